"use strict";
// Reads the run beside it, builds the page, and loads nothing but the pictures.
const run = JSON.parse(document.getElementById("data").textContent);
const byID = (id) => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const statusNames = { layout: "layouts", paint: "pictures", missing: "no golden", failed: "broken", renderer: "renderer" };
const fileOf = (item, kind) =>
  `./${`${item.scene.id}/${item.cell.name}.${kind}.png`.split("/").map(encodeURIComponent).join("/")}`;
const keyOf = (item) => `${item.scene.id}/${item.cell.name}`;
const deviceOf = (name) => name.split("+")[0].replace(/-(portrait|landscape)$/, "");
// A word of a shell command, as Escaped.shell writes it: a terminal would obey hidden characters when they are pasted.
const hidden = /[\p{Cc}\p{Zl}\p{Zp}`]|(?![\u200c\u200d])(?=\p{Cf})\p{DI}/u;
const quoted = (text) => (hidden.test(text)
  ? `$'${[...text].map((sign) => (sign === "\\" || sign === "'" ? `\\${sign}`
    : hidden.test(sign) ? `\\U${sign.codePointAt(0).toString(16).padStart(8, "0")}` : sign)).join("")}'`
  : `'${text.replaceAll("'", "'\\''")}'`);

// One item a cell that differs, in the run's order.
const items = [];
for (const scene of run.scenes) {
  for (const cell of scene.cells) items.push({ scene, cell, group: scene.groups[cell.group] });
}
const textsOf = (item) => item.cell.changes.map((change) => change.text);
const axisOf = (item) => {
  const text = textsOf(item).join("\n");
  return (/\.(Left|Right) /.test(text) ? "x" : "") + (/\.(Top|Bottom) /.test(text) ? "y" : "");
};

// MARK: Filters

