"use strict";
// Shows what state.js says, and looks for another one: a script, because a page from disk may load no other file.
const byId = id => document.getElementById(id);
const pause = () => document.hidden ? 1000 : 150;
// A server makes the page of a scene in any window; on disk there is none.
const isServed = location.protocol === "http:";
let shown = "";

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// Elements stay for what stays, so that nothing flickers and the page keeps its place.
function keyed(parent, keys, make) {
  const known = new Map([...parent.children].map(child => [child.dataset.key, child]));
  const wanted = keys.map(key => {
    const child = known.get(key) ?? make(key);
    child.dataset.key = key;
    return child;
  });
  for (const child of [...parent.children]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
  return wanted;
}

const count = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

function makeScene() {
  const scene = element("section", "scene");
  scene.append(element("h2"), element("div", "problems"), element("p", "verdict"), element("div", "cells"));
  return scene;
}

function makeCell() {
  const figure = element("figure");
  figure.append(element("img"), element("figcaption"));
  return figure;
}

function showCell(figure, cell, isMarked) {
  const image = figure.querySelector("img");
  const source = encodeURI(cell.file).replaceAll("#", "%23").replaceAll("?", "%3F");
  figure.style.setProperty("--width", cell.size[0]);
  figure.classList.toggle("changed", isMarked);
  figure.querySelector("figcaption").textContent = cell.name;
  image.alt = cell.name;
  if (image.dataset.source === source) return;
  image.dataset.source = source;
  // The old picture stays until the new one is there.
  const next = new Image();
  next.onload = () => { if (image.dataset.source === source) image.src = source; };
  next.src = source;
}

globalThis.plumbState = state => {
  if (state.version === shown) return;
  shown = state.version;
  const cells = state.scenes.reduce((sum, scene) => sum + scene.cells.length, 0);
  const broken = state.problems.length + state.scenes.filter(scene => scene.problems.length).length;
  byId("status").textContent =
    `${count(state.scenes.length, "scene")}, ${count(cells, "layout")}${broken ? `, ${broken} that cannot be read` : ""}`;
  byId("problems").replaceChildren(...state.problems.map(text => element("p", "problem", text)));
  const sections = keyed(byId("scenes"), state.scenes.map(scene => scene.id), makeScene);
  state.scenes.forEach((scene, index) => {
    const section = sections[index];
    section.classList.toggle("broken", scene.problems.length > 0);
    const head = section.querySelector("h2");
    head.replaceChildren(scene.title + " ", element("small", "", scene.document));
    if (isServed) head.append(" ", Object.assign(element("a", "", "any size"), { href: `${encodeURI(scene.id)}/live.html`, target: "_blank" }));
    section.querySelector(".problems").replaceChildren(...scene.problems.map(text => element("p", "problem", text)));
    section.querySelector(".verdict").textContent = scene.verdict.join("\n");
    const figures = keyed(section.querySelector(".cells"), scene.cells.map(cell => cell.name), makeCell);
    // Where all changed, marks would say nothing.
    const isMarking = scene.cells.some(cell => !cell.changed);
    scene.cells.forEach((cell, at) => showCell(figures[at], cell, isMarking && cell.changed));
  });
};

function look() {
  const script = element("script");
  script.src = `state.js?${Date.now()}`;
  script.onload = script.onerror = () => {
    script.remove();
    setTimeout(look, pause());
  };
  document.head.append(script);
}

const zoom = byId("zoom");
zoom.oninput = () => document.documentElement.style.setProperty("--zoom", zoom.value / 40);
look();
