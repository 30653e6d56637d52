// Compares cases with the elements of this browser, in an invisible part of the page.
class Comparison {
  static #variants = 4;
  #engine;
  #host = make('div', { style: 'position:absolute;left:0;top:0;visibility:hidden' });
  #side;

  constructor(engine) {
    this.#engine = engine;
    document.body.append(this.#host);
    this.#side = new BrowserSide(this.#host, engine);
  }

  remove() { this.#host.remove(); }

  // Reads a document, and returns the names of its cases.
  open(text) { return this.#engine.parse(text); }

  // Compares a case of the document: `{ count, differing }` with the number of frames, or `{ reason }` if CSS cannot express
  // the case.
  case(caseIndex, variant = 0) {
    this.#engine.layOut({ caseIndex, variant });
    try {
      this.#side.build(this.#engine);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return { reason: error.message };
    }
    const { frames, differing } = this.#side.compare(this.#engine, this.#engine.json('nodes'));
    this.#side.clear();
    return { count: frames.length, differing };
  }

  // Compares the cases of Spec that a browser can lay out, in all variants.
  spec({ documents }) {
    const began = performance.now();
    const report = { files: 0, cases: 0, layouts: 0, frames: 0, differing: [], inexpressible: [] };
    for (const [name, cases] of Object.entries(documents)) {
      if (!name.startsWith('css/')) continue;
      report.files++;
      this.open(JSON.stringify({ cases }));
      cases.forEach((item, caseIndex) => {
        report.cases++;
        for (let variant = 0; variant < Comparison.#variants; variant++) {
          const title = `${name}: ${item.name} ${variant}`;
          const { reason, count, differing } = this.case(caseIndex, variant);
          if (reason) { report.inexpressible.push(`${title}: ${reason}`); continue; }
          report.layouts++;
          report.frames += count;
          if (differing.length > 0) report.differing.push(title + ': ' + differing.map(({ node, ours, theirs }) => `${node} [${theirs}] [${ours}]`).join('; '));
        }
      });
    }
    this.remove();
    report.milliseconds = Math.round(performance.now() - began);
    return report;
  }
}
