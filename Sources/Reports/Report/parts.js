// The page of a large run begins with the cell that stands for each cause. The rest of a scene is a page of its own, which
// gives its data to this one in a hidden frame: that works from disk, too, and its data is never run as a script.
const redrawn = ["exact", "similar"];
const listed = (values, place) => (place < 0 ? undefined : values[place]);
for (const scene of run.scenes) {
  if (!scene.rows) continue;
  const { names, statuses, pictures, sizes } = page.lists;
  scene.findings.forEach((finding, place) => { finding.cells = scene.findingCells[place].map((cell) => names[cell]); });
  scene.facts = [];
  scene.cells = scene.rows.map(([name, status, kinds, size, facts, goldenFacts, drawnAs, worth, group, ...several], place) =>
    own(scene.shown, String(place)) ?? {
      name: names[name], status: statuses[status], pictures: pictures[kinds], size: sizes[size], facts,
      goldenFacts: goldenFacts < 0 ? null : goldenFacts, drawnAs: listed(names, drawnAs), redrawn: listed(redrawn, worth),
      group, causes: several.length ? several : undefined, changes: [], outlines: [],
    });
}
const isWhole = (scene) => !scene.part;
const adopt = (scene, part) => {
  part.cells.forEach((cell, place) => { Object.assign(scene.cells[place], cell); });
  part.groups.forEach((group, place) => { Object.assign(scene.groups[place], group, { effectCount: undefined }); });
  const { facts, superviews, recordedSuperviews, recipe } = part;
  Object.assign(scene, { facts, superviews, recordedSuperviews, recipe, part: undefined });
  for (const item of items) if (item.scene === scene) item.outlines = undefined;
};
const loads = new Map();
const load = (scene) => {
  if (isWhole(scene)) return Promise.resolve();
  if (loads.has(scene)) return loads.get(scene);
  const loading = textBeside(`./${scene.part}`).then((text) => adopt(scene, JSON.parse(text)));
  loads.set(scene, loading);
  return loading;
};
