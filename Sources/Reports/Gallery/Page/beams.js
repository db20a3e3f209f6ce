// What is drawn over a picture: beams of constraints, frames of views.
const inks = { satisfied: "var(--beam)", pulling: "var(--pulling)", broken: "var(--broken)" };
const edgeOf = ({ item, attribute }) => `${item}.${attribute}`;
const signs = { "=": "=", ">=": "≥", "<=": "≤" };
// What holds here, with both values: `left 16 = left 0 + 16`.
function valuesOfConstraint(constraint) {
  const { first, second, relation, multiplier, constant, excess = 0 } = constraint;
  if (!second) return `${short(first.value)} ${signs[relation]} ${short(constant)}`;
  // Values are places from the left; from right to left, the document's direction is the other one.
  const difference = first.value - multiplier * second.value, sum = constant + excess;
  const isTurned = Math.abs(difference - sum) > Math.abs(difference + sum), points = isTurned ? -constant : constant;
  const sign = signs[isTurned ? { ">=": "<=", "<=": ">=" }[relation] ?? relation : relation];
  const factor = multiplier === 1 ? "" : `${short(multiplier)} × `, rest = points ? ` ${points < 0 ? "−" : "+"} ${short(Math.abs(points))}` : "";
  return `${short(first.value)} ${sign} ${factor}${short(second.value)}${rest}`;
}
const isLength = (constraint) => ["Width", "Height"].includes(constraint.first.attribute);
function beamLabel(constraint) {
  const [x1, y1, x2, y2] = constraint.beam, length = Math.hypot(x2 - x1, y2 - y1);
  const sign = constraint.relation === "=" ? "" : `${signs[constraint.relation]} `;
  if (isLength(constraint)) return `${sign}${short(constraint.first.value)}`;
  if (isFlush(constraint)) return sign.trim();
  return `${sign}${short(length)}`;
}
const isFlush = (constraint) => !isLength(constraint) && Math.abs(constraint.first.value - (constraint.second?.value ?? constraint.first.value - constraint.constant)) < 0.5;
function beamOf(constraint, isLit, unit) {
  const [x1, y1, x2, y2] = constraint.beam, ink = inks[constraint.status];
  const width = (isLit ? 3 : 1.4) * unit;
  const line = (attributes) => svg("line", { x1, y1, x2, y2, "stroke-linecap": "round", ...attributes });
  const dash = constraint.priority < 1000 ? `${4 * unit} ${4 * unit}` : "none";
  const marks = [];
  if (isLit) marks.push(line({ stroke: "var(--halo)", "stroke-width": width + 4 * unit }));
  marks.push(line({ stroke: ink, "stroke-width": width, "stroke-dasharray": dash, "stroke-opacity": constraint.excess && constraint.status === "satisfied" ? 0.5 : 1 }));
  if (!isFlush(constraint)) {
    const isUpright = x1 === x2, tick = (isLit ? 6 : 4) * unit;
    for (const [x, y] of [[x1, y1], [x2, y2]]) marks.push(svg("line", isUpright ? { x1: x - tick, x2: x + tick, y1: y, y2: y, stroke: ink, "stroke-width": width } : { x1: x, x2: x, y1: y - tick, y2: y + tick, stroke: ink, "stroke-width": width }));
  }
  const label = beamLabel(constraint);
  if (isLit && label) {
    const wide = (label.length * 7.6 + 12) * unit, x = (x1 + x2) / 2, y = (y1 + y2) / 2;
    const isRoomy = Math.abs(x2 - x1) > wide + 20 * unit || Math.abs(y2 - y1) > 34 * unit;
    marks.push(chipOf(label, x, isRoomy ? y : y - 17 * unit, wide, ink, unit));
  }
  return svg("g", { class: isLit ? "beam lit" : "beam" }, ...marks);
}
function chipOf(text, x, y, wide, ink, unit, isLeft = false) {
  const label = svg("text", { x: isLeft ? x + 7 * unit : x, y: y + 4.6 * unit, "text-anchor": isLeft ? "start" : "middle", "font-size": 13 * unit, "font-weight": 600, fill: "var(--chip)" });
  label.textContent = text;
  return svg("g", {}, svg("rect", { x: isLeft ? x : x - wide / 2, y: y - 10 * unit, width: wide, height: 20 * unit, rx: 4 * unit, fill: ink }), label);
}
function frameOf([x, y, width, height], text, unit, room) {
  const group = svg("g", { class: "frame lit" }, svg("rect", { x, y, width, height, fill: "var(--mark)", "fill-opacity": 0.1, stroke: "var(--mark)", "stroke-width": 2 * unit }));
  if (text) {
    const wide = (text.length * 7.2 + 16) * unit, top = y > 26 * unit ? y - 12 * unit : y + height + 13 * unit;
    group.append(chipOf(text, Math.min(Math.max(0, x), Math.max(0, room - wide)), top, wide, "var(--mark)", unit, true));
  }
  return group;
}
