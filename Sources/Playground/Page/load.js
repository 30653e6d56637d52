// The first script: unpacks the page and the engine, and starts the main script.

const load = source => {
  const loading = { began: performance.now() };
  const packed = unpacking(source);
  const { style, body, first, script } = JSON.parse(new TextDecoder().decode(packed('page')));
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  document.body.insertAdjacentHTML('afterbegin', body);
  const module = new WebAssembly.Module(packed('module', true));
  loading.compiled = performance.now();
  new Function('packed', 'module', 'first', 'loading', script)(packed, module, first, loading);
};

// Each byte of the packed data is a character in windows-1252. If a server declares another encoding, the page is fetched again as bytes.
const encoding = 'windows-1252';
if (document.characterSet === encoding) {
  load(document);
} else {
  fetch(location.href).then(answer => answer.arrayBuffer()).then(bytes =>
    load(new DOMParser().parseFromString(new TextDecoder(encoding).decode(bytes), 'text/html')));
}
