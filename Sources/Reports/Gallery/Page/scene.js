// A scene: its distinct layouts, each once, with what differs from its neighbour, and a map of all screens.
const dimensions = ["state", "size", "direction", "language", "appearance", "look"];
const words = {
  size: { "": "default", xs: "extra small", s: "small", m: "medium", xl: "extra large", xxl: "XX large", xxxl: "largest", ax1: "accessibility 1", ax2: "accessibility 2", ax3: "accessibility 3", ax4: "accessibility 4", ax5: "accessibility 5" },
  direction: { "": "left to right", ltr: "left to right", rtl: "right to left" }, appearance: { "": "light", light: "light", dark: "dark" },
  language: { "": "its own" }, look: { "": "its own" },
};
const legends = { state: "State", size: "Text size", direction: "Direction", language: "Language", appearance: "Appearance", look: "System" };
// What is always offered, whether it was drawn or not.
const usual = { size: ["", "xxxl", "ax3"], direction: ["", "rtl"], appearance: ["", "dark"] };
const flags = { size: "--content-size", direction: "--direction", language: "--locale", appearance: "--appearance", look: "--look" };

const valuesOf = (scene, dimension) => dimension === "state" ? ["", ...scene.states.map((state) => state.id)]
  : [...new Set([...(usual[dimension] ?? []), ...scene.settings.map((setting) => setting[dimension] ?? "")])];
const wordFor = (scene, dimension, value) => dimension === "state"
  ? (value ? scene.states.find((state) => state.id === value)?.name ?? value : "start") : words[dimension][value] ?? value;
const settingFor = (scene, route) => scene.settings.find((setting) => dimensions.every((key) => (setting[key] ?? "") === (route[key] ?? "")));
const wishOf = (route) => Object.fromEntries(dimensions.filter((key) => route[key]).map((key) => [key, route[key]]));
const wishWords = (scene, route) => dimensions.filter((key) => route[key]).map((key) => key === "size" ? `${wordFor(scene, key, route[key])} text` : wordFor(scene, key, route[key])).join(", ") || "as it starts";

function choiceOf(legend, name, options, value, change) {
  return el("fieldset", {}, el("legend", {}, legend), el("span.choice", {}, options.map(([id, label, isDrawn = true]) => el("label", {},
    el("input", { type: "radio", name, value: id, checked: id === value, onchange: () => change(id) }), el(isDrawn ? "span" : "span.undrawn", isDrawn ? {} : { title: "not drawn" }, label)))));
}
// - isDrawn: whether there are pictures with a wish.
function switchesOf(scene, route, path, isDrawn) {
  return el("div.switches", { role: "group", "aria-label": "Setting" }, dimensions.map((dimension) => {
    const values = valuesOf(scene, dimension);
    if (values.length < 2) return null;
    const change = (value) => goTo(path, { ...wishOf(route), with: current.with, mode: current.mode, show: current.show, zoom: current.zoom, overlay: current.overlay, tab: current.tab, [dimension]: value }, true);
    return choiceOf(legends[dimension], dimension, values.map((value) => [value, wordFor(scene, dimension, value), isDrawn({ ...wishOf(route), [dimension]: value })]), route[dimension] ?? "", change);
  }));
}
// A word of a command line: in quotation marks where it needs them.
const shellWord = (text) => (/^[\w./+][\w./+-]*$/.test(text) ? text : shellQuoted(text));
// What is not drawn is offered as its command.
function commandFor(scene, route) {
  const options = Object.entries(flags).filter(([key]) => route[key]).map(([key, flag]) => ` ${flag} ${shellWord(route[key])}`).join("");
  const command = `plumb render ${shellWord(scene.document)} --all-devices${options}`;
  const copy = el("button.tool", { type: "button", onclick: () => { navigator.clipboard?.writeText(command).then(() => announce("Copied"), () => {}); } }, "Copy");
  return el("div.command", {}, el("p", {}, `Not drawn: ${wishWords(scene, route)}. This draws it:`), el("p", {}, el("code", {}, command), copy));
}

const colorOf = (number) => `var(--l${number % 8})`;
const altOf = (scene, cell, layout) => `${scene.title} on ${cell.screen.name}${cell.setting.state ? `, ${wordFor(scene, "state", cell.setting.state)}` : ""}: ${layout ? layout.name : "picture"}`;
const numberOf = (number) => el("span.number", { style: { "--c": colorOf(number) }, "aria-label": `Layout ${number + 1}:` }, number + 1);

