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
  const radius = radiusOf(item);
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
const framed = (item, width, kind, ...layers) => {
  const [w, h] = sizeOf(item);
  const box = make("div", { className: "picture" }, make("div", { className: "layers" }, ...layers));
  box.dataset.kind = kind;
  box.style.width = `${width}px`;
  box.style.height = `${width * h / w}px`;
  // The ground around the device is not shown: it would be a halo on a dark page.
  const radius = radiusOf(item);
  if (!item.cell.file) box.style.clipPath = `inset(${1000 / h}% ${1000 / w}% round ${100 * radius / w}% / ${100 * radius / h}%)`;
  return box;
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
    const moved = outline && amount(item, group, outline);
    const own = moved && outlinesFor(item, group).includes(outline) && { text: moved, names: [outline.name], from: outline.from, to: outline.to };
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
// A snapshot that is a text: its lines, those that only one of both has marked by sign and colour.
const isText = (item) => item.cell.file && !item.cell.pictures.length;
const drawText = (item) => {
  const lines = item.cell.changes.map(({ text }) => make("span", { className: text.startsWith("-") ? "gone" : text.startsWith("+") ? "new" : "", textContent: `${text}\n` }));
  const note = hasBefore(item) ? " - before, + now" : " there is no golden to compare with";
  byID("modes").hidden = true;
  byID("stage").replaceChildren(make("figure", { className: "text" }, make("figcaption", {}, make("b", { textContent: item.cell.file }), note), make("pre", {}, ...lines)));
  keepZoom(null);
  point(null);
  progress();
};
const drawStage = (item, group) => {
  const stage = byID("stage");
  pending.clear();
  stage.className = "";
  document.body.style.setProperty("--strip", `${byID("strip").offsetHeight}px`);
  byID("slide").hidden = true;
  byID("modes").hidden = !item || !hasBefore(item);
  if (!item) { stage.replaceChildren(); keepZoom(null); point(null); progress(); return; }
  if (isText(item)) { drawText(item); return; }
  const isNarrow = matchMedia("(max-width: 1000px)").matches;
  const [w, h] = sizeOf(item);
  const [wide, high] = roomOf(stage, isNarrow);
  const line = 26;
  const parts = [];
  if (!hasBefore(item)) {
    const width = Math.min(wide, (high - line) * w / h, w * 1.5);
    parts.push(make("figure", {}, make("figcaption", {}, make("b", { textContent: "Now" }), " there is no golden to compare with"), framed(item, width, "actual", layerOf(item, "actual", false))));
  } else if (mode === "side") {
    const focus = focusOf(item, group);
    const beside = focus && !isNarrow && wide > 620 ? Math.min(240, wide * 0.3) : 0;
    const room = wide - (beside ? beside + 20 : 0);
    const row = Math.min((room - 14) / 2, (high - line) * w / h);
    const column = Math.min(room, ((high - 14) / 2 - line) * w / h);
    const isRow = row >= column || (isNarrow && h > w);
    const width = Math.max(60, Math.min(isNarrow ? (isRow ? row : Math.min(room, Math.max(150, high / 2 - line) * w / h)) : Math.max(row, column), w * 1.6));
    const marks = marksOf(item, group);
    const now = framed(item, width, "actual", layerOf(item, "actual"), ...(marksShown ? [drawMarks(item, marks, false)] : []));
    parts.push(make("div", { className: isRow ? "pair row" : "pair" },
      make("figure", {}, caption(item, "expected"), framed(item, width, "expected", layerOf(item, "expected"))),
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
      box = framed(item, width, "actual", before, now, ...(mode === "slider" ? [make("i", { className: "edge" })] : []));
      text = mode === "slider" ? "Before on the left, now on the right" : "Now laid over before";
      byID("slide").hidden = false;
    } else if (mode === "blink") {
      now.classList.add("blink");
      box = framed(item, width, "actual", before, now);
      text = "Before and now in turn";
    } else if (mode === "difference") {
      const isFile = item.cell.pictures.includes("difference");
      if (!isFile) now.classList.add("differ");
      box = framed(item, width, "actual", ...(isFile ? [imageOf(item, "difference")] : [before, now]));
      text = isFile ? "What differs is red" : "What differs is bright";
      if (!isFile) box.classList.add("differing");
    } else {
      const all = outlinesOf(item).slice(0, 60).map((outline) => ({ text: amount(item, null, outline), names: [outline.name], from: outline.from, to: outline.to }));
      now.classList.add("faint");
      box = framed(item, width, "actual", now, drawMarks(item, all.length ? all : marksOf(item, group), true));
      text = "Dashed: before; solid: now; in points";
    }
    const notes = ["slider", "onion", "blink"].includes(mode) && noteOf(item, "expected");
    parts.push(make("figure", {}, make("figcaption", {}, make("b", { textContent: text }), notes ? `; before is ${notes}` : ""), box));
  }
  if (isNarrow) stage.classList.add("narrow");
  stage.replaceChildren(...parts);
  slide(cut);
  keepZoom(item);
  point(null);
  progress();
};
