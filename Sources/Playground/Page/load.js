// What runs before all else: unpacks the engine, the style sheet and the rest of the script, and starts it.

const load = source => {
  const loading = { began: performance.now() };
  const packed = unpacking(source);
  const text = name => new TextDecoder().decode(packed(name));
  document.head.append(Object.assign(document.createElement('style'), { textContent: text('style') }));
  const module = new WebAssembly.Module(packed('module'));
  loading.compiled = performance.now();
  new Function('packed', 'module', 'loading', text('application'))(packed, module, loading);
};

// Each byte of what is packed is a character of windows-1252. A server that names another encoding has to give the bytes again.
const encoding = 'windows-1252';
if (document.characterSet === encoding) {
  load(document);
} else {
  fetch(location.href).then(answer => answer.arrayBuffer()).then(bytes =>
    load(new DOMParser().parseFromString(new TextDecoder(encoding).decode(bytes), 'text/html')));
}
