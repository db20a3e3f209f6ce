// Pictures: SVG files put together again, shown as images, in which nothing can run.
const escapedXML = (text) => text.replace(/[&<>"']/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign]);

// The file of a drawing, byte for byte as `plumb render --format svg` writes it.
// - places: where its head, its body, further parts and groups of the system are.
function fileOf({ text, glyphs, images }, [head, body, ...apart], title) {
  let part = 0;
  const whole = text(...head)
    .replace(/\x01(\d+)(g[^\n]*)\n/g, (_, number, id) => {
      const element = glyphs[number], space = element.indexOf(" ");
      return `<${element.slice(0, space)} id="${id}"${element.slice(space)}`;
    })
    .replaceAll("\x03", () => title);
  const groups = text(...body).replace(/\x02(\d+)/g, (_, number) => images[number]).replaceAll("\x04", () => text(...apart[part++]));
  return `${whole}${groups}</svg>\n`;
}
// Where the screen is in a picture: farther in where content beyond it is drawn around the device.
const originOf = (file, inset) => (file.match(/<g transform="translate\(([\d.]+) ([\d.]+)\)">\n<g id="(?:device|screen)"/)?.slice(1) ?? [0, 0]).map((shift) => Number(shift) + inset);
// The same, only the screen: no device, no ground around it.
function screenOf(tables, places, [x, y, width, height], inset) {
  const file = fileOf(tables, places, ""), [left, top] = originOf(file, inset);
  return file
    .replace(/<svg ([^>]*?)width="[^"]*" height="[^"]*" viewBox="[^"]*" role="img" aria-label="">\n<title><\/title>/, `<svg $1width="${width}" height="${height}" viewBox="${left + x} ${top + y} ${width} ${height}">`)
    .replace(/<g id="device">[^]*?<\/g>\n/, "")
    .replace(ground, "$1");
}
const ground = /(<\/defs>\n|<\/title>\n|<svg [^>]*>\n)<rect width="[\d.]+" height="[\d.]+" fill="#f1f3f6"\/>\n/;

const pairs = (numbers) => { const list = []; for (let at = 0; at < numbers.length; at += 2) list.push([numbers[at], numbers[at + 1]]); return list; };
const urls = new Map();
function urlOf(key, make) {
  const known = urls.get(key);
  if (known) { urls.delete(key); urls.set(key, known); return known; }
  const made = make();
  made.url = URL.createObjectURL(new Blob([made.file], { type: "image/svg+xml" }));
  delete made.file;
  urls.set(key, made);
  if (urls.size > 500) {
    const [old, { url }] = urls.entries().next().value;
    urls.delete(old);
    URL.revokeObjectURL(url);
  }
  return made;
}
// The parts of a cell's drawing; the third pair is its description.
const placesOf = (scene, cell) => pairs(scene.drawings[cell.drawing]).filter((_, at) => at !== 2);
const titleOf = (scene, cell) => `${scene.label}, ${escapedXML(cell.name)}`;
const svgFile = (scene, cell) => fileOf(scene, placesOf(scene, cell), titleOf(scene, cell));
// A cell's picture: of the whole device, or of the screen alone.
const pictureOf = (scene, cell, isBare = true) => urlOf(`${scene.id} ${cell.drawing} ${isBare}`, () => {
  const { width, height, inset } = cell.screen;
  if (isBare) return { file: screenOf(scene, placesOf(scene, cell), [0, 0, width, height], inset), w: width, h: height, origin: [0, 0] };
  // The page itself is the ground.
  const file = svgFile(scene, cell).replace(ground, "$1");
  const [, w, h] = file.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [0, width + 2 * inset, height + 2 * inset];
  return { file, w: Number(w), h: Number(h), origin: originOf(file, inset) };
});

// The pictures of the overview.
let cards;
const cardsRead = () => cards ??= partOf("./cards.html").then((data) => {
  const text = tablesOf(data);
  return new Map(data.cards.map(([id, window, places, crop]) => [id, () => urlOf(`card ${id}`, () => ({
    file: screenOf({ text, glyphs: data.glyphs, images: data.images }, pairs(places.split(" ").map(Number)), crop, screens.get(window).inset),
    w: crop[2], h: crop[3],
  }))]));
});
const widthOf = (screen) => screen.width > screen.height ? 448 : screen.width < 500 ? 288 : 400;
