// A link that contains the document: the text after `#d=` is deflated JSON in base64url.
const Link = {
  async fragment(state) {
    const bytes = await Packing.through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(state)));
    return '#d=' + Packing.text(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  },

  // The state in a fragment, or `null`.
  async state(fragment) {
    if (!fragment.startsWith('#d=')) return null;
    try {
      const bytes = Packing.bytes(fragment.slice(3).replaceAll('-', '+').replaceAll('_', '/'));
      return JSON.parse(new TextDecoder().decode(await Packing.through(new DecompressionStream('deflate-raw'), bytes)));
    } catch {
      return null;
    }
  },
};
