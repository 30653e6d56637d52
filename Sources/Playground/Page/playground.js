// The page: a document, the conditions of its layout, and the selection.
class Playground {
  engine;
  text = '';
  problem = null;
  conditions = { caseIndex: 0, width: null, height: null, textScale: 1 };
  described = null;
  names = [];
  frames = new Float64Array(0);
  drawn = null;
  selected = -1;
  hovered = -1;
  coordinate = 'width';
  explanation = null;
  differing = [];
  layoutTime = 0;
  firstLayout = null;
  #zoomChoice = null;
  #drawRequest = 0;
  #isMoving = false;
  #treeNodes = null;
  #linkTimer = 0;
  #nextComparison = 0;

  constructor(engine, module) {
    this.engine = engine;
    const properties = engine.json('properties');
    this.palettes = engine.json('palette');
    this.drawing = new Drawing(byId('canvas'));
    this.ruler = new Ruler(byId('ruler-canvas'));
    this.editor = new Editor(byId('text'), byId('ink'), byId('gutter'), () => this.#edited());
    this.inspector = new Inspector(byId('box'), properties, {
      change: (path, value) => this.changeProperty(path, value),
      choose: coordinate => { this.coordinate = coordinate; this.#showBox(); this.#requestDraw(); },
    });
    this.browser = new BrowserSide(byId('browser'), engine);
    this.library = new Library(engine, (...entry) => this.open(...entry));
    this.gallery = new Gallery(engine.copy(), properties.words, () => this.drawing.palette, (text, title) => this.open(text, title));
    this.tabs = new Tabs(document.querySelector('[role=tablist]'), id => this.#tabShown(id));
    if (engine.has('code')) {
      byId('tab-source').hidden = false;
      this.code = new CodePanel(byId('source'), engine, { tell: text => this.tell(text) });
    }
    if (engine.has('check')) {
      byId('tab-checks').hidden = false;
      this.checks = new CheckPanel(byId('checks'), byId('ribbon'), module, { go: finding => this.#goTo(finding) });
    }
    this.#choices();
    this.#colors();
    this.#handles();
    this.#pointer();
    this.#keys();
    this.#listen();
  }

  // MARK: The document

  // Opens another document.
  open(text, title = null, caseIndex = 0) {
    this.conditions = { caseIndex, width: null, height: null, textScale: this.conditions.textScale };
    this.#zoomChoice = null;
    this.selected = -1;
    this.editor.text = text;
    this.title = title;
    this.#edited();
    byId('scroller').scrollTo(0, 0);
  }

  // Reads the text. After an error, the last layout remains.
  #edited() {
    this.text = this.editor.text;
    try {
      const cases = this.engine.parse(this.text);
      if (this.conditions.caseIndex >= cases.length) this.conditions.caseIndex = 0;
      this.#caseChoice(cases);
      this.#lay();
      this.#accept();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#refuse(error);
    }
    this.#updateLink();
  }

  #lay() {
    const began = performance.now();
    this.engine.layOut(this.conditions);
    this.frames = this.engine.frames();
    const ended = performance.now();
    this.layoutTime = ended - began;
    this.firstLayout ??= ended;
  }

  #accept() {
    const path = this.names[this.selected]?.path;
    this.problem = null;
    this.described = this.engine.json('nodes');
    const nodes = this.described.nodes;
    const counts = [];
    this.names = nodes.map(([id, parent, , , , name], index) => {
      counts[index] = 0;
      const place = parent < 0 ? 'root' : `children[${counts[parent]++}]`;
      return { id, parent, place, name, path: '', position: parent < 0 ? 0 : counts[parent] - 1 };
    });
    for (const name of this.names) {
      name.path = name.parent < 0 ? 'root' : this.names[name.parent].path + '.' + name.place;
      name.label = name.id || name.place.replace('children', '');
    }
    const keys = ({ id, path, name }) => [path, id, name].filter(key => key);
    this.byName = new Map(this.names.flatMap((node, index) => keys(node).map(key => [key, index])));
    this.selected = path ? this.names.findIndex(name => name.path === path) : -1;
    this.#treeNodes = null;
    document.body.classList.remove('stale');
    byId('problem').hidden = true;
    this.editor.mark(null);
    byId('document-name').textContent = this.title ?? this.described.name;
    const root = this.#source(0);
    setChoice(byId('rules'), this.described.rules);
    this.isRightToLeft = root.style?.layoutDirection === 'rtl';
    setChoice(byId('direction'), this.isRightToLeft ? 'rtl' : 'ltr');
    setChoice(byId('scale'), this.described.scale);
    this.rootIsFixed = { width: typeof root.style?.width === 'number', height: typeof root.style?.height === 'number' };
    this.drawn = this.engine.drawing();
    this.issues = this.engine.json('issues').map(issue => ({ ...issue, name: this.names[issue.node].name }));
    this.#explain();
    this.#buildBrowser();
    this.#fit();
    this.#showBox();
    if (!byId('source').hidden) this.code?.update();
    this.checks?.update(this.text, this.conditions.caseIndex);
    this.#requestDraw();
  }

  #refuse({ problem, message }) {
    this.problem = problem;
    document.body.classList.add('stale');
    const element = byId('problem');
    const first = message + (problem.suggestion ? ` Did you mean “${problem.suggestion}”?` : '');
    const others = (problem.others ?? []).slice(0, 20).map(text => text.replace(/^(\d+):(\d+): /, 'Line $1, column $2, '));
    element.querySelector('p').textContent = [first, ...others].join('\n');
    const button = element.querySelector('button');
    button.hidden = !problem.suggestion;
    button.textContent = 'Replace';
    button.onclick = () => {
      const start = Source.index(this.text, problem.line, problem.column);
      this.editor.replace({ start, end: Source.end(this.text, start), text: JSON.stringify(problem.suggestion) });
    };
    element.hidden = false;
    this.editor.mark(problem);
  }

  // The start of a node's object in the text.
  #start(node) {
    const [, , , line, column] = this.described.nodes[node];
    return Source.index(this.text, line, column);
  }

