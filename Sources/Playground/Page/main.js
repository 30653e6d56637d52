// Starts the page with the document in its address, or with the first screen.
const engine = new Engine(module);
const playground = new Playground(engine, module);
window.playground = playground;

const showReport = report => {
  const { expected, browser } = report;
  const lines = [
    `${report.cases} cases in ${report.files} files, ${report.milliseconds} ms`,
    expected.layouts > 0 ? `${expected.layouts - expected.failed.length} of ${expected.layouts} layouts have the expected frames` : '',
    `${browser.layouts - browser.differing.length} of ${browser.layouts} layouts of ${browser.cases} cases have the frames of this browser`,
    ...expected.failed, ...browser.differing,
  ];
  document.body.append(make('pre', { id: 'report', style: 'position:fixed;inset:40px;padding:20px;overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:10px;z-index:9' }, lines.filter(line => line).join('\n')));
};

const start = async () => {
  if (location.hash === '#selftest') {
    window.report = new SelfTest(engine).run();
    showReport(window.report);
    return;
  }
  if (!location.hash.startsWith('#d=') || !await playground.restore()) {
    playground.open(Library.text(first));
  }
  playground.draw();
  const drawn = performance.now();
  window.timing = {
    compiled: loading.compiled - loading.began, laidOut: playground.firstLayout - loading.began, afterScript: drawn - loading.began, drawn,
  };
  document.documentElement.dataset.ready = 'true';
};
start();
