// What is packed in the page: LZMA, written with seven bits in each character.

// Seven bits in a character; one that HTML does not keep stands in the lower bits of a character of eight or nine, with the seven bits
// that follow.
const bytesOf = (text, count) => {
  const lost = [0, 13, 60];
  const bytes = new Uint8Array(count + 1);
  let bits = 0, held = 0, place = 0;
  const take = value => {
    bits = (bits << 7) | value;
    held += 7;
    if (held >= 8) { held -= 8; bytes[place++] = bits >> held; bits &= (1 << held) - 1; }
  };
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128) { take(code); } else { take(lost[(code - 128) >> 7]); take(code & 127); }
  }
  return bytes.subarray(0, count);
};

// LZMA without a header, with three bits of literal context and none of position.
const unpacked = (input, size) => {
  const output = new Uint8Array(size);
  const chances = new Uint16Array(0x300 * 8 + 1024 * 2).fill(1024);
  let low = 0x300 * 8;
  const room = count => { const start = low; low += count; return start; };
  const isMatch = room(12), isRepeat = room(12), isFirst = room(12), isSecond = room(12), isThird = room(12), isLong = room(12);
  const slots = room(256), specials = room(128), aligned = room(16);
  const lengths = [room(2 + 8 + 8 + 256), room(2 + 8 + 8 + 256)];
  let range = 0xFFFFFFFF, code = 0, read = 1;
  for (; read < 5; read++) code = (code << 8 | input[read]) >>> 0;
  const bit = index => {
    const chance = chances[index];
    const bound = (range >>> 11) * chance;
    let result;
    if (code < bound) { range = bound; chances[index] = chance + ((2048 - chance) >> 5); result = 0; }
    else { range -= bound; code -= bound; chances[index] = chance - (chance >> 5); result = 1; }
    if (range < 0x1000000) { range = (range << 8) >>> 0; code = (code << 8 | input[read++]) >>> 0; }
    return result;
  };
  const tree = (start, bits) => {
    let node = 1;
    for (let left = bits; left > 0; left--) node = node << 1 | bit(start + node);
    return node - (1 << bits);
  };
  const reversed = (start, bits) => {
    let node = 1, value = 0;
    for (let place = 0; place < bits; place++) { const next = bit(start + node); node = node << 1 | next; value |= next << place; }
    return value;
  };
  const direct = bits => {
    let value = 0;
    for (; bits > 0; bits--) {
      range >>>= 1;
      const next = code >= range ? 1 : 0;
      if (next) code -= range;
      if (range < 0x1000000) { range = (range << 8) >>> 0; code = (code << 8 | input[read++]) >>> 0; }
      value = value * 2 + next;
    }
    return value;
  };
  const length = start => {
    if (bit(start) === 0) return tree(start + 2, 3) + 2;
    return bit(start + 1) === 0 ? tree(start + 10, 3) + 10 : tree(start + 18, 8) + 18;
  };
  let state = 0, place = 0, before = 0, first = 0, second = 0, third = 0, fourth = 0;
  while (place < size) {
    if (bit(isMatch + state) === 0) {
      const start = 0x300 * (before >> 5);
      let symbol = 1;
      if (state >= 7) {
        let other = output[place - first - 1];
        while (symbol < 256) {
          const expected = other >> 7 & 1;
          other <<= 1;
          const next = bit(start + ((1 + expected) << 8) + symbol);
          symbol = symbol << 1 | next;
          if (next !== expected) break;
        }
      }
      while (symbol < 256) symbol = symbol << 1 | bit(start + symbol);
      output[place++] = before = symbol & 255;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count;
    if (bit(isRepeat + state) === 0) {
      [fourth, third, second] = [third, second, first];
      count = length(lengths[0]);
      state = state < 7 ? 7 : 10;
      const slot = tree(slots + 64 * Math.min(count - 2, 3), 6);
      if (slot < 4) {
        first = slot;
      } else {
        const bits = (slot >> 1) - 1;
        const base = (2 | slot & 1) * 2 ** bits;
        first = slot < 14
          ? base + reversed(specials + base - slot, bits)
          : base + direct(bits - 4) * 16 + reversed(aligned, 4);
        if (first === 0xFFFFFFFF) break;
      }
    } else {
      if (bit(isFirst + state) === 0) {
        if (bit(isLong + state) === 0) {
          state = state < 7 ? 9 : 11;
          before = output[place - first - 1];
          output[place++] = before;
          continue;
        }
      } else if (bit(isSecond + state) === 0) {
        [first, second] = [second, first];
      } else if (bit(isThird + state) === 0) {
        [first, second, third] = [third, first, second];
      } else {
        [first, second, third, fourth] = [fourth, first, second, third];
      }
      count = length(lengths[1]);
      state = state < 7 ? 8 : 11;
    }
    const end = Math.min(place + count, size);
    for (let from = place - first - 1; place < end; place++, from++) output[place] = output[from];
    before = output[place - 1];
  }
  return output;
};

// What the page holds under a name, as bytes.
const packed = name => {
  const element = document.getElementById(name);
  const [count, size] = element.dataset.size.split(' ').map(Number);
  return unpacked(bytesOf(element.textContent, count), size);
};
