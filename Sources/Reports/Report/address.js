// The address names what is looked at; then the page starts.

const coded = (text) => encodeURI(text).replace(/[?@#&]/g, encodeURIComponent);
const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
// `#login/iphone-15-portrait@slider?cause=1&device=iPhone+15`: cell, mode, the cause's number in its scene, filters.
const numberOf = (entry, item) => (entry.isNote ? `note-${causeless.indexOf(entry) + 1}` : item.scene.groups.findIndex((group) => isOf(entry, group)) + 1);
const isOf = (entry, group) => entry.group === group || (entry.group.kind === group.kind && entry.group.cause === group.cause && entry.pattern.startsWith("*#"));
const causeless = entries.filter((entry) => entry.isNote);
let isReplacing = true;
let remembered = "";
const remember = () => {
  const chosen = new URLSearchParams();
  if (cause && (current || cause.isNote)) chosen.set("cause", numberOf(cause, current));
  for (const name of ["find", ...Object.keys(filters)]) if (filterOf(name)) chosen.set(name, filterOf(name));
  const hash = `${current ? `${coded(current.key)}@${mode}` : ""}${chosen.size ? `?${chosen}` : ""}`;
  if (hash === remembered) return;
  remembered = hash;
  const address = hash ? `#${hash}` : location.pathname + location.search;
  // Browsers limit how many entries a page may add in a short time.
  try { history[isReplacing ? "replaceState" : "pushState"](null, "", address); } catch { return; }
};
// What happens inside becomes no entry of the history of its own.
const replacing = (change) => {
  const before = isReplacing;
  isReplacing = true;
  try { change(); } finally { isReplacing = before; }
};
const follow = () => {
  const [place, chosen] = location.hash.slice(1).split("?");
  const values = new URLSearchParams(chosen ?? "");
  for (const name of ["find", ...Object.keys(filters)]) byID(`filter-${name}`).value = values.get(name) ?? "";
  const at = place.lastIndexOf("@");
  const wanted = at < 0 ? "" : place.slice(at + 1);
  const key = decoded(at < 0 ? place : place.slice(0, at));
  if (modes.some(([value]) => value === wanted)) mode = wanted;
  for (const input of byID("modes").querySelectorAll("input")) input.checked = input.value === mode;
  const item = items.find((other) => other.key === key) ?? null;
  const number = values.get("cause") ?? "";
  const holding = causes.filter((entry) => item && entry.items.includes(item));
  const note = causeless.find((entry) => `note-${causeless.indexOf(entry) + 1}` === number);
  cause = holding.find((entry) => String(numberOf(entry, item)) === number) ?? holding[0] ?? note ?? null;
  current = item;
  remembered = location.hash.slice(1);
  const goal = cause;
  replacing(() => {
    filter();
    if (goal?.isNote && shows(goal) && cause !== goal) choose(goal);
  });
  if (key && !item) notify(`${key} does not differ (any more): the link is of another run.`);
  else if (item && number && String(numberOf(cause, item)) !== number) notify(`${key} has no cause ${number} (any more): this is another one.`);
};
addEventListener("popstate", follow);

byID("headline").textContent = page.headline;
byID("totals").textContent = `${plural(page.identical, "cell")} of ${new Intl.NumberFormat("en").format(page.total)} identical`;
const startedAt = location.hash;
follow();
isReplacing = false;
if (page.isServed) {
  const done = make("button", { type: "button", id: "done", textContent: "Done" });
  done.addEventListener("click", async () => {
    await send("done");
    document.body.classList.add("closed");
  });
  byID("help-open").before(done);
  document.body.classList.add("served");
}
if (page.isServed) {
  ask({}).then((answer) => {
    noteDecisions(answer.decisions);
    const open = causes.find((entry) => shows(entry) && !decisionOf(entry));
    if (open && !startedAt) replacing(() => choose(open));
  }, () => {});
}
