// One picture, as large as it is, beside its equations and views; other screens by keys, by swipe, and on a ruler.
let page = null;   // What the keys act on.
const byWidth = (a, b) => a.screen.width - b.screen.width || a.screen.height - b.screen.height || a.screen.place - b.screen.place;

function showPicture(main, scene, route, isFlip) {
  const asked = screens.get(route.screen), setting = settingFor(scene, route);
  if (!asked || !setting) { showMissing(main, scene, route, asked); return; }
  const layouts = scene.layoutsIn(setting), all = layouts.flatMap((layout) => layout.cells);
  const cell = all.find((other) => other.screen === asked);
  if (!cell) { showMissing(main, scene, route, asked); return; }
  const row = all.filter((other) => asked.share || !other.screen.share).sort(byWidth);
  const at = row.indexOf(cell), layout = layouts.find((other) => other.cells.includes(cell)), solved = scene.of(cell);
  const equations = equationsFor(scene, solved), isPhone = matchMedia("(max-width: 740px)").matches;
  if (memory.scene !== scene.id) Object.assign(memory, { scene: scene.id, chosen: null });
  const kept = isFlip && main.querySelector(".stage") ? { stage: main.querySelector(".stage"), y: scrollY, panel: main.querySelector(".panel").scrollTop } : null;
  const place = kept && { left: kept.stage.scrollLeft, top: kept.stage.scrollTop };
  const focus = isFlip ? document.activeElement?.id || document.activeElement?.name : null;
  const path = (screen) => sceneAddress(scene.id, screen.id);
  // What a link restores besides the picture.
  if (isFlip || zooms.includes(route.zoom)) memory.zoom = zooms.includes(route.zoom) ? route.zoom : "full";
  if (isFlip || route.overlay) memory.all = route.overlay === "constraints";
  if (isFlip || route.tab) memory.tab = route.tab ?? "equations";
  else if (route.show?.startsWith("view:")) memory.tab = "views";
  const query = (more = {}) => ({ ...wishOf(route), with: route.with, mode: route.mode, show: shownAs(memory.chosen), zoom: memory.zoom === "full" ? undefined : memory.zoom, overlay: memory.all ? "constraints" : undefined, tab: memory.tab === "equations" ? undefined : memory.tab, ...more });
  const note = () => {
    const target = linkTo(path(asked), query());
    if (target === location.hash) return;
    history.replaceState(null, "", target);
    current = readAddress();
  };
  // A comparison that begins or ends is a step that Back takes back.
  const flipTo = (screen, more = {}, isStep = false) => goTo(path(screen), query(more), !isStep);

  const beside = layouts[layouts.indexOf(layout) + 1] ?? layouts[layouts.indexOf(layout) - 1];
  const other = route.mode ? scene.named.get(route.with) ?? beside?.cell ?? cell : null;
  const stage = el("div.stage", { id: "stage", tabindex: "0", role: "group", "aria-label": "Picture. Arrow keys show other screens." });
  const detail = el("section.detail", { "aria-label": "Chosen" });
  const made = pictureOf(scene, cell, isPhone), origin = [made.origin[0] + solved.root[0], made.origin[1] + solved.root[1]];
  const overlay = svg("svg", { viewBox: `${-origin[0]} ${-origin[1]} ${made.w} ${made.h}`, "aria-hidden": "true", class: solved.appearance });
  const shown = el("div.shown", {}, el("img", { src: made.url, alt: altOf(scene, cell, layout), draggable: "false" }), overlay);
  let [scale, hover] = [1, null];

  const act = {
    hover(what) { hover = what; light(); },
    choose(what, isToggle) { memory.chosen = isToggle && same(memory.chosen, what) ? null : what; mark(); },
  };
  const lists = {
    equations: listOf("Equations", equations.map((equation) => equationRow(scene, equation, memory.chosen)), act),
    views: listOf("Views", solved.views.map((view, number) => number ? viewRow(solved, view, number, memory.chosen) : null).filter(Boolean), act),
  };
  if (scene.figure) lists.figure = el("img.figure", { src: `./${address(scene.id)}/${encodeURIComponent(cell.name)}${scene.figure}`, alt: `Figure of ${scene.title} on ${cell.screen.name}`, loading: "lazy" });

  function mark() {
    for (const entry of main.querySelectorAll(".row")) entry.setAttribute("aria-selected", String(entry.dataset.equation ? memory.chosen?.equation === Number(entry.dataset.equation) : memory.chosen?.view === entry.dataset.view));
    hover = null;
    light();
    if (memory.chosen?.view) lists.equations.querySelector(".lit")?.scrollIntoView({ block: "nearest" });
    note();
  }
  function light() {
    const what = hover ?? memory.chosen, unit = 1 / scale, shapes = [];
    const related = what?.view ? equations.filter((equation) => touches(equation, what.view)) : [];
    const view = what?.view && solved.byID.get(what.view), equation = what?.equation && equations.find((one) => one.number === what.equation);
    if (memory.all && !what) for (const one of equations) if (one.constraint) shapes.push(beamOf(one.constraint, false, unit));
    if (equation?.constraint) {
      for (const side of [equation.constraint.first, equation.constraint.second]) { const whose = side?.view && solved.byID.get(side.view); if (whose) shapes.push(svg("rect", { class: "end", x: whose.place[0], y: whose.place[1], width: whose.place[2], height: whose.place[3] })); }
      shapes.push(beamOf(equation.constraint, true, unit));
    }
    if (view) {
      for (const one of related) if (one.constraint) shapes.push(beamOf(one.constraint, false, unit));
      shapes.push(frameOf(view.place, `${view.name}  ${short(view.place[2])} × ${short(view.place[3])}`, unit, made.w));
    }
    overlay.replaceChildren(...shapes);
    for (const entry of lists.equations.children) {
      const isRelated = related.some((one) => one.number === Number(entry.dataset.equation));
      entry.classList.toggle("lit", isRelated);
      entry.classList.toggle("dim", Boolean(view) && !isRelated);
    }
    detail.replaceChildren(...(view ? factsOfView(solved, view, equations) : equation ? factsOfEquation(scene, equation)
      : [el("h2", {}, `Layout ${layout.number + 1}`, el("small", {}, `of ${layouts.length}`)), el("p", {}, numberOf(layout.number), ` ${capital(layout.name)}: ${layout.place}`), el("p.quiet", {}, isPhone ? "Touch a view or an equation." : "Point at a view or an equation.")]));
  }
  // The smallest view that holds a point.
  function under(event) {
    const box = shown.getBoundingClientRect(), x = (event.clientX - box.left) / scale - origin[0], y = (event.clientY - box.top) / scale - origin[1];
    let [best, area] = [null, Infinity];
    for (const view of solved.views.slice(1)) {
      const [left, top, width, height] = view.place;
      if (!view.hidden && x >= left && x <= left + width && y >= top && y <= top + height && width * height <= area) [best, area] = [view.id, width * height];
    }
    return best && { view: best };
  }
  shown.addEventListener("pointermove", (event) => { if (event.pointerType === "touch") return; const what = under(event); if (!same(what, hover)) act.hover(what); });
  shown.addEventListener("pointerleave", () => act.hover(null));
  shown.addEventListener("click", (event) => { act.choose(under(event), true); main.querySelector(".row[aria-selected=true]")?.scrollIntoView({ block: "nearest" }); });
  swiped(stage, (step) => page.step(step));

  const comparison = other ? comparisonOf(scene, cell, other, route.mode, layout) : null;
  stage.append(comparison ? comparison.node : shown);
  const fit = (width, height, left) => {
    const isNarrow = matchMedia("(max-width: 740px)").matches;
    const room = [stage.clientWidth - (isNarrow ? 0 : 40) - left, isNarrow ? 1e9 : stage.clientHeight - 40 - left];
    const whole = Math.min(room[0] / width, room[1] / height, isNarrow && width < 500 ? 1 : 2);
    return isNarrow || memory.zoom === "fit" ? whole : memory.zoom === "full" ? Math.min(1, room[0] / width) : 2;
  };
  const resize = () => {
    if (comparison) { comparison.resize(fit); return; }
    scale = fit(made.w, made.h, 0);
    shown.style.width = `${made.w * scale}px`;
    shown.style.height = `${made.h * scale}px`;
    light();
  };

  const tabPanel = el("div", { role: "tabpanel", id: "list" });
  const showTab = (id) => {
    memory.tab = Object.hasOwn(lists, id) ? id : "equations";
    for (const tab of main.querySelectorAll("[role=tab]")) { const isOn = tab.id === `tab-${memory.tab}`; tab.setAttribute("aria-selected", String(isOn)); tab.tabIndex = isOn ? 0 : -1; }
    tabPanel.setAttribute("aria-labelledby", `tab-${memory.tab}`);
    tabPanel.replaceChildren(lists[memory.tab]);
    note();
  };
  const tabs = Object.entries({ equations: `Equations ${equations.length}`, views: `Views ${solved.views.length - 1}`, figure: "Figure" }).filter(([id]) => lists[id]).map(([id, text]) => el("button", {
    type: "button", role: "tab", id: `tab-${id}`, "aria-controls": "list", onclick: () => showTab(id),
    onkeydown: (event) => { const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]; if (!step) return; event.preventDefault(); event.stopPropagation(); const ids = Object.keys(lists), next = ids[(ids.indexOf(id) + step + ids.length) % ids.length]; showTab(next); byID(`tab-${next}`).focus(); } }, text));

  main.replaceChildren(el("div.picture", {},
    pictureHead(scene, route, cell, row, at, flipTo),
    pictureTools(scene, route, { cell, other, layouts, row, asked, comparison, resize, light, flipTo, path, note }),
    stage, el("aside.panel", { "aria-label": "Equations and views" }, findingsOf(solved), detail, other ? movesTable(scene, cell, other, act) : "", el("div.tabs", { role: "tablist", "aria-label": "Lists" }, tabs), tabPanel),
    rulerOf(row, at, cell, layout, flipTo)));
  showTab(memory.tab);
  resize();
  light();
  if (kept) { stage.scrollTo(place.left, place.top); scrollTo(0, kept.y); main.querySelector(".panel").scrollTop = kept.panel; }
  if (focus) (byID(focus) ?? main.querySelector(`[name="${CSS.escape(focus)}"]:checked`))?.focus({ preventScroll: true });
  page = {
    step: (step) => { const next = row[at + step]; if (next) flipTo(next.screen); else announce(step > 0 ? "The widest screen" : "The narrowest screen"); },
    jump: (step) => { const next = layouts[layouts.indexOf(layout) + step]; if (next) flipTo(next.cell.screen); },
    zoom: (zoom) => { memory.zoom = zoom; const input = main.querySelector(`[name=zoom][value=${zoom}]`); if (input) input.checked = true; resize(); note(); },
    press: (id) => byID(id)?.click(),
    back: () => other ? flipTo(asked, { mode: undefined, with: undefined }, true) : goTo(sceneAddress(scene.id), wishOf(route)), resize,
  };
  // The neighbours are made ready, so that a flip does not flicker.
  for (const next of [row[at + 1], row[at - 1]]) if (next) new Image().src = pictureOf(scene, next, isPhone).url;
  announce(`${cell.screen.name}, ${cell.screen.size}, layout ${layout.number + 1}: ${layout.name}`);
}
const zooms = ["fit", "full", "double"];
const shownAs = (chosen) => chosen ? chosen.view ? `view:${chosen.view}` : `equation:${chosen.equation}` : undefined;
const same = (a, b) => (a?.view ?? null) === (b?.view ?? null) && (a?.equation ?? null) === (b?.equation ?? null);

