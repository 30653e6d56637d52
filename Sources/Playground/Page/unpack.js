// What is packed in the page: LZMA, in characters that stand for bytes. A module of its own unpacks it.

// The bytes of a text of windows-1252; those that HTML does not keep stand behind the mark 1.
const bytesOf = text => {
  const letters = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const values = new Map(Array.from(letters, (letter, byte) => [letter, byte]));
  const bytes = [];
  let isMarked = false;
  for (const letter of text) {
    const byte = values.get(letter);
    if (byte === 1 && !isMarked) {
      isMarked = true;
    } else {
      bytes.push(isMarked ? [0, 13, 60, 1][byte - 2] : byte);
      isMarked = false;
    }
  }
  return Uint8Array.from(bytes);
};

const unpacking = source => {
  const bytes = bytesOf(source.getElementById('unpacker').textContent);
  const unpacker = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
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
