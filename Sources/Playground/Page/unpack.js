// The packed data of the page is LZMA, with one character for each byte. A separate module unpacks the data.

// The bytes of a text in windows-1252; bytes that HTML does not preserve follow the escape byte 1.
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
  // The data with a name, as bytes. The bytes of a sorted module are restored to their order.
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
