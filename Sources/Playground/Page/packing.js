// The parts of the page, which are compressed and in base 85: see pack.py. This script adds the others.
const Packing = {
  // Sends bytes through a compressing or decompressing stream.
  async through(stream, bytes) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  },

  text(bytes) {
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  },

  bytes(text) {
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index);
    return bytes;
  },

  // The bytes for a text in base 85: four bytes for five characters.
  unpacked(text) {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;,=>?@^_`{|}~';
    const values = new Uint8Array(128);
    for (let value = 0; value < 85; value++) values[digits.charCodeAt(value)] = value;
    const view = new DataView(new ArrayBuffer(Math.ceil(text.length / 5) * 4));
    for (let index = 0; index < text.length; index += 5) {
      let number = 0;
      // The largest digit stands for characters after the end.
      for (let place = index; place < index + 5; place++) number = number * 85 + (place < text.length ? values[text.charCodeAt(place)] : 84);
      view.setUint32(index / 5 * 4, number);
    }
    return new Uint8Array(view.buffer, 0, Math.floor(text.length * 4 / 5));
  },

  // The bytes, or the value in JSON, of a part.
  part(id) { return Packing.through(new DecompressionStream('gzip'), Packing.unpacked(document.getElementById(id).textContent)); },
  async value(id) { return JSON.parse(new TextDecoder().decode(await Packing.part(id))); },
};

const began = performance.now();
const compiling = Packing.part('module').then(bytes => WebAssembly.compile(bytes));
Packing.value('page').then(({ style, body, script }) => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  document.body.insertAdjacentHTML('afterbegin', body);
  document.body.append(Object.assign(document.createElement('script'), { textContent: script }));
});
