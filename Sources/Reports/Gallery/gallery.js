"use strict";
// Reads the data beside it, builds the page, and loads nothing but the pictures.
const data = JSON.parse(document.getElementById("data").textContent);
const byID = (id) => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

// One entry a picture: scene, cell, facts.
const pictures = [];
for (const scene of data.scenes) {
  scene.pictures = [];
  for (const group of scene.groups) {
    for (const index of group.cells) scene.pictures.push({ scene, index, cell: data.cells[index], facts: group.facts });
  }
  const order = (picture) => scene.states.findIndex((state) => state.id === picture.cell.state);
  scene.pictures.sort((a, b) => order(a) - order(b) || a.index - b.index);
  pictures.push(...scene.pictures);
}
const fileOf = (picture, format) =>
  `./${`${picture.scene.folder}/${picture.cell.name}.${format}`.split("/").map(encodeURIComponent).join("/")}`;
// The name in a fact's quotation marks, where `\n` and `\u{1b}` stand for characters.
const unquoted = (text) => text.replace(/\\(?:u\{([0-9a-f]+)\}|(.))/g, (_, code, sign) =>
  code ? String.fromCodePoint(parseInt(code, 16)) : sign === "n" ? "\n" : sign);
const keyOf = (picture) => `${picture.scene.folder}/${picture.cell.name}`;

// MARK: Tiles

const zoomOf = () => Number(byID("zoom").value) / 100;
const main = byID("recipes");
// There are thousands of pictures: those of a recipe are loaded when it comes near the window.
const nearby = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    nearby.unobserve(target);
    for (const { image, file } of target.waiting) image.src = file;
    target.waiting = [];
  }
}, { rootMargin: "1000px 0px" });
const contents = byID("contents");
let chapter = null;
let heading = null;
for (const scene of data.scenes) {
  if (scene.chapter !== chapter) {
    chapter = scene.chapter;
    heading = make("h2", { textContent: chapter });
    contents.append(heading);
  }
  scene.heading = heading;
  // A recipe may have the name of an element of this page.
  const id = byID(scene.folder) ? `recipe ${scene.folder}` : scene.folder;
  const section = make("section", { id }, make("h2", { textContent: scene.title }));
  if (scene.source) section.append(make("p", { className: "source", textContent: scene.source }));
  if (scene.notes) section.append(make("p", { className: "notes", textContent: scene.notes }));
  const waiting = [];
  // The layout as it starts, and below it what happens at run time.
  scene.rows = [{ id: null }, ...scene.states].map(({ id, name, notes }) => {
    const tiles = make("div", { className: "tiles" });
    const head = name ? [make("h3", { textContent: name })] : [];
    if (notes) head.push(make("p", { className: "notes", textContent: notes }));
    const row = make("div", { className: "state" }, ...head, tiles);
    section.append(row);
    return { id: id ?? null, row, tiles };
  });
  for (const picture of scene.pictures) {
    const { cell } = picture;
    const row = scene.rows.find((row) => row.id === (cell.state ?? null)) ?? scene.rows[0];
    const findings = scene.findings[cell.name] || [];
    const state = cell.state ? `, ${cell.state}` : "";
    const label = `${scene.title} on ${cell.device}, ${cell.orientation}, ${cell.size[0]} by ${cell.size[1]}${state}`;
    const image = make("img", { loading: "lazy", decoding: "async", alt: "" });
    waiting.push({ image, file: fileOf(picture, data.formats[0]) });
    const tile = make("button", { type: "button", className: findings.length ? "tile bad" : "tile", title: `${cell.device}, ${cell.orientation}\n${cell.size[0]} × ${cell.size[1]}, ${cell.classes}` }, image);
    tile.setAttribute("aria-label", label);
    tile.addEventListener("click", () => show(picture));
    picture.tile = tile;
    picture.image = image;
    picture.row = row;
    row.tiles.append(tile);
  }
  main.append(section);
  section.waiting = waiting;
  nearby.observe(section);
  scene.section = section;
  scene.link = make("a", { href: `#${encodeURI(id)}`, textContent: scene.title });
  contents.append(scene.link);
}

function resize() {
  const zoom = zoomOf();
  for (const { cell, image } of pictures) {
    image.width = Math.round(cell.picture[0] * zoom);
    image.height = Math.round(cell.picture[1] * zoom);
  }
}

// MARK: Filters

const familyNames = { phone: "iPhone", pad: "iPad", tv: "TV", canvas: "Canvas" };
const present = (property) => [...new Set(data.cells.map((cell) => cell[property]))];
function chips(id, values, names) {
  const fieldset = byID(id);
  for (const value of ["", ...values]) {
    const input = make("input", { type: "radio", name: id, value, defaultChecked: value === "" });
    fieldset.append(make("label", {}, input, make("span", { textContent: value === "" ? "all" : names[value] || value })));
  }
  fieldset.hidden = values.length < 2;
}
chips("family", present("family"), familyNames);
chips("orientation", present("orientation"), {});
for (const value of present("classes").sort()) byID("classes").append(make("option", { value, textContent: value }));

