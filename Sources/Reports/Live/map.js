// Maps: a layout in any window. Numbers come from forms, `constant + width * w + height * h`; nothing is solved.
const data = JSON.parse(byID("data").textContent);
const { tables } = data;
// What is shown: a map of the scene as it is, and one of the scene before a change where a change is looked at.
let { now, before } = data.variants[0];
const valueOf = ([constant, x = 0, y = 0], w, h) => constant + x * w + y * h;

const border = 1e-7;
const isInside = (corners, w, h) => corners.length > 2 && corners.every(([ax, ay], index) => {
  const [bx, by] = corners[(index + 1) % corners.length];
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 || ((bx - ax) * (h - ay) - (by - ay) * (w - ax)) / length >= -border;
});
const holds = (sides, w, h) => sides.every(([constant, x, y, isStrict]) => {
  const value = constant + x * w + y * h;
  return isStrict ? value > border : value >= -border;
});
// The region of a size; on a border the one whose conditions hold there. Nothing where the map is open.
const regionAt = (w, h, map = now) => map.regions.find((region) => isInside(region.corners, w, h) && holds(region.sides, w, h)) ??
  map.regions.find((region) => isInside(region.corners, w, h));

// Edges on whole pixels, as a layout rounds them: in the window, before anything is scrolled.
const roundEdge = (edge, scale) => Math.floor(edge * scale + 0.5 + 1e-6) / scale;

// Each view's frame in its superview's coordinates, rounded, and its place in the window.
function framesAt(w, h, scale = data.scale, map = now) {
  const region = regionAt(w, h, map);
  if (!region) return null;
  const tree = tables.trees[region.tree];
  const exact = (list, index) => valueOf(tables.frames[region[list][index]], w, h);
  const boxes = [];
  for (const [index, { parent }] of tree.entries()) {
    const [x, y, width, height] = [0, 1, 2, 3].map((part) => exact("frames", 4 * index + part));
    const own = region.offsets ? [exact("offsets", 2 * index), exact("offsets", 2 * index + 1)] : [0, 0];
    const outer = parent === undefined ? { scroll: [0, 0], left: 0, top: 0 } : boxes[parent];
    // What code has put between pixels stays there.
    const isGiven = outer.seen && region.given?.includes(index);
    const round = (edge, scrolled) => roundEdge(edge + scrolled, scale);
    if (isGiven) {
      const place = [x - outer.seen[0], y - outer.seen[1]];
      boxes.push({
        left: outer.left + place[0], top: outer.top + place[1], x: place[0], y: place[1], width, height,
        seen: [x, y, width, height], scroll: [outer.scroll[0] + own[0], outer.scroll[1] + own[1]],
      });
      continue;
    }
    const [left, top] = [round(x, outer.scroll[0]), round(y, outer.scroll[1])];
    boxes.push({
      left, top, x: left - outer.left, y: top - outer.top, width: round(x + width, outer.scroll[0]) - left,
      height: round(y + height, outer.scroll[1]) - top, seen: [x, y, width, height],
      scroll: [outer.scroll[0] + own[0], outer.scroll[1] + own[1]],
    });
  }
  return boxes;
}

// Where the layout changes on a line of sizes: `{at, before, after, cause}`, regions by number.
function breakpointsAlong(isWidth, other) {
  const axis = isWidth ? 0 : 1;
  const spans = [];
  for (const [index, { corners }] of now.regions.entries()) {
    const crossings = [];
    for (const [at, a] of corners.entries()) {
      const b = corners[(at + 1) % corners.length];
      const [from, to] = [a[1 - axis], b[1 - axis]];
      if (Math.min(from, to) > other || Math.max(from, to) < other) continue;
      if (from === to) crossings.push(a[axis], b[axis]);
      else crossings.push(a[axis] + (b[axis] - a[axis]) * (other - from) / (to - from));
    }
    const [low, high] = [Math.min(...crossings), Math.max(...crossings)];
    const middle = (low + high) / 2;
    // On a border between two regions only one of them has the line.
    if (high - low > 1e-4 && regionAt(...(isWidth ? [middle, other] : [other, middle])) === now.regions[index]) {
      spans.push({ low, high, index });
    }
  }
  spans.sort((a, b) => a.low - b.low);
  return spans.slice(1).map(({ low, index }, at) => ({
    at: low, before: spans[at].index, after: index,
    cause: now.causes[`${spans[at].index},${index}`] ?? "the layout changes",
  }));
}

