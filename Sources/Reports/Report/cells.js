// The cells of the run, its causes, and what of them the filters leave.
const kindNames = { document: "edit", device: "device", renderer: "renderer", rules: "rules", tool: "plumb",
  "no-golden": "no golden", "broken-golden": "broken golden", snapshot: "snapshot" };
const statusNames = { layout: "layout", paint: "picture only", missing: "no golden", failed: "broken golden", renderer: "other renderer" };
const commandOf = (verb, pattern) => `plumb review ${verb} ${shellQuoted(pattern)}${page.commandOptions}`;
const fileOf = (item, kind) => addressOf(`${item.scene.id}/${item.cell.drawnAs ?? item.cell.name}.${kind}.png`);
const addressOf = (name) => {
  if (page.pictures) return `data:image/png;base64,${Object.hasOwn(page.pictures, name) ? page.pictures[name] : ""}`;
  return `./${name.split("/").map(encodeURIComponent).join("/")}`;
};

// One item a cell that differs, in the run's order.
const cellWords = new Map();
const wordsOf = (name) => {
  if (!cellWords.has(name)) {
    const place = own(page.table.cells, name);
    cellWords.set(name, place ? { ...page.table.screens[place.screen].words, ...place, state: place.state?.replaceAll("-", " ") ?? null } : { device: name, family: "", orientation: "", classes: "", size: [], state: null, appearance: null, reader: null });
  }
  return cellWords.get(name);
};
const radiusOf = (item) => page.table.screens[own(page.table.cells, item.cell.name)?.screen]?.radius ?? 0;
const items = [];
for (const scene of run.scenes) {
  for (const cell of scene.cells) {
    items.push({ scene, cell, words: wordsOf(cell.name), key: `${scene.id}/${cell.name}` });
  }
}
const isCompared = (item) => item.cell.pictures.includes("expected") && item.cell.pictures.includes("actual");
const nameOf = (item) => [item.words.device, item.words.family === "canvas" ? item.words.classes : item.words.orientation,
  item.words.state, item.words.appearance, item.words.reader].filter(Boolean).join(", ");

// Causes: those of a kind that is decided on at once are one, in any number of scenes.
const effectsOf = (group) => group.summary ?? group.effects;
const causes = [];
const byScene = new Map(run.scenes.map((scene) => [scene, []]));
for (const item of items) byScene.get(item.scene).push(item);
run.scenes.forEach((scene, place) => {
  scene.groups.forEach((group, index) => {
    const all = byScene.get(scene).filter((item) => (item.cell.causes ?? [item.cell.group]).includes(index));
    const isShared = group.kind === "rules" || group.kind === "renderer";
    const known = isShared && causes.find((cause) => cause.group.kind === group.kind && cause.group.cause === group.cause);
    if (known) {
      known.items.push(...all);
      known.scenes.push(scene);
    } else {
      causes.push({ group, scenes: [scene], items: all, pattern: isShared ? `*#${group.kind}` : `${scene.id}#${index + 1}`,
        title: page.titles[place][index], example: `${scene.id}/${page.examples[place][index]}` });
    }
  });
});
// What can be compared comes first.
const rankOf = (entry) => (entry.items.some(isCompared) ? 0 : entry.items.some((item) => item.cell.pictures.length) ? 1 : 2);
causes.sort((a, b) => rankOf(a) - rankOf(b));
// A finding in one line: what is wrong, where, in how many layouts, and what to do.
const placeOf = (scene, finding) => [scene.document, finding.line, finding.column].filter(Boolean).join(":");
const findingLine = (scene, finding) => [`${placeOf(scene, finding)}: ${finding.text}`,
  ...(finding.cells.length ? [`in ${plural(finding.cells.length, "layout")}`] : []), ...(finding.advice ? [`next: ${finding.advice}`] : [])].join("; ");
// What is wrong and is no cell: findings, records that cannot be read, goldens without a document.
const notes = [];
for (const scene of run.scenes) {
  if (scene.findings.length) notes.push({ scene, title: `${plural(scene.findings.length, "finding")} in ${scene.title}`, lines: scene.findings.map((finding) => findingLine(scene, finding)), findings: scene.findings });
  if (scene.troubles.length) notes.push({ scene, title: `Unreadable: ${scene.title}`, lines: scene.troubles });
  const loose = [...scene.orphans.map((name) => `${name}: orphaned, belongs to no cell`),
    ...scene.missingPictures.map((name) => `${name}: no golden picture; plumb record writes it`)];
  if (loose.length) notes.push({ scene, title: `${plural(loose.length, "golden")} of ${scene.title} to look after`, lines: loose });
}
if (run.problems.length) notes.push({ title: plural(run.problems.length, "document that cannot be read", "documents that cannot be read"), lines: run.problems });
if (run.orphans.length) notes.push({ title: plural(run.orphans.length, run.snapshots ? "orphaned golden" : "removed scene"), lines: page.orphans });

// MARK: Filters

