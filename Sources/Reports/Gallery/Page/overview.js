// The overview: a card for each scene, in chapters, and a search that says why a scene was found.
function reasonOf(scene, words) {
  const has = (text) => { const low = text.toLowerCase(); return words.every((word) => low.includes(word)); };
  if (!words.length || has(`${scene.title} ${scene.chapter} ${scene.id}`)) return "";
  // What is called exactly so comes before what only contains the words.
  const whole = words.join(" ");
  for (const [kind, list] of [["view", scene.views], ["text", scene.texts]]) {
    const exact = list.find((text) => text.toLowerCase() === whole);
    if (exact) return `${kind}: ${kind === "text" ? quoted(exact) : exact}`;
  }
  for (const [kind, list] of [["layout", scene.names], ["view", scene.views], ["text", scene.texts], ["state", scene.states]]) {
    const found = list.find(has);
    if (found) return `${kind}: ${kind === "text" ? quoted(found) : found}`;
  }
  // Words of different kinds: a view and a text, a scene and a device.
  const all = [scene.title, scene.chapter, ...scene.names, ...scene.views, ...scene.texts, ...scene.states];
  const parts = words.map((word) => all.find((text) => text.toLowerCase().includes(word)));
  return parts.every(Boolean) ? [...new Set(parts)].slice(0, 3).join("; ") : null;
}
// What a screen is called, here and in reports.
const wordsOfScreen = (screen) => [screen.name, screen.device, screen.deviceID, screen.name.replaceAll(" ", ""), `${screen.width}x${screen.height} ${screen.width}×${screen.height}`,
  screen.width > screen.height ? "landscape" : "portrait"].join(" ").toLowerCase();
// The words that name devices, and the others.
function foundIn(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return { words, devices: [], scenes: index.scenes.map((scene) => [scene, ""]) };
  const names = [...screens.values()].map((screen) => [screen, wordsOfScreen(screen)]);
  const devices = names.filter(([, name]) => words.every((word) => name.includes(word))).map(([screen]) => screen);
  let scenes = index.scenes.map((scene) => [scene, reasonOf(scene, words)]).filter(([, reason]) => reason !== null);
  let on = null;
  if (!scenes.length && !devices.length) {
    // A scene on a device: some words name one, the others the other.
    for (let count = words.length - 1; count > 0 && !on; count -= 1) {
      for (const [first, second] of [[words.slice(0, count), words.slice(count)], [words.slice(-count), words.slice(0, -count)]]) {
        const screen = names.find(([, name]) => second.every((word) => name.includes(word)))?.[0];
        const some = index.scenes.map((scene) => [scene, reasonOf(scene, first)]).filter(([, reason]) => reason !== null);
        if (screen && some.length) { on = screen; scenes = some.map(([scene, reason]) => [scene, [reason, `on ${screen.name}`].filter(Boolean).join(", ")]); break; }
      }
    }
  }
  return { words, devices, scenes, on };
}

const cardOf = ([scene, reason], on) => {
  const image = el("img", { alt: "", decoding: "async" });
  const shot = el("span.shot", {}, image);
  const facts = [plural(scene.layouts, "layout"), scene.states.length && plural(scene.states.length, "more state"), scene.findings && plural(scene.findings, "screen with findings", "screens with findings")].filter(Boolean).join(", ");
  const link = el("a.card", { href: on ? linkTo(sceneAddress(scene.id, on.id)) : linkTo(sceneAddress(scene.id)) }, shot, el("span.about", {}, el("h3", {}, scene.title), el("p", {}, facts), reason && el("p.why", {}, reason)));
  link.fill = async () => {
    try {
      const made = (await cardsRead()).get(scene.id)?.();
      if (made) Object.assign(image, { src: made.url, width: made.w, height: made.h });
    } catch { shot.append(el("span.lost", {}, "no picture")); }
  };
  return link;
};

function showOverview(main, route) {
  const { words, devices, scenes, on } = foundIn(route.find);
  const chapters = Map.groupBy ? Map.groupBy(scenes, ([scene]) => scene.chapter) : scenes.reduce((all, entry) => all.set(entry[0].chapter, [...(all.get(entry[0].chapter) ?? []), entry]), new Map());
  const sections = [...chapters].map(([chapter, list], number) => el("section.chapter", { "aria-labelledby": `chapter-${number}` },
    el("h2", { id: `chapter-${number}` }, chapter),
    el("ul.cards", {}, list.map((entry) => el("li", {}, cardOf(entry, on))))));
  const totals = index.scenes.reduce(([layouts, pictures], scene) => [layouts + scene.layouts, pictures + scene.pictures], [0, 0]);
  const pill = (screen) => el("a.pill", { href: linkTo(`device/${address(screen.id)}`) }, screen.name);
  const familiar = [...screens.values()].filter((screen) => !screen.share && screen.family !== "canvas");
  const some = ["iphone-se-3-portrait", "iphone-16-portrait", "iphone-16-landscape", "iphone-16-pro-max-landscape", "ipad-mini-8-3-portrait", "ipad-pro-11-m4-landscape"].map((id) => screens.get(id)).filter(Boolean);
  const shown = words.length ? devices.slice(0, 24) : some.length ? some : familiar.slice(0, 6);
  main.replaceChildren(
    el("div.lead", {}, el("h1", { tabindex: "-1" }, words.length ? `Found for ${quoted(route.find.trim())}` : "All scenes"),
      el("p.quiet.figures", {}, words.length ? plural(scenes.length, "scene") : `${plural(index.scenes.length, "scene")}, ${plural(totals[0], "distinct layout")}, ${plural(totals[1], "picture")}`)),
    words.length && devices.length ? el("section.screens", { "aria-label": "Devices" }, el("h2", {}, "All scenes on one device"), el("p.pills", {}, shown.map(pill))) : "",
    ...sections,
    scenes.length || devices.length ? "" : el("p.empty", {}, "No scene, device, view, text or layout has this. ", el("a", { href: "#/" }, "Show all")),
    !words.length && shown.length ? el("section.screens", { "aria-label": "Devices" }, el("h2", {}, "All scenes on one device"), el("p.pills", {}, shown.map(pill), el("button.pill", { type: "button", onclick: () => { byID("find").focus(); byID("find").value = "iP"; byID("find").dispatchEvent(new Event("input")); } }, "more by search"))) : "");
  fillNear([...main.querySelectorAll(".card")], 12);
  announce(words.length ? `${plural(scenes.length, "scene")} and ${plural(devices.length, "screen")} found` : "");
}

// The list of scenes at the side.
function fillContents() {
  const chapters = new Map();
  for (const scene of index.scenes) chapters.set(scene.chapter, [...(chapters.get(scene.chapter) ?? []), scene]);
  byID("contents").replaceChildren(el("h2", {}, el("a", { href: "#/" }, "All scenes")),
    ...[...chapters].flatMap(([chapter, list]) => [el("h2", {}, chapter), el("ul", {}, list.map((scene) => el("li", {}, el("a", { href: linkTo(sceneAddress(scene.id)), "data-scene": scene.id }, scene.title, el("small", { "aria-label": plural(scene.layouts, "layout") }, scene.layouts)))))]));
}