// MARK: Before and now

// Corners of what lies in both of two convex polygons.
function overlap(corners, others) {
  let kept = corners;
  for (const [index, [ax, ay]] of others.entries()) {
    const [bx, by] = others[(index + 1) % others.length];
    const side = ([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const next = [];
    for (const [at, a] of kept.entries()) {
      const b = kept[(at + 1) % kept.length];
      const [from, to] = [side(a), side(b)];
      if (from >= 0) next.push(a);
      if ((from < 0) !== (to < 0)) next.push([0, 1].map((lane) => a[lane] + (b[lane] - a[lane]) * from / (from - to)));
    }
    kept = next;
  }
  return kept;
}
const areaOf = (corners) => corners.reduce((sum, [ax, ay], index) => {
  const [bx, by] = corners[(index + 1) % corners.length];
  return sum + (ax * by - bx * ay) / 2;
}, 0);

const shownIDs = (tree) => tree.filter(({ hidden }) => !hidden).map(({ id }) => id).join("\n");
// Whether two regions have the same views at the same places wherever both hold: forms take their extremes at corners.
function isSame(region, other, corners) {
  if (region.tree !== other.tree && shownIDs(tables.trees[region.tree]) !== shownIDs(tables.trees[other.tree])) return false;
  const places = new Map(tables.trees[other.tree].map(({ id }, index) => [id, index]));
  return tables.trees[region.tree].every(({ id, hidden }, index) => hidden || [0, 1, 2, 3].every((part) => {
    const [a, b] = [region.frames[4 * index + part], other.frames[4 * places.get(id) + part]];
    return a === b || corners.every(([w, h]) => Math.abs(valueOf(tables.frames[a], w, h) - valueOf(tables.frames[b], w, h)) < 1e-6);
  }));
}
// Polygons of sizes at which some view is not where it was.
function differingSizes() {
  if (!before) return [];
  const found = [];
  for (const region of now.regions) {
    for (const other of before.regions) {
      const corners = overlap(region.corners, other.corners);
      if (corners.length > 2 && areaOf(corners) > 1e-3 && !isSame(region, other, corners)) found.push(corners);
    }
  }
  return found;
}
// What differs between two layouts of one size: `{id, name, text}` for each view that moved, came or went.
function differences(region, own, earlier, others) {
  const [tree, was] = [tables.trees[region.tree], tables.trees[earlier.tree]];
  const number = (value) => `${value < 0 ? "−" : "+"}${short(Math.abs(value))}`;
  const found = [];
  for (const [index, { id, name, hidden }] of tree.entries()) {
    const at = was.findIndex((view) => view.id === id);
    if (at < 0 || was[at].hidden !== hidden) {
      if (at >= 0 || !hidden) found.push({ id, name, text: hidden ? "hidden now" : at < 0 ? "new" : "shown now" });
      continue;
    }
    if (hidden) continue;
    const moves = ["x", "y", "width", "height"].filter((part) => Math.abs(own[index][part] - others[at][part]) > 1e-6)
      .map((part) => `${part} ${number(own[index][part] - others[at][part])}`);
    if (moves.length) found.push({ id, name, text: moves.join(", ") });
  }
  for (const { id, name, hidden } of was) {
    if (!hidden && !tree.some((view) => view.id === id)) found.push({ id, name, text: "removed" });
  }
  return found;
}
