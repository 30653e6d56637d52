// The engine in WebAssembly. Texts go through linear memory as UTF-8, frames as numbers of 64 bits.

const topics = ['nodes', 'issues', 'differences', 'properties', 'palette', 'styleSheet', 'script', 'markup', 'rootStyles'];
const boxNumbers = 22, lineNumbers = 4, overflowNumbers = 5;

class EngineError extends Error {
  constructor(problem) {
    super(problem.reason);
    this.problem = problem;
  }
}

class Engine {
  static #encoder = new TextEncoder();
  static #decoder = new TextDecoder();
  #module;
  #exports;
  #nodeCount = 0;

  constructor(module) {
    this.#module = module;
    this.#start();
  }

  #start() { this.#exports = new WebAssembly.Instance(this.#module, {}).exports; }

  // Whether the module was built with a function.
  has(name) { return name in this.#exports; }

  // A second engine of the same code, with a memory of its own.
  copy() { return new Engine(this.#module); }

  // A trap leaves the memory in the middle of something: another instance takes over.
  #guarded(work) {
    try {
      return work(this.#exports);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) throw error;
      this.#start();
      throw new EngineError({ reason: 'the engine stopped: ' + error.message });
    }
  }

  #write(text) {
    const bytes = Engine.#encoder.encode(text);
    const start = this.#exports.input(bytes.length) >>> 0;
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  #output() {
    const { memory, output, outputCount } = this.#exports;
    return Engine.#decoder.decode(new Uint8Array(memory.buffer, output() >>> 0, outputCount()));
  }

  #checked(status) {
    if (status < 0) throw new EngineError(JSON.parse(this.#output()));
    return status;
  }

  // The names of the cases of a document, which is the one to lay out from now on.
  parse(text) {
    return this.#guarded(engine => {
      this.#checked(engine.parse(this.#write(text)));
      return JSON.parse(this.#output());
    });
  }

  // Lays a case out. Neither text nor tree is made again where only width and height differ from the last call.
  layOut({ caseIndex = 0, width = null, height = null, textScale = 1, variant = 0 } = {}) {
    return this.#guarded(engine => {
      this.#nodeCount = this.#checked(engine.layOut(caseIndex, width ?? NaN, height ?? NaN, textScale, variant));
      return this.#nodeCount;
    });
  }

  snap(scale) { this.#guarded(engine => this.#checked(engine.snap(scale))); }

  // `x y width height` of all nodes, relative to their parents.
  frames() {
    return this.#guarded(engine => {
      const start = engine.frames() >>> 0;
      return new Float64Array(engine.memory.buffer, start, 4 * this.#nodeCount).slice();
    });
  }

  // What there is to draw: see SceneList.
  drawing() {
    return this.#guarded(engine => {
      const count = engine.draw();
      const lines = this.#output().split('\n');
      const numbers = new Float64Array(engine.memory.buffer, engine.drawing() >>> 0, count).slice();
      const [boxes, lineCount, overflows] = numbers;
      const linesStart = 7 + boxes * boxNumbers;
      return {
        numbers, lines, boxes, overflows, boxesStart: 7, linesStart,
        overflowsStart: linesStart + lineCount * lineNumbers, bounds: Array.from(numbers.subarray(3, 7)),
      };
    });
  }

  text(topic) {
    return this.#guarded(engine => {
      this.#checked(engine.text(topics.indexOf(topic)));
      return this.#output();
    });
  }

  json(topic) { return JSON.parse(this.text(topic)); }

  // Why a node has its frame, where the module was built with `explain`.
  explanation(node) {
    return this.#guarded(engine => {
      this.#checked(engine.explain(node));
      return JSON.parse(this.#output());
    });
  }

  // What an export says about a text: `check` about options, `code` about the name of a target.
  ask(name, text) {
    return this.#guarded(engine => {
      this.#checked(engine[name](this.#write(text)));
      return this.#output();
    });
  }
}