function showMissing(main, scene, route, screen) {
  page = { back: () => goTo(sceneAddress(scene.id), {}) };
  main.replaceChildren(el("div.missing", {}, el("h1", { tabindex: "-1" }, scene.title), screen ? commandFor(scene, route) : el("p.empty", {}, "No screen has this name. "),
    el("p", {}, el("a", { href: linkTo(sceneAddress(scene.id)) }, "To the layouts"))));
}

// A swipe across, where the picture itself cannot be scrolled that way.
function swiped(stage, step) {
  let start = null;
  stage.addEventListener("touchstart", (event) => { start = event.touches.length === 1 ? [event.touches[0].clientX, event.touches[0].clientY] : null; }, { passive: true });
  stage.addEventListener("touchend", (event) => {
    if (!start) return;
    const [dx, dy] = [event.changedTouches[0].clientX - start[0], event.changedTouches[0].clientY - start[1]];
    start = null;
    if (Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy) && stage.scrollWidth <= stage.clientWidth + 2) step(dx < 0 ? 1 : -1);
  }, { passive: true });
}

// MARK: Parts

const findingsOf = (solved) => solved.findings.length ? el("section.findings", { "aria-label": "Findings" }, el("h2", {}, "Findings"), el("ul", {}, solved.findings.map((text) => el("li", {}, text)))) : "";

