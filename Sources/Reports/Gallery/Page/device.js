// One device: all scenes on it.
function showDevice(main, route) {
  const screen = screens.get(route.screen);
  page = { back: () => goTo("", {}) };
  if (!screen) { main.replaceChildren(el("h1", { tabindex: "-1" }, "No such screen"), el("p", {}, el("a", { href: "#/" }, "All scenes"))); return; }
  const turned = [...screens.values()].filter((other) => other.deviceID && other.deviceID === screen.deviceID);
  const width = widthOf(screen) * 0.85;
  const figures = index.scenes.map((entry) => {
    const [hold, about] = [el("div.hold", { style: { "aspect-ratio": `${screen.width} / ${screen.height}` } }), el("small", {})];
    const figure = el("figure", {}, hold, el("figcaption", {}, entry.title, about));
    figure.fill = async () => {
      try {
        const scene = await sceneOf(entry.id), layouts = scene.layoutsIn(scene.settings[0]);
        const layout = layouts.find((other) => other.cells.some((cell) => cell.screen === screen));
        if (!layout) { about.textContent = "not drawn on this screen"; return; }
        hold.replaceChildren(screenshotOf(scene, layout.cells.find((cell) => cell.screen === screen), layout));
        about.textContent = layouts.length > 1 ? `${layout.number + 1} of ${layouts.length}: ${layout.name}` : "the same everywhere";
      } catch (error) { about.textContent = error.message; }
    };
    return figure;
  });
  main.replaceChildren(el("p.crumbs", {}, el("a", { href: "#/" }, "All scenes"), " / One device"), el("h1", { tabindex: "-1" }, screen.name), el("p.quiet.figures", {}, `${screen.size} points, ${screen.classes}`),
    el("p.pills", {}, turned.map((other) => el("a.pill", { href: linkTo(`device/${address(other.id)}`), "aria-current": other === screen ? "page" : null }, other.way || other.name))),
    el("div.wall", { style: { "--w": `${width}px` } }, figures));
  fillNear(figures, 4);
  announce(`All scenes on ${screen.name}`);
}
