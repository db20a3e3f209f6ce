// The page: causes to choose from, the cell that is shown, the cause in words, decisions, keys and the address.
let cause = null;
let current = null;
let tiles = [];
let decisions = {};

// MARK: Causes

const entries = [...causes, ...notes.map((note) => ({ ...note, items: [], isNote: true }))];
const shownItems = (entry) => entry.items.filter(fits);
const isFiltered = () => findWords().length > 0 || Object.keys(filters).some((name) => filterOf(name));
const shows = (entry) => {
  if (!entry.isNote) return shownItems(entry).length > 0;
  if (!isFiltered()) return true;
  const wanted = filterOf("finding");
  if (wanted) return (entry.findings ?? []).some((finding) => findingOf(finding) === wanted);
  return findWords().length > 0 && findWords().every((word) => `${entry.title} ${entry.lines.join(" ")}`.toLowerCase().includes(word));
};
const thumbOf = (entry) => {
  const tile = tilesOf(entry.items)[0];
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
  const button = make("button", { type: "button", className: "cause", tabIndex: -1 }, thumbOf(entry),
    make("span", {}, make("strong", { textContent: entry.title }), make("small", { textContent: [where, count].filter(Boolean).join(" · ") })));
  button.addEventListener("click", () => choose(entry));
  buttons.set(entry, button);
  byID("causes").append(button);
}
roving(byID("causes"));