// A screen as a link to its picture, with marked views.
function screenshotOf(scene, cell, layout, { marks = [], isLazy = false } = {}) {
  const { screen } = cell;
  const image = el("img", { alt: altOf(scene, cell, layout), width: screen.width, height: screen.height, decoding: "async" });
  const corner = screen.radius && !screen.share ? `${100 * screen.radius / screen.width}% / ${100 * screen.radius / screen.height}%` : "4px";
  const boxes = el("span", { "aria-hidden": "true" });
  const link = el("a.screen", { href: linkTo(sceneAddress(scene.id, screen.id), wishOf(cell.setting)), style: { "--r": corner } }, image, boxes);
  link.fill = () => {
    image.src = pictureOf(scene, cell).url;
    if (!marks.length) return;
    const layoutOf = scene.of(cell), [left, top] = layoutOf.root;
    boxes.replaceChildren(...marks.map(([id], number) => {
      const place = layoutOf.byID.get(id)?.place;
      if (!place || place[2] < 1) return "";
      const clip = (from, length, max) => { const start = Math.max(0, Math.min(from, max - 20)); return [start, Math.max(14, Math.min(max, from + length) - start)]; };
      const [x, width] = clip(place[0] + left, place[2], screen.width), [y, height] = clip(place[1] + top, place[3], screen.height);
      return el(y < 30 ? "span.mark.in" : "span.mark", { style: { left: `${100 * x / screen.width}%`, top: `${100 * y / screen.height}%`, width: `${100 * width / screen.width}%`, height: `${100 * height / screen.height}%` } }, el("i", {}, number + 1));
    }));
  };
  if (!isLazy) link.fill();
  return link;
}

const groupsOf = (cells) => { const all = new Map(); for (const cell of cells) all.set(cell.screen.group, [...(all.get(cell.screen.group) ?? []), cell]); return [...all]; };
function layoutCard(scene, layout, layouts, map) {
  const rest = layout.cells.filter((cell) => cell !== layout.cell);
  const near = layouts.find((other) => other.number === layout.near);
  const marks = layout.marks.slice(0, 5);
  // What fills the screen needs no frame.
  const { width, height } = layout.cell.screen;
  const shown = marks.filter(([id]) => { const place = scene.of(layout.cell).byID.get(id)?.place; return place && place[2] >= 1 && place[2] * place[3] < 0.7 * width * height && place[0] < width && place[1] < height; });
  const list = [
    ...shown.map(([, here, there], number) => el("li", {}, el("b", {}, number + 1), el("span", {}, here, there ? el("em", {}, ` not: ${there}`) : ""))),
    ...marks.filter((mark) => !shown.includes(mark)).map(([, here]) => el("li", {}, el("b.none", {}, "–"), el("span", {}, here))),
    ...layout.rules.slice(0, 3).map(([, here]) => el("li.rule", {}, el("b.none", {}, "="), el("span", {}, here))),
  ];
  const more = layout.marks.length - marks.length + (layout.more ?? 0);
  return el("figure.layout", { style: { "--w": `${widthOf(layout.cell.screen)}px` }, onpointerenter: () => map.light(layout.number), onpointerleave: () => map.light(null) },
    el("h2", {}, numberOf(layout.number), el("a", { href: linkTo(sceneAddress(scene.id, layout.cell.screen.id), wishOf(layout.cell.setting)) }, capital(layout.name))),
    el("p.where", {}, capital(layout.place)),
    screenshotOf(scene, layout.cell, layout, { marks: shown }),
    el("figcaption", {},
      el("p.quiet", {}, layout.cell.screen.name, rest.length ? "" : ", only there"),
      rest.length ? el("details", {}, el("summary", {}, `on ${plural(rest.length, "more screen")}`), groupsOf(rest).map(([name, cells]) => el("div.list", {}, el("h3", {}, name), cells.map((cell) => el("a", { href: linkTo(sceneAddress(scene.id, cell.screen.id), wishOf(cell.setting)) }, cell.screen.name))))) : null,
      near ? (list.length ? el("div.differs", {}, el("p", {}, `Unlike ${near.number + 1}`), el("ul", {}, list), more > 0 ? el("p.quiet", {}, `and ${plural(more, "view")} within`) : null) : el("p.quiet", {}, `Like ${near.number + 1}, but for hidden views or findings.`)) : null));
}

