// Views can be pointed at in a picture: the one below the pointer or the finger has its frame drawn, before and now, and
// its name, its numbers and its constraints written.
let pointed = null;
const framesOf = (item, isGolden) => {
  const lines = item.scene.facts[isGolden ? item.cell.goldenFacts : item.cell.facts];
  const views = viewsOf(item, lines, isGolden);
  // Pictures may have more around the screen than records know; outlines have the picture's coordinates.
  const known = outlinesOf(item).find((outline) => (isGolden ? outline.from : outline.to) && views.some((view) => view.name === outline.name));
  const view = views.find((other) => other.name === known?.name);
  const place = known && (isGolden ? known.from : known.to);
  const [dx, dy] = place ? [place[0] - view.x, place[1] - view.y] : [0, 0];
  return views.map((other) => ({ ...other, x: other.x + dx, y: other.y + dy }));
};
const frameWords = (item, isGolden, name) => {
  const lines = item.scene.facts[isGolden ? item.cell.goldenFacts : item.cell.facts] ?? [];
  for (const line of lines) {
    const match = line.match(/^"((?:[^"\\]|\\.)*)" frame (.*)$/);
    if (!match || unquoted(match[1]) !== name) continue;
    const [x, y, width, height] = numbersOf(match[2]);
    return `${width} × ${height} at ${x}, ${y}`;
  }
  return null;
};
// The constraints that name a view: a part of a longer name is another view.
const equationsOf = (scene, name) => {
  const lines = scene.recipe ?? [];
  const start = lines.findIndex((line) => line.startsWith("constraints:"));
  const own = new RegExp(`(?:^|[=<>*+-] |\\d\\. |x |")${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}"?\\.`);
  const found = [];
  for (const line of start < 0 ? [] : lines.slice(start + 1)) {
    if (!line.startsWith(" ")) break;
    if (own.test(line.trim())) found.push(line.trim());
  }
  return found;
};
const viewAt = (item, box, event) => {
  const [w, h] = sizeOf(item);
  const [px, py] = placeIn(box, event);
  const [x, y] = [(px - zoom.x) / zoom.scale * w, (py - zoom.y) / zoom.scale * h];
  const inside = framesOf(item, box.dataset.kind === "expected").filter((view) => x >= view.x && y >= view.y && x <= view.x + view.width && y <= view.y + view.height);
  // The smallest is what one means; later views lie above earlier ones.
  return inside.reduce((best, view) => (!best || view.width * view.height <= best.width * best.height ? view : best), null)?.name ?? null;
};
const point = (name) => {
  pointed = name;
  for (const old of byID("stage").querySelectorAll(".pointed")) old.remove();
  const line = byID("pointed");
  line.hidden = name === null || !current;
  if (line.hidden) return;
  const [w, h] = sizeOf(current);
  for (const box of byID("stage").querySelectorAll(".picture")) {
    const view = framesOf(current, box.dataset.kind === "expected").find((other) => other.name === name);
    if (!view) continue;
    box.querySelector(".layers").append(svg("svg", { viewBox: `0 0 ${w} ${h}`, class: "pointed", "aria-hidden": "true" },
      svg("rect", { x: view.x, y: view.y, width: Math.max(1, view.width), height: Math.max(1, view.height) })));
  }
  const [before, now] = [hasBefore(current) ? frameWords(current, true, name) : null, frameWords(current, false, name)];
  const superview = (current.scene.superviews ?? {})[name];
  const numbers = before && now && before !== now ? [make("span", { textContent: `before ${before}` }), make("span", { textContent: `now ${now}` })]
    : [make("span", { textContent: now ?? (before ? `before ${before}` : "") })];
  const equations = equationsOf(current.scene, name);
  const rest = equations.length > 6 ? [`and ${equations.length - 6} more`] : [];
  line.replaceChildren(make("b", { textContent: name }), ...numbers, ...(superview ? [make("small", { textContent: `in ${superview}` })] : []),
    ...[...equations.slice(0, 6), ...rest].map((text) => make("code", { textContent: text })));
};
byID("stage").addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || event.buttons || !current || isSliding()) return;
  const box = event.target.closest(".picture");
  const name = box ? viewAt(current, box, event) : null;
  if (name !== pointed) point(name);
});
byID("stage").addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") point(null); });
byID("stage").addEventListener("click", (event) => {
  const box = event.target.closest(".picture");
  if (!box || !current || isSliding()) return;
  const name = viewAt(current, box, event);
  point(name === pointed && event.pointerType !== "mouse" ? null : name);
});
