// Addresses and keys: everything shown is in the address, so that Back works and a link shows the same.
const memory = { zoom: "full", tab: "equations", all: false, chosen: null, setting: false };
let current = {};
const places = new Map();
function linkTo(path, query = {}) {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return `#/${path}${given.size ? `?${given}` : ""}`;
}
const sceneAddress = (id, screen) => `scene/${address(id)}${screen ? `/on/${address(screen)}` : ""}`;
const decoded = (text) => { try { return text.split("/").map(decodeURIComponent).join("/"); } catch { return text; } };
function readAddress() {
  const [path, query] = location.hash.slice(2).split(/\?(.*)/s);
  const given = Object.fromEntries(new URLSearchParams(query ?? ""));
  const [kind, rest = ""] = path.split(/\/(.*)/s);
  if (kind === "scene") {
    const split = rest.lastIndexOf("/on/"), screen = split < 0 ? "" : decoded(rest.slice(split + 4));
    if (index.byID.has(decoded(rest)) || split < 0) return { ...given, kind, scene: decoded(rest), key: `scene ${rest}` };
    return { ...given, kind: "picture", scene: decoded(rest.slice(0, split)), screen, key: `picture ${rest.slice(0, split)}` };
  }
  if (kind === "device") return { ...given, kind, screen: decoded(rest), key: `device ${rest}` };
  return { kind: "overview", find: given.find ?? "", key: "overview" };
}
function goTo(path, query = {}, isSame = false) {
  const target = linkTo(path, query);
  if (!isSame) { location.hash = target; return; }
  history.replaceState(null, "", target);
  show();
}
const sayInstead = (main, text) => main.replaceChildren(el("p.empty", { role: "alert" }, text, " ", el("a", { href: "#/" }, "All scenes")));

async function show() {
  const [before, main] = [current, byID("main")];
  current = readAddress();
  const route = current, isFlip = route.kind === "picture" && before.key === route.key;
  if (before.key && !isFlip) places.set(before.key, scrollY);
  document.body.classList.toggle("wide", route.kind === "picture");
  for (const link of byID("contents").querySelectorAll("[data-scene]")) { if (link.dataset.scene === route.scene) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current"); }
  const title = route.scene ? index.byID.get(route.scene)?.title : route.kind === "device" ? screens.get(route.screen)?.name : null;
  document.title = [title, "Plumb gallery"].filter(Boolean).join(" · ");
  if (document.activeElement !== byID("find")) byID("find").value = route.find ?? "";
  page = null;
  try {
    if (route.kind === "overview") showOverview(main, route);
    else if (route.kind === "device") showDevice(main, route);
    else if (!index.byID.has(route.scene)) { sayInstead(main, "No scene here has this name."); return; }
    else {
      if (!isFlip && !loads.has(route.scene)) main.replaceChildren(el("p.empty", {}, "Unpacking."));
      const scene = await sceneOf(route.scene);
      if (current !== route) return;
      // A gallery of one setting, such as dark, begins with that.
      if (!settingFor(scene, route) && !dimensions.some((key) => route[key])) Object.assign(route, wishOf(scene.settings[0]));
      if (route.show) { const [kind, id] = route.show.split(/:(.*)/s); memory.scene = scene.id; memory.chosen = kind === "view" ? { view: id } : { equation: Number(id) }; } else if (isFlip) memory.chosen = null;
      if (route.kind === "picture") showPicture(main, scene, route, isFlip); else showScene(main, scene, route);
    }
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    sayInstead(main, error.message);
    return;
  }
  if (before.key !== route.key) {
    scrollTo(0, places.get(route.key) ?? 0);
    if (before.key) main.querySelector("h1")?.focus({ preventScroll: true });
  }
}

// MARK: Keys

const keys = [["/", "find"], ["← →", "the screen before or after, by width; on a phone, swipe"], ["[ ]", "the layout before or after"], ["↑ ↓", "in a list: the entry before or after"], ["O", "all constraints over the picture, or none"], ["C", "compare, or stop comparing"], ["0 1 2", "fit the window, full size, double size"], ["Esc", "back: from comparison, picture, scene"]];
byID("keys").append(...keys.flatMap(([key, text]) => [el("dt", {}, key.split(" ").map((one) => el("kbd", {}, one))), el("dd", {}, text)]));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !index) return;
  const target = event.target, isTyping = target.matches?.("input[type=search], select, textarea");
  if (event.key === "/" && !isTyping) { event.preventDefault(); byID("find").focus(); byID("find").select(); return; }
  if (event.key === "?" && !isTyping) { byID("help").showModal(); return; }
  if (byID("help").open) return;
  if (event.key === "Escape") {
    if (target === byID("find") && target.value) return;
    if (page?.back) page.back(); else if (current.kind !== "overview") goTo("");
    return;
  }
  if (current.kind !== "picture" || !page?.step || isTyping) return;
  const hasArrows = target.matches?.("input, [role=tab]");
  if (!hasArrows && (event.key === "ArrowRight" || event.key === "ArrowLeft")) { event.preventDefault(); page.step(event.key === "ArrowRight" ? 1 : -1); }
  else if (event.key === "]") page.jump(1);
  else if (event.key === "[") page.jump(-1);
  else if (event.key === "o") page.press("all");
  else if (event.key === "c") page.press("compare");
  else if (["0", "1", "2"].includes(event.key)) page.zoom(zooms[event.key]);
});
addEventListener("hashchange", show);
addEventListener("resize", () => page?.resize?.());
byID("skip").addEventListener("click", (event) => { event.preventDefault(); byID("main").focus(); });
byID("help-open").addEventListener("click", () => byID("help").showModal());
byID("search").addEventListener("submit", (event) => { event.preventDefault(); byID("main").querySelector(".card, .pill")?.focus(); });
let typing;
byID("find").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(() => goTo("", { find: byID("find").value }, current.kind === "overview"), 120); });

const ready = unpacked(byID("data").textContent).then((data) => {
  readIndex(data);
  fillContents();
  return show();
}).catch((error) => sayInstead(byID("main"), error instanceof DataError ? error.message : "The page cannot be shown."));
