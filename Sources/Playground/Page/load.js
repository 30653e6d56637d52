// What runs before all else: unpacks the engine and the rest of the script, and starts it.

const loading = { began: performance.now() };
const module = new WebAssembly.Module(packed('module'));
loading.compiled = performance.now();
const application = new TextDecoder().decode(packed('application'));
new Function('packed', 'module', 'loading', application)(packed, module, loading);
