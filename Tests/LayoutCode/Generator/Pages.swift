import Foundation
import LayoutDocument
import LayoutEngine

@testable import LayoutCode

/// A page that loads the pages of all cases in turn, and compares the browser's frames with the expected frames.
struct Pages {
  private var cases: [String] = []

  var count: Int { cases.count }

  /// Adds a case, without the pixel grid of its document, because a browser has its own.
  mutating func add(_ layoutCase: LayoutCase, file: String) throws {
    var plain = layoutCase
    plain.scale = 0
    let frames = try CaseLayout(plain).frames.map { [$0.x, $0.y, $0.width, $0.height] }
    let text = frames.map { "[" + $0.map { JSONText.number($0) }.joined(separator: ",") + "]" }.joined(separator: ",")
    let fields = [
      "\"name\": \(JSONText.quoted(file + " " + layoutCase.name))",
      "\"page\": \(JSONText.quoted(try LayoutCode.html(plain)))", "\"frames\": [\(text)]",
      "\"tolerance\": \(JSONText.number(max(layoutCase.tolerance, LayoutCase.defaultTolerance)))",
    ]
    cases.append("{" + fields.joined(separator: ", ") + "}")
  }

  var text: String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <pre id="result"></pre>
    <script type="application/json" id="cases">[\(cases.joined(separator: ",\n").replacingOccurrences(of: "</", with: "<\\/"))]</script>
    <script>
    \(Pages.script)
    </script>
    """
  }

  /// Nodes are the elements `div` and `canvas`, in the order of the document.
  private static let script = """
    const cases = JSON.parse(document.getElementById('cases').textContent);
    const lines = [];
    let failed = 0;
    const isCollapsed = (view, node) => {
      for (let current = node; current.parentElement?.closest('div'); current = current.parentElement.closest('div')) {
        const style = view.getComputedStyle(current);
        const outer = view.getComputedStyle(current.parentElement);
        if (style.visibility === 'collapse' && outer.visibility !== 'collapse' && style.position !== 'absolute') return true;
      }
      return false;
    };
    const measure = view => {
      const rects = new Map();
      return Array.from(view.document.body.querySelectorAll('div, canvas')).map(node => {
        const outer = node.parentElement.closest('div');
        if (isCollapsed(view, node)) return [0, 0, 0, 0];
        if (node.getClientRects().length === 0) {
          if (rects.has(outer)) rects.set(node, rects.get(outer));
          return [0, 0, 0, 0];
        }
        const rect = node.getBoundingClientRect();
        rects.set(node, rect);
        const origin = rects.get(outer) ?? rect;
        return [rect.left - origin.left, rect.top - origin.top, rect.width, rect.height];
      });
    };
    const compare = ({ name, frames, tolerance }, measured) => {
      const differs = (frame, node) => !measured[node]
        || frame.some((value, side) => (node > 0 || side > 1) && Math.abs(value - measured[node][side]) > tolerance);
      const node = measured.length === frames.length ? frames.findIndex(differs) : 0;
      if (node < 0) return;
      failed += 1;
      lines.push(name + ', node ' + node + ': ' + JSON.stringify(measured[node]) + ', not ' + JSON.stringify(frames[node]));
    };
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position: absolute; border: 0; width: 1200px; height: 1200px';
    document.body.append(frame);
    const run = index => {
      if (index === cases.length) {
        lines.push((cases.length - failed) + ' passed, ' + failed + ' failed in a browser');
        document.getElementById('result').textContent = lines.join('\\n') + '\\n';
        frame.remove();
        return;
      }
      frame.onload = () => {
        compare(cases[index], measure(frame.contentWindow));
        run(index + 1);
      };
      frame.srcdoc = cases[index].page;
    };
    run(0);
    """
}
