// The text of the document: a transparent text area over the colored visible lines, and a gutter with line numbers.

class Editor {
  static #lineHeight = 19;
  static #padding = 8;
  #area;
  #ink;
  #gutter;
  #lines = [''];
  #mistake = null;
  #selected = null;
  #shown = '';

  constructor(area, ink, gutter, changed) {
    this.#area = area;
    this.#ink = ink;
    this.#gutter = gutter;
    area.addEventListener('input', () => { this.#refresh(); changed(); });
    area.addEventListener('scroll', () => this.#draw(), { passive: true });
    new ResizeObserver(() => { this.#shown = ''; this.#draw(); }).observe(area);
    // The tab key moves the focus, as everywhere in the page; a new line is indented like the previous line.
    area.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || event.isComposing || event.ctrlKey || event.metaKey) return;
      const line = area.value.slice(area.value.lastIndexOf('\n', area.selectionStart - 1) + 1, area.selectionStart);
      event.preventDefault();
      this.#insert('\n' + /^\s*/.exec(line)[0]);
    });
  }

  get text() { return this.#area.value; }
  get caret() { return this.#area.selectionStart; }

  set text(text) {
    this.#area.value = text;
    this.#area.setSelectionRange(0, 0);
    this.#area.scrollTop = 0;
    this.#area.scrollLeft = 0;
    this.#refresh();
  }

  // Inserts text as if it were typed, so that the browser can undo the insertion.
  #insert(text) {
    if (!document.execCommand('insertText', false, text)) {
      this.#area.setRangeText(text, this.#area.selectionStart, this.#area.selectionEnd, 'end');
      this.#area.dispatchEvent(new Event('input'));
    }
  }

  // Replaces a part of the text as if it were typed, and keeps the focus.
  replace({ start, end, text }) {
    const focused = document.activeElement;
    const { scrollTop, scrollLeft } = this.#area;
    this.#area.focus({ preventScroll: true });
    this.#area.setSelectionRange(start, end);
    if (text) this.#insert(text);
    else if (start < end && !document.execCommand('delete')) {
      this.#area.setRangeText('', start, end, 'end');
      this.#area.dispatchEvent(new Event('input'));
    }
    this.#area.scrollTop = scrollTop;
    this.#area.scrollLeft = scrollLeft;
    if (focused && focused !== this.#area && focused.isConnected) focused.focus({ preventScroll: true });
  }

  // Marks the position of an error, or removes the mark; line and column start at 1.
  mark(mistake) {
    this.#mistake = null;
    if (mistake?.line) {
      const start = Source.index(this.text, mistake.line, mistake.column);
      const lineStart = this.text.lastIndexOf('\n', start - 1) + 1;
      const end = Math.min(Source.end(this.text, start), lineStart + this.#lines[mistake.line - 1].length);
      this.#mistake = { line: mistake.line - 1, start: start - lineStart, end: Math.max(end, start + 1) - lineStart };
    }
    this.#area.setAttribute('aria-invalid', String(mistake !== null));
    this.#shown = '';
    this.#draw();
  }

  // Marks the first line of the selected node.
  select(line) {
    this.#selected = line === null ? null : line - 1;
    this.#shown = '';
    this.#draw();
  }

  // Scrolls to a line; lines start at 1.
  reveal(line) {
    const top = Editor.#padding + (line - 1) * Editor.#lineHeight;
    const { scrollTop, clientHeight } = this.#area;
    if (top < scrollTop || top + Editor.#lineHeight > scrollTop + clientHeight) this.#area.scrollTop = top - clientHeight / 3;
  }

  // Moves the caret to an index, and focuses the field.
  go(index) {
    this.#area.focus();
    this.#area.setSelectionRange(index, index);
    this.reveal(this.text.slice(0, index).split('\n').length);
  }

  #refresh() {
    this.#lines = this.text.split('\n');
    this.#mistake = null;
    this.#shown = '';
    this.#draw();
  }

  // Draws the visible lines, and a few lines on both sides.
  #draw() {
    const { scrollTop, scrollLeft, clientHeight } = this.#area;
    const height = Editor.#lineHeight;
    const first = Math.max(0, Math.floor((scrollTop - Editor.#padding) / height) - 4);
    const last = Math.min(this.#lines.length, first + Math.ceil(clientHeight / height) + 9);
    const offset = first * height - scrollTop;
    this.#ink.style.transform = `translate(${-scrollLeft}px, ${offset}px)`;
    this.#gutter.style.setProperty('--top', offset + 'px');
    for (const child of this.#gutter.children) child.style.transform = `translateY(${offset}px)`;
    const shown = first + '-' + last;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const rows = document.createDocumentFragment();
    const numbers = document.createDocumentFragment();
    for (let line = first; line < last; line++) {
      rows.append(this.#row(line), '\n');
      const number = document.createElement('div');
      number.textContent = line + 1;
      number.style.transform = `translateY(${offset}px)`;
      number.className = this.#mistake?.line === line ? 'wrong' : this.#selected === line ? 'here' : '';
      numbers.append(number);
    }
    this.#ink.replaceChildren(rows);
    this.#gutter.replaceChildren(numbers);
  }

  #row(line) {
    const text = this.#lines[line].length > 4000 ? this.#lines[line].slice(0, 4000) : this.#lines[line];
    const row = document.createElement('span');
    if (line === this.#selected) row.className = 'here';
    const mistake = this.#mistake?.line === line ? this.#mistake : null;
    const pieces = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)|([^"\d\-tfn]+|.)/gsu;
    let place = 0;
    const add = (kind, start, end) => {
      const cuts = mistake ? [mistake.start, mistake.end].filter(cut => cut > start && cut < end) : [];
      for (const [from, to] of [start, ...cuts].map((cut, index, all) => [cut, all[index + 1] ?? end])) {
        const span = document.createElement('span');
        span.className = kind + (mistake && from >= mistake.start && from < mistake.end ? ' wrong' : '');
        span.textContent = text.slice(from, to);
        row.append(span);
      }
    };
    for (const [whole, string, colon, number] of text.matchAll(pieces)) {
      if (string) {
        add(colon ? 'k' : 's', place, place + string.length);
        if (colon) add('p', place + string.length, place + whole.length);
      } else {
        add(number ? 'n' : 'p', place, place + whole.length);
      }
      place += whole.length;
    }
    if (mistake && mistake.start >= text.length) {
      const span = document.createElement('span');
      span.className = 'wrong';
      span.textContent = ' ';
      row.append(span);
    }
    return row;
  }
}
