// Measures the frames `[x, y, width, height]` that this browser gives the nodes of a stage.
//
// The frames are relative to the parent's border box. The root is at 0.
const measureStage = stage => {
  const rounded = number => Math.round(number * 1e4) / 1e4;
  const rects = new Map();
  const collapsed = new Set();
  // A collapsed flex item and its descendants have no frames, whatever rectangles the browser reports.
  const isCollapsed = node => collapsed.has(node.parentElement)
    || node.style.visibility === 'collapse' && node.style.position !== 'absolute' && node.parentElement.classList.contains('n');
  return Array.from(stage.querySelectorAll('.n'), node => {
    if (isCollapsed(node)) {
      collapsed.add(node);
      return [0, 0, 0, 0];
    }
    if (node.getClientRects().length === 0) {
      // Frames of the children of a node without a box are relative to the enclosing box.
      if (rects.has(node.parentElement)) rects.set(node, rects.get(node.parentElement));
      return [0, 0, 0, 0];
    }
    const rect = node.getBoundingClientRect();
    rects.set(node, rect);
    const parent = rects.get(node.parentElement) ?? rect;
    return [rect.left - parent.left, rect.top - parent.top, rect.width, rect.height].map(rounded);
  });
};
