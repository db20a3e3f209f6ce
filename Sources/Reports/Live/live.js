// The window that the reader drags, and what is said about it.
const [leastWidth, mostWidth] = data.width;
const [leastHeight, mostHeight] = data.height;
const clamped = (value, least, most) => Math.min(Math.max(value, least), most);
const short = (number) => new Intl.NumberFormat("en", { maximumFractionDigits: 3, useGrouping: false }).format(number);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const [stage, pane, picture, earlier] = [byID("stage"), byID("window"), byID("picture"), byID("earlier")];
const [outline, was] = [byID("outline"), byID("was")];
const [across, down] = [byID("across"), byID("down")];

// What the panel of an editor gives to its page; nothing in a browser.
const editor = globalThis.acquireVsCodeApi?.();
let [width, height] = [393, 852];
let [region, frames, breakpoints] = [null, null, []];
let alongHeight = NaN;
// The view that was chosen, and the one below the pointer, by id.
let [chosen, hovered] = [null, null];
let heldZoom = 0;

byID("title").textContent = data.title;
const listCounts = () => { byID("counts").textContent = `${plural(now.regions.length, "layout")} from ${short(leastWidth)} × ${short(leastHeight)} to ${short(mostWidth)} × ${short(mostHeight)}`; };
const noteFor = (isNear) => `Positions are exact${isNear ? ", but what is drawn inside of views is that of a window near this one" : ""}; frames in words are rounded to ${data.scale === 1 ? "whole points" : `1/${short(data.scale)} of a point, a pixel at ${short(data.scale)}×`}. Windows: ${data.surroundings}.`;
let isNoteNear = false;
byID("note").textContent = noteFor(isNoteNear);

for (const [field, least, most] of [[byID("width"), leastWidth, mostWidth], [byID("height"), leastHeight, mostHeight], [across, leastWidth, mostWidth], [down, leastHeight, mostHeight]]) {
  Object.assign(field, { min: least, max: most });
  if (field.type === "range") field.step = "any";
}

// MARK: Show

