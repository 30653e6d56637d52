// The boxes of a layout on a canvas. The canvas has the size of the visible area, and stays in place while the extent behind it scrolls.

const boxNames = ['root', 'blue', 'violet', 'teal', 'pink'];
const boxName = depth => boxNames[depth === 0 ? 0 : (depth - 1) % (boxNames.length - 1) + 1];
const labelFont = "10px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace";
const textFont = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const number = (value, decimals = 2) => String(Math.round(value * 10 ** decimals) / 10 ** decimals || 0);

// A box of a drawing by its index: `{ index, node, x, y, width, height, … }`.
const boxAt = (drawing, index) => {
  const at = drawing.boxesStart + index * boxNumbers;
  const { numbers } = drawing;
  const edges = start => ({ top: numbers[start], left: numbers[start + 1], bottom: numbers[start + 2], right: numbers[start + 3] });
  return {
    index, node: numbers[at], depth: numbers[at + 1], kind: numbers[at + 2], lineCount: numbers[at + 3], lineHeight: numbers[at + 4],
    lineDirection: numbers[at + 5], x: numbers[at + 6], y: numbers[at + 7], width: numbers[at + 8], height: numbers[at + 9],
    get border() { return edges(at + 10); }, get padding() { return edges(at + 14); }, get margin() { return edges(at + 18); },
  };
};

// Texts are scaled to their measured widths, independent of the font.
class Letters {
  #pen = document.createElement('canvas').getContext('2d');
  #widths = new Map();

  constructor() { this.#pen.font = '100px ' + textFont; }

  // The width of a line in a font of one pixel.
  width(line) {
    let width = this.#widths.get(line);
    if (width === undefined) {
      if (this.#widths.size > 20000) this.#widths.clear();
      width = this.#pen.measureText(line).width / 100 || 1;
      this.#widths.set(line, width);
    }
    return width;
  }

  draw(context, line, x, y, width, height, vertical) {
    const [length, thickness] = vertical ? [height, width] : [width, height];
    const natural = this.width(line);
    const size = Math.min(0.85 * thickness, 1.9 * length / Math.max([...line].length, 1));
    if (size < 1.5 || length < 1) return;
    context.save();
    if (vertical) { context.translate(x + width, y); context.rotate(Math.PI / 2); } else { context.translate(x, y); }
    context.scale(length / (natural * size), 1);
    context.font = Math.round(size * 4) / 4 + 'px ' + textFont;
    context.fillText(line, 0, thickness / 2 + 0.35 * size);
    context.restore();
  }
}

class Drawing {
  #canvas;
  #context;
  #letters = new Letters();
  #labelWidths = new Map();
  zoom = 1;
  // The position of the root's container in the extent, in pixels.
  origin = { x: 32, y: 30 };
  palette = {};

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d');
  }

  // Draws the visible area. `marks` are the selected node, the nodes of a chain, the nodes that differ, the node under the pointer, and
  // the size of the screen. `names` returns the name of a node. Labels are omitted during a drag.
  draw(drawing, { width, height, left, top }, marks, names, isMoving) {
    const ratio = devicePixelRatio || 1;
    const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== pixelWidth || this.#canvas.height !== pixelHeight) {
      [this.#canvas.width, this.#canvas.height] = [pixelWidth, pixelHeight];
      this.#canvas.style.width = width + 'px';
      this.#canvas.style.height = height + 'px';
    }
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, pixelWidth, pixelHeight);
    context.setTransform(ratio, 0, 0, ratio, (this.origin.x - left) * ratio, (this.origin.y - top) * ratio);
    const view = { left: left - this.origin.x, top: top - this.origin.y, right: left - this.origin.x + width, bottom: top - this.origin.y + height };
    this.#screen(marks.screen, drawing);
    const seen = this.#boxes(drawing, view);
    this.#lines(drawing, view);
    this.#overflows(drawing, view);
    if (!isMoving) this.#labels(drawing, seen, names, marks);
    this.#marks(drawing, marks);
  }