const choose = (entry, wanted = null) => {
  cause = entry;
  for (const [other, button] of buttons) button.setAttribute("aria-current", String(other === entry));
  if (entry) {
    stopAt(byID("causes"), buttons.get(entry));
    buttons.get(entry).scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  tiles = entry ? tilesOf(shownItems(entry)) : [];
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
  const radius = own(page.radii, item.cell.name) ?? 0;
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
  drawStage(item, cause?.group);
  drawFacts(item);
  decide();
  remember();
  const place = item ? `${nameOf(item)}, cell ${index + 1} of ${tiles.length}` : "";
  if (cause) announce(`${cause.title}; ${place}`);
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

// MARK: The cause in words

// What two lines do not share, in the middle of what they do.
const differing = (from, to) => {
  const [a, b] = [from.match(/[\p{L}\p{N}.]+|[^]/gu) ?? [], to.match(/[\p{L}\p{N}.]+|[^]/gu) ?? []];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const parts = (words) => [words.slice(0, start).join(""), make("mark", { textContent: words.slice(start, words.length - end).join("") }), words.slice(words.length - end).join("")];
  return [parts(a), parts(b)];
};
const editOf = (edit) => {
  const box = make("div", { className: "edit" });
  const place = edit.file && edit.line ? `, ${edit.file}:${edit.line}` : "";
  const words = { new: "new", gone: "removed", renamed: "renamed" }[edit.kind];
  box.append(make("p", { className: "key", textContent: [words, edit.kind === "renamed" ? null : edit.subject].filter(Boolean).join(": ") + place }));
  for (const property of edit.properties) {
    if (property.from == null && property.to == null) continue;
    const text = (value) => [property.name, value ?? "default"].filter(Boolean).join(" ");
    const [before, now] = differing(text(property.from), text(property.to));
    box.append(make("p", {}, make("del", {}, "− ", ...before)), make("p", {}, make("ins", {}, "+ ", ...now)));
  }
  return box;
};
const describe = () => {
  const group = cause?.group;
  byID("kind").textContent = group ? `${kindNames[group.kind] ?? group.kind} · ${plural(cause.items.length, "layout")}` : "";
  byID("title").textContent = cause?.title ?? "Nothing to decide";
  byID("document").textContent = cause?.isNote ? cause.scene?.document ?? "" : cause ? cause.scenes.map((scene) => scene.document).slice(0, 3).join(", ") + (cause.scenes.length > 3 ? ` and ${cause.scenes.length - 3} more` : "") : "";
  // A page that was put into one file has no others beside it.
  const dragged = cause?.isNote || page.pictures ? [] : (cause?.scenes ?? []).filter((scene) => scene.hasLivePage).slice(0, 3);
  byID("live").replaceChildren(...dragged.map((scene) => make("a", { href: `./${scene.id.split("/").map(encodeURIComponent).join("/")}/live.html`, textContent: dragged.length > 1 ? `Drag the window of ${scene.title}` : "Drag its window to any size" })));
  const edits = group?.edits ?? [];
  byID("edit").replaceChildren(...(edits.length ? edits.map(editOf) : group && group.cause !== cause.title ? [make("p", { textContent: group.cause })] : []),
    ...(group?.rules ?? []).map((rule) => make("p", { textContent: rule })));
  byID("edit-part").hidden = !byID("edit").childElementCount;
  const total = cause?.scenes?.[0]?.cellCount ?? 0;
  const lineOf = (effect) => make("li", {}, make("b", { textContent: effect.text }), " ",
    make("small", { textContent: effect.cells.length === total ? `in all ${total} cells` : `in ${effect.cells.length} of ${total} cells` }));
  const effects = group ? effectsOf(group) : [];
  byID("effects").replaceChildren(...effects.slice(0, 6).map(lineOf));
  byID("effects-part").hidden = !effects.length;
  const all = byID("effects-all");
  all.hidden = !group || (!group.summary && effects.length <= 6);
  all.open = false;
  all.querySelector("summary").textContent = `All effects (${group?.effects.length ?? 0})`;
  all.querySelector("ul").replaceChildren(...(group?.effects ?? []).slice(0, 500).map(lineOf));
  // Each with its place, and the next step.
  const scenes = cause?.isNote ? (cause.findings ? [cause.scene] : []) : cause?.scenes ?? [];
  const findingItem = (scene, finding) => {
    const first = items.find((item) => item.scene === scene && finding.cells.includes(item.cell.name));
    const line = make("li", {}, make("b", { textContent: finding.text }), make("small", { textContent: `${placeOf(scene, finding)}${finding.cells.length ? ` · in ${plural(finding.cells.length, "layout")}` : ""}` }),
      ...(finding.advice ? [make("span", { textContent: `Next: ${finding.advice}` })] : []));
    if (first && !cause.isNote && tiles.some((tile) => tile.item === first || tile.twins.includes(first))) {
      const button = make("button", { type: "button", textContent: "Show" });
      button.addEventListener("click", () => choose(cause, first));
      line.append(button);
    }
    return line;
  };
  const found = scenes.slice(0, 20).flatMap((scene) => [...scene.findings.map((finding) => findingItem(scene, finding)),
    ...(cause.isNote ? [] : scene.troubles.map((text) => make("li", { textContent: text })))]);
  byID("findings").replaceChildren(...found);
  byID("findings-part").hidden = !found.length;
};
const drawFacts = (item) => {
  byID("facts-part").hidden = !item;
  if (!item) return;
  const before = keyed(item.scene.facts[item.cell.goldenFacts]);
  const now = keyed(item.scene.facts[item.cell.facts]);
  const keys = [...new Set([...before.keys(), ...now.keys()])];
  keys.sort((a, b) => (before.get(a) === now.get(a)) - (before.get(b) === now.get(b)));
  byID("facts").replaceChildren(...keys.map((key) => {
    const row = make("tr", {}, make("td", { textContent: key }), make("td", { textContent: before.get(key) ?? "" }), make("td", { textContent: now.get(key) ?? "" }));
    row.className = before.get(key) === now.get(key) ? "" : "changed";
    return row;
  }));
};

// MARK: Decisions

const copy = async (text) => {
  try { await navigator.clipboard.writeText(text); announce(`Copied: ${text}`); } catch { announce(text); }
};
const commandLine = (text, name = "") => {
  const button = make("button", { type: "button", textContent: "Copy" });
  button.setAttribute("aria-label", `Copy ${text}`);
  button.addEventListener("click", () => { copy(text); button.textContent = "Copied"; setTimeout(() => { button.textContent = "Copy"; }, 1500); });
  return make("p", { className: `command ${name}` }, make("code", { textContent: text }), button);
};
const decisionOf = (entry) => {
  const found = new Set(entry.items.map((item) => {
    const number = item.scene.groups.indexOf(entry.group) + 1;
    return (item.cell.causes ? own(decisions, `${item.key}#${number}`) : undefined) ?? own(decisions, item.key);
  }));
  return found.size === 1 ? [...found][0] : undefined;
};
const decide = () => {
  const box = byID("decide");
  box.replaceChildren();
  if (!cause || cause.isNote) return;
  if (!page.canDecide) {
    box.append(make("small", { textContent: "Compared with another revision: there is no golden to accept. Where the project has goldens, this writes them:" }),
      commandLine(`plumb record ${quoted(cause.scenes[0].document)}`));
    return;
  }
  if (page.isServed) {
    const yes = make("button", { type: "button", className: "yes", textContent: `Accept ${cause.items.length > 1 ? `all ${cause.items.length}` : ""}`.trim(), title: "Key a" });
    const no = make("button", { type: "button", textContent: "Reject", title: "Key r" });
    yes.addEventListener("click", () => send("accept"));
    no.addEventListener("click", () => send("reject"));
    box.append(make("div", { className: "choices" }, no, yes));
  }
  box.append(commandLine(commandOf("accept", cause.pattern)));
  if (current && cause.items.length > 1) box.append(commandLine(commandOf("accept", current.key), "cell"));
  if (!page.isServed) box.append(make("small", { textContent: "plumb review --web decides here, with one key." }));
};
const noteDecisions = (found) => {
  decisions = found;
  for (const [entry, button] of buttons) {
    const decision = entry.isNote ? undefined : decisionOf(entry);
    button.classList.toggle("accepted", decision === "accepted");
    button.classList.toggle("rejected", decision === "rejected");
  }
};
const ask = async (request) => {
  const answer = await fetch("decisions", request);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const send = async (verb, pattern = cause?.pattern) => {
  if (!page.isServed || (["accept", "reject"].includes(verb) && !pattern)) return;
  try {
    const answer = await ask({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ verb, pattern: pattern ?? "" }) });
    noteDecisions(answer.decisions);
    const said = [answer.message, ...answer.refused].join("; ");
    announce(said);
    byID("totals").textContent = said;
    document.body.classList.add("answered");
    if (verb === "undo" || verb === "done" || answer.refused.length) return;
    const open = entries.filter((entry) => shows(entry) && !entry.isNote && !decisionOf(entry));
    if (open.length) choose(open[0]);
  } catch (error) {
    byID("totals").textContent = `Not decided: ${error.message}`;
    announce(byID("totals").textContent);
  }
};

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
  const item = current && fits(current) ? current : null;
  choose(item && left.includes(cause) ? cause : left[0] ?? null, item && left.includes(cause) ? item : null);
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
modes.forEach(([value, label], index) => {
  const input = make("input", { type: "radio", name: "mode", value, checked: value === mode });
  bar.append(make("label", { title: `Key ${index + 1}` }, input, make("span", { textContent: label })));
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
  ["m", "marks on or off"], ["Enter", "picture alone, and back"], ["/", "find"],
  ...(page.isServed ? [["a", "accept the cause"], ["r", "reject it"], ["u", "take the last decision back"]] : page.canDecide ? [["c", "copy the command that accepts the cause"]] : []),
  ["?", "this list"],
];
byID("keys").append(...keys.flatMap(([key, text]) => [make("dt", {}, make("kbd", { textContent: key })), make("dd", { textContent: text })]));
const openHelp = () => byID("help").showModal();
byID("help-open").addEventListener("click", openHelp);
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || byID("help").open) return;
  if (event.target.matches("input[type=search], select")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const isOnControl = event.target.matches("button, summary, input, a");
  const actions = {
    j: () => stepCause(1), k: () => stepCause(-1),
    "/": () => { if (!byID("filter-find").offsetParent) openFilters(true); byID("filter-find").focus(); },
    "?": openHelp, m: () => { marksShown = !marksShown; drawStage(current, cause?.group); },
    ...(page.isServed ? { a: () => send("accept"), r: () => send("reject"), u: () => send("undo") } : {}),
    ...(page.canDecide && !page.isServed ? { c: () => cause && !cause.isNote && copy(commandOf("accept", cause.pattern)) } : {}),
    ...(isOnControl ? {} : {
      ArrowRight: () => step(1), ArrowLeft: () => step(-1),
      Enter: () => { document.body.classList.toggle("large"); drawStage(current, cause?.group); },
      Escape: () => { document.body.classList.remove("large"); drawStage(current, cause?.group); },
    }),
  };
  const number = Number(event.key);
  const action = own(actions, event.key) ?? (number >= 1 && number <= modes.length ? () => setMode(modes[number - 1][0]) : null);
  if (!action) return;
  event.preventDefault();
  action();
});

