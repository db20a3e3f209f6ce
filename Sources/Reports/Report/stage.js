// One cell, compared: pictures of before and now, what changed enlarged, and marks with the distance.
const modes = [
  // The second part of a name is left out where there is no room.
  ["side", "Side", " by side"], ["slider", "Slider"], ["onion", "Onion"], ["blink", "Blink"],
  ["difference", "Diff", "erence"], ["outlines", "Outlines"],
];
let mode = "side";
let marksShown = true;
const points = (number) => String(Math.round(Math.abs(number) * 100) / 100);

// MARK: Pictures

// Layers of a picture, drawn from recorded facts where there is no file.
const sketchOf = (item, lines, isGolden, label) => {
  const [width, height] = sizeOf(item);
  const inset = insetOf(item);
  const radius = own(page.radii, item.cell.name) ?? 0;
  const body = svg("rect", { x: 10, y: 10, width: width - 20, height: height - 20, rx: radius, class: "device" });
  const screen = svg("rect", { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: Math.max(0, radius - 8), class: "screen" });
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label, class: "sketch" }, body, screen);
  for (const view of viewsOf(item, lines, isGolden)) {
    picture.append(svg("rect", { x: view.x, y: view.y, width: Math.max(0, view.width), height: Math.max(0, view.height), class: "view" }));
    const size = Math.max(6, Math.min(34, (view.height / Math.max(1, view.lines.length)) * 0.72));
    for (const line of view.lines) {
      const text = svg("text", { x: view.x + line.x, y: view.y + line.baseline, "font-size": size, textLength: Math.max(1, line.width), lengthAdjust: "spacingAndGlyphs" });
      text.textContent = line.text;
      picture.append(text);
    }
    if (!view.lines.length && view.width > 40 && view.height > 14) {
      const text = svg("text", { x: view.x + 4, y: view.y + 11, "font-size": 9, class: "name" });
      text.textContent = view.name;
      picture.append(text);
    }
  }
  return picture;
};
const hasBefore = (item) => item.cell.goldenFacts !== undefined && item.cell.goldenFacts !== null;
const altOf = (item, kind) => {
  const what = kind === "actual" ? "Now" : kind === "expected" ? "Before" : "Difference";
  const moved = kind === "expected" || !item.cell.changes.length ? "" : `: ${item.cell.changes.slice(0, 3).map((change) => change.text).join("; ")}`;
  return `${what}, ${item.scene.title}, ${nameOf(item)}${moved}`;
};
const pending = new Set();
const progress = () => {
  byID("loading").hidden = !pending.size;
  byID("stage").setAttribute("aria-busy", String(pending.size > 0));
};
const imageOf = (item, kind, isLazy = false) => {
  const image = make("img", { alt: altOf(item, kind), decoding: "sync", draggable: false });
  if (isLazy) image.loading = "lazy";
  else {
    pending.add(image);
    const done = () => { pending.delete(image); image.classList.add("loaded"); progress(); };
    image.addEventListener("load", done);
    image.addEventListener("error", () => { done(); image.replaceWith(make("p", { className: "lost", textContent: "This picture is not beside the page." })); });
  }
  image.src = fileOf(item, kind);
  return image;
};
// Both layers of one sort, so that they can be laid over each other.
const layerOf = (item, kind, isPaired = true) => {
  const isFile = isPaired ? isCompared(item) : item.cell.pictures.includes(kind);
  if (isFile) return imageOf(item, kind);
  const isGolden = kind === "expected";
  return sketchOf(item, item.scene.facts[isGolden ? item.cell.goldenFacts : item.cell.facts], isGolden, altOf(item, kind));
};
const framed = (item, width, ...layers) => {
  const [w, h] = sizeOf(item);
  const box = make("div", { className: "picture" }, make("div", { className: "layers" }, ...layers));
  box.style.width = `${width}px`;
  box.style.height = `${width * h / w}px`;
  // The ground around the device is not shown: it would be a halo on a dark page.
  const radius = own(page.radii, item.cell.name) ?? 0;
  box.style.clipPath = `inset(${1000 / h}% ${1000 / w}% round ${100 * radius / w}% / ${100 * radius / h}%)`;
  return box;
};

