// The engine in WebAssembly. Texts are passed through linear memory as UTF-8, frames as 64-bit numbers.

const topics = ['nodes', 'issues', 'differences', 'properties', 'palette', 'styleSheet', 'markup', 'rootStyles'];
const boxNumbers = 22, lineNumbers = 4, overflowNumbers = 5;

class EngineError extends Error {
  constructor(problem) {
    const place = problem.line ? `Line ${problem.line}, column ${problem.column}` : '';
    super([[place, problem.path].filter(part => part).join(', '), problem.reason].filter(part => part).join(': ') + '.');
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

  #start() {
    const number = (start, count) => Number(Engine.#decoder.decode(new Uint8Array(this.#exports.memory.buffer, start >>> 0, count)));
    this.#exports = new WebAssembly.Instance(this.#module, { host: { number } }).exports;
  }

  // Whether the module exports a function.
  has(name) { return name in this.#exports; }

  // A second engine with the same code and a separate memory.
  copy() { return new Engine(this.#module); }

  // After a trap the memory may be inconsistent: a new instance replaces the engine.
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

  // Reads a document, which becomes the current document, and returns the names of its cases.
  parse(text) {
    return this.#guarded(engine => {
      this.#checked(engine.parse(this.#write(text)));
      return JSON.parse(this.#output());
    });
  }

  // Lays out a case. If only width and height differ from the last call, the tree is kept.
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

  // The elements of the drawing: see SceneList.
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

  // The explanation of a node's frame, if the module exports `explain`.
  explanation(node) {
    return this.#guarded(engine => {
      this.#checked(engine.explain(node));
      return JSON.parse(this.#output());
    });
  }

  // The output of an export for a text: `check` takes options, `code` the name of a target.
  ask(name, text) {
    return this.#guarded(engine => {
      this.#checked(engine[name](this.#write(text)));
      return this.#output();
    });
  }
}