// MARK: The address

const coded = (text) => encodeURI(text).replace(/[?@#&]/g, encodeURIComponent);
const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
const remember = () => {
  const chosen = new URLSearchParams();
  for (const name of ["find", ...Object.keys(filters)]) if (filterOf(name)) chosen.set(name, filterOf(name));
  const hash = `${current ? `${coded(current.key)}@${mode}` : ""}${chosen.size ? `?${chosen}` : ""}`;
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
};
const follow = () => {
  const [place, chosen] = location.hash.slice(1).split("?");
  const values = new URLSearchParams(chosen ?? "");
  for (const name of ["find", ...Object.keys(filters)]) byID(`filter-${name}`).value = values.get(name) ?? "";
  const at = place.lastIndexOf("@");
  const wanted = at < 0 ? "" : place.slice(at + 1);
  const key = decoded(at < 0 ? place : place.slice(0, at));
  if (modes.some(([value]) => value === wanted)) mode = wanted;
  for (const input of byID("modes").querySelectorAll("input")) input.checked = input.value === mode;
  const item = items.find((other) => other.key === key);
  current = item ?? null;
  cause = item ? causes.find((entry) => entry.items.includes(item)) : null;
  filter();
};
addEventListener("hashchange", follow);

byID("headline").textContent = page.headline;
byID("totals").textContent = `${plural(page.identical, "cell")} of ${new Intl.NumberFormat("en").format(page.total)} identical`;
const startedAt = location.hash;
follow();
if (page.isServed) {
  const done = make("button", { type: "button", id: "done", textContent: "Done" });
  done.addEventListener("click", async () => {
    await send("done");
    document.body.classList.add("closed");
  });
  byID("help-open").before(done);
  document.body.classList.add("served");
}
if (page.isServed) {
  ask({}).then((answer) => {
    noteDecisions(answer.decisions);
    const open = causes.find((entry) => shows(entry) && !decisionOf(entry));
    if (open && !startedAt) choose(open);
  }, () => {});
}