function pictureHead(scene, route, cell, row, at, flipTo) {
  const groups = ["iPhones", "iPads", "iPads, shared", "Apple TV", "Canvases"].map((name) => [name, row.filter((other) => other.screen.group === name)]).filter(([, cells]) => cells.length);
  const menu = el("select", { id: "screen", "aria-label": "Screen", onchange: (event) => flipTo(screens.get(event.target.value)) }, groups.map(([label, cells]) => el("optgroup", { label }, cells.map((other) => el("option", { value: other.screen.id, selected: other === cell }, `${other.screen.name}, ${other.screen.size}`)))));
  const arrow = (id, label, sign, step) => el("button.tool", { id, type: "button", "aria-label": label, disabled: !row[at + step], onclick: () => flipTo(row[at + step].screen) }, sign);
  return el("div.head", {}, el("a.tool", { id: "back", href: linkTo(sceneAddress(scene.id), wishOf(route)), "aria-label": `Back to the layouts of ${scene.title}` }, "←", el("span", {}, "Layouts")),
    el("h1", { tabindex: "-1" }, el("span", {}, scene.title), " ", el("small", {}, cell.screen.name)),
    el("div.flip", {}, arrow("before", "Screen before", "‹", -1), menu, arrow("after", "Screen after", "›", 1), el("a.tool", { href: linkTo(`device/${address(cell.screen.id)}`) }, "All scenes here")));
}

