// Tabs: one panel is visible, and arrow keys select the next tab.
class Tabs {
  #tabs;
  #shown;

  constructor(list, shown) {
    this.#tabs = Array.from(list.querySelectorAll('[role=tab]'));
    this.#shown = shown;
    for (const tab of this.#tabs) tab.addEventListener('click', () => this.show(tab.id));
    list.addEventListener('keydown', event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const tabs = this.#tabs.filter(tab => !tab.hidden);
      const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
      next.focus();
      this.show(next.id);
    });
  }

  show(id) {
    for (const tab of this.#tabs) {
      const isShown = tab.id === id;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      byId(tab.getAttribute('aria-controls')).hidden = !isShown;
    }
    this.#shown(id);
  }
}

// The document as code for one of four targets.
class CodePanel {
  static #targets = { stackview: 'StackView', boxview: 'BoxView', flexstack: 'FlexStack', html: 'HTML' };
  #engine;
  #target = 'stackview';
  #pre = make('pre', { tabindex: 0, 'aria-label': 'Code' });

  constructor(element, engine, { tell }) {
    this.#engine = engine;
    const choice = make('fieldset', { class: 'choice', id: 'target' }, make('legend', {}, 'Target'));
    fillChoice(choice, Object.entries(CodePanel.#targets), target => { this.#target = target; this.update(); });
    setChoice(choice, this.#target);
    const copy = make('button', { id: 'copy-code', onclick: () => copyText(this.#pre.textContent).then(() => tell('Code copied')) }, 'Copy');
    element.append(make('div', { class: 'tools' }, choice, copy), this.#pre);
  }

  update() {
    let text;
    try { text = this.#engine.ask('code', this.#target); } catch (error) { text = error.message; }
    this.#pre.textContent = text;
  }
}

// The findings at all widths: a list, and a ribbon below the width handle. The search runs in a worker.
class CheckPanel {
  #module;
  #element;
  #ribbon;
  #go;
  #worker = null;
  #timer = 0;
  #findings = [];

  constructor(element, ribbon, module, { go }) {
    [this.#element, this.#ribbon, this.#module, this.#go] = [element, ribbon, module, go];
  }

  static #source() {
    const answer = ({ data }) => {
      const engine = new Engine(data.module);
      try {
        engine.parse(data.text);
        engine.layOut({ caseIndex: data.caseIndex });
        postMessage({ report: JSON.parse(engine.ask('check', data.options)) });
      } catch (error) {
        postMessage({ reason: error.problem?.reason ?? String(error) });
      }
    };
    const parts = [
      `const topics = ${JSON.stringify(topics)}, boxNumbers = ${boxNumbers}, lineNumbers = ${lineNumbers}, overflowNumbers = ${overflowNumbers};`,
      String(EngineError), String(Engine), 'onmessage = ' + answer,
    ];
    return URL.createObjectURL(new Blob([parts.join('\n')], { type: 'text/javascript' }));
  }

  // Searches after a delay without further changes.
  update(text, caseIndex) {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#timer = setTimeout(() => {
      this.#worker = new Worker(CheckPanel.#source());
      this.#worker.onmessage = ({ data }) => this.#show(data);
      this.#worker.postMessage({ module: this.#module, text, caseIndex, options: '{}' });
    }, 350);
  }

  #show({ report, reason }) {
    this.#findings = report?.findings ?? [];
    const count = this.#findings.length;
    const list = this.#findings.map(finding => make('button', { class: 'finding', onclick: () => this.#go(finding) },
      finding.text, make('small', {}, [finding.cause, finding.remedy].filter(isDefined).join(' '))));
    const summary = reason ?? (count === 0 ? 'No findings' : count === 1 ? '1 finding' : count + ' findings');
    this.#element.replaceChildren(make('p', { class: 'about', style: 'margin-bottom:10px' },
      report ? `${summary} in ${report.layouts.toLocaleString('en')} layouts.` : summary), ...list);
    this.#go(null);
  }

  // Draws the intervals of the current text size and direction as bars; `left` is the position of 0, in pixels.
  place(left, zoom, textScale, direction) {
    const all = this.#findings.flatMap(finding => finding.ranges.map(range => ({ finding, ...range })));
    const distance = range => Math.abs(range.textScale - textScale);
    const nearest = Math.min(...all.map(distance));
    const bars = all.filter(range => distance(range) === nearest && nearest < 0.06 && range.direction === direction);
    this.#ribbon.replaceChildren(...bars.slice(0, 200).map(({ finding, from, to }) => make('div', { role: 'listitem' },
      make('button', {
        style: `left:${left + from * zoom}px;width:${Math.max(4, (to - from + 1) * zoom)}px`, 'aria-label': finding.text, title: finding.text,
        onclick: () => this.#go(finding),
      }))));
  }
}

// Radio buttons as a segmented control; `entries` are `[value, title]`.
const fillChoice = (fieldset, entries, changed) => {
  for (const [value, title] of entries) {
    const input = make('input', { type: 'radio', name: fieldset.id, value, onchange: () => changed(value) });
    fieldset.append(make('label', {}, input, title));
  }
};
const setChoice = (fieldset, value) => {
  for (const input of fieldset.querySelectorAll('input')) input.checked = input.value === String(value);
};

const copyText = async text => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make('textarea', { style: 'position:fixed;opacity:0' });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
};