const fittingZoom = () => Math.min(1, (stage.clientWidth - 56) / width, (stage.clientHeight - 56) / height);
// Puts a border around a view's place in the picture.
function surround(box, { seen: [x, y, wide, high] }, zoom) {
  Object.assign(box.style, { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${wide * zoom + 2}px`, height: `${high * zoom + 2}px` });
}
function place() {
  // While it is dragged, a window keeps its zoom as long as it has room.
  const zoom = Math.max(0.02, heldZoom ? Math.min(heldZoom, fittingZoom()) : fittingZoom());
  pane.style.width = `${width * zoom}px`;
  pane.style.height = `${height * zoom}px`;
  placeWas(zoom);
  const index = viewIndex(hovered ?? chosen);
  outline.hidden = index < 0 || !frames;
  if (outline.hidden) return;
  const [x, y] = frames[index].seen;
  surround(outline, frames[index], zoom);
  outline.classList.toggle("below", y * zoom < 24);
  outline.classList.toggle("inward", x * zoom > width * zoom / 2);
  outline.firstChild.textContent = `${tables.trees[region.tree][index].name}  ${short(frames[index].width)} × ${short(frames[index].height)}`;
}

function show(newWidth, newHeight) {
  width = clamped(newWidth, leastWidth, mostWidth);
  height = clamped(newHeight, leastHeight, mostHeight);
  const found = regionAt(width, height);
  pane.classList.toggle("open", !found);
  const isNew = found !== region;
  if (found) {
    region = found;
    frames = framesAt(width, height);
    const isNear = draw(picture, width, height, region, frames).near === true;
    if (isNear !== isNoteNear) byID("note").textContent = noteFor(isNoteNear = isNear);
  }
  if (before) showBefore();
  picture.setAttribute("aria-label", `${data.title} in a window ${short(width)} by ${short(height)}`);
  for (const [field, value] of [[byID("width"), width], [byID("height"), height]]) {
    if (document.activeElement !== field) field.value = Math.round(value * 1000) / 1000;
  }
  [across.value, down.value] = [width, height];
  across.setAttribute("aria-valuetext", `${short(width)} points wide`);
  down.setAttribute("aria-valuetext", `${short(height)} points high`);
  const device = data.devices.findIndex(([, , w, h]) => (w === width && h === height) || (h === width && w === height));
  byID("device").value = device < 0 ? "" : device;
  if (height !== alongHeight) listBreakpoints();
  markBreakpoint();
  showPlane();
  if (isNew) listViews();
  place();
  showFacts();
  remember();
}

// MARK: Breakpoints

for (let at = Math.ceil(leastWidth / 200) * 200; at <= mostWidth; at += 200) {
  const label = make("span", { textContent: at });
  label.style.left = `${100 * (at - leastWidth) / (mostWidth - leastWidth)}%`;
  byID("labels").append(label);
}

// A cause in words, in which equations stand between backticks.
const causeWords = (cause) => cause.split("`").map((part, at) => (at % 2 ? make("code", { textContent: part }) : part));
function listBreakpoints() {
  alongHeight = height;
  breakpoints = breakpointsAlong(true, height);
  byID("along").textContent = `as it gets wider, ${short(height)} high`;
  byID("ticks").replaceChildren(...breakpoints.map(({ at, cause }) => {
    const tick = make("i", { title: `${short(at)}: ${cause.replaceAll("`", "")}` });
    tick.style.left = `${100 * (at - leastWidth) / (mostWidth - leastWidth)}%`;
    return tick;
  }));
  const list = byID("breakpoints");
  list.replaceChildren(...breakpoints.map(({ at, cause }, index) => {
    const button = make("button", { type: "button", tabIndex: index ? -1 : 0 }, make("span", { textContent: short(at) }), make("span", {}, ...causeWords(cause)));
    button.addEventListener("click", () => enter(breakpoints[index]));
    return make("li", {}, button);
  }));
  if (!breakpoints.length) list.append(make("p", { textContent: "One layout at every width." }));
}

// A border belongs to one of its sides.
const isPassed = ({ at, before }) => at < width - 1e-9 || (at <= width + 1e-9 && region !== now.regions[before]);
// Shows the first whole pixel of what comes after a breakpoint.
function enter({ at, before }) {
  stop();
  const first = Math.ceil(at * data.scale - 1e-6) / data.scale;
  show(regionAt(first, height) === now.regions[before] ? first + 1 / data.scale : first, height);
}

function markBreakpoint() {
  const passed = breakpoints.filter(isPassed).length;
  for (const [index, tick] of [...byID("ticks").children].entries()) tick.classList.toggle("passed", index < passed);
  for (const [index, item] of [...byID("breakpoints").children].entries()) item.firstChild.classList?.toggle("now", index === passed - 1);
  const list = byID("breakpoints");
  const now = list.querySelector(".now");
  if (now && !list.matches(":hover, :focus-within")) list.scrollTop = now.offsetTop - list.clientHeight / 2;
  const [last, next] = [breakpoints[passed - 1], breakpoints[passed]];
  const words = [];
  if (!regionAt(width, height)) {
    const reason = now.remainder.find(({ corners }) => isInside(corners, width, height))?.reason ?? "it was left open";
    words.push(`This size is not on the map: ${reason}.`);
  } else if (last) words.push(make("b", { textContent: `From ${short(last.at)}: ` }), ...causeWords(last.cause));
  else if (next) words.push(make("b", { textContent: `Up to ${short(next.at)}: ` }), "the narrowest layout");
  byID("cause").replaceChildren(...words);
}

// MARK: The plane of sizes

const map = byID("map");
const markOf = {};
const pointsOf = (corners) => corners.map((corner) => corner.join(",")).join(" ");
let differing = [];
function makePlane() {
  map.setAttribute("viewBox", `${leastWidth} ${leastHeight} ${mostWidth - leastWidth} ${mostHeight - leastHeight}`);
  map.setAttribute("preserveAspectRatio", "none");
  map.replaceChildren();
  for (const [index, entry] of now.regions.entries()) {
    // Neighbours in the list are rarely of one hue: multiples of the golden angle.
    const shape = svg("polygon", { points: pointsOf(entry.corners), fill: `hsl(${(index * 137.508) % 360} 45% 62%)` });
    shape.append(svg("title", {}, `${entry.classes}`));
    entry.shape = shape;
    map.append(shape);
  }
  for (const { corners } of now.remainder) map.append(svg("polygon", { points: pointsOf(corners), fill: "none" }));
  map.append(svg("defs", {}, svg("pattern", { id: "hatch", width: 24, height: 24, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, svg("rect", { width: 7, height: 24 }))));
  for (const corners of differing) map.append(svg("polygon", { class: "differs", points: pointsOf(corners) }));
  for (const [, name, w, h] of data.devices) map.append(svg("circle", { class: "device", cx: w, cy: h, r: 7 }, svg("title", {}, name)));
  markOf.here = map.appendChild(svg("circle", { class: "here", r: 18 }));
}
let markedRegion = null;
function showPlane() {
  if (markedRegion !== region) {
    markedRegion?.shape.classList.remove("now");
    region?.shape.classList.add("now");
    markedRegion = region;
  }
  markOf.here.setAttribute("cx", width);
  markOf.here.setAttribute("cy", height);
}
const toPlane = (event) => {
  const box = map.getBoundingClientRect();
  show(leastWidth + (mostWidth - leastWidth) * (event.clientX - box.left) / box.width, leastHeight + (mostHeight - leastHeight) * (event.clientY - box.top) / box.height);
};

// MARK: Views

const indexIn = (region, id) => id === null || !region ? -1 : tables.trees[region.tree].findIndex((view) => view.id === id);
const viewIndex = (id) => indexIn(region, id);
// A button that chooses a view, and shows it while it is pointed at.
function viewButton(id, isFirst, ...children) {
  const button = make("button", { type: "button", tabIndex: isFirst ? 0 : -1 }, ...children);
  button.addEventListener("click", () => choose(chosen === id ? null : id));
  button.addEventListener("focus", () => hover(id));
  button.addEventListener("blur", () => hover(null));
  button.addEventListener("pointerenter", () => hover(id));
  button.addEventListener("pointerleave", () => hover(null));
  return button;
}
let listedTree = -1;
function listViews() {
  if (!region || region.tree === listedTree) return;
  listedTree = region.tree;
  const tree = tables.trees[region.tree];
  const depths = [];
  byID("views").replaceChildren(...tree.map(({ id, name, parent, hidden }, index) => {
    depths[index] = parent === undefined ? 0 : depths[parent] + 1;
    const button = viewButton(id, index === 0, make("span", { textContent: hidden ? `${name} (hidden)` : name }));
    button.style.paddingLeft = `${0.5 + 0.9 * depths[index]}rem`;
    button.setAttribute("aria-pressed", id === chosen);
    button.dataset.view = id;
    return button;
  }));
}
function choose(id, isFromEditor = false) {
  const isNew = id !== chosen;
  chosen = id;
  if (isNew && id !== null && !isFromEditor) editor?.postMessage({ view: nameOf(id) });
  for (const button of byID("views").children) button.setAttribute("aria-pressed", button.dataset.view === id);
  place();
  showFacts();
  remember();
}
function hover(id) {
  if (hovered === id) return;
  hovered = id;
  place();
  showFacts();
}

// The deepest view at a place of the picture.
function viewAt(event) {
  const box = pane.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) * width / box.width, (event.clientY - box.top) * height / box.height];
  const tree = tables.trees[region.tree];
  const isSeen = (index) => index === undefined || (!tree[index].hidden && isSeen(tree[index].parent));
  for (let index = tree.length - 1; index > 0; index -= 1) {
    const [left, top, wide, high] = frames[index].seen;
    if (x >= left && y >= top && x <= left + wide && y <= top + high && isSeen(index)) return tree[index].id;
  }
  return null;
}

// A slope as people write it: 1/3, 0.4.
function factor(slope, name) {
  if (slope === 1) return name;
  for (let below = 1; below <= 12; below += 1) {
    const above = slope * below;
    if (Math.abs(above - Math.round(above)) > 1e-9) continue;
    const times = Math.round(above);
    return `${times === 1 ? "" : times === -1 ? "−" : `${times} `}${name}${below === 1 ? "" : ` / ${below}`}`;
  }
  return `${short(slope)} ${name}`;
}
function formText([constant, x = 0, y = 0]) {
  const terms = [x ? factor(x, "W") : "", y ? factor(y, "H") : ""].filter(Boolean);
  let text = terms.join(" + ").replace("+ −", "− ");
  if (!text) return short(constant);
  if (Math.abs(constant) >= 5e-4) text += ` ${constant < 0 ? "−" : "+"} ${short(Math.abs(constant))}`;
  return text;
}
const sum = (a, b) => [0, 1, 2].map((lane) => (a[lane] ?? 0) + (b[lane] ?? 0)).map((value, lane) => lane && Math.abs(value) < 1e-9 ? 0 : value);

// How far the window may change before a view's text has other lines.
function textNote(index) {
  const own = region.texts[index];
  if (own < 0) return null;
  const [count, , state] = tables.texts[own];
  const id = tables.trees[region.tree][index].id;
  const textOf = (number) => {
    const other = now.regions[number];
    const at = tables.trees[other.tree].findIndex((view) => view.id === id);
    return at < 0 ? -1 : other.texts[at];
  };
  const differs = ({ before, after }) => textOf(before) !== textOf(after);
  const below = breakpoints.filter((point) => isPassed(point) && differs(point)).at(-1);
  const above = breakpoints.find((point) => !isPassed(point) && differs(point));
  const lines = `${plural(count, "line")}${state ? `, ${state}` : ""}`;
  const room = [below && `${short(width - below.at)} narrower`, above && `${short(above.at - width)} wider`].filter(Boolean);
  return room.length ? `${lines}; other lines if the window is ${room.join(" or ")}` : `${lines} at every width`;
}

let factsKey = "";
function showFacts() {
  const id = hovered ?? chosen;
  const index = viewIndex(id);
  const facts = byID("facts");
  if (index < 0) {
    facts.replaceChildren(make("p", { className: "quiet", textContent: "Point at a view, or choose one, to see its frame and what decides it." }));
    factsKey = "";
    return;
  }
  const view = tables.trees[region.tree][index];
  const frame = frames[index];
  const [x, y, wide, high] = [0, 1, 2, 3].map((part) => tables.frames[region.frames[4 * index + part]]);
  const [fromLeft, fromTop, ofWidth, ofHeight] = [0, 1, 2, 3].map((part) => tables.deciders[region.deciders[4 * index + part]]);
  const rows = [["left", x, fromLeft], ["right", sum(x, wide)], ["top", y, fromTop], ["bottom", sum(y, high)], ["width", wide, ofWidth], ["height", high, ofHeight]];
  const words = (frame) => `x ${short(frame.x)}, y ${short(frame.y)}, ${short(frame.width)} × ${short(frame.height)}`;
  const head = make("p", { textContent: words(frame) });
  const old = framesBefore?.[indexIn(regionBefore, id)];
  const text = textNote(index);
  facts.replaceChildren(make("h3", { textContent: view.name }), head, ...(old && words(old) !== words(frame) ? [make("p", { className: "quiet", textContent: `before: ${words(old)}` })] : []), ...(text ? [make("p", { textContent: text })] : []),
    make("table", {}, make("thead", {}, make("tr", {}, make("th", { textContent: "Edge" }), make("th", { textContent: "in a window W × H, and what decides it" }))),
      make("tbody", {}, ...rows.map(([name, form, deciders]) => make("tr", {}, make("td", { textContent: name }),
        make("td", {}, formText(form), ...(deciders ? deciders.split("\n").map((decider) => make("small", { textContent: decider })) : [])))))));
  const key = `${id} ${now.regions.indexOf(region)}`;
  if (key !== factsKey && document.activeElement?.dataset.view === id) announce(`${view.name}: ${head.textContent}`);
  factsKey = key;
}

// MARK: Before and now

// How much of the window shows the scene as it was, from its left edge, in percent.
let split = 50;
let [regionBefore, framesBefore] = [null, null];
function showBefore() {
  regionBefore = regionAt(width, height, before) ?? null;
  framesBefore = regionBefore ? framesAt(width, height, data.scale, before) : null;
  earlier.classList.toggle("open", !regionBefore);
  if (regionBefore) draw(earlier, width, height, regionBefore, framesBefore);
  listDifferences();
}
function setSplit(value) {
  split = clamped(value, 0, 100);
  byID("split").value = split;
  byID("split").setAttribute("aria-valuetext", `${Math.round(split)} percent of the window as it was`);
  earlier.style.clipPath = `inset(0 ${100 - split}% 0 0)`;
  byID("divider").style.left = `${split}%`;
  byID("divider").dataset.side = split < 12 ? "left" : split > 88 ? "right" : "";
}
// All of one, then all of the other.
const flip = () => setSplit(split < 50 ? 100 : 0);

let differenceKey = "";
function listDifferences() {
  const found = region && regionBefore ? differences(region, frames, regionBefore, framesBefore) : [];
  const key = found.map(({ id, text }) => `${id} ${text}`).join("\n");
  if (key === differenceKey) return;
  differenceKey = key;
  byID("differences").replaceChildren(...found.map(({ id, name, text }, index) =>
    make("li", {}, viewButton(id, index === 0, make("span", { textContent: name }), make("span", { textContent: text })))), ...(found.length ? [] : [make("p", { textContent: "Every view is where it was." })]));
}
// Where the view that is looked at was.
function placeWas(zoom) {
  const index = indexIn(regionBefore, hovered ?? chosen);
  was.hidden = index < 0;
  if (!was.hidden) surround(was, framesBefore[index], zoom);
}
byID("split").addEventListener("input", () => setSplit(Number(byID("split").value)));
byID("divider").addEventListener("pointerdown", (event) => {
  event.preventDefault();
  byID("divider").setPointerCapture(event.pointerId);
  const follow = ({ clientX }) => {
    const box = pane.getBoundingClientRect();
    setSplit(100 * (clientX - box.left) / box.width);
  };
  byID("divider").onpointermove = follow;
  byID("divider").onpointerup = byID("divider").onpointercancel = () => { byID("divider").onpointermove = null; };
});

// MARK: Variants

byID("variant").append(...data.variants.map(({ label }, value) => make("option", { value, textContent: label })));
byID("variant").parentElement.hidden = data.variants.length < 2;
// Shows another state or reader in the same window.
function chooseVariant(index) {
  ({ now, before } = data.variants[index]);
  byID("variant").value = index;
  [region, frames, regionBefore, framesBefore, alongHeight, listedTree, markedRegion, differenceKey] = [null, null, null, null, NaN, -1, null, ""];
  listCounts();
  differing = differingSizes();
  for (const id of ["earlier", "divider", "compared", "split-part"]) byID(id).toggleAttribute("hidden", !before);
  byID("no-before").hidden = Boolean(before) || !data.isOfChange;
  was.hidden = true;
  const area = (mostWidth - leastWidth) * (mostHeight - leastHeight);
  const share = 100 * differing.reduce((sum, corners) => sum + areaOf(corners), 0) / area;
  byID("share").textContent = !differing.length ? "views stand alike at every size" : `at ${share > 99.95 ? "every size" : share < 0.1 ? "less than 0.1 % of all sizes" : `${short(Math.round(share * 10) / 10)} % of all sizes`}`;
  makePlane();
}
byID("variant").addEventListener("change", () => {
  stop();
  chooseVariant(Number(byID("variant").value));
  show(width, height);
});

// MARK: Play

let playing = 0;
function stop() {
  if (playing) cancelAnimationFrame(playing);
  clearTimeout(playing);
  playing = 0;
  byID("play").textContent = "Play";
}
function play() {
  if (playing) return stop();
  byID("play").textContent = "Stop";
  if (width >= mostWidth - 1) show(leastWidth, height);
  // With reduced motion, from one layout to the next.
  if (calm.matches) {
    const step = () => {
      const next = breakpoints.find((point) => !isPassed(point));
      if (!next) {
        show(mostWidth, height);
        return stop();
      }
      enter(next);
      byID("play").textContent = "Stop";
      playing = setTimeout(step, 1500);
    };
    playing = setTimeout(step, 300);
    return;
  }
  let [last, from] = [performance.now(), width];
  const step = (now) => {
    from += (mostWidth - leastWidth) * Math.min(now - last, 100) / 9000;
    last = now;
    show(from, height);
    if (width >= mostWidth) stop();
    else playing = requestAnimationFrame(step);
  };
  playing = requestAnimationFrame(step);
}

// MARK: Hands

// Sizes that are dragged are whole pixels.
const onPixels = (length) => Math.round(length * data.scale) / data.scale;
for (const grip of document.querySelectorAll(".grip")) {
  grip.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    stop();
    grip.setPointerCapture(event.pointerId);
    heldZoom = pane.getBoundingClientRect().width / width;
    const start = { x: event.clientX, y: event.clientY, width, height, zoom: heldZoom };
    pane.classList.add("dragging");
    const [x, y] = [Number(grip.dataset.x), Number(grip.dataset.y)];
    // The window stands in the middle: both of its sides move.
    grip.onpointermove = (event) => show(onPixels(start.width + 2 * x * (event.clientX - start.x) / start.zoom), onPixels(start.height + y * (event.clientY - start.y) / start.zoom));
    grip.onpointerup = grip.onpointercancel = () => {
      grip.onpointermove = null;
      heldZoom = 0;
      pane.classList.remove("dragging");
      place();
    };
  });
}
map.addEventListener("pointerdown", (event) => {
  stop();
  map.setPointerCapture(event.pointerId);
  toPlane(event);
  map.onpointermove = toPlane;
  map.onpointerup = map.onpointercancel = () => { map.onpointermove = null; };
});
across.addEventListener("input", () => {
  stop();
  show(onPixels(Number(across.value)), height);
});
down.addEventListener("input", () => {
  stop();
  show(width, onPixels(Number(down.value)));
});
picture.addEventListener("pointermove", (event) => { if (region) hover(viewAt(event)); });
picture.addEventListener("pointerleave", () => hover(null));
picture.addEventListener("click", (event) => { if (region) choose(viewAt(event)); });
for (const name of ["width", "height"]) {
  byID(name).addEventListener("change", () => {
    stop();
    const [w, h] = [Number(byID("width").value) || width, Number(byID("height").value) || height];
    byID(name).blur();
    show(w, h);
  });
}
byID("size").addEventListener("submit", (event) => event.preventDefault());
const families = { phone: "iPhone", pad: "iPad", tv: "TV" };
for (const [family, label] of Object.entries(families)) {
  const own = data.devices.map(([kind, name, w, h], value) => ({ kind, value, textContent: `${name}, ${w} × ${h}` })).filter(({ kind }) => kind === family);
  if (own.length) byID("device").append(make("optgroup", { label }, ...own.map(({ value, textContent }) => make("option", { value, textContent }))));
}
byID("device").addEventListener("change", () => {
  stop();
  const device = data.devices[byID("device").value];
  if (device) show(device[2], device[3]);
});
const rotate = () => {
  stop();
  show(height, width);
};
byID("rotate").addEventListener("click", rotate);
byID("play").addEventListener("click", play);
const jump = (by) => {
  stop();
  const passed = breakpoints.filter(isPassed).length;
  const next = breakpoints[by > 0 ? passed : passed - 2];
  if (next) enter(next);
  else if (by < 0) show(leastWidth, height);
};
roving(byID("breakpoints"));
roving(byID("differences"));
roving(byID("views"));
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  if (event.target.matches("input[type=number], select, #split")) return;
  const isButton = event.target.matches("button");
  const by = event.shiftKey ? 10 : 1;
  const isDown = event.target === down;
  const actions = {
    ArrowLeft: () => show(width - by, height), ArrowRight: () => show(width + by, height),
    ArrowUp: () => show(width, height - by), ArrowDown: () => show(width, height + by),
    PageUp: () => jump(-1), PageDown: () => jump(1), "[": () => jump(-1), "]": () => jump(1),
    Home: () => isDown ? show(width, leastHeight) : show(leastWidth, height), End: () => isDown ? show(width, mostHeight) : show(mostWidth, height),
    r: rotate, ...(before ? { b: flip } : {}), Escape: () => choose(null), ...(isButton ? {} : { " ": play }),
  };
  if (!Object.hasOwn(actions, event.key)) return;
  event.preventDefault();
  if (event.key !== " ") stop();
  actions[event.key]();
});

