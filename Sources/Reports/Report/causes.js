// The list of causes, and the cells of the one that is chosen.
let cause = null;
let current = null;
let tiles = [];

// MARK: Causes

const entries = [...causes, ...notes.map((note) => ({ ...note, items: [], isNote: true }))];
const isFiltered = () => findTests().length > 0 || Object.keys(filters).some((name) => filterOf(name));
const shownItems = (entry) => (isFiltered() ? entry.items.filter((item) => fits(item, entry.group)) : entry.items);
const shows = (entry) => {
  if (!isFiltered()) return entry.isNote || entry.items.length > 0;
  if (!entry.isNote) return entry.items.some((item) => fits(item, entry.group));
  const wanted = filterOf("finding");
  if (wanted) return (entry.findings ?? []).some((finding) => findingOf(finding) === wanted);
  return findTests().length > 0 && isFound(`${entry.title} ${entry.lines.join(" ")}`);
};
const thumbOf = (entry) => {
  const tile = tilesOf(entry.items, entry.example)[0];
  const item = tile?.item;
  if (!item || !item.cell.pictures.includes("actual")) return make("i", { textContent: entry.isNote ? "!" : "◇" });
  const [w, h] = sizeOf(item);
  const [x, y, width, height] = focusOf(item, entry.group)?.rect ?? [0, 0, w, h];
  const scale = 52 / Math.min(width, height);
  const image = make("img", { src: fileOf(item, "actual"), alt: "", loading: "lazy", decoding: "async" });
  image.style.width = `${w * scale}px`;
  image.style.left = `${26 - (x + width / 2) * scale}px`;
  image.style.top = `${26 - (y + height / 2) * scale}px`;
  return make("span", { className: "thumb" }, image);
};
const buttons = new Map();
for (const entry of entries) {
  const where = entry.isNote ? entry.scene?.document ?? "" : entry.scenes.length > 1 ? plural(entry.scenes.length, "scene") : entry.scenes[0].title;
  const count = entry.isNote ? "" : plural(entry.items.length, "layout");
  const button = make("button", { type: "button", className: "cause", tabIndex: -1 }, make("span", { className: "thumb" }),
    make("span", {}, make("strong", { textContent: entry.title }), make("small", { textContent: [where, count].filter(Boolean).join(" · ") })));
  button.addEventListener("click", () => { choose(entry); openList(false); });
  buttons.set(entry, button);
  byID("causes").append(button);
}
// The list's pictures come after the first picture of the page.
requestAnimationFrame(() => setTimeout(() => { for (const [entry, button] of buttons) button.firstChild.replaceWith(thumbOf(entry)); }));
roving(byID("causes"));

// On a phone the list is a sheet over the page, and the words stand above the pictures.
const narrow = matchMedia("(max-width: 1000px)");
const arrange = () => {
  if (narrow.matches) {
    byID("main").before(byID("brief"));
    byID("findings-part").before(byID("effects-all"));
  } else {
    byID("words").prepend(byID("brief"));
    byID("effects-part").append(byID("effects-all"));
  }
};
arrange();
narrow.addEventListener("change", arrange);
const revealCause = () => {
  const [list, button] = [byID("list"), buttons.get(cause)];
  if (!button) return;
  // Only the list is scrolled, never the page.
  const [outer, inner] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 12;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 12;
};
const openList = (isOpen) => {
  document.body.classList.toggle("listing", isOpen);
  byID("list-open").setAttribute("aria-expanded", String(isOpen));
  if (!isOpen) return;
  revealCause();
  buttons.get(cause)?.focus({ preventScroll: true });
};
const isListing = () => document.body.classList.contains("listing");
byID("list-open").addEventListener("click", () => openList(!isListing()));
byID("walk-back").addEventListener("click", () => stepCause(-1));
byID("walk-on").addEventListener("click", () => stepCause(1));
document.addEventListener("pointerdown", (event) => { if (isListing() && !event.target.closest("nav, #dock")) openList(false); });
const drawWalk = () => {
  const list = entries.filter(shows);
  byID("walk").hidden = list.length < 2;
  byID("list-open").replaceChildren(make("span", { className: "unseen", textContent: "All causes: " }), `${list.indexOf(cause) + 1} / ${list.length}`);
};

const choose = (entry, wanted = null) => {
  cause = entry;
  for (const [other, button] of buttons) button.setAttribute("aria-current", String(other === entry));
  if (entry) {
    stopAt(byID("causes"), buttons.get(entry));
    revealCause();
  }
  tiles = entry ? tilesOf(shownItems(entry), entry.example) : [];
  if (wanted && !tiles.some((tile) => tile.item === wanted)) {
    // A twin was asked for: it stands for its tile.
    const tile = tiles.find((other) => other.twins.includes(wanted));
    if (tile) { tile.twins = [tile.item, ...tile.twins.filter((item) => item !== wanted)]; tile.item = wanted; }
    else tiles.unshift({ item: wanted, twins: [] });
  }
  drawStrip();
  describe();
  show(wanted ?? tiles[0]?.item ?? null);
};

