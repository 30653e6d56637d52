/// The part of a page's script that draws over panels: the names of boxes, and marks where a panel is cut off.
///
/// Names are placed beside the elements of nodes and never inside them, so that they do not affect the layout. A case
/// is drawn shortly before it becomes visible, because a page may have thousands of panels.
enum PageDrawingScript {
  static let source = [naming, cutting, drawing].joined(separator: "\n\n")

  /// The size of names, in pixels.
  static let nameSize = 9
  /// The line height of names, in pixels.
  static let nameHeight = 11

  /// Finds room for names.
  ///
  /// The script reads the layout and does not change it.
  private static let naming = """
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = "\(nameSize)px \(Typography.fixedWidth)";
    const widths = new Map();
    const widthOf = text => {
      if (!widths.has(text)) widths.set(text, Math.ceil(pen.measureText(text).width));
      return widths.get(text);
    };
    const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const common = (a, b) => ({
      left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    });

    // The first of the texts that fits in a free corner or in the free middle.
    const placed = (texts, room, obstacles) => {
      for (const text of texts) {
        const right = room.right - widthOf(text);
        const bottom = room.bottom - \(nameHeight);
        if (right < room.left || bottom < room.top) continue;
        const middle = [(room.left + right) / 2, (room.top + bottom) / 2];
        const places = [[room.left, room.top], [right, room.top], [room.left, bottom], [right, bottom], middle];
        for (const [left, top] of places) {
          const rect = { left, top, right: left + widthOf(text), bottom: top + \(nameHeight) };
          if (!obstacles.some(other => overlap(rect, other))) return { text, rect };
        }
      }
      return null;
    };

    // The names in a panel. `boxes` contain the node's index, the drawn element, and whether it clips its children.
    const namesIn = (plane, boxes, elements, expected, words) => {
      const origin = plane.getBoundingClientRect();
      const within = element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return {
          left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top,
        };
      };
      const shown = new Map();
      for (const box of boxes) {
        const node = elements[box.node];
        const rect = within(box.element);
        const clip = shown.get(parent(node))?.clip;
        const seen = clip ? common(rect, clip) : rect;
        shown.set(node, { rect, seen, clip: box.clips ? seen : clip });
      }
      const taken = Array.from(words, within);
      const names = [];
      for (const box of boxes) {
        const node = elements[box.node];
        const { seen } = shown.get(node);
        const room = { left: seen.left + 3, top: seen.top + 2, right: seen.right - 2, bottom: seen.bottom - 2 };
        const name = expected.names?.[box.node];
        // A path component is shortened if there is no space for its key.
        const texts = name ? [name] : [place(node), place(node).replace('children', '')];
        if (room.bottom - room.top < \(nameHeight) || room.right - room.left < widthOf(texts.at(-1))) continue;
        const obstacles = taken.filter(rect => overlap(rect, room));
        for (const [other, { seen }] of shown) {
          if (overlap(seen, room) && !other.contains(node)) obstacles.push(seen);
        }
        const found = placed(texts, room, obstacles);
        if (!found) continue;
        taken.push(found.rect);
        names.push({ ...found, colors: box.element.classList.item(1) });
      }
      return names;
    };
    """

  /// Marks panels that show only a part of their content.
  private static let cutting = """
    // Enlarges the browser's panel for boxes that the browser places outside of the engine's frames.
    const enlarge = (figure, extent) => {
      const plane = figure.querySelector('.plane');
      const { style } = plane;
      const points = name => parseFloat(style.getPropertyValue(name));
      const [x, y] = [Math.max(points('--x'), -extent.left), Math.max(points('--y'), -extent.top)];
      const right = Math.max(points('width') - points('--x'), extent.right);
      const bottom = Math.max(points('height') - points('--y'), extent.bottom);
      const values = { width: x + right, height: y + bottom, '--x': x, '--y': y };
      for (const name in values) style.setProperty(name, values[name] + 'px');
      plane.parentElement.classList.toggle('tall', y + bottom > \(PageStyleSheet.panelHeight));
    };
    const cuts = panel => {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = panel;
      const [beyond, below] = [scrollWidth - clientWidth, scrollHeight - clientHeight];
      const size = beyond > 1 && below > 1 ? scrollWidth + ' × ' + scrollHeight
        : beyond > 1 ? 'a width of ' + scrollWidth : 'a height of ' + scrollHeight;
      return {
        panel,
        edges: {
          left: beyond > 1 && scrollLeft > 1, right: beyond > 1 && scrollLeft < beyond - 1,
          top: below > 1 && scrollTop > 1, bottom: below > 1 && scrollTop < below - 1,
        },
        hint: beyond > 1 || below > 1 ? 'cut: scroll to see ' + size : '',
      };
    };
    // The distance to scroll a panel so that the root is visible, if boxes are placed before it.
    const scrollingToRoot = (plane, boxes) => {
      if (boxes.length === 0) return { left: 0, top: 0 };
      const panel = plane.parentElement;
      const root = boxes[0].element.getBoundingClientRect();
      const { left, top } = panel.getBoundingClientRect();
      const least = (start, extent, seen) => Math.max(0, Math.min(start, start + extent - seen));
      return {
        left: least(root.left - left - panel.clientLeft, root.width, panel.clientWidth),
        top: least(root.top - top - panel.clientTop, root.height, panel.clientHeight),
      };
    };
    const markCuts = panels => {
      for (const { panel, edges, hint } of panels.map(cuts)) {
        for (const edge in edges) panel.classList.toggle('cut-' + edge, edges[edge]);
        const { dataset } = panel.previousElementSibling;
        if (hint) dataset.hint = hint; else delete dataset.hint;
      }
    };
    """

