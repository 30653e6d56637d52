// Compares the frames of layout documents with their expected frames, in the playground's module.
//
// Usage: node conform.mjs MODULE ENGINE FOLDER
//
// ENGINE is the script of the page that calls the module. All documents below FOLDER are read. The status is 1 if a frame differs, if a
// document cannot be read or laid out, or if there is no document.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [module, script, folder] = process.argv.slice(2);
const { Engine, EngineError } = new Function(readFileSync(script, 'utf8') + '\nreturn { Engine, EngineError };')();
const engine = new Engine(new WebAssembly.Module(readFileSync(module)));
const began = Date.now();
const counts = { files: 0, cases: 0, layouts: 0, frames: 0 };
const failures = [];

// Returns the paths of the documents below a folder. Node.js before 18.17 ignores the option `recursive` of `readdirSync`.
const documents = path => readdirSync(path, { withFileTypes: true }).flatMap(entry => {
  const name = join(path, entry.name);
  if (entry.isDirectory()) return documents(name);
  return name.endsWith('.json') ? [name] : [];
});
const files = documents(folder).map(path => relative(folder, path)).sort();
if (files.length === 0) failures.push(`${folder}: no documents`);

// Adds a failure if the engine refuses the input.
const attempt = (title, work) => {
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    failures.push(`${title}: ${error.message}`);
    return false;
  }
};

for (const file of files) {
  const text = readFileSync(join(folder, file), 'utf8');
  const isRead = attempt(file, () => engine.parse(text));
  if (!isRead) continue;
  counts.files++;
  const document = JSON.parse(text);
  const cases = document.cases ?? [document];
  cases.forEach((item, caseIndex) => {
    const isLaidOut = attempt(`${file}: ${item.name}`, () => {
      for (let variant = 0; variant < (item.variants ? 4 : 1); variant++) {
        engine.layOut({ caseIndex, variant });
        const { expected, differing } = engine.json('differences');
        counts.layouts++;
        counts.frames += expected;
        for (const path of differing) failures.push(`${file}: ${item.name}, variant ${variant}: ${path}`);
      }
    });
    if (isLaidOut) counts.cases++;
  });
}

for (const failure of failures.slice(0, 20)) console.log(failure);
console.log(`${counts.files} of ${files.length} files, ${counts.cases} cases, ${counts.layouts} layouts, ${counts.frames} frames compared, `
  + `${failures.length} failures, ${Date.now() - began} ms`);
if (failures.length > 0 || counts.files < files.length || counts.frames === 0) process.exitCode = 1;
