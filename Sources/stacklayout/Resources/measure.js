// Measures the layout of a stage by this browser: `{ frames: [[x, y, width, height], …], extent }`.
//
// The frames of nodes are relative to the parent's border box. The root is at 0. The extent contains the boxes of all nodes, relative
// to the stage.
const measureStage = stage => {
  const rounded = number => Math.round(number * 1e4) / 1e4;
  const origin = stage.getBoundingClientRect();
  const rects = new Map();
  const collapsed = new Set();
  const extent = { left: 0, top: 0, right: 0, bottom: 0 };
  // A collapsed flex item and its descendants have no frames, whatever rectangles the browser reports.
  const isCollapsed = node => collapsed.has(node.parentElement)
    || node.style.visibility === 'collapse' && node.style.position !== 'absolute' && node.parentElement.classList.contains('n');
  const frames = Array.from(stage.querySelectorAll('.n'), node => {
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
    extent.left = Math.min(extent.left, rect.left - origin.left);
    extent.top = Math.min(extent.top, rect.top - origin.top);
    extent.right = Math.max(extent.right, rect.right - origin.left);
    extent.bottom = Math.max(extent.bottom, rect.bottom - origin.top);
    const parent = rects.get(node.parentElement) ?? rect;
    return [rect.left - parent.left, rect.top - parent.top, rect.width, rect.height].map(rounded);
  });
  return { frames, extent };
};
