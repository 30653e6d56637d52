// Starts the page with the document in its address, or with a first screen.
const showReport = report => {
  const lines = [
    `${report.cases} cases in ${report.files} files, ${report.milliseconds} ms`,
    `${report.layouts - report.differing.length} of ${report.layouts} layouts have the frames of this browser`,
    ...report.differing,
  ];
  document.body.append(make('pre', { id: 'report', style: 'position:fixed;inset:40px;padding:20px;overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:10px;z-index:9' }, lines.join('\n')));
};

const start = async () => {
  const spec = Packing.value('spec');
  const module = await compiling;
  const compiled = performance.now();
  const playground = new Playground(new Engine(module), module);
  window.playground = playground;
  playground.library.list(await spec);
  if (!await playground.restore()) playground.open(playground.library.entries.find(({ name }) => name === 'login').text);
  playground.draw();
  const drawn = performance.now();
  window.timing = { compiled: compiled - began, laidOut: playground.firstLayout - began, afterScript: drawn - began, drawn };
  document.documentElement.dataset.ready = 'true';
  if (location.hash === '#selftest') showReport(window.report = new Comparison(playground.engine).spec(await spec));
};
start();
