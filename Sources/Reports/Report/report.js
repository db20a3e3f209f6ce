// Filters, ways to compare, and keys.

// MARK: Filters and modes

for (const [name, filter] of Object.entries(filters)) {
  const values = [...new Set(items.flatMap((item) => valuesOf(filter, item)))].sort();
  const select = make("select", { id: `filter-${name}` }, make("option", { value: "", textContent: "all" }), ...values.map((value) => make("option", { value, textContent: value })));
  byID("filters").append(Object.assign(make("label", {}, filter.label, select), { hidden: values.length < (name === "finding" ? 1 : 2) }));
}
const reset = make("button", { type: "reset", textContent: "Show all" });
byID("filters").append(reset);
const filter = () => {
  const active = Object.keys(filters).filter((name) => filterOf(name)).length;
  byID("filter-open").toggleAttribute("data-active", active > 0);
  if (active) byID("filter-open").dataset.active = active;
  const left = entries.filter(shows);
  for (const [entry, button] of buttons) button.hidden = !left.includes(entry);
  const item = current && cause && fits(current, cause.group) ? current : null;
  replacing(() => choose(item && left.includes(cause) ? cause : left[0] ?? null, item && left.includes(cause) ? item : null));
};
byID("filters").addEventListener("input", filter);
byID("filters").addEventListener("reset", () => setTimeout(filter));
byID("filters").addEventListener("submit", (event) => event.preventDefault());
byID("filter-find").addEventListener("input", filter);
const openFilters = (isOpen) => {
  byID("filters").hidden = !isOpen;
  document.body.classList.toggle("finding", isOpen);
  byID("filter-open").setAttribute("aria-expanded", String(isOpen));
};
byID("filter-open").addEventListener("click", () => openFilters(byID("filters").hidden));

const bar = make("div");
modes.forEach(([value, label, rest], index) => {
  const input = make("input", { type: "radio", name: "mode", value, checked: value === mode });
  bar.append(make("label", { title: `Key ${index + 1}` }, input, make("span", {}, label, ...(rest ? [make("i", { textContent: rest })] : []))));
});
byID("modes").append(bar);
const setMode = (value) => {
  mode = value;
  for (const input of byID("modes").querySelectorAll("input")) input.checked = input.value === value;
  drawStage(current, cause?.group);
  remember();
};
byID("modes").addEventListener("change", (event) => setMode(event.target.value));
byID("slider").addEventListener("input", () => slide(Number(byID("slider").value)));
let resizing = 0;
addEventListener("resize", () => { cancelAnimationFrame(resizing); resizing = requestAnimationFrame(() => drawStage(current, cause?.group)); });

// MARK: Keys

const keys = [
  ["j / k", "next, previous cause"], ["→ / ←", "next, previous cell"], ["1 – 6", "side by side, slider, onion, blink, difference, outlines"],
  ["m", "marks on or off"], ["Enter", "picture alone, and back"], ["+ / − / 0", "zoom in, out, whole picture; also a pinch or two taps"], ["/", "find"], ["l", "copy the link to what is shown"],
  ...(page.isServed ? [["a", "accept the cause"], ["r", "reject it"], ["u", "take the last decision back"]] : page.canDecide ? [["c", "copy the command that accepts the cause"]] : []),
  ["?", "this list"],
];
byID("keys").append(...keys.flatMap(([key, text]) => [make("dt", {}, make("kbd", { textContent: key })), make("dd", { textContent: text })]));
const openHelp = () => byID("help").showModal();
byID("help-open").addEventListener("click", openHelp);
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || byID("help").open) return;
  if (event.target.matches("input[type=search], select")) {
    if (event.key === "Escape") {
      // Emptied and filtered again in all browsers: some empty the field and say nothing.
      if (event.target.id === "filter-find" && event.target.value) { event.target.value = ""; filter(); }
      event.target.blur();
    }
    return;
  }
  const isOnControl = event.target.matches("button, summary, input, a");
  const actions = {
    j: () => stepCause(1), k: () => stepCause(-1),
    "/": () => { if (!byID("filter-find").offsetParent) openFilters(true); byID("filter-find").focus(); },
    l: () => copy(location.href), "?": openHelp, m: () => { marksShown = !marksShown; drawStage(current, cause?.group); },
    ...(page.isServed ? { a: () => send("accept"), r: () => send("reject"), u: () => send("undo") } : {}),
    ...(page.canDecide && !page.isServed ? { c: () => cause && !cause.isNote && copy(commandOf("accept", cause.pattern)) } : {}),
    ...(isOnControl ? {} : {
      ArrowRight: () => step(1), ArrowLeft: () => step(-1),
      Enter: () => { document.body.classList.toggle("large"); drawStage(current, cause?.group); },
      "+": () => zoomBy(1.5), "-": () => zoomBy(1 / 1.5), "0": () => zoomTo(1, [0, 0]),
      Escape: () => { document.body.classList.remove("large"); drawStage(current, cause?.group); },
    }),
  };
  if (isListing()) actions.Escape = () => { openList(false); byID("list-open").focus(); };
  const number = Number(event.key);
  const action = own(actions, event.key) ?? (number >= 1 && number <= modes.length ? () => setMode(modes[number - 1][0]) : null);
  if (!action) return;
  event.preventDefault();
  action();
});