  // The keys of a node in the document, without its children.
  #source(node) {
    const start = this.#start(node);
    const result = {};
    for (const { key, start: from, end } of Source.members(this.text, start)) {
      if (key !== 'children') result[key] = JSON.parse(this.text.slice(from, end));
    }
    return result;
  }

  changeProperty(path, value) {
    if (this.problem || this.selected < 0) return;
    this.#write(Source.edit(this.text, this.#start(this.selected), path, value));
  }

  #changeCase(path, value) {
    if (this.problem) return;
    this.#write(Source.edit(this.text, Source.caseStart(this.text, this.conditions.caseIndex), path, value));
  }

  #write(edit) { if (edit) this.editor.replace(edit); }

  #caseChoice(cases) {
    byId('case-choice').hidden = cases.length < 2;
    byId('case').replaceChildren(...cases.map((name, index) => make('option', { value: index, selected: index === this.conditions.caseIndex }, name)));
  }

  // MARK: Conditions

  // The size of the screen: the condition that was set, the size in the document, or the size of the root.
  get screen() {
    const size = (name, index) => this.conditions[name]
      ?? (this.rootIsFixed[name] ? this.frames[index] : this.described[name] ?? this.frames[index]);
    return { width: size('width', 2), height: size('height', 3) };
  }

  // Lays out the same case in another available space or with another text size.
  setConditions(changes, isMoving = false) {
    Object.assign(this.conditions, changes);
    if (this.problem || !this.drawn) return;
    try {
      this.#lay();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#refuse(error);
      return;
    }
    this.drawn = this.engine.drawing();
    this.#resizeBrowser('textScale' in changes, isMoving);
    if (isMoving) {
      if (this.selected >= 0) this.inspector.move(this.frameOf(this.selected));
    } else {
      this.issues = this.engine.json('issues').map(issue => ({ ...issue, name: this.names[issue.node].name }));
      this.#explain();
      this.#showBox();
      this.#fit(true);
      this.#updateLink();
    }
    this.#requestDraw(isMoving);
  }

  frameOf(node) { return Array.from(this.frames.subarray(4 * node, 4 * node + 4)); }

  // MARK: Comparison with the browser

  get compares() { return byId('compare').checked; }

  #buildBrowser() {
    byId('theirs').hidden = !this.compares;
    byId('views').classList.toggle('compared', this.compares);
    this.differing = [];
    this.browserFrames = null;
    const verdict = byId('verdict');
    verdict.hidden = !this.compares;
    if (!this.compares) { this.browser.clear(); return; }
    try {
      this.browser.build(this.engine);
      this.#compare();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.browser.clear();
      byId('theirs').hidden = true;
      verdict.className = 'told';
      verdict.textContent = `CSS cannot express this case: ${error.message}`;
    }
  }

  // During a drag, the frames are compared less often, so that most of the time is left for the layout.
  #resizeBrowser(rebuilds, isMoving) {
    if (!this.compares || byId('theirs').hidden) return;
    if (rebuilds) { this.#buildBrowser(); return; }
    this.browser.resize(this.engine);
    const began = performance.now();
    if (isMoving && began < this.#nextComparison) return;
    this.#compare();
    const ended = performance.now();
    this.#nextComparison = ended + 8 * (ended - began);
  }

  #compare() {
    const { frames, differing } = this.browser.compare(this.engine, this.described);
    this.browserFrames = frames;
    this.differing = differing;
    this.browser.mark(this.differing);
    const count = this.differing.length;
    const { rules } = this.described;
    const verdict = byId('verdict');
    verdict.className = count === 0 ? 'same' : 'different';
    const boxes = frames.length === 1 ? '1 box' : frames.length.toLocaleString('en') + ' boxes';
    const names = this.differing.slice(0, 4).map(({ node }) => this.names[node].name).join(', ') + (count > 4 ? ' …' : '');
    verdict.textContent = (count === 0 ? `No difference in ${boxes}.` : `${count} of ${boxes} ${count === 1 ? 'differs' : 'differ'}: ${names}.`)
      + (count > 0 && rules === 'stackview' ? ' The document uses the rules of StackViewLayout, which differ from those of CSS.' : '');
  }

  // MARK: Selection

  select(node, { reveals = true } = {}) {
    this.selected = node;
    this.#explain();
    this.#showBox();
    if (node >= 0 && reveals) {
      this.editor.reveal(this.described.nodes[node][3]);
      this.#revealBox(node);
    }
    this.#requestDraw();
  }

  #explain() {
    this.explanation = null;
    if (this.selected < 0 || !this.engine.has('explain')) return;
    try {
      this.explanation = this.engine.explanation(this.selected);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }

  #showBox() {
    this.#updateTree();
    this.editor.select(this.selected >= 0 ? this.described.nodes[this.selected][3] : null);
    if (this.selected < 0) {
      const { name, about } = this.described;
      const hint = 'Select a box to see its frame and its properties' + (this.engine.has('explain') ? ', and an explanation of its size.' : '.');
      this.inspector.overview({ title: name, about, hint, issues: this.issues, select: node => this.select(node) });
      return;
    }
    const { name, path } = this.names[this.selected];
    this.inspector.show({
      name, path, frame: this.frameOf(this.selected), ...this.#source(this.selected), ...{ frame: this.frameOf(this.selected) },
      issues: this.issues.filter(issue => issue.node === this.selected),
    }, this.coordinate, this.explanation);
  }

  #revealBox(node) {
    const box = this.drawing.boxOf(this.drawn, node);
    const scroller = byId('scroller');
    if (!box) return;
    const { zoom, origin } = this.drawing;
    const [top, bottom] = [origin.y + box.y * zoom, origin.y + (box.y + box.height) * zoom];
    if (bottom < scroller.scrollTop + 10 || top > scroller.scrollTop + scroller.clientHeight - 10) {
      scroller.scrollTop = Math.max(0, top - scroller.clientHeight / 3);
    }
  }

  // The boxes as a tree for screen readers: the selected item has a label with its frame.
  #updateTree() {
    const tree = byId('tree');
    if (!this.#treeNodes && document.activeElement !== tree && this.selected < 0) return;
    const levels = [];
    const counts = [];
    for (const { parent } of this.names) if (parent >= 0) counts[parent] = (counts[parent] ?? 0) + 1;
    if (!this.#treeNodes) {
      this.#treeNodes = this.names.map(({ parent, position }, index) => {
        levels[index] = parent < 0 ? 1 : levels[parent] + 1;
        return make('div', {
          role: 'treeitem', id: 'node-' + index, 'aria-level': levels[index], 'aria-posinset': position + 1,
          'aria-setsize': parent < 0 ? 1 : counts[parent], 'aria-expanded': counts[index] ? 'true' : null, 'aria-label': this.names[index].name,
        });
      });
      tree.replaceChildren(...this.#treeNodes);
    }
    tree.querySelector('[aria-selected]')?.removeAttribute('aria-selected');
    const item = this.#treeNodes[this.selected];
    if (!item) { tree.removeAttribute('aria-activedescendant'); return; }
    const [x, y, width, height] = this.frameOf(this.selected).map(value => number(value));
    item.setAttribute('aria-label', `${this.names[this.selected].name}, ${width} by ${height} at ${x}, ${y}`);
    item.setAttribute('aria-selected', 'true');
    tree.setAttribute('aria-activedescendant', item.id);
  }

  // MARK: Drawing

  // Selects a zoom at which the width is visible, and the height, too, if text stays readable.
  #fit(onlyIfNeeded = false) {
    const scroller = byId('scroller');
    if (!this.drawn || scroller.clientWidth === 0) return;
    const { width, height } = this.screen;
    const [x, y, boundsWidth, boundsHeight] = this.drawn.bounds;
    const { origin } = this.drawing;
    const room = { width: scroller.clientWidth - 74, height: scroller.clientHeight - 64 };
    const extent = { width: Math.max(width, x + boundsWidth, 1), height: Math.max(height, y + boundsHeight, 1) };
    const fitting = { width: room.width / extent.width, height: room.height / extent.height };
    if (this.#zoomChoice === null) {
      const fitted = Math.min(4, fitting.width, Math.max(fitting.height, Math.min(1, fitting.width)));
      if (!onlyIfNeeded || fitting.width < this.drawing.zoom || fitted > 1.6 * this.drawing.zoom) this.drawing.zoom = Math.max(fitted, 0.02);
    } else {
      this.drawing.zoom = this.#zoomChoice;
    }
    origin.x = Math.max(32, 12 - x * this.drawing.zoom);
    origin.y = Math.max(30, 12 - y * this.drawing.zoom);
  }

  zoomBy(factor) {
    this.#zoomChoice = factor === null ? null : Math.max(0.05, Math.min(8, this.drawing.zoom * factor));
    this.#fit();
    this.#requestDraw();
  }

  #requestDraw(isMoving = false) {
    this.#isMoving = isMoving;
    if (this.#drawRequest) return;
    this.#drawRequest = requestAnimationFrame(() => { this.#drawRequest = 0; this.draw(); });
  }

  draw() {
    if (!this.drawn) return;
    const scroller = byId('scroller');
    const { zoom, origin } = this.drawing;
    const screen = this.screen;
    const [x, y, width, height] = this.drawn.bounds;
    const extent = byId('extent');
    const right = origin.x + Math.max(screen.width, x + width) * zoom + 40;
    const bottom = origin.y + Math.max(screen.height, y + height) * zoom + 34;
    const [extentWidth, extentHeight] = [Math.ceil(right) + 'px', Math.ceil(bottom) + 'px'];
    if (extent.style.width !== extentWidth) extent.style.width = extentWidth;
    if (extent.style.height !== extentHeight) extent.style.height = extentHeight;
    const { scrollLeft: left, scrollTop: top, clientWidth, clientHeight } = scroller;
    const chain = this.explanation
      ? new Set(Explanation.chain(this.explanation, this.coordinate).map(name => this.byName.get(name)).filter(isDefined)) : null;
    const marks = {
      selected: this.selected, hovered: this.hovered, chain, screen, differing: new Set(this.differing.map(({ node }) => node)),
    };
    this.drawing.draw(this.drawn, { width: clientWidth, height: clientHeight, left, top }, marks, node => this.names[node].label, this.#isMoving);
    this.#placeHandles(screen);
    if (!byId('theirs').hidden && this.compares) {
      this.browser.place(origin.x, origin.y, zoom);
      const other = document.querySelector('#theirs .extent');
      [other.style.width, other.style.height] = [extentWidth, extentHeight];
    }
    const ruler = byId('ruler');
    this.ruler.draw(ruler.clientWidth, ruler.clientHeight, origin.x - left, zoom, screen.width);
    this.checks?.place(origin.x - left, zoom, this.conditions.textScale, this.isRightToLeft ? 'rtl' : 'ltr');
    byId('status').textContent = `${this.names.length.toLocaleString('en')} ${this.names.length === 1 ? 'box' : 'boxes'} in ${this.layoutTime.toFixed(this.layoutTime < 1 ? 2 : 1)} ms`;
    performance.mark('drawn');
  }

  #placeHandles(screen) {
    const { zoom, origin } = this.drawing;
    const scroller = byId('scroller');
    const [right, bottom] = [origin.x + screen.width * zoom, origin.y + screen.height * zoom];
    // A handle stays in the visible area.
    const middle = (start, end, from, to) => (Math.max(start, from) + Math.max(Math.max(start, from), Math.min(end, to))) / 2;
    const centerY = middle(origin.y, bottom, scroller.scrollTop, scroller.scrollTop + scroller.clientHeight);
    const centerX = middle(origin.x, right, scroller.scrollLeft, scroller.scrollLeft + scroller.clientWidth);
    const place = (element, x, y) => { element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`; };
    place(byId('width-handle'), right + 3, centerY - 22);
    place(byId('height-handle'), centerX - 22, bottom + 3);
    for (const name of ['width', 'height']) {
      const value = number(screen[name]);
      const handle = byId(name + '-handle');
      handle.setAttribute('aria-valuenow', value);
      handle.setAttribute('aria-valuemin', '0');
      handle.setAttribute('aria-valuemax', '4000');
      handle.setAttribute('aria-valuetext', value + ' points');
      if (document.activeElement !== byId(name)) byId(name).value = value;
    }
    byId('reset').disabled = this.conditions.width === null && this.conditions.height === null;
    const badge = byId('badge');
    const box = this.selected >= 0 ? this.drawing.boxOf(this.drawn, this.selected) : null;
    badge.style.visibility = box ? 'visible' : 'hidden';
    if (!box) return;
    badge.textContent = number(box.width) + ' × ' + number(box.height);
    const spot = this.#badgePlace(box, 13 + 6.6 * badge.textContent.length);
    if (spot) place(badge, spot.x, spot.y); else badge.style.visibility = 'hidden';
  }

  // The position of the size label of the selected box: below, above, beside or inside the box, without covering text.
  #badgePlace(box, width) {
    const height = 18;
    const { zoom, origin } = this.drawing;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = byId('scroller');
    const [left, top, right, bottom] = [origin.x + box.x * zoom, origin.y + box.y * zoom, origin.x + (box.x + box.width) * zoom, origin.y + (box.y + box.height) * zoom];
    const spots = [[left - 1, bottom + 5], [left - 1, top - height - 5], [right + 5, top], [left - width - 5, top], [right - width - 3, bottom - height - 3], [left + 3, top + 3]];
    const { numbers, linesStart, overflowsStart } = this.drawn;
    const isFree = ([x, y]) => {
      if (x < scrollLeft || y < scrollTop || x + width > scrollLeft + clientWidth || y + height > scrollTop + clientHeight) return false;
      for (let at = linesStart; at < overflowsStart; at += lineNumbers) {
        const [lineX, lineY] = [origin.x + numbers[at] * zoom, origin.y + numbers[at + 1] * zoom];
        if (x < lineX + numbers[at + 2] * zoom && lineX < x + width && y < lineY + numbers[at + 3] * zoom && lineY < y + height) return false;
      }
      return true;
    };
    const spot = spots.find(isFree);
    return spot ? { x: spot[0], y: spot[1] } : null;
  }

  // MARK: Input

  #choices() {
    fillChoice(byId('rules'), [['css', 'CSS'], ['stackview', 'StackView']], value => this.#changeCase(['defaults'], value));
    fillChoice(byId('direction'), [['ltr', 'LTR'], ['rtl', 'RTL']], value =>
      this.#write(this.problem ? null : Source.edit(this.text, this.#start(0), ['style', 'layoutDirection'], value === 'rtl' ? 'rtl' : undefined)));
    fillChoice(byId('scale'), [0, 1, 2, 3].map(value => [value, value === 0 ? 'off' : value + '×']), value =>
      this.#changeCase(['scale'], value === 0 ? undefined : value));
  }

  get isDark() {
    const { theme } = document.documentElement.dataset;
    return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }

  #colors() {
    const { light, dark } = this.palettes;
    for (const name in light) document.documentElement.style.setProperty('--' + name, `light-dark(${light[name]}, ${dark[name]})`);
    // The page has its own values of these colors.
    for (const name of ['ink', 'page']) document.documentElement.style.removeProperty('--' + name);
    const palette = { ...(this.isDark ? dark : light), accent: getComputedStyle(byId('badge')).backgroundColor };
    this.drawing.palette = palette;
    this.ruler.palette = palette;
    const theme = document.documentElement.dataset.theme;
    byId('theme').setAttribute('aria-label', 'Colors: ' + (theme ?? 'system'));
    byId('theme').title = byId('theme').getAttribute('aria-label');
    byId('theme').textContent = { light: '○', dark: '●' }[theme] ?? '◐';
  }

  #handles() {
    const drag = (element, start, move) => {
      element.addEventListener('pointerdown', event => {
        if (event.button !== 0 || !this.drawn) return;
        event.preventDefault();
        element.setPointerCapture(event.pointerId);
        element.focus({ preventScroll: true });
        element.classList.add('held');
        const held = start(event);
        let frame = 0, last = event;
        const apply = () => { frame = 0; this.setConditions(move(last, held), true); };
        const moved = next => { last = next; frame ||= requestAnimationFrame(apply); };
        element.addEventListener('pointermove', moved);
        const ended = () => {
          cancelAnimationFrame(frame);
          element.classList.remove('held');
          element.removeEventListener('pointermove', moved);
          this.setConditions(last === event ? {} : move(last, held));
        };
        element.addEventListener('lostpointercapture', ended, { once: true });
      });
    };
    const whole = value => Math.max(0, Math.round(value));
    for (const [name, place] of [['width', 'clientX'], ['height', 'clientY']]) {
      const handle = byId(name + '-handle');
      drag(handle, event => ({ from: event[place], value: this.screen[name] }),
        (event, held) => ({ [name]: whole(held.value + (event[place] - held.from) / this.drawing.zoom) }));
      handle.addEventListener('dblclick', () => this.setConditions({ [name]: null }));
      handle.addEventListener('keydown', event => {
        const [less, more] = name === 'width' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
        const step = { [less]: -1, [more]: 1, PageDown: -50, PageUp: 50 }[event.key];
        if (event.key === 'Home') { event.preventDefault(); this.setConditions({ [name]: null }); }
        if (!step) return;
        event.preventDefault();
        this.setConditions({ [name]: whole(this.screen[name] + step * (event.shiftKey ? 10 : 1)) });
      });
      byId(name).addEventListener('change', event => this.setConditions({ [name]: event.target.value === '' ? null : whole(Number(event.target.value)) }));
    }
    drag(byId('ruler'), () => ({}), event => {
      const left = byId('ruler').getBoundingClientRect().left - byId('scroller').scrollLeft;
      return { width: whole((event.clientX - left - this.drawing.origin.x) / this.drawing.zoom) };
    });
  }

  #pointer() {
    const tree = byId('tree');
    const nodeAt = event => {
      const { left, top } = tree.getBoundingClientRect();
      return this.drawn ? this.drawing.nodeAt(this.drawn, event.clientX - left, event.clientY - top) : -1;
    };
    tree.addEventListener('pointermove', event => {
      const node = nodeAt(event);
      if (node === this.hovered) return;
      this.hovered = node;
      tree.title = node >= 0 ? this.names[node].name : '';
      this.#requestDraw();
    });
    tree.addEventListener('pointerleave', () => { this.hovered = -1; this.#requestDraw(); });
    tree.addEventListener('click', event => {
      this.select(nodeAt(event));
      this.tabs.show('tab-box');
    });
  }

  #keys() {
    const tree = byId('tree');
    tree.addEventListener('focus', () => { if (this.drawn && this.selected < 0) this.select(0); });
    tree.addEventListener('keydown', event => {
      if (!this.drawn || event.ctrlKey || event.metaKey || event.altKey) return;
      const { names, selected } = this;
      const next = {
        ArrowDown: () => Math.min(selected + 1, names.length - 1), ArrowUp: () => Math.max(selected - 1, 0),
        ArrowLeft: () => Math.max(names[selected]?.parent ?? 0, 0),
        ArrowRight: () => names[selected + 1]?.parent === selected ? selected + 1 : selected,
        Home: () => 0, End: () => names.length - 1,
      }[event.key];
      if (next) { event.preventDefault(); this.select(next()); }
      if (event.key === 'Escape') this.select(-1);
      if (event.key === 'Enter') { event.preventDefault(); this.#place('side'); byId('box').querySelector('input, select, button')?.focus(); }
    });
    document.addEventListener('keydown', event => {
      const isTyping = event.target.closest?.('input, textarea, select, dialog');
      if (event.key === '/' && !isTyping) { event.preventDefault(); this.library.show(); }
    });
  }

  #listen() {
    byId('open-library').addEventListener('click', () => this.library.show());
    byId('open-gallery').addEventListener('click', () => this.gallery.show());
    byId('share').addEventListener('click', () => this.share());
    byId('format').addEventListener('click', () => {
      try {
        const text = Source.tidy(JSON.parse(this.text));
        if (text !== this.text) this.editor.replace({ start: 0, end: this.text.length, text });
      } catch { this.tell('A document with errors cannot be formatted.'); }
    });
    byId('case').addEventListener('change', event => {
      this.conditions.caseIndex = Number(event.target.value);
      this.selected = -1;
      this.#edited();
    });
    byId('text-size').addEventListener('input', event => {
      byId('text-size-value').textContent = event.target.value + ' %';
      this.setConditions({ textScale: Number(event.target.value) / 100 });
    });
    byId('compare').addEventListener('change', () => { if (this.drawn) { this.#buildBrowser(); this.#fit(); this.#requestDraw(); } });
    byId('reset').addEventListener('click', () => this.setConditions({ width: null, height: null }));
    byId('zoom-in').addEventListener('click', () => this.zoomBy(1.25));
    byId('zoom-out').addEventListener('click', () => this.zoomBy(0.8));
    byId('zoom-fit').addEventListener('click', () => this.zoomBy(null));
    byId('theme').addEventListener('click', () => {
      const root = document.documentElement;
      const next = { undefined: 'light', light: 'dark', dark: undefined }[root.dataset.theme];
      if (next) root.dataset.theme = next; else delete root.dataset.theme;
      this.#colors();
      this.#requestDraw();
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { this.#colors(); this.#requestDraw(); });
    const scroller = byId('scroller');
    const other = document.querySelector('#theirs .scroller');
    scroller.addEventListener('scroll', () => { other.scrollTo(scroller.scrollLeft, scroller.scrollTop); this.#requestDraw(this.#isMoving); }, { passive: true });
    other.addEventListener('scroll', () => scroller.scrollTo(other.scrollLeft, other.scrollTop), { passive: true });
    new ResizeObserver(() => { this.#fit(true); this.#requestDraw(); }).observe(scroller);
    this.#drop();
    for (const button of byId('places').children) button.addEventListener('click', () => this.#place(button.dataset.place));
    this.#place('layout');
    addEventListener('hashchange', () => this.restore());
  }

  // Files can be dropped anywhere in the page; dragged text belongs to the text area.
  #drop() {
    const hasFiles = event => event.dataTransfer.types.includes('Files');
    const mark = isMarked => document.body.classList.toggle('dropping', isMarked);
    addEventListener('dragover', event => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(true);
    });
    addEventListener('dragleave', event => { if (!event.relatedTarget) mark(false); });
    addEventListener('drop', event => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(false);
      this.library.add(event.dataTransfer.files);
    });
  }

  // Sets the panel that a narrow screen shows.
  #place(place) {
    document.body.dataset.place = place;
    for (const button of byId('places').children) {
      if (button.dataset.place === place) button.setAttribute('aria-current', 'true'); else button.removeAttribute('aria-current');
    }
  }

  #tabShown(id) { if (id === 'tab-source' && !this.problem) this.code?.update(); }

  #goTo(finding) {
    if (!finding) { this.#requestDraw(); return; }
    const { width, textScale } = finding.smallest;
    byId('text-size').value = String(Math.round(100 * (textScale ?? 1)));
    byId('text-size-value').textContent = byId('text-size').value + ' %';
    this.setConditions({ width, textScale: textScale ?? 1 });
    const node = this.byName.get(finding.nodes[0]);
    if (isDefined(node)) this.select(node);
  }

  // MARK: Links

  get state() {
    const { caseIndex, width, height, textScale } = this.conditions;
    return { text: this.text, case: caseIndex, width, height, textScale, compare: this.compares };
  }

  // Updates the address after a delay without changes, unless the address would be very long.
  #updateLink() {
    clearTimeout(this.#linkTimer);
    this.#linkTimer = setTimeout(async () => {
      const fragment = await Link.fragment(this.state);
      if (fragment.length < 20000) history.replaceState(null, '', fragment);
    }, 600);
  }

  async share() {
    const fragment = await Link.fragment(this.state);
    clearTimeout(this.#linkTimer);
    history.replaceState(null, '', fragment);
    await copyText(location.href);
    this.tell('Link copied. It contains the document.');
  }

  // Opens the document in the address.
  async restore() {
    const state = await Link.state(location.hash);
    if (typeof state?.text !== 'string') return false;
    if (state.text === this.text) return true;
    this.open(state.text);
    this.conditions.caseIndex = state.case ?? 0;
    byId('compare').checked = state.compare === true;
    byId('text-size').value = String(100 * (state.textScale ?? 1));
    byId('text-size-value').textContent = byId('text-size').value + ' %';
    Object.assign(this.conditions, { width: state.width ?? null, height: state.height ?? null, textScale: state.textScale ?? 1 });
    this.#edited();
    return true;
  }

  tell(text) {
    const toast = byId('toast');
    toast.textContent = text;
    toast.classList.add('shown');
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => toast.classList.remove('shown'), 2600);
  }
}
