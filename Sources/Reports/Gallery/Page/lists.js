// The lists beside a picture: equations, views, findings. One entry at a time can be reached by Tab; arrow keys move.
const conditionOf = (scene, equation) => equation.classes.length < scene.classCount ? `where ${equation.classes.join(", or ")}` : "";
// All equations of a scene, those in force with their values.
function equationsFor(scene, layout) {
  const here = new Map(layout.constraints.map((constraint) => [`${constraint.label ?? ""} ${constraint.text}`, constraint]));
  const list = scene.equations.map((equation) => { const key = `${equation.label ?? ""} ${equation.text}`; const constraint = here.get(key); here.delete(key); return { ...equation, constraint }; });
  for (const constraint of here.values()) list.push({ mark: constraint.mark, label: constraint.label, text: constraint.text, classes: [], constraint });
  // Marks are those of figures and overlays. What is not installed here has that of its own size class, unless another has it.
  const taken = new Set(layout.constraints.map((constraint) => constraint.mark));
  return list.map((equation, place) => ({ ...equation, number: place + 1, mark: equation.constraint?.mark ?? (taken.has(equation.mark) ? "–" : equation.mark) }));
}
const touches = (equation, id) => [equation.constraint?.first, equation.constraint?.second].some((side) => side?.view === id);

function equationRow(scene, equation, chosen) {
  const { constraint } = equation, condition = conditionOf(scene, equation);
  const state = !constraint ? "not installed here" : constraint.status === "pulling" ? "gives way" : constraint.status === "broken" ? "broken" : "";
  return el(`div.row${constraint ? "" : ".off"}${constraint && constraint.status !== "satisfied" ? `.${constraint.status}` : ""}`,
    { role: "option", id: `equation-${equation.number}`, "data-equation": equation.number, tabindex: "-1", "aria-selected": String(chosen?.equation === equation.number), "aria-label": [`${equation.mark}.`, equation.text, constraint ? valuesOfConstraint(constraint) : "", state].filter(Boolean).join(" ") },
    el("span.n", {}, equation.mark),
    el("span", {}, el("span.equation", {}, equation.text), constraint ? el("em", {}, ` ${valuesOfConstraint(constraint)}`) : null,
      constraint && constraint.priority < 1000 ? el("em", {}, `, priority ${short(constraint.priority)}`) : null, state ? el("em.state", {}, `, ${state}`) : null, condition ? el("em", {}, `, ${condition}`) : null));
}
function viewRow(layout, view, place, chosen) {
  let depth = 0;
  for (let at = view.parent; at > 0; at = layout.views[at].parent) depth += 1;
  const facts = [view.kind, `${short(view.frame[2])} × ${short(view.frame[3])}`, view.lines > 1 ? `${view.lines} lines` : "", view.truncated ? "cut short" : view.clipped ? "clipped" : "", view.hidden ? "hidden" : "", view.open ? "ambiguous" : ""];
  return el(`div.row${view.hidden ? ".off" : ""}${view.truncated || view.clipped || view.open ? ".pulling" : ""}`, { role: "option", id: `view-row-${place}`, "data-view": view.id, tabindex: "-1", "aria-selected": String(chosen?.view === view.id) },
    el("span.n", {}), el("span", { style: { "padding-left": `${depth * 0.9}rem` } }, el("span.name", {}, view.name), el("em", {}, ` ${facts.filter(Boolean).join(", ")}`)));
}

// - act: `hover` and `choose` with `{ equation }` or `{ view }`.
function listOf(label, rows, act) {
  const list = el("div.rows", { role: "listbox", "aria-label": label }, rows);
  const what = (row) => !row ? null : row.dataset.equation ? { equation: Number(row.dataset.equation) } : { view: row.dataset.view };
  (rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0])?.setAttribute("tabindex", "0");
  list.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") act.hover(what(event.target.closest(".row"))); });
  list.addEventListener("pointerleave", () => act.hover(null));
  list.addEventListener("click", (event) => { const row = event.target.closest(".row"); if (row) act.choose(what(row), true); });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = rows[Math.min(rows.length - 1, Math.max(0, rows.indexOf(document.activeElement) + step))];
    stopAt(list, next);
    next.focus();
    act.choose(what(next), false);
  });
  return list;
}

function factsOfView(layout, view, equations) {
  const [x, y, width, height] = view.place, facts = [["left, top", `${short(x)}, ${short(y)}`], ["width × height", `${short(width)} × ${short(height)}`]];
  if (view.exact) facts.push(["unrounded", `${view.exact.map(short).join(", ")} in its superview`]);
  if (view.baseline !== undefined) facts.push(["first baseline", short(y + view.baseline)]);
  if (view.lines) facts.push(["lines", `${view.lines}${view.truncated ? ", cut short" : view.clipped ? ", clipped" : ""}${view.scale ? `, ${short(100 * view.scale)} % of its size` : ""}`]);
  if (view.content) facts.push(["content", `${view.content.map(short).join(" × ")}${view.offset ? `, scrolled to ${view.offset.map(short).join(", ")}` : ""}`]);
  for (const [part, low, high] of view.open ?? []) facts.push([`${part} open`, `${low === null ? "−∞" : short(low)} to ${high === null ? "∞" : short(high)}`]);
  const own = equations.filter((equation) => touches(equation, view.id)).map((equation) => equation.mark);
  facts.push(["equations", own.length ? own.join(", ") : "none of its own"]);
  return [el("h2", {}, view.name, el("small", {}, view.kind)), el("dl.facts", {}, facts.flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]))];
}
function factsOfEquation(scene, equation) {
  const { constraint } = equation;
  if (!constraint) return [el("h2", {}, `Equation ${equation.mark}`), el("p", {}, equation.text), el("p.quiet", {}, `Not installed here${equation.classes.length ? `, only where ${equation.classes.join(", or ")}` : ""}.`)];
  const sides = [constraint.first, constraint.second].filter(Boolean).flatMap((side) => [el("dt", {}, edgeOf(side)), el("dd", {}, short(side.value))]);
  const result = { satisfied: constraint.excess ? `holds, with ${short(Math.abs(constraint.excess))} to spare` : "holds", pulling: `gives way, by ${short(Math.abs(constraint.excess ?? 0))}`, broken: "broken: it contradicts others" }[constraint.status];
  return [el("h2", {}, `Equation ${equation.mark}`, el("small", {}, constraint.priority < 1000 ? `priority ${short(constraint.priority)}` : "required")), el("p", {}, equation.text), el("dl.facts", {}, sides, el("dt", {}, "here"), el("dd", {}, result), constraint.line ? [el("dt", {}, "document"), el("dd", {}, `${scene.document}:${constraint.line}`)] : null)];
}
