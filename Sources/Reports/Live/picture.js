// The picture: elements of SVG whose lengths are forms. They are made when a region is entered; then only attributes change.
const canvas = document.createElement("canvas").getContext("2d");
// What follows the size in the picture that is being made.
let moving = [];

// Glyphs are defined once for all pictures.
const plainName = (name) => name.replace("xlink:", "");
byID("glyphs").append(svg("defs", {}, ...tables.glyphs.map(([tag, attributes], index) => {
  const named = Object.entries(attributes).map(([name, value]) => [plainName(name), value]);
  return svg(tag, { ...Object.fromEntries(named), id: `g${index}` });
})));

const pieceOf = (region, w, h) => region.pieces.length === 1 ? region.pieces[0]
  : region.pieces.find(({ corners }) => isInside(corners, w, h)) ?? region.pieces[0];
const plain = (number) => String(Math.round(number * 1e4) / 1e4);

// Sets an attribute now, and again with each size if it follows the size.
function setLengths(element, name, pieces) {
  const isFixed = pieces.every((piece) => typeof piece === "string" || piece.length === 1);
  const set = (w, h) => element.setAttribute(name,
    pieces.map((piece) => typeof piece === "string" ? piece : plain(valueOf(piece, w, h))).join(""));
  if (isFixed) set(0, 0);
  else moving.push(set);
}

// A box's name and size, as large as it fits: upright, on its side in a narrow column, or not at all. The same rule as in pictures.
const captionSizes = [[28, 20, 700], [21, 15, 400], [15, 12, 0], [13, 11, 0], [11, 10, 0], [13, 0, 0], [11, 0, 0], [9, 0, 0]];
const captionFont = "Inter, system-ui, sans-serif";
function textWidth(text, size, weight) {
  canvas.font = `${weight} 100px ${captionFont}`;
  return canvas.measureText(text).width * size / 100;
}
function caption(view, [, { fill, "fill-opacity": opacity = "1" }], take) {
  const [, , width, height] = [take(), take(), take(), take()];
  const name = svg("text", { "text-anchor": "middle", "font-weight": 600, fill, "fill-opacity": opacity });
  const detail = svg("text", { "text-anchor": "middle", fill, "fill-opacity": 0.78 * opacity });
  const group = svg("g", { "font-family": captionFont, class: "caption" }, name, detail);
  moving.push((w, h, region, frames) => {
    const node = tables.trees[region.tree][view];
    const [wide, high] = [valueOf(width, w, h), valueOf(height, w, h)];
    const frame = frames[view];
    const size = `${Math.round(frame.width * 100) / 100} × ${Math.round(frame.height * 100) / 100}`;
    name.textContent = node.name;
    const fitted = (across, down) => captionSizes.find(([large, small, least]) => Math.min(across, down) >= least &&
      Math.max(textWidth(name.textContent, large, 600), small ? textWidth(size, small, 400) : 0) + 12 <= across &&
      large * 1.2 + small * 1.35 + 4 <= down);
    let fit = fitted(wide, high);
    const isTurned = !fit && high > wide;
    if (isTurned) fit = fitted(high, wide);
    group.setAttribute("visibility", fit ? "visible" : "hidden");
    if (!fit) return;
    const [large, small] = fit;
    const capitals = large * 0.72;
    const lines = large * 1.2 + small * 1.35;
    const top = -(small ? lines - (large * 1.2 - capitals) : capitals) / 2;
    group.setAttribute("transform", `translate(${plain(wide / 2)} ${plain(high / 2)})${isTurned ? " rotate(-90)" : ""}`);
    name.setAttribute("font-size", large);
    name.setAttribute("y", plain(top + capitals));
    detail.textContent = small ? size : "";
    detail.setAttribute("font-size", small || 1);
    detail.setAttribute("y", plain(top + capitals + small * 1.45));
  });
  return group;
}