const totals = byID("totals");
totals.textContent = run.summary;
const radio = (fieldset, name, values) => {
  for (const [value, label] of values) {
    const input = make("input", { type: "radio", name, value, checked: value === "" });
    fieldset.append(make("label", {}, input, make("span", { textContent: label })));
  }
};
const present = Object.keys(statusNames).filter((status) => items.some((item) => item.cell.status === status));
radio(byID("status"), "status", [["", "all"], ...present.map((status) => [status, statusNames[status]])]);
radio(byID("axis"), "axis", [["", "all"], ["x", "across"], ["y", "down"]]);
for (const device of [...new Set(items.map((item) => deviceOf(item.cell.name)))].sort()) {
  byID("device").append(make("option", { value: device, textContent: device }));
}
const chosen = (name) => document.querySelector(`input[name=${name}]:checked`)?.value ?? "";
const fits = (item) => {
  const status = chosen("status");
  const axis = chosen("axis");
  const device = byID("device").value;
  const words = byID("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  if (status && item.cell.status !== status) return false;
  if (axis && !axisOf(item).includes(axis)) return false;
  if (device && deviceOf(item.cell.name) !== device) return false;
  const text = `${item.scene.title} ${keyOf(item)} ${item.group.cause} ${(item.group.rules ?? []).join(" ")} ${textsOf(item).join(" ")}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

// MARK: The page

const page = 48;
const tileOf = (item) => {
  const has = item.cell.pictures.length > 0;
  const picture = has
    ? make("img", { src: fileOf(item, "actual"), loading: "lazy", decoding: "async", alt: "" })
    : make("span", { className: "none", textContent: "no picture" });
  const tile = make("button", { type: "button", className: "tile" }, picture, make("b", { textContent: item.cell.name }));
  tile.setAttribute("aria-label", `${item.scene.title}, ${item.cell.name}`);
  tile.addEventListener("click", () => open(item));
  return tile;
};
let shown = [];
const build = () => {
  const main = byID("scenes");
  main.replaceChildren();
  shown = items.filter(fits);
  const isFiltered = shown.length < items.length;
  for (const scene of run.scenes) {
    const own = shown.filter((item) => item.scene === scene);
    const words = [...scene.findings, ...scene.troubles];
    if (scene.orphans.length) words.push(`orphaned goldens: ${scene.orphans.join(", ")}`);
    if (scene.missingPictures.length) words.push(`no golden picture: ${scene.missingPictures.join(", ")}`);
    if (!own.length && (isFiltered || !words.length)) continue;
    // A scene may have the name of an element of this page.
    const id = byID(scene.id) ? `scene ${scene.id}` : scene.id;
    const section = make("section", { id }, make("h2", { textContent: scene.title }),
      make("p", { className: "document", textContent: scene.document }));
    for (const word of words) section.append(make("p", { className: "trouble", textContent: word }));
    scene.groups.forEach((group, index) => {
      const cells = own.filter((item) => item.cell.group === index);
      if (!cells.length) return;
      const heading = make("h3", {}, make("span", { className: "kind", textContent: group.kind }), group.cause);
      const box = make("div", { className: "group" }, heading);
      if (group.rules) {
        box.append(make("ul", { className: "effects rules" }, ...group.rules.map((rule) => make("li", { textContent: rule }))),
          make("p", { className: "document" }, "In all scenes at once: ", make("code", { textContent: "plumb accept '*#rules'" })));
      }
      const list = make("ul", { className: "effects" });
      const lineOf = (effect) => make("li", {}, effect.text, " ",
        make("span", { textContent: `in ${effect.cells.length} of ${scene.cellCount} cells` }));
      list.append(...(group.summary || group.effects).map(lineOf));
      if (group.effects.length) box.append(list);
      if (group.summary) {
        box.append(make("details", {}, make("summary", { textContent: `All effects (${group.effects.length})` }),
          make("ul", { className: "effects" }, ...group.effects.map(lineOf))));
      }
      else box.append(make("p", { className: "document", textContent: `in ${group.cells.length} of ${scene.cellCount} cells` }));
      const tiles = make("div", { className: "tiles" });
      box.append(tiles);
      // Cells with pictures come first, the rest on request.
      const ordered = [...cells].sort((a, b) => (b.cell.pictures.length > 0) - (a.cell.pictures.length > 0));
      let count = 0;
      const more = make("button", { type: "button", className: "more" });
      const add = () => {
        tiles.append(...ordered.slice(count, count + page).map(tileOf));
        count = Math.min(count + page, ordered.length);
        more.textContent = `${ordered.length - count} more cells`;
        more.hidden = count >= ordered.length;
      };
      more.addEventListener("click", add);
      add();
      box.append(more);
      section.append(box);
    });
    main.append(section);
  }
  for (const orphan of isFiltered ? [] : run.orphans) {
    main.append(make("p", { className: "trouble", textContent: `${run.snapshots}/${orphan}: orphaned, no document belongs to it` }));
  }
  for (const problem of isFiltered ? [] : run.problems) main.append(make("p", { className: "trouble", textContent: problem }));
  const nothing = byID("nothing");
  nothing.hidden = main.childElementCount > 0;
  nothing.textContent = items.length ? "No cell fits these filters." : "Every cell is identical to its golden.";
};
byID("filters").addEventListener("input", build);
byID("filters").addEventListener("submit", (event) => event.preventDefault());

// MARK: One cell

const modes = [
  ["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"],
  ["difference", "Difference"], ["outlines", "Outlines"],
];
let mode = "side";
let current = null;
radio(byID("modes"), "mode", []);
modes.forEach(([value, label], index) => {
  const input = make("input", { type: "radio", name: "mode", value, checked: value === mode });
  const item = make("label", { title: `Key ${index + 1}` }, input, make("span", { textContent: label }));
  byID("modes").append(item);
});
byID("modes").addEventListener("change", (event) => { mode = event.target.value; draw(); remember(); });
byID("slider").addEventListener("input", () => slide());

const figure = (item, kind, label) => make("figure", {}, make("figcaption", { textContent: label }),
  make("img", { src: fileOf(item, kind), alt: `${label}: ${item.scene.title}, ${item.cell.name}` }));
const svg = (tag, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
const outlines = (item) => {
  const [width, height] = item.cell.size;
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img" });
  for (const outline of item.cell.outlines) {
    for (const [rect, color, dash] of [[outline.from, "#e0202c", "4 3"], [outline.to, "#2f6feb", ""]]) {
      if (!rect) continue;
      const [x, y, w, h] = rect;
      picture.append(svg("rect", { x, y, width: w, height: h, fill: "none", stroke: color, "stroke-width": 1.5, "stroke-dasharray": dash }));
    }
    const [x, y] = outline.to ?? outline.from;
    const label = svg("text", { x: x + 3, y: y + 10, fill: "#2f6feb" });
    label.textContent = outline.name;
    picture.append(label);
  }
  return picture;
};
const draw = () => {
  const stage = byID("stage");
  stage.replaceChildren();
  byID("slide").hidden = true;
  const item = current;
  const kinds = item.cell.pictures;
  if (!kinds.length) {
    stage.append(make("p", { textContent: "This cell has no picture; its facts are on the right." }));
    return;
  }
  if (!kinds.includes("expected")) {
    stage.append(figure(item, "actual", "Now; there is no golden picture"));
    return;
  }
  const [width, height] = item.cell.size;
  const stack = (...layers) => {
    const box = make("div", { className: "stack" }, ...layers);
    box.style.aspectRatio = `${width} / ${height}`;
    stage.append(box);
  };
  const image = (kind, label) => make("img", { src: fileOf(item, kind), alt: label });
  if (mode === "side") {
    stage.append(figure(item, "expected", "Golden"), figure(item, "actual", "Now"), figure(item, "difference", "Difference"));
  } else if (mode === "slider" || mode === "onion") {
    stack(image("expected", "Golden"), Object.assign(image("actual", "Now"), { className: "above" }));
    byID("slide").hidden = false;
    slide();
  } else if (mode === "blink") {
    stack(image("expected", "Golden"), Object.assign(image("actual", "Now"), { className: "blink" }));
  } else if (mode === "difference") {
    stage.append(figure(item, "difference", "Difference"));
  } else {
    stack(image("actual", "Now"), outlines(item));
  }
};
const slide = () => {
  const above = byID("stage").querySelector(".above");
  if (!above) return;
  const value = Number(byID("slider").value);
  if (mode === "onion") {
    above.style.clipPath = "";
    above.style.opacity = value / 100;
  } else {
    above.style.opacity = 1;
    above.style.clipPath = `inset(0 0 0 ${value}%)`;
  }
};
const keyed = (lines) => {
  const found = new Map();
  for (const line of lines ?? []) {
    const match = line.match(/^("(?:[^"\\]|\\.)*"|\S+) (\S+) ?(.*)$/);
    let key = match ? `${match[1]} ${match[2]}` : line;
    while (found.has(key)) key += "'";
    found.set(key, match ? match[3] : "");
  }
  return found;
};
const open = (item) => {
  current = item;
  byID("large-title").textContent = item.scene.title;
  byID("large-cell").textContent = item.cell.name;
  byID("large-cause").textContent = [item.group.cause, ...(item.group.rules ?? [])].join("\n");
  const changes = item.cell.changes.length ? textsOf(item) : [statusNames[item.cell.status]];
  byID("large-changes").replaceChildren(...changes.map((text) => make("li", { textContent: text })));
  byID("large-accept").textContent = `plumb accept ${quoted(keyOf(item))}`;
  byID("large-group").textContent = `plumb accept ${quoted(`${item.scene.id}#${item.cell.group + 1}`)}`;
  const before = keyed(item.scene.facts[item.cell.goldenFacts]);
  const now = keyed(item.scene.facts[item.cell.facts]);
  byID("large-facts").replaceChildren(...[...new Set([...before.keys(), ...now.keys()])].map((key) => {
    const row = make("tr", {}, make("td", { textContent: key }), make("td", { textContent: before.get(key) ?? "" }),
      make("td", { textContent: now.get(key) ?? "" }));
    row.className = before.get(key) === now.get(key) ? "" : "changed";
    return row;
  }));
  draw();
  if (!byID("large").open) byID("large").showModal();
  remember();
};
const step = (by) => {
  const list = shown.length ? shown : items;
  const index = list.indexOf(current);
  if (list.length) open(list[(index + by + list.length) % list.length]);
};
const copy = (id) => navigator.clipboard?.writeText(byID(id).textContent).catch(() => {});
byID("copy").addEventListener("click", () => copy("large-accept"));
byID("copy-group").addEventListener("click", () => copy("large-group"));
byID("previous").addEventListener("click", () => step(-1));
byID("next").addEventListener("click", () => step(1));
byID("close").addEventListener("click", () => { current = null; remember(); byID("large").close(); });
byID("large").addEventListener("close", () => { current = null; remember(); });
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const isTyping = event.target.matches("input[type=search], select");
  if (isTyping) return;
  if (event.key === "/") { event.preventDefault(); byID("find").focus(); return; }
  if (!current) {
    if ((event.key === "j" || event.key === "Enter") && shown.length && event.target === document.body) open(shown[0]);
    return;
  }
  const isSliding = event.target === byID("slider");
  if (event.key === "j" || (event.key === "ArrowRight" && !isSliding)) { event.preventDefault(); step(1); }
  if (event.key === "k" || (event.key === "ArrowLeft" && !isSliding)) { event.preventDefault(); step(-1); }
  const number = Number(event.key);
  if (number >= 1 && number <= modes.length) {
    mode = modes[number - 1][0];
    document.querySelector(`input[name=mode][value=${mode}]`).checked = true;
    draw();
    remember();
  }
});

// MARK: Links to a cell

const remember = () => {
  const hash = current ? `#${encodeURI(keyOf(current))}@${mode}` : "";
  history.replaceState(null, "", hash || location.pathname + location.search);
};
const follow = () => {
  let text = location.hash.slice(1);
  try { text = decodeURI(text); } catch { /* Not a link of this page: no cell has this name. */ }
  const at = text.lastIndexOf("@");
  const key = at < 0 ? text : text.slice(0, at);
  const wanted = at < 0 ? "" : text.slice(at + 1);
  const item = items.find((other) => keyOf(other) === key);
  if (!item) return;
  if (modes.some(([value]) => value === wanted)) {
    mode = wanted;
    document.querySelector(`input[name=mode][value=${mode}]`).checked = true;
  }
  open(item);
};
window.addEventListener("hashchange", follow);
build();
follow();
