// Measures all stages of the page, and replaces them with the frames as JSON.
{
  const cases = JSON.parse(document.getElementById('cases').textContent);
  const frames = Array.from(document.querySelectorAll('.stage'), measureStage);
  const variants = frames.length / cases.length;
  const measured = cases.map((layoutCase, index) =>
    ({ ...layoutCase, frames: frames.slice(index * variants, (index + 1) * variants) }));
  document.getElementById('measured-frames').textContent = JSON.stringify({ cases: measured }).replaceAll('<', '\\u003c');
  document.querySelector('main').remove();
  document.querySelector('p').textContent = `This browser laid out ${cases.length} cases in ${variants} variants. `
    + 'To store the frames, dump the page with a headless browser, and pass it to stacklayout record: see stacklayout help record.';
}
