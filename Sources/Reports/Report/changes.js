// What changed in a cell, as marks on its picture. Their numbers are those of the sentences: how edges moved inside the
// superview, and of several edits each its own.

const near = (a, b) => Math.abs(a - b) < 0.011;
const union = (rects) => {
  const [left, top] = [0, 1].map((side) => Math.min(...rects.map((rect) => rect[side])));
  const [right, bottom] = [0, 1].map((side) => Math.max(...rects.map((rect) => rect[side] + rect[side + 2])));
  return [left, top, right - left, bottom - top];
};
const outlinesOf = (item) => {
  if (item.outlines) return item.outlines;
  let found = item.cell.outlines;
  if (hasBefore(item)) {
    const before = viewsOf(item, item.scene.facts[item.cell.goldenFacts], true);
    const now = viewsOf(item, item.scene.facts[item.cell.facts], false);
    const names = new Set(now.map((view) => view.name));
    const renamed = new Set(editsOf(item).filter((edit) => edit.kind === "renamed").map((edit) => edit.properties[0]?.from));
    const rect = (view) => view && [view.x, view.y, view.width, view.height];
    if (!found.length && !item.cell.size.length) {
      const old = new Map(before.map((view) => [view.name, rect(view)]));
      found = now.map((view) => ({ name: view.name, from: old.get(view.name), to: rect(view) }))
        .filter(({ from, to }) => !from || from.some((number, side) => !near(number, to[side])));
    }
    found = [...found, ...before.filter((view) => !names.has(view.name) && !renamed.has(view.name)).map((view) => ({ name: view.name, from: rect(view) }))];
  }
  item.outlines = found.filter(({ from, to }) => from || to);
  return item.outlines;
};
// How the edges of a view moved inside its superview, for one cause or in all; none for a view that only moved with it.
const edgeOf = (text) => text.match(/^(.*)\.(Left|Top|Right|Bottom) ([+-]?[\d.]+) pt$/s);
const movedIn = (item, group, name) => {
  if (group) {
    const own = group.effects.filter((effect) => effect.cells.includes(item.cell.name)).map((effect) => edgeOf(effect.text));
    return own.filter((match) => match && match[1] === name).map(([, , edge, by]) => ({ edge, by: Number(by) }));
  }
  return item.cell.changes.filter((change) => change.view === name && change.edge).map(({ edge, from, to }) => ({ edge, by: to - from }));
};
const inWords = (dx, dr, dy, db) => {
  const [dw, dh] = [dr - dx, db - dy];
  const words = [];
  const isCentredX = !near(dw, 0) && Math.abs(dx + dr) <= 0.51;
  const isCentredY = !near(dh, 0) && Math.abs(dy + db) <= 0.51;
  if (!near(dx, 0) && !isCentredX && (near(dw, 0) || !near(dr, 0))) words.push(`${dx > 0 ? "→" : "←"} ${points(dx)}`);
  if (!near(dy, 0) && !isCentredY && (near(dh, 0) || !near(db, 0))) words.push(`${dy > 0 ? "↓" : "↑"} ${points(dy)}`);
  if (!near(dw, 0)) words.push(`${points(dw)} ${dw > 0 ? "wider" : "narrower"}`);
  if (!near(dh, 0)) words.push(`${points(dh)} ${dh > 0 ? "taller" : "shorter"}`);
  return words.join(", ");
};
const wordsOfEdges = (edges) => {
  const by = (name) => edges.filter(({ edge }) => edge === name).reduce((sum, other) => sum + other.by, 0);
  return inWords(by("Left"), by("Right"), by("Top"), by("Bottom"));
};
const amount = (item, group, { name, from, to }) => {
  if (!from) return "new";
  if (!to) return "removed";
  const all = wordsOfEdges(movedIn(item, null, name));
  // Without recorded changes only the places on the screen are known.
  const isKnown = item.cell.changes.some((change) => change.edge);
  if (!isKnown) return inWords(to[0] - from[0], to[0] + to[2] - from[0] - from[2], to[1] - from[1], to[1] + to[3] - from[1] - from[3]);
  if (!item.cell.causes || !group) return all;
  const own = wordsOfEdges(movedIn(item, group, name));
  return own && own !== all ? `${own} (in all ${all || "0"})` : own || "";
};
// What of a cell belongs to a cause, where it has several.
const outlinesFor = (item, group) => {
  const all = outlinesOf(item);
  if (!item.cell.causes) return all;
  const texts = [...group.effects, ...(group.summary ?? [])].filter((effect) => effect.cells.includes(item.cell.name)).map((effect) => effect.text);
  return all.filter((outline) => texts.some((text) => text.startsWith(`${outline.name}.`) || text.startsWith(`${outline.name}:`)));
};
// The views that edits name, where they are now: what is shown of a colour or another look.
const editedOf = (item, group) => {
  const names = (group.edits ?? []).filter((edit) => !edit.constraint).flatMap((edit) => edit.views);
  if (!names.length) return [];
  const before = hasBefore(item) ? viewsOf(item, item.scene.facts[item.cell.goldenFacts], true) : [];
  const rect = (view) => view && [view.x, view.y, view.width, view.height];
  return viewsOf(item, item.scene.facts[item.cell.facts], false).filter((view) => names.includes(view.name))
    .map((view) => ({ name: view.name, from: rect(before.find((other) => other.name === view.name)), to: rect(view) }));
};
// Views that did the same are one mark, around all of them.
const marksOf = (item, group) => {
  const groups = new Map();
  for (const outline of outlinesFor(item, group)) {
    const text = amount(item, group, outline);
    if (!text) continue;
    if (!groups.has(text)) groups.set(text, []);
    groups.get(text).push(outline);
  }
  const marks = [...groups].map(([text, list]) => {
    const from = list.filter((outline) => outline.from).map((outline) => outline.from);
    const to = list.filter((outline) => outline.to).map((outline) => outline.to);
    return { text, names: list.map((outline) => outline.name), from: from.length ? union(from) : null, to: to.length ? union(to) : null };
  });
  if (!marks.length) marks.push(...editedOf(item, group).map((outline) => ({ text: "changed", names: [], from: null, to: outline.to })));
  if (!marks.length && item.cell.area) marks.push({ text: "changed", names: [], from: null, to: item.cell.area });
  return marks.slice(0, 5);
};
const drawMarks = (item, list, isDetailed, size = null, bounds = null) => {
  const [width, height] = sizeOf(item);
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "marks", "aria-hidden": "true" });
  size = size ?? (isDetailed ? Math.max(9, Math.min(width, height) / 40) : Math.max(11, Math.min(width, height) / 28));
  let last = -100;
  const plates = [];
  for (const { text, names, from, to } of list) {
    const rect = ([x, y, w, h], name) => picture.append(svg("rect", { x, y, width: Math.max(1, w), height: Math.max(1, h), class: name }));
    if (from) rect(from, to ? "from" : "gone");
    if (to) rect(to, from || text === "changed" ? "to" : "new");
    if (from && to) {
      const [x1, y1, x2, y2] = [from[0] + from[2] / 2, from[1] + from[3] / 2, to[0] + to[2] / 2, to[1] + to[3] / 2];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const length = Math.hypot(dx, dy);
      if (length > 3 && isDetailed) {
        const [ux, uy, tip] = [dx / length, dy / length, Math.min(6, length)];
        picture.append(svg("path", { class: "arrow", d: `M${x1} ${y1}L${x2} ${y2}M${x2 - tip * (ux + uy * 0.6)} ${y2 - tip * (uy - ux * 0.6)}L${x2} ${y2}L${x2 - tip * (ux - uy * 0.6)} ${y2 - tip * (uy + ux * 0.6)}` }));
      }
    }
    const [start, head, room] = bounds ?? [4, 2, width - 8];
    // A name without room is cut, and what happened to it is not.
    const most = Math.max(3, Math.floor((room - size) / (size * 0.58)) - text.length - 2);
    const name = (names[0] ?? "").length > most ? `${names[0].slice(0, most)}…` : names[0] ?? "";
    const label = isDetailed || (names.length === 1 && (text === "new" || text === "removed")) ? `${name} ${text}`.trim() : text;
    const box = to ?? from;
    const wide = Math.min(room, label.length * size * 0.58 + size);
    const x = Math.max(start, Math.min(start + room - wide, box[0] + box[2] - wide));
    let y = Math.max(head, Math.min(box[1], from?.[1] ?? box[1]) - size * 1.65);
    if (!isDetailed && Math.abs(y - last) < size * 1.5) y = last + size * 1.6;
    const covers = (plate) => Math.abs(plate.y - y) < size * 1.5 && x < plate.x + plate.wide && plate.x < x + wide;
    for (let tries = 0; tries < 12 && plates.some(covers); tries += 1) y += size * 1.6;
    plates.push({ x, y, wide });
    last = y;
    picture.append(svg("rect", { x, y, width: wide, height: size * 1.5, rx: size * 0.4, class: to ? "plate" : "plate gone" }));
    const words = svg("text", { x: x + wide / 2, y: y + size * 1.1, "font-size": size, "text-anchor": "middle", class: "label" });
    words.textContent = label;
    picture.append(words);
  }
  return picture;
};
// The part of the picture that the cause is about: the view its sentence begins with, else what differs.
const focusOf = (item, group) => {
  const [width, height] = sizeOf(item);
  const named = effectsOf(group).filter((effect) => effect.cells.includes(item.cell.name))
    .flatMap((effect) => outlinesOf(item).filter((outline) => effect.text.startsWith(outline.name))
      .sort((a, b) => b.name.length - a.name.length).slice(0, 1));
  const rectsOf = ({ from, to }) => [from, to].filter(Boolean);
  if (!named.length) named.push(...editedOf(item, group));
  const candidates = [named.slice(0, 1).flatMap(rectsOf), named.flatMap(rectsOf), item.cell.area ? [item.cell.area] : [], outlinesFor(item, group).flatMap(rectsOf)];
  for (const rects of candidates) {
    if (!rects.length) continue;
    const [x, y, w, h] = union(rects);
    const room = 24;
    // Never so near that it cannot be recognised.
    const [wide, high] = [Math.min(width, Math.max(w + 2 * room, 150)), Math.min(height, Math.max(h + 2 * room, 110))];
    const left = Math.max(0, Math.min(width - wide, x + w / 2 - wide / 2));
    const top = Math.max(0, Math.min(height - high, y + h / 2 - high / 2));
    if (wide * high < 0.62 * width * height) return { rect: [left, top, wide, high], outline: rects === candidates[0] ? named[0] : null };
  }
  return null;
};