// Bars that say how much a scroll view holds. The same rule as in pictures.
function scrollMarks(isMirrored, [, { fill, "fill-opacity": opacity = "1" }], take) {
  const [x, y, contentWidth, contentHeight, , , width, height] = Array.from({ length: 8 }, take);
  const bars = [svg("rect"), svg("rect")];
  for (const bar of bars) for (const [name, value] of Object.entries({ fill, "fill-opacity": opacity, rx: 1.5 })) bar.setAttribute(name, value);
  moving.push((w, h) => {
    const [wide, high] = [valueOf(width, w, h), valueOf(height, w, h)];
    const set = (bar, content, room, offset, box) => {
      const track = room - 6;
      bar.setAttribute("visibility", content > room + 0.5 && track > 20 ? "visible" : "hidden");
      const length = Math.max(16, track * room / content);
      const start = 3 + (track - length) * Math.min(Math.max(offset / (content - room), 0), 1);
      for (const [name, value] of Object.entries(box(start, Math.max(0, length)))) bar.setAttribute(name, plain(value || 0));
    };
    set(bars[0], valueOf(contentHeight, w, h), high, valueOf(y, w, h), (start, length) => ({ x: isMirrored ? 3 : wide - 6, y: start, width: 3, height: length }));
    set(bars[1], valueOf(contentWidth, w, h), wide, valueOf(x, w, h), (start, length) => ({ x: start, y: high - 6, width: length, height: 3 }));
  });
  return svg("g", {}, ...bars);
}

let clipCount = 0;
// The elements of a picture, and what follows the size in them.
function buildPicture(piece) {
  moving = [];
  let next = 0;
  const element = ([tag, attributes, ...children], take) => {
    if (tag === "caption") return caption(Number(attributes.view), children[0], take);
    if (tag === "scroll-marks") return scrollMarks(Boolean(attributes.mirrored), children[0], take);
    const made = svg(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "string") made.setAttribute(plainName(name), value);
      else setLengths(made, name, [].concat(value).map((piece) => piece === 0 ? take() : piece));
    }
    for (const child of children) {
      if (child === 0) made.append(part());
      else if (Array.isArray(child)) {
        const inner = element(child, take);
        if (child[0] === "clipPath" || child[0] === "mask") {
          inner.id = `clip-${clipCount += 1}`;
          made.setAttribute(child[0] === "mask" ? "mask" : "clip-path", `url(#${inner.id})`);
        }
        made.append(inner);
      } else {
        const run = tables.runs[child.r];
        for (let at = 0; at < run.length; at += 3) {
          const glyph = svg("use", { href: `#g${run[at]}`, y: run[at + 2] });
          setLengths(glyph, "x", [run[at + 1] === null ? take() : [run[at + 1]]]);
          made.append(glyph);
        }
      }
    }
    return made;
  };
  const numbers = (slots) => {
    let at = 0;
    return () => tables.forms[slots[at++]];
  };
  const part = () => {
    const [shape, ...slots] = tables.parts[piece.parts[next++]];
    return element(tables.shapes[shape], numbers(slots));
  };
  // The first part is the screen with what lies over it.
  const [shape, ...slots] = tables.parts[piece.parts[next++]];
  const take = numbers(slots);
  return { elements: tables.shapes[shape].map((member) => element(member, take)), moving };
}

// What an SVG element shows.
const shownIn = new WeakMap();
// Draws a window into an SVG element. Returns the part of the region that is drawn.
function draw(picture, w, h, region, frames) {
  const piece = pieceOf(region, w, h);
  let shown = shownIn.get(picture);
  if (shown?.piece !== piece) {
    shown = { piece, ...buildPicture(piece) };
    shownIn.set(picture, shown);
    picture.replaceChildren(...shown.elements);
  }
  for (const move of shown.moving) move(w, h, region, frames);
  // Where the screen lies in a picture with a margin around it.
  const [x, y] = picture.firstChild.getAttribute("transform").match(/[\d.-]+/g);
  picture.setAttribute("viewBox", `${x} ${y} ${plain(w)} ${plain(h)}`);
  return piece;
}
