// All combinations of two alignments, laid out by both sets of rules.
class Gallery {
  static #axes = {
    'justifyContent alignItems': ['justifyContent × alignItems', {}],
    'alignContent justifyContent': ['alignContent × justifyContent, wrapping', { wrap: 'wrap' }],
    'alignContent alignItems': ['alignContent × alignItems, wrapping', { wrap: 'wrap' }],
    'wrap alignContent': ['wrap × alignContent', {}],
    'justifyContent alignSelf': ['justifyContent × alignSelf of one item', {}],
  };
  static #size = { width: 150, height: 104 };
  #dialog;
  #cells;
  #engine;
  #palette;
  #words;
  #open;

  constructor(engine, words, palette, open) {
    [this.#engine, this.#words, this.#palette, this.#open] = [engine, words, palette, open];
    [this.#dialog, this.#cells] = [byId('gallery'), byId('cells')];
    for (const [value, [title]] of Object.entries(Gallery.#axes)) byId('gallery-axes').append(make('option', { value }, title));
    for (const word of words.direction) byId('gallery-direction').append(make('option', {}, word));
    for (const id of ['gallery-axes', 'gallery-direction']) byId(id).addEventListener('change', () => this.update());
    this.#dialog.querySelector('.close').addEventListener('click', () => this.#dialog.close());
    this.#cells.addEventListener('keydown', event => this.#move(event));
  }

  show() {
    this.#dialog.showModal();
    this.update();
  }

  // The document of a cell. All other properties have the defaults of the rules.
  static document(rules, direction, styles, itemStyles) {
    const text = (id, letters, style) => ({ id, style, measure: { text: letters, advance: 7, lineHeight: 14, baseline: 11 } });
    return {
      name: 'alignment', defaults: rules, root: {
        id: 'root', style: { direction, width: Gallery.#size.width, height: Gallery.#size.height, ...styles },
        children: [
          { id: 'first', style: { ...itemStyles }, measure: { fixed: [34, 22] } },
          text('text', 'wide text', {}),
          { id: 'ratio', style: { width: 26, aspectRatio: 1.3 } },
        ],
      },
    };
  }

  #frames(document) {
    this.#engine.parse(JSON.stringify(document));
    this.#engine.layOut();
    return this.#engine.drawing();
  }

  update() {
    const [rows, columns] = byId('gallery-axes').value.split(' ');
    const direction = byId('gallery-direction').value;
    const [, fixed] = Gallery.#axes[byId('gallery-axes').value];
    const limited = key => this.#words[key].filter(word => !/^(safe|unsafe)|^balance/.test(word));
    const [rowWords, columnWords] = [limited(rows), limited(columns)];
    const cells = [make('div', { role: 'row' }, make('span', { role: 'columnheader' }, rows + ' ↓', make('br'), columns + ' →'), ...columnWords.map(word => make('span', { role: 'columnheader' }, word)))];
    this.#cells.style.gridTemplateColumns = `minmax(108px, auto) repeat(${columnWords.length}, minmax(92px, 1fr))`;
    let differing = 0;
    for (const rowWord of rowWords) {
      const row = make('div', { role: 'row' }, make('span', { role: 'rowheader' }, rowWord));
      for (const columnWord of columnWords) {
        const styles = { ...fixed, [rows]: rowWord };
        const itemStyles = {};
        if (columns === 'alignSelf') itemStyles.alignSelf = columnWord; else styles[columns] = columnWord;
        const documents = ['css', 'stackview'].map(rules => Gallery.document(rules, direction, styles, itemStyles));
        const [css, stackview] = documents.map(document => this.#frames(document));
        const cell = this.#cell(css, stackview, `${rows} ${rowWord}, ${columns} ${columnWord}`);
        if (cell.classList.contains('differs')) differing++;
        cell.addEventListener('click', () => { this.#dialog.close(); this.#open(Source.tidy(documents[0]), `${rowWord}, ${columnWord}`); });
        row.append(make('div', { role: 'gridcell' }, cell));
      }
      cells.push(row);
    }
    this.#cells.replaceChildren(...cells);
    this.#cells.querySelectorAll('button').forEach((cell, index) => { cell.tabIndex = index === 0 ? 0 : -1; });
    byId('gallery-count').textContent = `${differing} of ${rowWords.length * columnWords.length} differ`;
  }

  #cell(css, stackview, title) {
    const { width, height } = Gallery.#size;
    const ratio = 2;
    const canvas = make('canvas', { width: width * ratio, height: height * ratio, 'aria-hidden': 'true' });
    const context = canvas.getContext('2d');
    const palette = this.#palette();
    context.scale(ratio, ratio);
    let differs = false;
    for (let index = 0; index < css.boxes; index++) {
      const [box, other] = [boxAt(css, index), boxAt(stackview, index)];
      const name = index === 0 ? 'root' : boxNames[index];
      context.fillStyle = palette[name];
      context.strokeStyle = palette[name + '-stroke'];
      context.fillRect(box.x, box.y, box.width, box.height);
      context.strokeRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1);
      if (['x', 'y', 'width', 'height'].some(key => Math.abs(box[key] - other[key]) > 0.1)) {
        differs = true;
        context.strokeStyle = palette.amount;
        context.setLineDash([4, 3]);
        context.lineWidth = 1.5;
        context.strokeRect(other.x + 0.75, other.y + 0.75, other.width - 1.5, other.height - 1.5);
        context.setLineDash([]);
        context.lineWidth = 1;
      }
    }
    return make('button', { class: differs ? 'differs' : null, 'aria-label': title + (differs ? ', the rules differ' : ''), title }, canvas);
  }

  // Arrow keys move the focus between cells.
  #move(event) {
    const rows = Array.from(this.#cells.querySelectorAll('[role=row]'), row => Array.from(row.querySelectorAll('button'))).filter(row => row.length > 0);
    const y = rows.findIndex(row => row.includes(document.activeElement));
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (y < 0 || !step) return;
    event.preventDefault();
    const x = rows[y].indexOf(document.activeElement);
    const next = rows[y + step[1]]?.[x + step[0]];
    if (!next) return;
    document.activeElement.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}
