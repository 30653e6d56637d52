import LayoutDocument

/// The script of a page: it measures what the browser laid out, before anything is shown, and compares it with the
/// frames of the engine.
enum PageScript {
  static let lines: [String] = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  private static let source = """
    'use strict';
    {
      const variants = \(CaseVariant.allCases.count);
      const cases = JSON.parse(document.getElementById('expected-frames').textContent).cases;
      const figures = Array.from(document.querySelectorAll('figure'));
      const nodes = figure => Array.from(figure.querySelectorAll('.n'));
      const rounded = number => Math.round(number * 1e4) / 1e4;

      // A frame counts from the parent's border box, the root's from its own; what is not displayed has none.
      const frame = node => {
        if (node.getClientRects().length === 0) return [0, 0, 0, 0];
        const rect = node.getBoundingClientRect();
        const parent = node.parentElement.closest('.n');
        const origin = parent ? parent.getBoundingClientRect() : rect;
        return [rect.left - origin.left, rect.top - origin.top, rect.width, rect.height].map(rounded);
      };
      const measured = figures.map(figure => nodes(figure).map(frame));

      // Nothing is changed before everything is measured.
      const write = (id, value) => {
        document.getElementById(id).textContent = JSON.stringify(value).replaceAll('<', '\\\\u003c');
      };
      write('\(BrowserRecording.elementID)', {
        cases: cases.map((expected, index) => ({
          document: expected.document,
          name: expected.name,
          frames: measured.slice(index * variants, (index + 1) * variants),
        })),
      });

      const path = node => {
        let text = '';
        for (let parent; (parent = node.parentElement.closest('.n')); node = parent) {
          text = '.children[' + Array.from(parent.children).indexOf(node) + ']' + text;
        }
        return 'root' + text;
      };
      const report = (figure, node, index, ours, theirs) => {
        node.classList.add('differs');
        const box = figure.querySelector('[data-node="' + index + '"]');
        if (box) box.classList.add('differs');
        const line = document.createElement('p');
        line.className = 'difference';
        line.textContent = path(node) + ': browser [' + theirs.join(', ') + '], StackLayout [' + ours.join(', ') + ']';
        figure.append(line);
      };
      let differingCases = 0;
      let differingLayouts = 0;
      cases.forEach((expected, index) => {
        let differs = false;
        expected.frames.forEach((frames, variant) => {
          const figure = figures[index * variants + variant];
          const elements = nodes(figure);
          let count = 0;
          frames.forEach((ours, node) => {
            const theirs = measured[index * variants + variant][node];
            const off = ours.some((value, side) =>
              (node > 0 || side > 1) && !(Math.abs(value - theirs[side]) <= expected.tolerance + 1e-9));
            if (!off) return;
            report(figure, elements[node], node, ours, theirs);
            count += 1;
          });
          if (count > 0) {
            differingLayouts += 1;
            differs = true;
          }
        });
        if (!differs) return;
        differingCases += 1;
        figures[index * variants].closest('article').classList.add('differs');
      });

      const number = value => value.toLocaleString('en');
      const sum = number(figures.length) + ' layouts of ' + number(cases.length) + ' cases';
      const count = document.getElementById('count');
      count.textContent = differingLayouts === 0
        ? 'No difference in ' + sum + '.'
        : number(differingLayouts) + ' of ' + sum + ' differ, in ' + number(differingCases) + ' cases.';
      count.className = differingLayouts === 0 ? 'same' : 'different';
      const filter = document.getElementById('filter');
      filter.addEventListener('change', () => document.body.classList.toggle('filtered', filter.checked));
      document.body.classList.remove('measuring');
    }
    """
}
