"use strict";
// An equation lights its beam and the frames of its views; a view lights its frame and its equations.
(() => {
  const root = document.documentElement;
  const rows = [...document.querySelectorAll(".equations li")];
  const figure = document.getElementById("figure");
  const picture = document.getElementById("picture");
  const frames = [...figure.querySelectorAll('g[id^="f-frame-"]')];
  const views = [...picture.querySelectorAll('g[id^="p-view-"]')];
  const names = new Map(frames.map((frame) => [frame.id.split("-").pop(), frame.getAttribute("aria-label")]));
  const viewsOf = (row) => row.dataset.views.split(" ").filter(Boolean);

  function clear() {
    for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
    for (const box of document.querySelectorAll(".box")) box.remove();
    figure.classList.remove("pointing");
  }
  function outline(index) {
    for (const frame of frames) if (frame.id.split("-").pop() === index) frame.classList.add("lit");
    const view = views.find((each) => each.getAttribute("aria-label") === names.get(index));
    if (!view) return;
    const [place, stage] = [view.getBoundingClientRect(), picture.getBoundingClientRect()];
    const box = document.createElement("div");
    box.className = "box";
    box.style.left = `${place.left - stage.left - 2}px`;
    box.style.top = `${place.top - stage.top - 2}px`;
    box.style.width = `${place.width + 4}px`;
    box.style.height = `${place.height + 4}px`;
    picture.append(box);
  }
  // The figure scrolls in itself, so that the page stays where it is.
  function bring(mark) {
    const [place, stage] = [mark.getBoundingClientRect(), figure.getBoundingClientRect()];
    if (place.top < stage.top) figure.scrollTop += place.top - stage.top - 12;
    if (place.bottom > stage.bottom) figure.scrollTop += place.bottom - stage.bottom + 12;
  }
  function show(shown, indices) {
    clear();
    figure.classList.add("pointing");
    for (const row of shown) {
      row.classList.add("lit");
      const mark = document.getElementById(row.dataset.mark);
      if (!mark) continue;
      mark.classList.add("lit");
      if (shown.length === 1) bring(mark);
    }
    for (const index of indices) outline(index);
    for (const index of indices) document.querySelector(`tr[data-view="${index}"]`)?.classList.add("lit");
  }
  const showRow = (row) => show([row], viewsOf(row));
  const showView = (index) => show(rows.filter((row) => viewsOf(row).includes(index)), [index]);

  function point(target) {
    const row = target.closest(".equations li");
    if (row) return showRow(row);
    const mark = target.closest('g[id^="f-mark-"]');
    const marked = mark && rows.find((each) => each.dataset.mark === mark.id);
    if (marked) return showRow(marked);
    const frame = target.closest('g[id^="f-frame-"]');
    if (frame) return showView(frame.id.split("-").pop());
    const cell = target.closest("tr[data-view]");
    if (cell) return showView(cell.dataset.view);
    const view = target.closest('g[id^="p-view-"]');
    const index = view && [...names].find(([, name]) => name === view.getAttribute("aria-label"))?.[0];
    if (index !== undefined && index !== null) return showView(index);
    clear();
  }
  document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") point(event.target); });
  document.addEventListener("click", (event) => point(event.target));
  document.addEventListener("focusin", (event) => point(event.target));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") clear(); });

  const button = document.getElementById("language");
  function speak(language) {
    root.dataset.language = language;
    root.lang = language;
    button.textContent = language === "zh" ? "English" : "中文";
    button.lang = language === "zh" ? "en" : "zh";
  }
  button.addEventListener("click", () => speak(root.dataset.language === "zh" ? "en" : "zh"));
  speak(navigator.language.startsWith("zh") ? "zh" : "en");
})();