function pictureTools(scene, route, { cell, other, layouts, row, asked, comparison, resize, light, flipTo, path, note }) {
  const setting = cell.setting, drawn = new Set(scene.cells.filter((one) => one.screen === asked).map((one) => one.setting));
  const option = (one) => el("option", { value: one.name, selected: one === other }, nameOfCell(one));
  const menu = other && el("select", { id: "with", "aria-label": "Compare with", onchange: (event) => flipTo(asked, { with: event.target.value }, true) },
    el("optgroup", { label: "Other layouts" }, layouts.filter((layout) => layout.cell !== cell).map((layout) => el("option", { value: layout.cell.name, selected: layout.cell === other }, `${layout.number + 1}: ${nameOfCell(layout.cell)}`))),
    el("optgroup", { label: "This screen, otherwise" }, scene.cells.filter((one) => one.screen === asked && one.setting !== setting).slice(0, 40).map(option)),
    el("optgroup", { label: "Other screens" }, row.filter((one) => one !== cell).map(option)));
  const mix = comparison?.set && route.mode !== "difference" ? el("input", { id: "mix", type: "range", min: 0, max: 100, value: memory.mix ?? 50, "aria-label": route.mode === "slider" ? "Where the pictures meet" : "How much of the other picture", oninput: (event) => comparison.set(Number(event.target.value)) }) : null;
  const zoom = choiceOf("Zoom", "zoom", [["fit", "Fit"], ["full", "100%"], ["double", "200%"]], memory.zoom, (value) => { memory.zoom = value; resize(); note(); });
  zoom.classList.add("zoom");
  return el("div.tools", { role: "group", "aria-label": "Picture" }, zoom,
    other ? null : el("button.tool", { id: "all", type: "button", "aria-pressed": String(memory.all), onclick: (event) => { memory.all = !memory.all; event.currentTarget.setAttribute("aria-pressed", String(memory.all)); light(); note(); } }, "Constraints"),
    el("button.tool", { id: "compare", type: "button", "aria-pressed": String(Boolean(other)), onclick: () => flipTo(asked, other ? { mode: undefined, with: undefined } : { mode: "slider" }, true) }, "Compare"),
    other ? [choiceOf("How", "mode", modes, route.mode, (mode) => flipTo(asked, { mode })), menu, mix] : null,
    el("details.setting", { open: memory.setting, ontoggle: (event) => { memory.setting = event.target.open; } }, el("summary.tool", {}, "Setting", el("span.quiet", {}, wishWords(scene, route))), switchesOf(scene, route, path(asked), (wish) => drawn.has(settingFor(scene, wish)))));
}

function rulerOf(row, at, cell, layout, flipTo) {
  const bars = row.map((other, number) => {
    const bar = svg("rect", { x: number + 0.08, width: 0.84, y: number === at ? 0 : 8, height: number === at ? 18 : 10 });
    bar.style.fill = colorOf(other.layout);
    return bar;
  });
  const input = el("input", { id: "ruler", type: "range", min: 0, max: row.length - 1, step: 1, "aria-label": "Screen, by width", "aria-valuetext": `${cell.screen.name}, layout ${layout.number + 1}`, oninput: (event) => flipTo(row[Number(event.target.value)].screen) });
  input.value = at;
  return el("div.ruler", {}, svg("svg", { viewBox: `0 0 ${row.length} 18`, preserveAspectRatio: "none", "aria-hidden": "true" }, ...bars), input,
    el("p.figures", {}, el("span", {}, `${cell.screen.name}, ${cell.screen.size}`), el("span", {}, `${at + 1} of ${row.length}, layout ${layout.number + 1}`)));
}
