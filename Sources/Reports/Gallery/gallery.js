// Reads the data beside it, builds the page, and loads nothing but the pictures.
const data = JSON.parse(byID("data").textContent);

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
const keyOf = (picture) => `${picture.scene.folder}/${picture.cell.name}`;

// MARK: Tiles

const zoomOf = () => Number(byID("zoom").value) / 100;
const main = byID("recipes");
// The ground around a device is not shown: it would be a halo on a dark page.
const cut = (cell) => {
  const [width, height] = cell.picture;
  return `inset(${1000 / height}% ${1000 / width}% round ${100 * cell.radius / width}% / ${100 * cell.radius / height}%)`;
};
const nameOf = (picture) => [picture.cell.device, picture.cell.orientation, picture.scene.states.find(({ id }) => id === picture.cell.state)?.name,
  picture.cell.appearance, picture.cell.reader].filter(Boolean).join(", ");
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
  if (data.live) {
    const file = `./${`${scene.folder}/${data.live}`.split("/").map(encodeURIComponent).join("/")}`;
    section.append(make("p", { className: "live" }, make("a", { href: file, textContent: "Drag its window to any size" })));
  }
  if (scene.source) section.append(make("p", { className: "source", textContent: scene.source }));
  if (scene.notes) section.append(make("p", { className: "notes", textContent: scene.notes }));
  if (scene.text) {
    section.append(make("details", {}, make("summary", { textContent: "Recipe" }), make("pre", { tabIndex: 0, textContent: scene.text })));
  }
  const waiting = [];
  // The layout as it starts, and below it what happens at run time.
  scene.rows = [{ id: null }, ...scene.states].map(({ id, name, notes }) => {
    const tiles = make("div", { className: "tiles" });
    roving(tiles);
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
    const label = `${scene.title} on ${nameOf(picture)}, ${cell.size[0]} by ${cell.size[1]}${findings.length ? `: ${findings[0]}` : ""}`;
    const image = make("img", { loading: "lazy", decoding: "async", alt: "" });
    image.style.clipPath = cut(cell);
    waiting.push({ image, file: fileOf(picture, data.formats[0]) });
    const tile = make("button", { type: "button", tabIndex: -1, className: findings.length ? "tile bad" : "tile", title: `${cell.device}, ${cell.orientation}\n${cell.size[0]} × ${cell.size[1]}, ${cell.classes}` }, image);
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
  scene.link = make("a", { tabIndex: -1, href: `#${encodeURI(id)}`, textContent: scene.title });
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
// What else cells are chosen by; only what there are several of.
const findingOf = (text) => text.split(/[:\n]/)[0].slice(0, 40);
const choices = {
  classes: (picture) => [picture.cell.classes],
  state: (picture) => [picture.cell.state ?? "start"],
  appearance: (picture) => [picture.cell.appearance ?? "light"],
  reader: (picture) => [picture.cell.reader ?? "default"],
  finding: (picture) => (picture.scene.findings[picture.cell.name] ?? []).map(findingOf),
};
for (const [id, valuesOf] of Object.entries(choices)) {
  const values = [...new Set(pictures.flatMap(valuesOf))].sort();
  byID(id).append(...values.map((value) => make("option", { value, textContent: value })));
  byID(id).closest("label").hidden = values.length < (id === "finding" ? 1 : 2);
}

function filter() {
  const form = new FormData(byID("filters"));
  const [family, orientation] = [form.get("family"), form.get("orientation")];
  const wanted = Object.entries(choices).filter(([id]) => byID(id).value);
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
        && wanted.every(([id, valuesOf]) => valuesOf(picture).includes(byID(id).value)) && words.every((word) => text.includes(word));
      picture.visible = fits;
      picture.tile.hidden = !fits;
      if (!fits) continue;
      visible += 1;
      picture.row.visible += 1;
    }
    for (const { row, tiles, visible } of scene.rows) {
      row.hidden = visible === 0;
      stopAt(tiles, stopsOf(tiles)[0]);
    }
    scene.section.hidden = visible === 0;
    scene.link.hidden = visible === 0;
    if (visible) headings.add(scene.heading);
    count += visible;
    if (visible) recipes += 1;
  }
  for (const scene of data.scenes) scene.heading.hidden = !headings.has(scene.heading);
  byID("nothing").hidden = count > 0;
  byID("counts").textContent = `${plural(recipes, "recipe")}, ${plural(count, "picture")}`;
  announce(byID("counts").textContent);
  stopAt(contents, stopsOf(contents)[0]);
  const active = wanted.length + [family, orientation, words.length].filter(Boolean).length;
  byID("filter-open").textContent = active ? `Filter · ${active}` : "Filter";
  remember();
}
byID("filter-open").addEventListener("click", () => {
  const isOpen = document.body.classList.toggle("filtering");
  byID("filter-open").setAttribute("aria-expanded", String(isOpen));
});
roving(contents);
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
  byID("large-cell").textContent = nameOf(picture);
  const image = byID("large-picture");
  image.src = fileOf(picture, data.formats[0]);
  image.alt = `${scene.title} on ${nameOf(picture)}`;
  image.style.clipPath = cut(cell);
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
  fit();
  remember();
  announce(image.alt);
}

