// Runs a WebAssembly module in Node.js.
//
// Usage: node host.mjs MODULE FOLDER [ARGUMENT]...
//
// The module may read below FOLDER; the status is the module's.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [module, folder, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [module, ...words], preopens: { [folder]: folder } });
const { instance } = await WebAssembly.instantiate(await readFile(module), wasi.getImportObject());
process.exitCode = wasi.start(instance);
