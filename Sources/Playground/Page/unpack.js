// What is packed in the page: LZMA, in characters that stand for bytes. A module of its own unpacks it.

const unpacking = source => {
  const unpacker = new WebAssembly.Instance(new WebAssembly.Module(
    Uint8Array.from(atob(source.getElementById('unpacker').textContent), letter => letter.charCodeAt(0)))).exports;
  // What the page holds under a name, as bytes. A module was sorted by what its bytes mean.
  return (name, isSorted = false) => {
    const element = source.getElementById(name);
    const text = element.textContent;
    const size = Number(element.dataset.size);
    const { memory } = unpacker;
    const chances = unpacker.start();
    const input = chances + unpacker.chanceCount();
    const output = input + 3 * text.length;
    const missing = output + (isSorted ? 2 : 1) * size - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    const { written } = new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, input));
    unpacker.unpack(input, written, output, size, chances);
    if (!isSorted) return new Uint8Array(memory.buffer, output, size).slice();
    unpacker.rejoin(output, output + size);
    return new Uint8Array(memory.buffer, output + size, size - unpacker.rejoinedDifference()).slice();
  };
};
