// The data: this page has the list of scenes; each scene is a file beside it, compressed, with everything that its pictures
// have in common written once.
const el = (name, attributes = {}, ...children) => {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") node.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, text] of Object.entries(value)) node.style.setProperty(name, text);
    else if (["checked", "selected", "open", "disabled", "value"].includes(key)) node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
};
// Fills elements when they come near the window; the first ones at once.
const fillNear = (elements, count) => {
  const soon = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) { soon.unobserve(entry.target); entry.target.fill(); }
  }, { rootMargin: "600px" });
  elements.slice(count).forEach((element) => soon.observe(element));
  elements.slice(0, count).forEach((element) => element.fill());
};
const short = (number) => String(Math.round(number * 100) / 100);
// A sentence begins with a capital, unless a name such as iPhone begins it.
const capital = (text) => /^i[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
const quoted = (text) => `“${text}”`;

// Errors that a reader can do something about.
class DataError extends Error {}
const unpacked = async (text) => {
  if (typeof DecompressionStream === "undefined") {
    throw new DataError("This browser cannot unpack the pictures: it has no DecompressionStream. Chrome 80, Safari 16.4 and Firefox 113 have it.");
  }
  try {
    const signs = atob(JSON.parse(text)), bytes = new Uint8Array(signs.length);
    for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await new Response(stream).json();
  } catch {
    throw new DataError("The data are damaged or cut off. Draw the gallery again: plumb render.");
  }
};

const partOf = (file) => textBeside(file).then(unpacked, () => {
  throw new DataError(`${file} is not beside this page, or is damaged. Draw the gallery again: plumb render.`);
});
const address = (path) => path.split("/").map(encodeURIComponent).join("/");

// Texts with holes, and the numbers that fill them.
function tablesOf(data) {
  const columns = [];
  const column = (number) => columns[number] ??= data.columns[number].split(" ").flatMap((word) => {
    const [text, count] = word.split("*");
    return count ? Array(Number(count)).fill(text) : [text];
  });
  const skeletons = [];
  return (skeleton, row) => {
    skeletons[skeleton] ??= [data.skeletons[skeleton][0].split("~"), data.skeletons[skeleton][1].split(" ")];
    const [pieces, fill] = skeletons[skeleton];
    let text = pieces[0];
    for (let at = 1; at < pieces.length; at += 1) {
      const word = fill[at - 1];
      text += (word.charCodeAt(0) === 64 ? column(Number(word.slice(1)))[row] : word) + pieces[at];
    }
    return text;
  };
}

// A window: a screen in one orientation, or a share of one.
class Screen {
  constructor([id, device, family, orientation, classes, width, height, inset, radius, deviceID, share, name], place) {
    Object.assign(this, { id, device, family, orientation, classes, width, height, inset, radius, deviceID, share, name, place });
  }
  get size() { return `${short(this.width)} × ${short(this.height)}`; }
  // What a device's screen is named beside its other ones: how it is turned, and a window's share.
  get way() { return this.name.replace(/^[^(,]*(\([^)]*\))?(, )?/, ""); }
  get group() {
    return { phone: "iPhones", tv: "Apple TV", canvas: "Canvases" }[this.family] ?? (this.share ? "iPads, shared" : "iPads");
  }
}

let index;
const screens = new Map();
function readIndex(data) {
  index = data;
  data.windows.forEach((window, place) => screens.set(window[0], new Screen(window, place)));
  for (const scene of data.scenes) scene.layouts = scene.names.length;
  index.byID = new Map(data.scenes.map((scene) => [scene.id, scene]));
}

// A scene: cells, the settings in which they were drawn, and its distinct layouts.
class Scene {
  constructor(data) {
    Object.assign(this, data);
    this.text = tablesOf(data);
    this.recipe = data.text;
    this.drawings = data.drawings.split(";").map((line) => line.split(" ").map(Number));
    this.cells = data.cells.split(";").map((line, number) => {
      const [window, setting, drawing, layout] = line.split(" ").map(Number);
      const name = data.windows[window] + data.settings[setting].suffix;
      return { number, name, screen: screens.get(data.windows[window]), setting: data.settings[setting], drawing, layout };
    });
    this.named = new Map(this.cells.map((cell) => [cell.name, cell]));
    this.described = [];
    this.classCount = new Set(this.cells.map((cell) => cell.screen.classes)).size;
  }
  // What is known of a cell: views, constraints, guides, findings.
  of(cell) {
    const described = this.described[cell.drawing] ??= this.read(this.drawings[cell.drawing]);
    return described;
  }
  read([, , , , skeleton, row]) {
    const layout = JSON.parse(this.text(skeleton, row));
    layout.byID = new Map(layout.views.map((view) => [view.id, view]));
    return layout;
  }
  // The cells of a setting by the position of their layout.
  layoutsIn(setting) {
    const layouts = this.groups[setting.group].map((layout, number) => ({ ...layout, number, cells: [] }));
    for (const cell of this.cells) if (cell.setting === setting) layouts[cell.layout].cells.push(cell);
    for (const layout of layouts) {
      const best = this.cells[layout.best].screen;
      layout.cell = layout.cells.find((cell) => cell.screen === best) ?? layout.cells[0];
    }
    return layouts.filter((layout) => layout.cells.length);
  }
}
const loads = new Map();
const sceneOf = (id) => {
  if (!loads.has(id)) loads.set(id, partOf(`./${address(id)}/scene.html`).then((data) => new Scene(data)));
  return loads.get(id);
};