// MARK: Beside an editor

const nameOf = (id) => tables.trees.flat().find((view) => view.id === id)?.name ?? id;
// In an editor's panel, the view at the cursor is chosen, and the cursor goes to a view that is chosen here.
addEventListener("message", ({ data: message }) => {
  const name = message?.plumb?.view;
  if (!editor || typeof name !== "string") return;
  const found = tables.trees.flat().find((view) => view.name.toLowerCase() === name.toLowerCase());
  if (found) choose(found.id, true);
});

// MARK: The address

// Browsers allow few changes of the address a second.
let waiting = 0;
function remember() {
  clearTimeout(waiting);
  const variant = data.variants.findIndex((one) => one.now === now);
  const address = () => `#${short(width)}x${short(height)}${variant > 0 ? `@${variant}` : ""}${chosen === null ? "" : `/${encodeURIComponent(chosen)}`}`;
  // A panel has no address of its own; its state outlives the page that is made on the next save.
  waiting = setTimeout(() => editor ? editor.setState(address()) : history.replaceState(null, "", address()), 250);
}
function followLink() {
  const [, w, h, variant, view] = (editor?.getState() ?? location.hash).match(/^#([\d.]+)x([\d.]+)(?:@(\d+))?(?:\/(.*))?$/) ?? [];
  try { if (view) chosen = decodeURIComponent(view); } catch { /* Not a link of this page: no view has this name. */ }
  chooseVariant(data.variants[variant] ? Number(variant) : 0);
  if (!w) startWhereItDiffers();
  show(Number(w) || width, Number(h) || height);
  choose(chosen);
}
// The first size is one at which the change shows: that of a device, if there is one.
function startWhereItDiffers() {
  const isThere = ([w, h]) => differing.some((corners) => isInside(corners, w, h));
  if (!differing.length || isThere([width, height])) return;
  const device = data.devices.find(([, , w, h]) => isThere([w, h]));
  const [corners] = differing;
  [width, height] = device ? device.slice(2) : [0, 1].map((lane) => onPixels(corners.reduce((sum, corner) => sum + corner[lane], 0) / corners.length));
}
setSplit(50);
new ResizeObserver(place).observe(stage);
addEventListener("hashchange", followLink);
followLink();
editor?.postMessage({ ready: true });
