import LayoutDocument

/// The script of a page, which compares the browser's layout with the frames of the engine.
///
/// The script measures the layout before the page is shown.
enum PageScript {
  static let lines: [String] =
    ["'use strict';", "{"]
    + [measuring, comparing, PageDrawingScript.source, reporting].joined(separator: "\n\n")
    .split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 } + ["}"]

  private static var captions: String {
    CaseVariant.allCases.map { JSONText.quoted(PageCase.caption(of: $0)) }.joined(separator: ", ")
  }

  private static let measuring = """
    const captions = [\(captions)];
    const variants = captions.length;
    const byId = id => document.getElementById(id);
    const cases = JSON.parse(byId('\(PageAnchors.Fixed.expectedFrames.rawValue)').textContent).cases;
    const figures = Array.from(document.querySelectorAll('figure'));
    \(frameMeasuring)
    // All frames are measured before the page is changed.
    const measured = figures.map(measure);
    const framesOfCase = index =>
      measured.slice(index * variants, (index + 1) * variants).map(figure => figure.frames);
    byId('\(BrowserRecording.elementID)').textContent = JSON.stringify({
      cases: cases.map(({ document, name }, index) => ({ document, name, frames: framesOfCase(index) })),
    }).replaceAll('<', '\\\\u003c');
    """

  /// The function `measure(element)`, which returns the browser's frames of a case.
  ///
  /// The element contains the stage.
  static let frameMeasuring = """
    const nodes = figure => Array.from(figure.querySelectorAll('.n'));
    const rounded = number => Math.round(number * 1e4) / 1e4;

    // A collapsed flex item and its descendants have no frames, whatever rectangles the browser reports.
    const isCollapsed = (node, collapsed) => collapsed.has(node.parentElement)
      || node.style.visibility === 'collapse' && node.style.position !== 'absolute'
        && node.parentElement.classList.contains('n');
    // Frames are relative to the parent's border box. The root is at 0. Nodes that are not displayed have no frame.
    const measure = figure => {
      const elements = nodes(figure);
      const stage = figure.querySelector('.stage').getBoundingClientRect();
      const rects = new Map();
      const extent = { left: 0, top: 0, right: 0, bottom: 0 };
      const collapsed = new Set();
      const frames = elements.map(node => {
        if (isCollapsed(node, collapsed)) {
          collapsed.add(node);
          return [0, 0, 0, 0];
        }
        if (node.getClientRects().length === 0) {
          // Frames of the children of a node without a box are relative to the enclosing box.
          if (rects.has(node.parentElement)) rects.set(node, rects.get(node.parentElement));
          return [0, 0, 0, 0];
        }
        const rect = node.getBoundingClientRect();
        rects.set(node, rect);
        extent.left = Math.min(extent.left, rect.left - stage.left);
        extent.top = Math.min(extent.top, rect.top - stage.top);
        extent.right = Math.max(extent.right, rect.right - stage.left);
        extent.bottom = Math.max(extent.bottom, rect.bottom - stage.top);
        const origin = rects.get(node.parentElement) ?? rect;
        return [rect.left - origin.left, rect.top - origin.top, rect.width, rect.height].map(rounded);
      });
      return { frames, extent };
    };
    """

  /// The function `isFar`, which returns whether two frames of a node differ by more than a tolerance.
  ///
  /// The position of the root is not compared.
  static let frameComparison = """
    const isFar = (tolerance, node, ours, theirs) => ours.some((value, side) =>
      (node > 0 || side > 1) && !(Math.abs(value - theirs[side]) <= tolerance + 1e-9));
    """

  private static let comparing = """
    // The differences, by case.
    \(frameComparison)
    const differences = cases.map(({ frames, tolerance }, index) =>
      framesOfCase(index).flatMap((measuredFrames, variant) => frames[variant].flatMap((ours, node) => {
        const theirs = measuredFrames[node];
        return isFar(tolerance, node, ours, theirs) ? [{ variant, node, ours, theirs }] : [];
      })));

    // The title of a node: its name and its path, or only its path.
    const parent = node => node.parentElement.closest('.n');
    const place = node =>
      parent(node) ? 'children[' + Array.from(parent(node).children).indexOf(node) + ']' : 'root';
    const path = node => {
      const places = [];
      for (let current = node; current; current = parent(current)) places.push(place(current));
      return places.reverse().join('.');
    };
    const title = (expected, index, node) => {
      const name = expected.names?.[index];
      return name ? name + ' (' + path(node) + ')' : path(node);
    };
    """

  private static let reporting = """
    const element = (name, className, text) => {
      const result = document.createElement(name);
      if (className) result.className = className;
      if (text) result.textContent = text;
      return result;
    };
    const number = value => value.toLocaleString('en');
    const counted = (value, noun) => number(value) + ' ' + noun + (value === 1 ? '' : 's');

    // Marks the boxes of a difference, and adds its text.
    const mark = (figure, { node, theirs }, text) => {
      nodes(figure)[node].classList.add('differs');
      figure.querySelector('[data-node="' + node + '"]')?.classList.add('differs');
      figure.append(element('p', 'difference', text));
    };
    const report = (index, article) => {
      const link = article.querySelector('h3 > a').cloneNode(true);
      const item = element('li');
      item.append(link, ' ', element('span', '', article.closest('section').querySelector('h2').textContent.trim()));
      article.classList.add('differs');
      for (const difference of differences[index]) {
        const { variant, node, ours, theirs } = difference;
        const figure = figures[index * variants + variant];
        const text = title(cases[index], node, nodes(figure)[node])
          + ': browser [' + theirs.join(', ') + '], StackLayout [' + ours.join(', ') + ']';
        mark(figure, difference, text);
        item.append(element('p', 'difference', captions[variant] + ', ' + text));
        enlarge(figure, measured[index * variants + variant].extent);
      }
      return item;
    };
    const list = document.createDocumentFragment();
    figures.forEach((figure, index) => {
      if (index % variants > 0 || differences[index / variants].length === 0) return;
      list.append(report(index / variants, figure.closest('article')));
    });
    const details = byId('\(PageAnchors.Fixed.differences.rawValue)');
    details.querySelector('ul').append(list);
    const differingCases = differences.filter(found => found.length > 0).length;
    details.hidden = differingCases === 0;

    // The list of documents contains the number of cases with differences.
    const entries = document.querySelectorAll('#\(PageAnchors.Fixed.documents.rawValue) li');
    document.querySelectorAll('main > section').forEach((section, index) => {
      const count = section.querySelectorAll('article.differs').length;
      section.classList.toggle('differs', count > 0);
      entries[index].classList.toggle('differs', count > 0);
      entries[index].append(element('span', count > 0 ? 'different' : 'same', number(count) + (count === 1 ? ' differs' : ' differ')));
    });

    const layouts = new Set(differences.flatMap((found, index) => found.map(({ variant }) => index * variants + variant)));
    const sum = counted(figures.length, 'layout') + ' of ' + counted(cases.length, 'case');
    const count = byId('\(PageAnchors.Fixed.count.rawValue)');
    count.textContent = layouts.size === 0
      ? 'No difference in ' + sum + '.'
      : number(layouts.size) + ' of ' + sum + (layouts.size === 1 ? ' differs' : ' differ') + ', in ' + counted(differingCases, 'case') + '.';
    count.className = layouts.size === 0 ? 'same' : 'different';
    const filter = byId('\(PageAnchors.Fixed.filter.rawValue)');
    filter.addEventListener('change', () => document.body.classList.toggle('filtered', filter.checked));
    document.body.classList.remove('measuring');
    drawWhatIsSeen();
    """
}
