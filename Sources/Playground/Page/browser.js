// The current document as elements that this browser lays out with CSS, and their frames.

// Whether two frames of a node differ by more than a tolerance. The position of the root is not compared.
const isFar = (tolerance, node, ours, theirs) =>
  ours.some((value, side) => (node > 0 || side > 1) && !(Math.abs(value - theirs[side]) <= tolerance + 1e-9));

class BrowserSide {
  #host;
  #root;
  #scaled;

  constructor(host, engine) {
    this.#host = host;
    this.#root = host.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    // The elements do not inherit properties of the page.
    style.textContent = ':host { all: initial; color-scheme: inherit; position: absolute; left: 0; top: 0; transform-origin: 0 0 }\n' + engine.text('styleSheet');
    this.#scaled = document.createElement('div');
    this.#root.append(style, this.#scaled);
  }

  // Makes the elements of the current case; throws an error with the reason if CSS cannot express the case.
  build(engine) { this.#scaled.innerHTML = engine.text('markup'); }

  // Changes the sizes of the stage and the root, and keeps the elements.
  resize(engine) {
    const [stage, root] = engine.text('rootStyles').split('\n');
    const element = this.#scaled.querySelector('.stage');
    element.setAttribute('style', stage);
    element.querySelector('.n').setAttribute('style', root);
  }

  clear() { this.#scaled.replaceChildren(); }

  // The frames `[x, y, width, height]` of all nodes, measured without a zoom.
  #measure() {
    const { transform } = this.#host.style;
    this.#host.style.transform = 'none';
    const frames = measureStage(this.#scaled.querySelector('.stage'));
    this.#host.style.transform = transform;
    return frames;
  }

  place(x, y, zoom) { this.#host.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`; }

  // The frames of the browser, and the nodes whose frames differ from those of the engine. A browser stores 64ths of a pixel: its frames
  // are compared with frames that are not snapped.
  compare(engine, { scale, tolerance }) {
    const frames = this.#measure();
    if (scale > 0) engine.snap(0);
    const ours = engine.frames();
    if (scale > 0) engine.snap(scale);
    const differing = [];
    frames.forEach((theirs, node) => {
      const own = Array.from(ours.subarray(4 * node, 4 * node + 4));
      if (isFar(tolerance, node, own, theirs)) differing.push({ node, ours: own, theirs });
    });
    return { frames, differing };
  }

  mark(differing) {
    const nodes = this.#scaled.querySelectorAll('.n');
    nodes.forEach(node => node.classList.remove('differs'));
    for (const { node } of differing) nodes[node]?.classList.add('differs');
  }

  get count() { return this.#scaled.querySelectorAll('.n').length; }
}
