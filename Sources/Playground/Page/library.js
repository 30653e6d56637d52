// The search in opened files, in the screens of the gallery and of Spec/examples, and in all cases of Spec.
class Library {
  static #limit = 120;
  #dialog;
  #search;
  #results;
  #count;
  #engine;
  #comparison = null;
  #opened = [];
  #spec = [];
  #shown = [];
  #active = 0;
  #open;

  // `open(text, title, caseIndex)` opens a case.
  constructor(engine, open) {
    [this.#dialog, this.#search, this.#results, this.#count] = ['library', 'search', 'results', 'result-count'].map(byId);
    [this.#engine, this.#open] = [engine, open];
    this.#search.addEventListener('input', () => { this.#active = 0; this.#update(); });
    this.#search.addEventListener('keydown', event => this.#move(event));
    this.#dialog.querySelector('.close').addEventListener('click', () => this.#dialog.close());
    byId('open-files').addEventListener('click', () => byId('files').click());
    byId('files').addEventListener('change', ({ target }) => { this.add(target.files); target.value = ''; });
    this.#results.addEventListener('click', event => {
      const option = event.target.closest('[role=option]');
      if (option) this.#choose(this.#shown[option.dataset.index]);
    });
  }

  // Lists the documents, `{ name: [case, …] }` with the descriptions of all cases: examples first, then the gallery.
  list({ documents, abouts }) {
    let index = 0;
    const entry = (document, { name, ...rest }) => {
      const about = abouts[index++];
      const group = document.startsWith('examples/') ? 'Screens' : document.startsWith('gallery/') ? 'Screens of StackView and BoxView' : 'Spec/' + document;
      return { document, group, name, about, title: name, caseIndex: 0, get text() { return Source.tidy({ name, about, ...rest }); } };
    };
    const entries = Object.entries(documents).flatMap(([document, cases]) => cases.map(item => entry(document, item)));
    const rank = ({ group }) => group === 'Screens' ? 0 : group.startsWith('Screens') ? 1 : 2;
    this.#spec = [0, 1, 2].flatMap(wanted => entries.filter(entry => rank(entry) === wanted));
  }

  // All cases: those of files, then screens, then the gallery, then other cases of Spec.
  get entries() { return [...this.#opened, ...this.#spec]; }

  // Opens files: the first valid one is shown, several files are listed, and the cases of all files are compared with this browser. A file
  // replaces an earlier file of the same name.
  async add(files) {
    const documents = await Promise.all(Array.from(files, async file => ({ name: file.name, text: await file.text().catch(() => null) })));
    if (documents.length === 0) return;
    const names = new Set(documents.map(({ name }) => name));
    const added = documents.map(document => this.#read(document));
    this.#opened = [...added.flat(), ...this.#opened.filter(({ document }) => !names.has(document))];
    this.#choose(added.flat().find(({ verdict }) => !verdict) ?? added[0][0]);
    this.#search.value = '';
    if (documents.length > 1) this.show();
    for (const entries of added) {
      this.#compare(entries);
      if (this.#dialog.open) this.#update();
      // The page responds between two documents.
      await new Promise(done => setTimeout(done));
    }
  }

  // The entries of a file: its cases, or its error.
  #read({ name: document, text }) {
    const entry = { document, group: document, title: document, name: document, about: '', text: text ?? '', caseIndex: 0 };
    if (text === null) return [{ ...entry, kind: 'different', verdict: 'The file cannot be read.' }];
    this.#comparison ??= new Comparison(this.#engine.copy());
    try {
      return this.#comparison.open(text).map((name, caseIndex) => ({ ...entry, name, caseIndex }));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return [{ ...entry, kind: 'different', verdict: error.message }];
    }
  }

  #compare(entries) {
    if (entries[0].verdict) return;
    this.#comparison.open(entries[0].text);
    for (const entry of entries) [entry.kind, entry.verdict] = this.#verdict(entry.caseIndex);
  }

  #verdict(caseIndex) {
    try {
      const { reason, count, differing } = this.#comparison.case(caseIndex);
      if (reason) return ['told', `CSS cannot express this case: ${reason}`];
      if (differing.length === 0) return ['same', `Equal to this browser in ${count === 1 ? '1 frame' : count + ' frames'}.`];
      return ['different', `${differing.length} of ${count} frames ${differing.length === 1 ? 'differs' : 'differ'} from this browser.`];
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return ['different', error.message];
    }
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
    const contains = (...texts) => words.every(word => texts.join(' ').toLowerCase().includes(word));
    const found = this.entries.filter(({ document, name, about }) => contains(document, name, about));
    const rank = ({ name }) => contains(name) ? 0 : 1;
    return found.map((entry, index) => ({ entry, index })).sort((a, b) => rank(a.entry) - rank(b.entry) || a.index - b.index).map(({ entry }) => entry);
  }

  #update() {
    const found = this.found(this.#search.value.trim());
    this.#shown = found.slice(0, Library.#limit);
    const rows = [];
    let group = null;
    this.#shown.forEach((entry, index) => {
      if (entry.group !== group) rows.push(make('h3', { role: 'presentation' }, entry.group));
      group = entry.group;
      rows.push(make('div', { role: 'option', id: 'result-' + index, 'data-index': index, 'aria-selected': 'false' },
        make('span', { class: 'name' }, entry.name), make('small', {}, entry.about),
        make('small', { class: entry.kind }, entry.verdict ?? '')));
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
    if (event.key === 'Enter') { event.preventDefault(); this.#choose(this.#shown[this.#active]); }
  }

  #choose(entry) {
    if (!entry) return;
    this.#dialog.close();
    this.#open(entry.text, entry.title, entry.caseIndex);
  }
}
