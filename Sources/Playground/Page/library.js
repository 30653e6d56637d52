// The search in the screens of Spec/examples and in all cases of Spec.
class Library {
  static #limit = 120;
  #dialog;
  #search;
  #results;
  #count;
  #entries = null;
  #shown = [];
  #active = 0;
  #open;

  constructor(open) {
    [this.#dialog, this.#search, this.#results, this.#count] = ['library', 'search', 'results', 'result-count'].map(byId);
    this.#open = open;
    this.#search.addEventListener('input', () => { this.#active = 0; this.#update(); });
    this.#search.addEventListener('keydown', event => this.#move(event));
    this.#dialog.querySelector('.close').addEventListener('click', () => this.#dialog.close());
    this.#results.addEventListener('click', event => {
      const option = event.target.closest('[role=option]');
      if (option) this.#choose(Number(option.dataset.index));
    });
  }

  // `[document, about, [case, …]]` of all documents, unpacked at the first use.
  static get documents() {
    if (Library.unpacked) return Library.unpacked;
    const [names, abouts, documents] = JSON.parse(new TextDecoder().decode(packed('spec')));
    let index = 0;
    for (const [document, , cases] of documents) {
      const group = document.split('/').pop();
      cases.forEach((item, place) => {
        const name = names[index] === group ? group : `${group}/${names[index]}`;
        cases[place] = { name, ...(abouts[index] ? { about: abouts[index] } : {}), ...item };
        index++;
      });
    }
    Library.unpacked = documents;
    return documents;
  }

  // All cases, examples first.
  get entries() {
    if (this.#entries) return this.#entries;
    const entries = Library.documents.flatMap(([document, about, cases]) => cases.map(item => {
      const isExample = document.startsWith('examples/');
      return {
        document, name: item.name, about: item.about ?? about ?? '', item, isExample,
        words: (document + ' ' + item.name + ' ' + (item.about ?? '')).toLowerCase(),
      };
    }));
    this.#entries = [...entries.filter(entry => entry.isExample), ...entries.filter(entry => !entry.isExample)];
    return this.#entries;
  }

  show() {
    this.#dialog.showModal();
    this.#search.select();
    this.#update();
  }

  // The entries that contain all words; entries with all words in their names come first.
  found(text) {
    const words = text.toLowerCase().split(/\s+/).filter(word => word !== '');
    if (words.length === 0) return this.entries;
    const found = this.entries.filter(entry => words.every(word => entry.words.includes(word)));
    const rank = entry => words.every(word => entry.name.toLowerCase().includes(word)) ? 0 : 1;
    return found.map((entry, index) => ({ entry, index })).sort((a, b) => rank(a.entry) - rank(b.entry) || a.index - b.index).map(({ entry }) => entry);
  }

  #update() {
    const found = this.found(this.#search.value.trim());
    this.#shown = found.slice(0, Library.#limit);
    const rows = [];
    let group = null;
    this.#shown.forEach((entry, index) => {
      const title = entry.isExample ? 'Screens' : 'Spec/' + entry.document;
      if (title !== group) rows.push(make('h3', { role: 'presentation' }, title));
      group = title;
      rows.push(make('div', { role: 'option', id: 'result-' + index, 'data-index': index, 'aria-selected': 'false' },
        make('span', { class: 'name' }, entry.name), make('small', {}, entry.about)));
    });
    this.#results.replaceChildren(...rows);
    const total = found.length.toLocaleString('en');
    this.#count.textContent = found.length === 0 ? 'No documents found'
      : found.length === 1 ? '1 document' : found.length > Library.#limit ? `${total} documents; the first ${Library.#limit} are listed` : `${total} documents`;
    this.#activate(this.#active);
  }

  #activate(index) {
    this.#active = Math.max(0, Math.min(index, this.#shown.length - 1));
    for (const option of this.#results.querySelectorAll('[role=option]')) {
      const isActive = Number(option.dataset.index) === this.#active;
      option.setAttribute('aria-selected', String(isActive));
      if (isActive) option.scrollIntoView({ block: 'nearest' });
    }
    if (this.#active === 0) this.#results.scrollTop = 0;
    this.#search.setAttribute('aria-activedescendant', this.#shown.length > 0 ? 'result-' + this.#active : '');
  }

  #move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step) { event.preventDefault(); this.#activate(this.#active + step); }
    if (event.key === 'Enter') { event.preventDefault(); this.#choose(this.#active); }
  }

  #choose(index) {
    const entry = this.#shown[index];
    if (!entry) return;
    this.#dialog.close();
    this.#open(Library.text(entry.item), entry.name);
  }

  // The text of a case without its expected frames.
  static text(item) {
    const stripped = JSON.parse(JSON.stringify(item, (key, value) =>
      ['variants', 'violations', 'optimal', 'tolerance', 'source'].includes(key) || key === 'frame' && Array.isArray(value) ? undefined : value));
    return Source.tidy(stripped);
  }
}
