"use strict";
// What both pages share: elements, one Tab stop for a list, and what a screen reader is to say.
const byID = (id) => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const svg = (tag, attributes = {}, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};
const grouped = new Intl.NumberFormat("en");
const plural = (count, one, many = `${one}s`) => `${grouped.format(count)} ${count === 1 ? one : many}`;
// The name in a fact's quotation marks, where `\n` and `\u{1b}` stand for characters.
const unquoted = (text) => text.replace(/\\(?:u\{([0-9a-f]+)\}|(.))/g, (_, code, sign) =>
  code ? String.fromCodePoint(parseInt(code, 16)) : sign === "n" ? "\n" : sign);
// A word of a shell command, as Escaped.shell writes it: hidden characters would act on a terminal when they are pasted.
const hiddenSign = /[\p{Cc}\p{Zl}\p{Zp}`]|(?![\u200c\u200d])(?=\p{Cf})\p{DI}/u;
const shellQuoted = (text) => (hiddenSign.test(text)
  ? `$'${[...text].map((sign) => (sign === "\\" || sign === "'" ? `\\${sign}`
    : hiddenSign.test(sign) ? `\\U${sign.codePointAt(0).toString(16).padStart(8, "0")}` : sign)).join("")}'`
  : `'${text.replaceAll("'", "'\\''")}'`);
const announce = (text) => { byID("said").textContent = text; };

// The data of a page beside this one, which gives them in a hidden frame: that works from disk, too.
const textBeside = (file) => new Promise((done, fail) => {
  const frame = make("iframe", { hidden: true, title: "data" });
  const end = (action) => { removeEventListener("message", hear); frame.remove(); action(); };
  const hear = (event) => {
    if (event.source === frame.contentWindow && typeof event.data === "string") end(() => done(event.data));
  };
  addEventListener("message", hear);
  // A page gives its data before it is loaded; a page that is loaded and gave none is another file. Waiting in many short
  // steps lets what has arrived be heard first, on a machine that is busy, too.
  const wait = (left) => (left ? setTimeout(wait, 100, left - 1) : end(() => fail(new Error(`${file} is not beside the page`))));
  frame.addEventListener("load", () => wait(20));
  frame.src = file;
  document.body.append(frame);
});

// Buttons and links of a box share one Tab stop; arrow keys, Home and End move between them.
const stopsOf = (box) => [...box.querySelectorAll("button, a[href]")].filter((stop) => !stop.hidden && !stop.closest("[hidden]"));
const stopAt = (box, chosen) => {
  for (const stop of box.querySelectorAll("[tabindex='0']")) stop.tabIndex = -1;
  if (chosen) chosen.tabIndex = 0;
};
const roving = (box) => box.addEventListener("keydown", (event) => {
  if (!event.target.matches("button, a[href]") || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = stopsOf(box);
  const index = stops.indexOf(event.target);
  const { left, top } = event.target.getBoundingClientRect();
  // Up and down go to the next row, to what stands nearest there.
  const row = (way) => {
    const others = stops.map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
      .filter(({ box: other }) => (other.top - top) * way > 4);
    const nearest = (a, b) => Math.abs(a.box.top - top) - Math.abs(b.box.top - top) || Math.abs(a.box.left - left) - Math.abs(b.box.left - left);
    return others.sort(nearest)[0]?.stop;
  };
  const next = { ArrowLeft: stops[index - 1], ArrowRight: stops[index + 1], ArrowUp: row(-1), ArrowDown: row(1),
    Home: stops[0], End: stops.at(-1) }[event.key];
  if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!next) return;
  stopAt(box, next);
  next.focus();
});
