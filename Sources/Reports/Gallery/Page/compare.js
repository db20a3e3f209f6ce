// Two cells compared: side by side, with a slider, as a difference, or one through the other; and what moved, in words.
const modes = [["side", "Side by side"], ["slider", "Slider"], ["difference", "Difference"], ["onion", "Onion"]];
const nameOfCell = (cell) => `${cell.screen.name}${cell.setting.suffix ? `, ${cell.setting.suffix.split("+").filter(Boolean).join(", ").replaceAll("-", " ")}` : ""}`;

function movesOf(scene, cell, other) {
  const [here, there] = [scene.of(cell), scene.of(other)];
  const ids = [...new Set([...here.views, ...there.views].map((view) => view.id))].slice(1);
  const parts = ["left", "top", "width", "height"];
  return ids.flatMap((id) => {
    const [a, b] = [here.byID.get(id), there.byID.get(id)];
    const isThere = (view) => view && !view.hidden;
    if (!isThere(a) && !isThere(b)) return [];
    if (!isThere(a) || !isThere(b)) return [[id, (a ?? b).name, isThere(a) ? "only here" : "only there"]];
    const words = parts.flatMap((part, at) => Math.abs(a.place[at] - b.place[at]) < 0.34 ? [] : [`${part} ${short(a.place[at])} → ${short(b.place[at])}`]);
    if ((a.lines ?? 0) !== (b.lines ?? 0)) words.push(`lines ${a.lines ?? 0} → ${b.lines ?? 0}`);
    if (Boolean(a.truncated) !== Boolean(b.truncated)) words.push(b.truncated ? "cut short there" : "cut short here");
    return words.length ? [[id, a.name, words.join(", ")]] : [];
  });
}
function movesTable(scene, cell, other, act) {
  const rows = movesOf(scene, cell, other);
  const count = new Set([scene.of(cell), scene.of(other)].flatMap((solved) => solved.views.map((view) => view.id))).size - 1;
  return el("section.moves", { "aria-label": "What differs" }, el("h2", {}, "What differs", el("small", {}, `${rows.length} of ${plural(count, "view")}`)), rows.length ? el("table", {},
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "View"), el("th", { scope: "col" }, "Here → there"))),
    el("tbody", {}, rows.map(([id, name, text]) => el("tr", { onpointerenter: () => act.hover({ view: id }), onpointerleave: () => act.hover(null) }, el("th", { scope: "row" }, name), el("td", {}, text))))) : el("p.quiet", {}, "The same frames."));
}

// The stage of a comparison.
// - fit: the scale at which a size fits, with some width left.
function comparisonOf(scene, cell, other, mode, layout) {
  const [a, b] = [pictureOf(scene, cell), pictureOf(scene, other)];
  const image = (made, alt) => el("img", { src: made.url, alt, draggable: "false" });
  const [mine, theirs] = [image(a, altOf(scene, cell, layout)), image(b, `Compared with ${nameOfCell(other)}`)];
  if (mode === "side") {
    const frame = (node, made, text) => el("figure", {}, el("div.shown", { "data-w": made.w, "data-h": made.h }, node), el("figcaption", {}, text));
    const pair = el("div.pair", {}, frame(mine, a, nameOfCell(cell)), frame(theirs, b, nameOfCell(other)));
    return { node: pair, resize(fit) {
      const scale = fit(a.w + b.w, Math.max(a.h, b.h), 60);
      for (const box of pair.querySelectorAll(".shown")) { box.style.width = `${box.dataset.w * scale}px`; box.style.height = `${box.dataset.h * scale}px`; }
    } };
  }
  const [w, h] = [Math.max(a.w, b.w), Math.max(a.h, b.h)];
  const [base, top, handle] = [el("div.under", {}, mine), el("div.over", {}, theirs), el("div.handle")];
  const box = el(`div.shown.${mode}`, {}, base, top, mode === "slider" ? handle : "");
  let scale = 1;
  const set = (value) => {
    memory.mix = value;
    const x = w * scale * value / 100;
    if (mode === "slider") { top.style.clipPath = `inset(0 0 0 ${x}px)`; base.style.clipPath = `inset(0 ${Math.max(0, a.w * scale - x)}px 0 0)`; handle.style.left = `${x}px`; }
    if (mode === "onion") top.style.opacity = value / 100;
  };
  box.addEventListener("pointerdown", (event) => {
    if (mode !== "slider") return;
    box.setPointerCapture(event.pointerId);
    const drag = (move) => { const value = Math.min(100, Math.max(0, 100 * (move.clientX - box.getBoundingClientRect().left) / box.clientWidth)); set(value); const range = byID("mix"); if (range) range.value = value; };
    drag(event);
    box.onpointermove = drag;
    box.onpointerup = box.onpointercancel = () => { box.onpointermove = null; };
  });
  return { node: box, set, resize(fit) {
    scale = fit(w, h, 0);
    box.style.width = `${w * scale}px`;
    box.style.height = `${h * scale}px`;
    for (const [node, made] of [[base, a], [top, b]]) { node.style.width = `${made.w * scale}px`; node.style.height = `${made.h * scale}px`; }
    set(memory.mix ?? 50);
  } };
}
