// A cause in words: the edit, what it did, findings, and all facts of a cell.

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
    box.append(make("div", { className: "change" }, make("p", {}, make("del", {}, "− ", ...before)), make("p", {}, make("ins", {}, "+ ", ...now))));
  }
  return box;
};
const countOf = (effect) => effect.count ?? effect.cells.length;
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
    make("small", { textContent: countOf(effect) === total ? `in all ${total} cells` : `in ${countOf(effect)} of ${total} cells` }));
  const effects = group ? effectsOf(group) : [];
  byID("effects").replaceChildren(...effects.slice(0, 6).map(lineOf));
  byID("effects").classList.toggle("same", effects[0]?.text === cause?.title);
  byID("effects-part").hidden = !effects.length;
  const all = byID("effects-all");
  all.hidden = !group || (!group.summary && effects.length <= 6);
  all.open = false;
  all.querySelector("summary").textContent = `All effects (${group?.effectCount ?? group?.effects.length ?? 0})`;
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
  drawHistory(scenes[0]);
};
const drawFacts = (item) => {
  byID("facts-part").hidden = !item;
  if (!item) return;
  const before = keyed(item.scene.facts[item.cell.goldenFacts]);
  const now = keyed(item.scene.facts[item.cell.facts]);
  const keys = [...new Set([...before.keys(), ...now.keys()])];
  keys.sort((a, b) => (before.get(a) === now.get(a)) - (before.get(b) === now.get(b)));
  byID("facts-part").hidden = !keys.length;
  byID("facts").replaceChildren(...keys.map((key) => {
    const row = make("tr", {}, make("td", { textContent: key }), make("td", { textContent: before.get(key) ?? "" }), make("td", { textContent: now.get(key) ?? "" }));
    row.className = before.get(key) === now.get(key) ? "" : "changed";
    return row;
  }));
};
