// A link that contains the document: the text after `#d=` is deflated JSON in base64url.
const Link = {
  async through(stream, bytes) {
    const writer = stream.writable.getWriter();
    const written = writer.write(bytes).then(() => writer.close());
    const result = await new Response(stream.readable).arrayBuffer();
    await written;
    return new Uint8Array(result);
  },

  async fragment(state) {
    const bytes = await Link.through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(state)));
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return '#d=' + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  },

  // The state in a fragment, or `null`.
  async state(fragment) {
    if (!fragment.startsWith('#d=')) return null;
    try {
      const text = atob(fragment.slice(3).replaceAll('-', '+').replaceAll('_', '/'));
      const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
      return JSON.parse(new TextDecoder().decode(await Link.through(new DecompressionStream('deflate-raw'), bytes)));
    } catch {
      return null;
    }
  },
};
