// Compressed data as text in base64.
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

  // The content of an element of the page: see pack.py.
  content(id) { return Packing.through(new DecompressionStream('gzip'), Packing.bytes(byId(id).textContent)); },
};