// As large as there is room, and twice its size at most.
function fit() {
  if (!current) return;
  const image = byID("large-picture");
  const [width, height] = current.cell.picture;
  const box = image.parentElement;
  const scale = Math.max(0.05, Math.min((box.clientWidth - 32) / width, (box.clientHeight - 32) / height, 2));
  image.style.width = `${width * scale}px`;
  image.style.height = `${height * scale}px`;
}
addEventListener("resize", fit);

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
  if (event.key === "ArrowLeft" || event.key === "k") step(-1);
  if (event.key === "ArrowRight" || event.key === "j") step(1);
});
dialog.addEventListener("close", () => {
  const last = current;
  current = null;
  remember();
  if (!last) return;
  stopAt(last.row.tiles, last.tile);
  last.tile.focus();
});
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || dialog.open || byID("help").open) return;
  if (event.target.matches("input[type=search], select")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const first = () => pictures.find((picture) => picture.visible)?.tile.focus();
  const actions = {
    "/": () => {
      if (!byID("find").offsetParent) byID("filter-open").click();
      byID("find").focus();
    },
    "?": () => byID("help").showModal(), j: first,
  };
  if (!Object.hasOwn(actions, event.key)) return;
  event.preventDefault();
  actions[event.key]();
});
byID("help-open").addEventListener("click", () => byID("help").showModal());
byID("keys").append(...[["Tab", "next recipe"], ["arrows", "picture by picture"], ["Enter", "larger"], ["j / k", "first picture; next, previous"],
  ["/", "find"], ["Esc", "close"], ["?", "this list"]].flatMap(([key, text]) => [make("dt", {}, make("kbd", { textContent: key })), make("dd", { textContent: text })]));

// MARK: The address

const fields = ["family", "orientation", "find", ...Object.keys(choices)];
function remember() {
  const form = new FormData(byID("filters"));
  const chosen = new URLSearchParams(fields.filter((name) => form.get(name)).map((name) => [name, form.get(name)]));
  const hash = `${current ? encodeURI(keyOf(current)).replace(/[?#]/g, encodeURIComponent) : ""}${chosen.size ? `?${chosen}` : ""}`;
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
}

function followLink() {
  let [wanted, chosen] = location.hash.slice(1).split("?");
  const values = new URLSearchParams(chosen ?? "");
  for (const name of ["family", "orientation"]) {
    for (const input of document.querySelectorAll(`input[name=${name}]`)) input.checked = input.value === (values.get(name) ?? "");
  }
  for (const name of ["find", ...Object.keys(choices)]) byID(name).value = values.get(name) ?? "";
  filter();
  try { wanted = decodeURIComponent(wanted); } catch { /* Not a link of this page: nothing has this name. */ }
  const linked = pictures.find((picture) => keyOf(picture) === wanted);
  if (linked) show(linked);
  else data.scenes.find((scene) => scene.section.id === wanted)?.section.scrollIntoView();
}
addEventListener("hashchange", followLink);

// Phones have less room.
if (matchMedia("(max-width: 900px)").matches) byID("zoom").value = 22;
resize();
followLink();
