// Makes an element: `make('button', { class: 'quiet', onclick }, 'Close')`.
const make = (name, attributes = {}, ...content) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value);
  }
  element.append(...content);
  return element;
};
const byId = id => document.getElementById(id);
const isDefined = value => value !== undefined && value !== null;

// The properties of the selected node in the document, for editing.
class Inspector {
  #element;
  #words;
  #closed;
  #change;
  #choose;

  // `change(path, value)` sets a value in the document, or removes it if the value is `undefined`; `choose(coordinate)` selects the
  // coordinate to explain.
  constructor(element, properties, { change, choose }) {
    this.#element = element;
    this.#words = properties.words;
    this.#closed = new Set(properties.closed);
    this.#change = change;
    this.#choose = choose;
    for (const [key, words] of Object.entries(this.#words)) {
      if (this.#closed.has(key) || words.length === 0) continue;
      document.body.append(make('datalist', { id: 'words-' + key }, ...words.map(word => make('option', { value: word }))));
    }
  }

  // The description and the issues of the whole case, shown without a selection.
  overview({ title, about, hint, issues, select }) {
    this.#element.replaceChildren(
      make('h3', {}, title), make('p', { class: 'about' }, about ?? ''),
      make('p', { class: 'about', style: 'margin-top:12px' }, hint),
      ...this.#issues(issues, select));
  }

  #issues(issues, select) {
    if (issues.length === 0) return [];
    return [
      make('h4', {}, issues.length === 1 ? '1 issue' : issues.length + ' issues'),
      ...issues.slice(0, 12).map(({ name, node, cause, remedy }) => make('div', { class: 'issue' },
        select ? make('button', { class: 'link', onclick: () => select(node) }, name) : '',
        make('span', {}, cause + '; ' + remedy + '.'))),
      ...(issues.length > 12 ? [make('p', { class: 'about' }, 'and ' + (issues.length - 12) + ' more')] : []),
    ];
  }

  // `node`: `{ name, path, id, style, measure, item, frame, issues }`; `ineffective` holds sentences by property.
  show(node, coordinate, explanation) {
    const focused = this.#element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const frame = ['x', 'y', 'width', 'height'].map((name, index) => make(explanation ? 'button' : 'span', {
      'data-key': 'frame-' + name, 'aria-pressed': explanation ? String(name === coordinate) : null,
      'aria-label': explanation ? `${name} ${number(node.frame[index])}: explain` : null,
      onclick: explanation ? () => this.#choose(name) : () => {},
    }, make('small', {}, name), number(node.frame[index])));
    const ineffective = new Map((explanation?.ineffective ?? []).map(({ property, text }) => [property, text]));
    const styles = Object.entries(node.style ?? {}).flatMap(([key, value]) => this.#row(['style', key], value, ineffective.get(key)));
    const missing = Object.keys(this.#words).filter(key => !(key in (node.style ?? {})));
    const adding = make('select', { 'aria-label': 'Add a property', 'data-key': 'add', onchange: event => this.#add(event.target.value) },
      make('option', { value: '' }, 'Add a property …'), ...missing.map(key => make('option', {}, key)));
    const content = Object.entries(node.measure ?? {}).flatMap(([key, value]) => this.#row(['measure', key], value));
    const pins = Object.entries(node.item ?? {}).flatMap(([key, value]) => this.#row(['item', key], value));
    const section = (title, rows) => rows.length > 0 ? [make('h4', {}, title), ...rows] : [];
    this.#element.replaceChildren(
      make('h3', {}, node.name), make('p', { class: 'path' }, node.path), make('div', { class: 'frame' }, ...frame),
      ...(explanation ? Explanation.elements(explanation, coordinate) : []),
      ...this.#issues(node.issues),
      make('h4', {}, 'Properties'), ...styles, make('div', { class: 'tools', style: 'margin-top:6px' }, adding),
      ...section('Content', content), ...section('Pins', pins),
      ...section('Name', this.#row(['id'], node.id ?? '')));
    if (focused) this.#element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  // Updates only the frame, during a drag.
  move(frame) {
    const cells = this.#element.querySelectorAll('.frame > *');
    frame.forEach((value, index) => { if (cells[index]) cells[index].lastChild.textContent = number(value); });
  }

  #row(path, value, idle) {
    const key = path.join('.');
    const name = path.at(-1);
    const id = 'property-' + key;
    const words = path[0] === 'style' ? this.#words[name] : undefined;
    const set = text => this.#change(path, Inspector.#value(text, path, value));
    const text = typeof value === 'object' && value !== null ? Source.inline(value) : String(value);
    const field = words && this.#closed.has(name)
      ? make('select', { id, 'data-key': key, onchange: event => set(event.target.value) },
        ...words.map(word => make('option', { selected: word === value }, word)))
      : make('input', {
        id, 'data-key': key, value: text, list: words?.length ? 'words-' + name : null, spellcheck: 'false', autocomplete: 'off',
        inputmode: typeof value === 'number' ? 'decimal' : null,
        onchange: event => set(event.target.value),
        onkeydown: event => this.#step(event, set),
      });
    const isRemovable = path[0] === 'measure' ? ['baseline', 'lastBaseline', 'natural', 'offset'].includes(name) : path.length > 1 || value !== '';
    const removing = isRemovable
      ? make('button', { class: 'quiet', 'aria-label': 'Remove ' + name, title: 'Remove', 'data-key': 'remove-' + key, onclick: () => this.#change(path, undefined) }, '✕')
      : make('span');
    const row = make('div', { class: 'row' }, make('label', { for: id, title: name, class: idle ? 'idle' : null }, name === 'id' ? 'id' : name), field, removing);
    return idle ? [row, make('p', { class: 'why idle' }, idle)] : [row];
  }

  // Arrow keys change a number by 1, or by 10 with the shift key.
  #step(event, set) {
    if (event.key === 'Enter') { set(event.target.value); event.preventDefault(); return; }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const value = event.target.value.trim();
    if (value === '' || !Number.isFinite(Number(value))) return;
    event.preventDefault();
    const next = Number(value) + (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
    event.target.value = number(next, 4);
    set(event.target.value);
  }

  // The value of a field's text in the document: a number if the text is one, except for names and texts.
  static #value(text, path, before) {
    const trimmed = text.trim();
    if (path.at(-1) === 'id' || path.at(-1) === 'text') return text === '' && path.length === 1 ? undefined : text;
    if (trimmed === '') return undefined;
    if (Number.isFinite(Number(trimmed))) return Number(trimmed);
    if (trimmed === 'null') return null;
    if (typeof before === 'object') { try { return JSON.parse(trimmed); } catch { return trimmed; } }
    return trimmed;
  }

  // A new property starts with a value that has a visible effect in most layouts, or with its first keyword.
  #add(key) {
    if (!key) return;
    const words = this.#words[key];
    const beginnings = { direction: 'row', grow: 1, shrink: 1, aspectRatio: 1, columns: 2, minColumnWidth: 100, order: 1, border: 1, wrap: 'wrap', position: 'absolute', display: 'none', visibility: 'hidden', overflow: 'hidden', layoutDirection: 'rtl', writingMode: 'verticalRl', alignSelf: 'center', justifySelf: 'center', justifyContent: 'center', alignItems: 'center', alignContent: 'center', boxSizing: 'contentBox' };
    const value = beginnings[key] ?? (/^(min|max)?(width|height)$/i.test(key) || key === 'basis' ? 100 : words[0] && this.#closed.has(key) ? words[0] : 8);
    this.#change(['style', key], value);
    this.#element.querySelector(`[data-key="style.${key}"]`)?.focus();
  }
}