  // The screen, unless it equals the root.
  #screen({ width, height }, drawing) {
    const root = drawing.boxes > 0 ? boxAt(drawing, 0) : { x: 0, y: 0, width: -1, height: -1 };
    if (Math.abs(root.x) + Math.abs(root.y) + Math.abs(root.width - width) + Math.abs(root.height - height) < 0.5) return;
    const context = this.#context;
    context.strokeStyle = this.palette.faint;
    context.globalAlpha = 0.6;
    context.setLineDash([3, 4]);
    context.strokeRect(-0.5, -0.5, width * this.zoom + 1, height * this.zoom + 1);
    context.setLineDash([]);
    context.globalAlpha = 1;
  }

  #rect(box) {
    const { zoom } = this;
    const [x, y] = [box.x * zoom, box.y * zoom];
    return { x, y, width: box.width * zoom, height: box.height * zoom, right: x + box.width * zoom, bottom: y + box.height * zoom };
  }

  #boxes(drawing, view) {
    const context = this.#context;
    const seen = [];
    const { numbers } = drawing;
    const { zoom, palette } = this;
    context.lineWidth = 1;
    for (let index = 0, at = drawing.boxesStart; index < drawing.boxes; index++, at += boxNumbers) {
      const x = numbers[at + 6] * zoom, y = numbers[at + 7] * zoom;
      const width = numbers[at + 8] * zoom, height = numbers[at + 9] * zoom;
      if (x > view.right || y > view.bottom || x + width < view.left || y + height < view.top) continue;
      seen.push(index);
      const name = boxName(numbers[at + 1]);
      const kind = numbers[at + 2];
      context.fillStyle = palette[name];
      context.strokeStyle = palette[name + '-stroke'];
      if (kind === 5) context.setLineDash([3, 3]); else context.fillRect(x, y, width, height);
      if (width > 1 && height > 1) context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
      else context.fillRect(x, y, Math.max(width, 0.75), Math.max(height, 0.75));
      if (kind === 5) context.setLineDash([]);
      if ((kind === 2 || kind === 3) && width > 8 && height > 8) {
        context.globalAlpha = 0.35;
        context.beginPath();
        context.moveTo(x + 1, y + 1);
        context.lineTo(x + width - 1, y + height - 1);
        context.moveTo(x + width - 1, y + 1);
        context.lineTo(x + 1, y + height - 1);
        context.stroke();
        context.globalAlpha = 1;
      }
    }
    return seen;
  }

  #lines(drawing, view) {
    const context = this.#context;
    const { numbers, lines } = drawing;
    const { zoom } = this;
    context.fillStyle = this.palette.ink;
    context.textBaseline = 'alphabetic';
    let line = 0;
    for (let index = 0, at = drawing.boxesStart; index < drawing.boxes; index++, at += boxNumbers) {
      const vertical = numbers[at + 5] > 1;
      for (let count = numbers[at + 3]; count > 0; count--, line++) {
        const start = drawing.linesStart + line * lineNumbers;
        const x = numbers[start] * zoom, y = numbers[start + 1] * zoom;
        const width = numbers[start + 2] * zoom, height = numbers[start + 3] * zoom;
        if (x > view.right || y > view.bottom || x + width < view.left || y + height < view.top) continue;
        this.#letters.draw(context, lines[line], x, y, width, height, vertical);
      }
    }
  }

  #overflows(drawing, view) {
    const context = this.#context;
    const { numbers } = drawing;
    const { zoom } = this;
    context.fillStyle = this.palette.overflow;
    for (let index = 0, at = drawing.overflowsStart; index < drawing.overflows; index++, at += overflowNumbers) {
      const x = numbers[at] * zoom, y = numbers[at + 1] * zoom, width = numbers[at + 2] * zoom, height = numbers[at + 3] * zoom;
      if (x > view.right || y > view.bottom || x + width < view.left || y + height < view.top) continue;
      context.globalAlpha = 0.16;
      context.fillRect(x, y, width, height);
      context.globalAlpha = 1;
    }
  }

  #labelWidth(text) {
    let width = this.#labelWidths.get(text);
    if (width === undefined) {
      width = Math.ceil(this.#context.measureText(text).width);
      this.#labelWidths.set(text, width);
    }
    return width;
  }

  // Draws each name in a free corner of its box.
  #labels(drawing, seen, names, marks) {
    const context = this.#context;
    const height = 13;
    context.font = labelFont;
    const taken = [];
    const meets = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
    const boxes = seen.map(index => boxAt(drawing, index));
    const rects = boxes.map(box => this.#rect(box));
    const lineRects = [];
    let line = 0;
    for (let index = 0; index < drawing.boxes; index++) {
      for (let count = drawing.numbers[drawing.boxesStart + index * boxNumbers + 3]; count > 0; count--, line++) {
        const [x, y, width, lineHeight] = drawing.numbers.subarray(drawing.linesStart + line * lineNumbers);
        lineRects.push(this.#rect({ x, y, width, height: lineHeight }));
      }
    }
    boxes.forEach((box, place) => {
      const name = names(box.node);
      if (!name) return;
      const width = this.#labelWidth(name);
      const rect = rects[place];
      if (rect.width < width + 6 || rect.height < height + 2) return;
      const inside = other => meets(other, rect);
      const obstacles = [...rects.slice(place + 1).filter(inside), ...lineRects.filter(inside), ...taken.filter(inside)];
      const [left, right, top, bottom] = [rect.x + 4, rect.right - width - 3, rect.y + 2, rect.bottom - height - 1];
      for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
        const label = { x: x - 2, y, right: x + width + 2, bottom: y + height };
        if (obstacles.some(other => meets(label, other))) continue;
        context.fillStyle = this.palette[boxName(box.depth) + '-label'];
        context.fillText(name, x, y + 10);
        taken.push(label);
        return;
      }
    });
  }

  #marks(drawing, { selected, hovered, chain, differing }) {
    const context = this.#context;
    const outline = (box, color, width, dash = []) => {
      const rect = this.#rect(box);
      context.strokeStyle = color;
      context.lineWidth = width;
      context.setLineDash(dash);
      context.strokeRect(rect.x, rect.y, rect.width, rect.height);
      context.setLineDash([]);
      context.lineWidth = 1;
    };
    for (let index = 0; index < drawing.boxes; index++) {
      const node = drawing.numbers[drawing.boxesStart + index * boxNumbers];
      if (differing?.has(node)) outline(boxAt(drawing, index), this.palette.amount, 2);
      if (chain?.has(node) && node !== selected) outline(boxAt(drawing, index), this.palette.accent, 1.5, [5, 3]);
      if (node === hovered && node !== selected) outline(boxAt(drawing, index), this.palette.accent, 1);
      if (node === selected) {
        const box = boxAt(drawing, index);
        this.#edges(box);
        outline(box, this.palette.accent, 2);
      }
    }
  }

  // The margin, border and padding of the selected box.
  #edges(box) {
    const context = this.#context;
    const outer = { x: box.x - box.margin.left, y: box.y - box.margin.top, width: box.width + box.margin.left + box.margin.right, height: box.height + box.margin.top + box.margin.bottom };
    const inner = (rect, edges) => ({
      x: rect.x + edges.left, y: rect.y + edges.top,
      width: Math.max(0, rect.width - edges.left - edges.right), height: Math.max(0, rect.height - edges.top - edges.bottom),
    });
    const ring = (from, to, color, opacity) => {
      const [a, b] = [this.#rect(from), this.#rect(to)];
      context.beginPath();
      context.rect(a.x, a.y, a.width, a.height);
      context.rect(b.x, b.y, b.width, b.height);
      context.fillStyle = color;
      context.globalAlpha = opacity;
      context.fill('evenodd');
      context.globalAlpha = 1;
    };
    ring(outer, box, this.palette.margin, 0.3);
    const paddingBox = inner(box, box.border);
    ring(box, paddingBox, this.palette.accent, 0.4);
    ring(paddingBox, inner(paddingBox, box.padding), this.palette.accent, 0.16);
  }

  // The node with the topmost box at a point of the extent, or -1.
  nodeAt(drawing, x, y) {
    const [left, top] = [(x - this.origin.x) / this.zoom, (y - this.origin.y) / this.zoom];
    for (let index = drawing.boxes - 1; index >= 0; index--) {
      const box = boxAt(drawing, index);
      if (left >= box.x && top >= box.y && left < box.x + box.width && top < box.y + box.height) return box.node;
    }
    return -1;
  }

  boxOf(drawing, node) {
    for (let index = 0; index < drawing.boxes; index++) {
      if (drawing.numbers[drawing.boxesStart + index * boxNumbers] === node) return boxAt(drawing, index);
    }
    return null;
  }
}