// MARK: What changed

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
const amount = ({ from, to }) => {
  if (!from) return "new";
  if (!to) return "removed";
  const [dx, dy, dw, dh] = to.map((number, side) => number - from[side]);
  const [dr, db] = [dx + dw, dy + dh];
  const words = [];
  const isCentredX = !near(dw, 0) && Math.abs(dx + dr) <= 0.51;
  const isCentredY = !near(dh, 0) && Math.abs(dy + db) <= 0.51;
  if (!near(dx, 0) && !isCentredX && (near(dw, 0) || !near(dr, 0))) words.push(`${dx > 0 ? "→" : "←"} ${points(dx)}`);
  if (!near(dy, 0) && !isCentredY && (near(dh, 0) || !near(db, 0))) words.push(`${dy > 0 ? "↓" : "↑"} ${points(dy)}`);
  if (!near(dw, 0)) words.push(`${points(dw)} ${dw > 0 ? "wider" : "narrower"}`);
  if (!near(dh, 0)) words.push(`${points(dh)} ${dh > 0 ? "taller" : "shorter"}`);
  return words.join(", ");
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
    const text = amount(outline);
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
    const label = isDetailed || (names.length === 1 && (text === "new" || text === "removed")) ? `${names[0] ?? ""} ${text}`.trim() : text;
    const box = to ?? from;
    const [start, head, room] = bounds ?? [4, 2, width - 8];
    const wide = Math.min(room, label.length * size * 0.58 + size);
    const x = Math.max(start, Math.min(start + room - wide, box[0] + box[2] - wide));
    let y = Math.max(head, Math.min(box[1], from?.[1] ?? box[1]) - size * 1.65);
    if (!isDetailed && Math.abs(y - last) < size * 1.5) y = last + size * 1.6;
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

// MARK: The stage

const noteOf = (item, kind) => {
  if (kind === "actual") return item.cell.pictures.includes("actual") ? "" : "drawn from its facts";
  if (item.cell.redrawn === "exact") return "drawn from the record, pixel for pixel";
  if (item.cell.redrawn === "similar") return "drawn from the record; its places, today's looks";
  return item.cell.pictures.includes("expected") ? "" : "drawn from the record";
};
const caption = (item, kind) => {
  const note = noteOf(item, kind);
  return make("figcaption", {}, make("b", { textContent: kind === "actual" ? "Now" : "Before" }), note ? ` ${note}` : "");
};
const croppedOf = (item, group, kind, { rect, outline }, width, height) => {
  const [w] = sizeOf(item);
  const scale = Math.min(width / rect[2], height / rect[3], 3);
  const layer = layerOf(item, kind);
  layer.style.width = `${w * scale}px`;
  layer.style.left = `${-rect[0] * scale}px`;
  layer.style.top = `${-rect[1] * scale}px`;
  const box = make("div", { className: "crop" }, layer);
  box.style.width = `${rect[2] * scale}px`;
  box.style.height = `${rect[3] * scale}px`;
  if (kind === "actual" && marksShown) {
    const own = outline && amount(outline) && outlinesFor(item, group).includes(outline) && { text: amount(outline), names: [outline.name], from: outline.from, to: outline.to };
    const marks = drawMarks(item, own ? [own] : marksOf(item, group).filter((mark) => mark.text === "changed"), false, 13 / scale, rect);
    marks.style.width = `${w * scale}px`;
    marks.style.left = layer.style.left;
    marks.style.top = layer.style.top;
    box.append(marks);
  }
  return make("figure", {}, caption(item, kind), box);
};
let cut = 50;
const slide = (value) => {
  cut = Math.max(0, Math.min(100, value));
  byID("slider").value = cut;
  const above = byID("stage").querySelector(".above");
  if (!above) return;
  above.style.opacity = mode === "onion" ? cut / 100 : 1;
  above.style.clipPath = mode === "slider" ? `inset(0 0 0 ${cut}%)` : "";
  const edge = byID("stage").querySelector(".edge");
  if (edge) edge.style.left = `${cut}%`;
};
// On a phone, what is left of the screen between the words and the buttons.
const roomOf = (stage, isNarrow) => {
  if (!isNarrow) return [stage.clientWidth - 24, stage.clientHeight - 20];
  const top = stage.getBoundingClientRect().top + scrollY;
  return [stage.clientWidth - 16, Math.max(150, innerHeight - top - byID("dock").offsetHeight - 12)];
};
const drawStage = (item, group) => {
  const stage = byID("stage");
  pending.clear();
  stage.className = "";
  byID("slide").hidden = true;
  byID("modes").hidden = !item || !hasBefore(item);
  if (!item) { stage.replaceChildren(); keepZoom(null); progress(); return; }
  const isNarrow = matchMedia("(max-width: 1000px)").matches;
  const [w, h] = sizeOf(item);
  const [wide, high] = roomOf(stage, isNarrow);
  const line = 26;
  const parts = [];
  if (!hasBefore(item)) {
    const width = Math.min(wide, (high - line) * w / h, w * 1.5);
    parts.push(make("figure", {}, make("figcaption", {}, make("b", { textContent: "Now" }), " there is no golden to compare with"), framed(item, width, layerOf(item, "actual", false))));
  } else if (mode === "side") {
    const focus = focusOf(item, group);
    const beside = focus && !isNarrow && wide > 620 ? Math.min(240, wide * 0.3) : 0;
    const room = wide - (beside ? beside + 20 : 0);
    const row = Math.min((room - 14) / 2, (high - line) * w / h);
    const column = Math.min(room, ((high - 14) / 2 - line) * w / h);
    const isRow = row >= column || (isNarrow && h > w);
    const width = Math.max(60, Math.min(isNarrow ? (isRow ? row : Math.min(room, Math.max(150, high / 2 - line) * w / h)) : Math.max(row, column), w * 1.6));
    const marks = marksOf(item, group);
    const now = framed(item, width, layerOf(item, "actual"), ...(marksShown ? [drawMarks(item, marks, false)] : []));
    parts.push(make("div", { className: isRow ? "pair row" : "pair" },
      make("figure", {}, caption(item, "expected"), framed(item, width, layerOf(item, "expected"))),
      make("figure", {}, caption(item, "actual"), now)));
    if (focus) {
      const each = beside || (wide - 24) / 2;
      const tall = beside ? Math.max(80, high / 2 - 60) : 230;
      parts.push(make("section", { className: beside ? "close" : "close below" },
        make("h3", { textContent: focus.outline ? `${focus.outline.name}, enlarged` : "What changed, enlarged" }),
        croppedOf(item, group, "expected", focus, each, tall), croppedOf(item, group, "actual", focus, each, tall)));
    }
  } else {
    const width = Math.max(60, Math.min(wide, (high - line) * w / h, w * 1.6));
    const before = layerOf(item, "expected");
    const now = layerOf(item, "actual");
    let box = null;
    let text = "";
    if (mode === "slider" || mode === "onion") {
      now.classList.add("above");
      box = framed(item, width, before, now, ...(mode === "slider" ? [make("i", { className: "edge" })] : []));
      text = mode === "slider" ? "Before on the left, now on the right" : "Now laid over before";
      byID("slide").hidden = false;
    } else if (mode === "blink") {
      now.classList.add("blink");
      box = framed(item, width, before, now);
      text = "Before and now in turn";
    } else if (mode === "difference") {
      const isFile = item.cell.pictures.includes("difference");
      if (!isFile) now.classList.add("differ");
      box = framed(item, width, ...(isFile ? [imageOf(item, "difference")] : [before, now]));
      text = isFile ? "What differs is red" : "What differs is bright";
      if (!isFile) box.classList.add("differing");
    } else {
      const all = outlinesOf(item).slice(0, 60).map((outline) => ({ text: amount(outline), names: [outline.name], from: outline.from, to: outline.to }));
      now.classList.add("faint");
      box = framed(item, width, now, drawMarks(item, all.length ? all : marksOf(item, group), true));
      text = "Dashed: before; solid: now; in points";
    }
    const notes = ["slider", "onion", "blink"].includes(mode) && noteOf(item, "expected");
    parts.push(make("figure", {}, make("figcaption", {}, make("b", { textContent: text }), notes ? `; before is ${notes}` : ""), box));
  }
  if (isNarrow) stage.classList.add("narrow");
  stage.replaceChildren(...parts);
  slide(cut);
  keepZoom(item);
  progress();
};