// MARK: Cells

const perPage = 40;
const tileFor = ({ item, twins }) => {
  const label = [item.words.device, item.words.orientation === "landscape" && item.words.family !== "canvas" ? "landscape" : "", item.words.state, item.words.appearance, item.words.reader].filter(Boolean).join(", ");
  const picture = item.cell.pictures.includes("actual")
    ? make("img", { src: fileOf(item, "actual"), alt: "", loading: "lazy", decoding: "async" }) : make("span", { className: "none" });
  const [w, h] = sizeOf(item);
  const radius = radiusOf(item);
  const scale = Math.min(68 / h, 88 / w);
  picture.style.width = `${w * scale}px`;
  picture.style.height = `${h * scale}px`;
  picture.style.clipPath = `inset(${1000 / h}% ${1000 / w}% round ${100 * radius / w}% / ${100 * radius / h}%)`;
  const tile = make("button", { type: "button", className: "tile", tabIndex: -1 }, picture, make("em", { textContent: label }));
  if (twins.length) tile.append(make("b", { textContent: `+ ${twins.length} alike` }), make("span", { className: "unseen", textContent: `: ${twins.slice(0, 5).map(nameOf).join("; ")}` }));
  tile.title = [nameOf(item), ...twins.slice(0, 12).map(nameOf), ...(twins.length > 12 ? [`and ${twins.length - 12} more`] : [])].join("\n");
  tile.addEventListener("click", () => show(item));
  return tile;
};
const tileButtons = new Map();
let count = 0;
const addTiles = (until) => {
  byID("strip").querySelector(".more")?.remove();
  for (const tile of tiles.slice(count, until)) {
    const button = tileFor(tile);
    tileButtons.set(tile.item, button);
    byID("strip").append(button);
  }
  count = Math.min(until, tiles.length);
  if (count < tiles.length) {
    const more = make("button", { type: "button", className: "more", tabIndex: -1, textContent: `${tiles.length - count} more` });
    more.addEventListener("click", () => { addTiles(count + perPage); show(current); });
    byID("strip").append(more);
  }
};
const drawStrip = () => {
  byID("strip").replaceChildren();
  tileButtons.clear();
  count = 0;
  if (tiles.length > 1) addTiles(perPage);
};
roving(byID("strip"));

const show = (item) => {
  current = item;
  const index = tiles.findIndex((tile) => tile.item === item);
  if (index >= count && tiles.length > 1) addTiles(Math.ceil((index + 1) / perPage) * perPage);
  for (const [other, button] of tileButtons) button.setAttribute("aria-pressed", String(other === item));
  const button = tileButtons.get(item);
  if (button) {
    stopAt(byID("strip"), button);
    byID("strip").scrollTo({ left: button.offsetLeft - byID("strip").offsetLeft - byID("strip").clientWidth / 2 + 46 });
  }
  const isNote = cause?.isNote === true;
  byID("where").textContent = item ? `${item.scene.title} · ${nameOf(item)}` : "";
  byID("nothing").hidden = Boolean(item);
  byID("nothing").textContent = isNote ? cause.lines.join("\n\n") : entries.length ? (isFiltered() ? "No cell fits these filters." : "") : "Every cell is identical to its golden.";
  decide();
  drawWalk();
  drawStage(item, cause?.group);
  drawFacts(item);
  fill(item);
  remember();
  const place = item ? `${nameOf(item)}, cell ${index + 1} of ${tiles.length}` : "";
  if (cause) announce(`${cause.title}; ${place}`);
};
// Draws again when the rest of the scene is there, and then loads what is next.
const fill = (item) => {
  if (!item || isWhole(item.scene)) return;
  load(item.scene).then(() => {
    if (current !== item) return;
    describe();
    drawStage(item, cause?.group);
    drawFacts(item);
    const next = entries[entries.indexOf(cause) + 1];
    if (next?.scenes) load(next.scenes[0]).catch(() => {});
  }, (error) => { if (current === item) notify(`${error.message}: what moved in this cell is not shown.`); });
};
const step = (by) => {
  const index = tiles.findIndex((tile) => tile.item === current);
  if (tiles.length) show(tiles[(index + by + tiles.length) % tiles.length].item);
};
const stepCause = (by) => {
  const list = entries.filter(shows);
  if (!list.length) return;
  const index = list.indexOf(cause);
  choose(list[(index + by + list.length) % list.length]);
};