// The ruler below the drawing.
class Ruler {
  #canvas;
  #context;
  palette = {};

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d');
  }

  // `offset` is the position of 0, in pixels.
  draw(width, height, offset, zoom, marked) {
    const ratio = devicePixelRatio || 1;
    const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== pixelWidth || this.#canvas.height !== pixelHeight) {
      [this.#canvas.width, this.#canvas.height] = [pixelWidth, pixelHeight];
      this.#canvas.style.width = width + 'px';
      this.#canvas.style.height = height + 'px';
    }
    const context = this.#context;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find(step => step * zoom >= 46) ?? 10000;
    context.font = "10.5px " + textFont;
    context.textBaseline = 'alphabetic';
    context.textAlign = 'center';
    context.strokeStyle = this.palette['rule-stroke'];
    context.fillStyle = this.palette.faint;
    context.globalAlpha = 0.8;
    const mark = offset + marked * zoom;
    for (let value = 0; offset + value * zoom < width; value += step / 5) {
      const x = Math.round(offset + value * zoom) + 0.5;
      if (x < 0) continue;
      const isLarge = Math.abs(value / step - Math.round(value / step)) < 1e-6;
      context.beginPath();
      context.moveTo(x, 12);
      context.lineTo(x, isLarge ? 18 : 15);
      context.stroke();
      if (isLarge && Math.abs(x - mark) > 30) context.fillText(number(value), x, 29);
    }
    context.globalAlpha = 1;
    context.fillStyle = this.palette.accent;
    context.beginPath();
    context.moveTo(mark, 11);
    context.lineTo(mark + 5, 18);
    context.lineTo(mark - 5, 18);
    context.fill();
    context.font = "600 10.5px " + textFont;
    context.fillText(number(marked), mark, 29);
  }
}