function filter() {
  const form = new FormData(byID("filters"));
  const [family, orientation] = [form.get("family"), form.get("orientation")];
  const classes = byID("classes").value;
  const words = byID("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  const headings = new Set();
  let count = 0;
  let recipes = 0;
  for (const scene of data.scenes) {
    let visible = 0;
    for (const row of scene.rows) row.visible = 0;
    for (const picture of scene.pictures) {
      const { cell } = picture;
      const text = `${scene.title} ${scene.chapter} ${cell.device} ${cell.name}`.toLowerCase();
      const fits = (!family || cell.family === family) && (!orientation || cell.orientation === orientation)
        && (!classes || cell.classes === classes) && words.every((word) => text.includes(word));
      picture.visible = fits;
      picture.tile.hidden = !fits;
      if (!fits) continue;
      visible += 1;
      picture.row.visible += 1;
    }
    for (const { row, visible } of scene.rows) row.hidden = visible === 0;
    scene.section.hidden = visible === 0;
    scene.link.hidden = visible === 0;
    if (visible) headings.add(scene.heading);
    count += visible;
    if (visible) recipes += 1;
  }
  for (const scene of data.scenes) scene.heading.hidden = !headings.has(scene.heading);
  byID("nothing").hidden = count > 0;
  const number = new Intl.NumberFormat("en").format;
  byID("counts").textContent = `${number(recipes)} recipes, ${number(count)} pictures`;
}
byID("filters").addEventListener("input", (event) => (event.target.id === "zoom" ? resize() : filter()));
byID("filters").addEventListener("submit", (event) => event.preventDefault());
byID("reset").addEventListener("click", () => {
  const zoom = byID("zoom").value;
  byID("filters").reset();
  byID("zoom").value = zoom;
  filter();
});

// MARK: The large picture

const dialog = byID("large");
let current = null;

function show(picture) {
  current = picture;
  const { scene, cell, facts } = picture;
  byID("large-title").textContent = scene.title;
  const state = scene.states.find(({ id }) => id === cell.state);
  byID("large-cell").textContent = [cell.device, cell.orientation, state?.name].filter(Boolean).join(", ");
  const image = byID("large-picture");
  image.src = fileOf(picture, data.formats[0]);
  image.alt = `${scene.title} on ${cell.device}, ${cell.orientation}`;
  image.style.width = `${cell.picture[0] * 2}px`;
  image.style.aspectRatio = `${cell.picture[0]} / ${cell.picture[1]}`;
  const rows = [["Cell", cell.name], ["Size", `${cell.size[0]} × ${cell.size[1]} pt @${cell.scale}x`], ["Size class", cell.classes]];
  for (const fact of facts) {
    const inset = /^root (safe-area|margins) (.+)$/.exec(fact);
    if (inset) rows.push([inset[1] === "margins" ? "Margins" : "Safe area", inset[2].split(" ").join(" / ")]);
  }
  byID("large-facts").replaceChildren(...rows.flatMap(([name, value]) => [make("dt", { textContent: name }), make("dd", { textContent: value })]));
  byID("large-findings").replaceChildren(...(scene.findings[cell.name] || []).map((text) => make("li", { textContent: text })));
  const frames = facts.map((fact) => /^"((?:[^"\\]|\\.)*)" frame (\S+) (\S+) (\S+) (\S+)$/.exec(fact)).filter(Boolean);
  byID("large-frames").replaceChildren(...frames.map(([, name, ...numbers]) =>
    make("tr", {}, make("td", { textContent: unquoted(name) }), ...numbers.map((number) => make("td", { textContent: number })))));
  byID("large-files").replaceChildren(...data.formats.map((format) =>
    make("a", { href: fileOf(picture, format), textContent: format.toUpperCase() })));
  if (!dialog.open) dialog.showModal();
  history.replaceState(null, "", `#${keyOf(picture)}`);
}

function step(by) {
  const visible = pictures.filter((picture) => picture.visible);
  const place = visible.indexOf(current);
  if (visible.length) show(visible[(place + by + visible.length) % visible.length]);
}
byID("previous").addEventListener("click", () => step(-1));
byID("next").addEventListener("click", () => step(1));
byID("close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
dialog.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft") step(-1);
  if (event.key === "ArrowRight") step(1);
});
dialog.addEventListener("close", () => {
  history.replaceState(null, "", location.pathname + location.search);
  if (current) current.tile.focus();
});

function followLink() {
  let wanted = location.hash.slice(1);
  try { wanted = decodeURIComponent(wanted); } catch { /* Not a link of this page: nothing has this name. */ }
  const linked = pictures.find((picture) => keyOf(picture) === wanted);
  if (linked) show(linked);
  else data.scenes.find((scene) => scene.section.id === wanted)?.section.scrollIntoView();
}
addEventListener("hashchange", followLink);

resize();
filter();
followLink();
