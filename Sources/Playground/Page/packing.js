// The parts of the page, which are compressed and in base 128: see pack.py. This script adds the others.
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

  // The bytes for a text in base 128: seven bytes for eight characters.
  unpacked(text) {
    const bytes = new Uint8Array(Math.floor(text.length * 7 / 8));
    let [held, count, next] = [0, 0, 0];
    for (let place = 0; place < text.length; place++) {
      held = held << 7 | text.charCodeAt(place) & 127;
      count += 7;
      if (count < 8) continue;
      count -= 8;
      bytes[next++] = held >> count;
    }
    return bytes;
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
