// Fingers on the pictures: swipe to the next cell, pinch or double tap to zoom, drag what is zoomed.
const zoom = { scale: 1, x: 0, y: 0, size: "" };
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
// Before and now are zoomed alike; offsets are fractions of the picture.
const applyZoom = () => {
  zoom.scale = clamp(zoom.scale, 1, 8);
  zoom.x = clamp(zoom.x, 1 - zoom.scale, 0);
  zoom.y = clamp(zoom.y, 1 - zoom.scale, 0);
  const stage = byID("stage");
  stage.classList.toggle("zoomed", zoom.scale > 1);
  stage.style.setProperty("--zoom", zoom.scale);
  for (const layers of stage.querySelectorAll(".layers")) {
    layers.style.transform = zoom.scale > 1 ? `translate(${100 * zoom.x}%, ${100 * zoom.y}%) scale(${zoom.scale})` : "";
  }
  byID("unzoom").hidden = zoom.scale === 1;
};
// The zoom outlives another cell of the same size.
const keepZoom = (item) => {
  const size = item ? sizeOf(item).join(" ") : "";
  if (size !== zoom.size) Object.assign(zoom, { scale: 1, x: 0, y: 0, size });
  applyZoom();
};
// Zooms around a point of a picture, given as fractions of it.
const zoomTo = (scale, [x, y]) => {
  const wanted = clamp(scale, 1, 8);
  const factor = wanted / zoom.scale;
  zoom.x = x - (x - zoom.x) * factor;
  zoom.y = y - (y - zoom.y) * factor;
  zoom.scale = wanted;
  applyZoom();
};
const zoomBy = (factor) => zoomTo(zoom.scale * factor, [0.5, 0.5]);
const placeIn = (box, { clientX, clientY }) => {
  const { left, top, width, height } = box.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
};
byID("unzoom").addEventListener("click", () => zoomTo(1, [0, 0]));

const fingers = new Map();
let gesture = null;
const isSliding = () => mode === "slider" || mode === "onion";
const slideTo = (box, event) => slide(100 * (placeIn(box, event)[0] - zoom.x) / zoom.scale);
const middle = ([a, b]) => ({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2, far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) });
const drag = (distance) => byID("stage").style.setProperty("--drag", `${distance}px`);
const endGesture = (event) => {
  fingers.delete(event.pointerId);
  const ended = gesture;
  if (fingers.size) return;
  gesture = null;
  drag(0);
  if (!ended || event.type === "pointercancel" || ended.kind !== "swipe") return;
  const [dx, dy] = [event.clientX - ended.start.clientX, event.clientY - ended.start.clientY];
  if (Math.abs(dx) > 48 && Math.abs(dx) > 1.5 * Math.abs(dy) && tiles.length > 1) step(dx < 0 ? 1 : -1);
};
byID("stage").addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse" && event.button) return;
  if (event.target.closest("button")) return;
  const box = event.target.closest(".picture") ?? gesture?.box;
  fingers.set(event.pointerId, event);
  if (box && event.isTrusted) box.setPointerCapture(event.pointerId);
  if (fingers.size === 2 && box) {
    drag(0);
    gesture = { kind: "pinch", box, last: middle([...fingers.values()]) };
  } else if (fingers.size === 1) {
    const kind = box && isSliding() ? "slide" : box && zoom.scale > 1 ? "pan" : event.pointerType === "mouse" ? "point" : "swipe";
    gesture = { kind, box, start: event, last: event };
    if (kind === "slide") slideTo(box, event);
  }
});
byID("stage").addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) {
    const box = event.target.closest(".picture");
    if (box && isSliding() && event.pointerType === "mouse") slideTo(box, event);
    return;
  }
  fingers.set(event.pointerId, event);
  if (!gesture) return;
  const { kind, box, last, start } = gesture;
  if (kind === "pinch" && fingers.size === 2) {
    const now = middle([...fingers.values()]);
    const [from, to] = [placeIn(box, last), placeIn(box, now)];
    zoom.x += to[0] - from[0];
    zoom.y += to[1] - from[1];
    zoomTo(zoom.scale * now.far / Math.max(1, last.far), to);
    gesture.last = now;
  } else if (kind === "pan") {
    const [from, to] = [placeIn(box, last), placeIn(box, event)];
    zoom.x += to[0] - from[0];
    zoom.y += to[1] - from[1];
    applyZoom();
    gesture.last = event;
  } else if (kind === "slide") slideTo(box, event);
  else if (kind === "swipe" && tiles.length > 1) drag((event.clientX - start.clientX) * 0.5);
});
for (const name of ["pointerup", "pointercancel"]) byID("stage").addEventListener(name, endGesture);
byID("stage").addEventListener("dblclick", (event) => {
  const box = event.target.closest(".picture");
  if (box) zoomTo(zoom.scale > 1 ? 1 : 2.5, placeIn(box, event));
});
// A trackpad's pinch arrives as a wheel with the control key.
byID("stage").addEventListener("wheel", (event) => {
  const box = event.target.closest(".picture");
  if (!box || !event.ctrlKey) return;
  event.preventDefault();
  zoomTo(zoom.scale * Math.exp(-event.deltaY / 100), placeIn(box, event));
}, { passive: false });