// Where each layout holds: every screen as a dot, its width across, its height down.
function mapOf(scene, layouts) {
  const [wide, high] = [320, 230];
  const cells = layouts.flatMap((layout) => layout.cells.map((cell) => [cell, layout.number]));
  const most = Math.max(1000, ...cells.map(([cell]) => Math.max(cell.screen.width, cell.screen.height)));
  const x = (width) => 14 + Math.max(0, width - 280) / (most - 280) * (wide - 28), y = (height) => high - 22 - Math.max(0, height - 280) / (most - 280) * (high - 44);
  const seen = new Set();
  const dots = cells.flatMap(([cell, number]) => {
    const { width, height } = cell.screen, key = `${width} ${height} ${number}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const title = svg("title");
    title.textContent = `${number + 1}: ${cell.screen.name}, ${cell.screen.size}`;
    const dot = svg("circle", { cx: x(width), cy: y(height), r: 4, class: `d${number}` }, title);
    dot.style.fill = colorOf(number);
    dot.addEventListener("click", () => goTo(sceneAddress(scene.id, cell.screen.id), wishOf(cell.setting)));
    return [dot];
  });
  const label = (at, text) => { const made = svg("text", { x: x(at), y: high - 7, "text-anchor": "middle" }); made.textContent = text; return made; };
  const top = svg("text", { x: 14, y: 14 });
  top.textContent = `${short(most)} high`;
  const picture = svg("svg", { viewBox: `0 0 ${wide} ${high}`, "aria-hidden": "true" }, svg("path", { d: `M14 20V${high - 22}H${wide - 14}`, class: "axes" }), ...[320, 600, 900, 1200].filter((at) => at < most - 60).map((at) => label(at, at)), top, ...dots);
  const node = el("figure.map", {}, picture, el("figcaption", {}, "Where each layout holds: a dot is a screen, its colour the layout."));
  const light = (number) => { node.classList.toggle("one", number !== null); for (const dot of dots) dot.classList.toggle("on", dot.classList.contains(`d${number}`)); };
  return { node, light };
}

function showScene(main, scene, route) {
  const focus = main.contains(document.activeElement) ? document.activeElement.name : null;
  const entry = index.byID.get(scene.id), place = index.scenes.indexOf(entry);
  const setting = settingFor(scene, route), layouts = setting ? scene.layoutsIn(setting) : [];
  const map = mapOf(scene, layouts.length ? layouts : scene.layoutsIn(scene.settings[0]));
  const state = scene.states.find((state) => state.id === route.state);
  const count = layouts.reduce((sum, layout) => sum + layout.cells.length, 0);
  const beside = (step, text) => { const other = index.scenes[place + step]; return other ? el("a", { href: linkTo(sceneAddress(other.id)) }, text(other.title)) : null; };
  const isDrawn = (wish) => Boolean(settingFor(scene, wish));
  main.replaceChildren(
    el("p.crumbs", {}, el("a", { href: "#/" }, "All scenes"), ` / ${entry.chapter}`),
    el("div.top", {}, el("div", {}, el("h1", { tabindex: "-1" }, scene.title),
      scene.notes ? el("p.notes", {}, scene.notes) : null, state?.notes ? el("p.notes.quiet", {}, `${state.name}: ${state.notes}`) : null,
      el("details.fold", { open: memory.fold ?? !matchMedia("(max-width: 740px)").matches, ontoggle: (event) => { memory.fold = event.target.open; } }, el("summary.tool", {}, "Setting: ", wishWords(scene, route)), switchesOf(scene, route, sceneAddress(scene.id), isDrawn)),
      setting ? el("p.quiet.figures.total", {}, `${plural(layouts.length, "distinct layout")} on ${plural(count, "screen")}`) : commandFor(scene, route)), map.node),
    el("div.layouts", {}, layouts.map((layout) => layoutCard(scene, layout, layouts, map))),
    el("section.more", { "aria-label": "More" },
      scene.live ? el("p", {}, el("a", { href: `./${address(scene.id)}/${scene.live}` }, "In a window of any size")) : null,
      scene.source ? el("p.quiet", {}, scene.source) : null,
      scene.recipe ? el("details", {}, el("summary", {}, scene.document), el("pre", { tabindex: "0" }, scene.recipe)) : el("p.quiet", {}, scene.document),
      el("p.beside", {}, beside(-1, (title) => `← ${title}`), beside(1, (title) => `${title} →`))));
  // A switch that was pressed is still the one in focus.
  if (focus) main.querySelector(`[name="${CSS.escape(focus)}"]:checked`)?.focus({ preventScroll: true });
  announce(`${scene.title}: ${setting ? plural(layouts.length, "distinct layout") : "not drawn"}`);
}