const filterOf = (name) => byID(`filter-${name}`).value;
const findingOf = (finding) => finding.text.split(/[:\n]/)[0].slice(0, 40);
const filters = {
  status: { label: "Difference", of: (item) => statusNames[item.cell.status] },
  state: { label: "State", of: (item) => item.words.state ?? "start" },
  appearance: { label: "Appearance", of: (item) => item.words.appearance ?? "light" },
  reader: { label: "Reader", of: (item) => item.words.reader ?? "default" },
  classes: { label: "Size class", of: (item) => item.words.classes },
  device: { label: "Device", of: (item) => item.words.device },
  finding: { label: "Finding", of: (item) => item.scene.findings.filter((finding) => !finding.cells.length || finding.cells.includes(item.cell.name)).map(findingOf) },
};
const valuesOf = (filter, item) => [filter.of(item)].flat();
// A word is found where one begins: "red" is not in "delivered". Other signs are found anywhere.
const testOf = (word) => {
  if (!/^[\p{L}\p{N}]/u.test(word) || unspaced.test(word)) return (text) => text.includes(word);
  const begins = new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`, "u");
  return (text) => begins.test(text);
};
// A test for each word to find, made once for what is typed.
let lastFind = { find: "", tests: [] };
const findTests = () => {
  const find = filterOf("find");
  if (find !== lastFind.find) lastFind = { find, tests: find.toLowerCase().split(/\s+/).filter(Boolean).map(testOf) };
  return lastFind.tests;
};
const isFound = (text) => {
  const low = withParts(text).toLowerCase();
  return findTests().every((test) => test(low));
};
// Scripts that do not separate words.
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
// The words of identifiers, besides the identifiers: submitButton has a button.
const withParts = (text) => `${text} ${text.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, "$1 ")}`;
const textOf = (group) => [group.cause, ...(group.rules ?? []), ...effectsOf(group).map((effect) => effect.text)].join(" ");
// Of a cell with several causes, what belongs to the one that is asked about.
const fits = (item, group) => {
  for (const [name, filter] of Object.entries(filters)) {
    const wanted = filterOf(name);
    if (wanted && !valuesOf(filter, item).includes(wanted)) return false;
  }
  if (!findTests().length) return true;
  const held = item.words.orientation === "landscape" ? "on its side" : "upright";
  const changes = item.cell.causes ? "" : item.cell.changes.map((change) => change.text).join(" ");
  return isFound(`${item.scene.title} ${item.scene.document} ${item.key} ${nameOf(item)} ${held} ${textOf(group)} ${changes}`);
};

// Cells with the same facts before and now, for the same reader, are twins: one is shown for all.
// The cell that stands for others is the cause's example, a current iPhone, or the first of the project's.
const tilesOf = (list, example) => {
  const rankOfCell = (item) => (item.key === example ? -1 : (item.words.rank ?? 6) + (item.words.state || item.words.appearance || item.words.reader ? 3 : 0));
  const stands = (one, other) => (isCompared(one) - isCompared(other)) || rankOfCell(other) - rankOfCell(one);
  const tiles = new Map();
  for (const item of list) {
    const { words, cell } = item;
    const key = [item.scene.id, cell.facts, cell.goldenFacts, words.state, words.appearance, words.reader, cell.status].join("|");
    const tile = tiles.get(key);
    if (!tile) tiles.set(key, { item, twins: [] });
    else if (stands(item, tile.item) > 0) { tile.twins.push(tile.item); tile.item = item; }
    else tile.twins.push(item);
  }
  // Before and after first; among those one of each family held each way, before more of the same.
  const seen = new Set();
  const rank = ({ item }) => {
    const kind = [item.words.family, item.words.orientation, item.words.state, item.words.appearance, item.words.reader].join("|");
    const isFirst = !seen.has(kind);
    if (isCompared(item)) seen.add(kind);
    return (isCompared(item) ? 0 : item.cell.pictures.length ? 2 : 4) + (isFirst ? 0 : 1);
  };
  const usual = ({ item }) => 2 * rankOfCell(item) + (item.cell.redrawn ? 1 : 0);
  const sorted = [...tiles.values()].sort((a, b) => usual(a) - usual(b));
  return sorted.map((tile) => ({ ...tile, rank: rank(tile) })).sort((a, b) => a.rank - b.rank);
};

// MARK: Facts

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
const numbersOf = (text) => text.split(" ").map(Number);
// Views of a layout in the picture's coordinates, from recorded facts: their frames, and their lines of text.
const insetOf = (item) => (radiusOf(item) > 0 ? 18 : 11);
const sizeOf = (item) => {
  if (item.cell.size.length) return item.cell.size;
  const root = keyed(item.scene.facts[item.cell.facts]).get("root size");
  const [width, height] = item.words.size.length ? item.words.size : root ? numbersOf(root) : [1, 1];
  return [width + 2 * insetOf(item), height + 2 * insetOf(item)];
};
// A cell may have several causes.
const editsOf = (item) => item.scene.groups.flatMap((group) => group.edits ?? []);
const viewsOf = (item, lines, isGolden) => {
  const recorded = isGolden ? item.scene.recordedSuperviews : null;
  const parents = new Map(Object.entries(recorded ?? item.scene.superviews ?? {}));
  const views = new Map();
  for (const line of lines ?? []) {
    const match = line.match(/^"((?:[^"\\]|\\.)*)" (\S+) ?(.*)$/);
    if (!match) continue;
    const name = unquoted(match[1]);
    if (match[2] === "frame" && !views.has(name)) {
      const [x, y, width, height] = numbersOf(match[3]);
      const parent = views.get(parents.get(name));
      const [left, top] = parent ? [parent.x - parent.offset[0], parent.y - parent.offset[1]] : [insetOf(item), insetOf(item)];
      views.set(name, { name, x: left + x, y: top + y, width, height, lines: [], offset: [0, 0], isHidden: parent?.isHidden ?? false });
    }
    const view = views.get(name);
    if (!view) continue;
    if (match[2] === "hidden") view.isHidden = true;
    if (match[2] === "offset") view.offset = numbersOf(match[3]);
    const text = match[2] === "text" && match[3].match(/^"((?:[^"\\]|\\.)*)" (\S+) (\S+) (\S+)$/);
    if (text) view.lines.push({ text: unquoted(text[1]), x: Number(text[2]), baseline: Number(text[3]), width: Number(text[4]) });
  }
  return [...views.values()].filter((view) => !view.isHidden && [view.x, view.y, view.width, view.height].every(Number.isFinite));
};
