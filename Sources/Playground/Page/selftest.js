// Compares the engine's frames of all cases of Spec with the expected frames, if the page was built with them, and with the frames of
// the same documents in this browser.
class SelfTest {
  static #variants = 4;
  #engine;

  constructor(engine) { this.#engine = engine; }

  run() {
    const began = performance.now();
    const result = { files: 0, cases: 0, expected: { layouts: 0, frames: 0, failed: [] }, browser: { cases: 0, layouts: 0, frames: 0, differing: [], not: 0 } };
    const host = make('div', { style: 'position:absolute;left:0;top:0;visibility:hidden' });
    document.body.append(host);
    const side = new BrowserSide(host, this.#engine);
    for (const [document, , cases] of Library.documents) {
      result.files++;
      this.#engine.parse(JSON.stringify({ cases }));
      cases.forEach((item, caseIndex) => this.#case(result, side, document, item, caseIndex));
    }
    host.remove();
    result.milliseconds = Math.round(performance.now() - began);
    return result;
  }

  #case(result, side, document, item, caseIndex) {
    result.cases++;
    const variants = item.variants || document.startsWith('css/') ? SelfTest.#variants : 1;
    let isInBrowser = document.startsWith('css/');
    for (let variant = 0; variant < variants; variant++) {
      const title = `${document}: ${item.name}` + (variant > 0 ? ' ' + variant : '');
      this.#engine.layOut({ caseIndex, variant });
      if (item.variants || variant === 0) {
        const { expected, differing } = this.#engine.json('differences');
        if (expected > 0) result.expected.layouts++;
        result.expected.frames += expected;
        if (differing.length > 0) result.expected.failed.push(title + ': ' + differing.join(', '));
      }
      if (!isInBrowser) continue;
      try {
        side.build(this.#engine);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        isInBrowser = false;
        result.browser.not++;
        continue;
      }
      if (variant === 0) result.browser.cases++;
      this.#engine.snap(0);
      const { frames } = side.measure();
      const differing = side.differences(frames, this.#engine.frames(), item.tolerance ?? 0.1);
      result.browser.layouts++;
      result.browser.frames += frames.length;
      if (differing.length > 0) result.browser.differing.push(title + ': ' + differing.map(({ node, ours, theirs }) => `${node} [${theirs}] [${ours}]`).join('; '));
    }
  }
}