  /// Draws each case once, shortly before it becomes visible.
  ///
  /// All measurements are read before anything is written, because reading after a change makes the browser lay out the
  /// page again.
  private static let drawing = """
    const figureIndices = new Map(figures.map((figure, index) => [figure, index]));
    const drawingOf = figure => {
      const index = figureIndices.get(figure);
      const expected = cases[Math.floor(index / variants)];
      const elements = nodes(figure);
      const [browser, engine] = figure.querySelectorAll('.plane');
      const theirs = elements.flatMap((element, node) => element.getClientRects().length === 0
        ? [] : [{ node, element, clips: element.style.overflow !== '' }]);
      const ours = Array.from(engine.querySelectorAll('.box'), element =>
        ({ node: Number(element.dataset.node), element, clips: false }));
      const { frames } = measured[index];
      const tips = (boxes, frames) => boxes.map(({ node, element }) => {
        const [x, y, width, height] = frames[node];
        const text = title(expected, node, elements[node]);
        return { element, text: text + ': ' + width + ' × ' + height + (node > 0 ? ' at ' + x + ', ' + y : '') };
      });
      const panel = (plane, boxes, words) =>
        ({ plane, names: namesIn(plane, boxes, elements, expected, words), scrolling: scrollingToRoot(plane, boxes) });
      return {
        panels: [
          panel(browser, theirs, browser.querySelectorAll('.content i')),
          panel(engine, ours, engine.querySelectorAll('u')),
        ],
        tips: [...tips(theirs, frames), ...tips(ours, expected.frames[index % variants])],
      };
    };
    const write = ({ panels, tips }) => {
      for (const { plane, names, scrolling } of panels) {
        if (scrolling.left > 0 || scrolling.top > 0) plane.parentElement.scrollTo(scrolling);
        for (const { text, rect, colors } of names) {
          const name = element('span', 'name ' + colors, text);
          name.style.left = rect.left + 'px';
          name.style.top = rect.top + 'px';
          plane.append(name);
        }
      }
      for (const { element, text } of tips) element.title = text;
    };
    const drawWhatIsSeen = () => {
      const resizing = new ResizeObserver(entries => markCuts(entries.map(entry => entry.target)));
      const draw = articles => {
        const found = articles.flatMap(article => Array.from(article.querySelectorAll('figure')));
        found.map(drawingOf).forEach(write);
        const panels = found.flatMap(figure => Array.from(figure.querySelectorAll('.panel')));
        markCuts(panels);
        panels.forEach(panel => resizing.observe(panel));
      };
      const seeing = new IntersectionObserver(entries => {
        const articles = entries.filter(entry => entry.isIntersecting).map(entry => entry.target);
        draw(articles);
        articles.forEach(article => seeing.unobserve(article));
      }, { rootMargin: '600px' });
      // Cases that are visible first are drawn before the page is shown.
      const articles = Array.from(document.querySelectorAll('article'));
      const first = new Set(articles.filter(article => article.getBoundingClientRect().top < innerHeight));
      draw(Array.from(first));
      for (const article of articles) if (!first.has(article)) seeing.observe(article);
      document.addEventListener('scroll', ({ target }) => {
        if (target !== document && target.matches('.panel')) markCuts([target]);
      }, { capture: true, passive: true });
    };
    """
}
