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

  // The frames of all nodes, measured without a zoom: `{ frames: [[x, y, width, height], …], extent }`.
  measure() {
    const { transform } = this.#host.style;
    this.#host.style.transform = 'none';
    const measured = measureStage(this.#scaled.querySelector('.stage'));
    this.#host.style.transform = transform;
    return measured;
  }

  place(x, y, zoom) { this.#host.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`; }

  // The nodes whose frames differ from those of the engine.
  differences(theirs, ours, tolerance) {
    const differing = [];
    theirs.forEach((frame, node) => {
      const own = Array.from(ours.subarray(4 * node, 4 * node + 4));
      if (isFar(tolerance, node, own, frame)) differing.push({ node, ours: own, theirs: frame });
    });
    return differing;
  }

  mark(differing) {
    const nodes = this.#scaled.querySelectorAll('.n');
    nodes.forEach(node => node.classList.remove('differs'));
    for (const { node } of differing) nodes[node]?.classList.add('differs');
  }

  get count() { return this.#scaled.querySelectorAll('.n').length; }
}
