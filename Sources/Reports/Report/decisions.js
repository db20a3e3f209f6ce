// Decisions: commands, and buttons where the page is served.
let decisions = {};

const copy = async (text) => {
  try { await navigator.clipboard.writeText(text); announce(`Copied: ${text}`); } catch { announce(text); }
};
const commandLine = (text, name = "") => {
  const label = narrow.matches ? "Copy command" : "Copy";
  const button = make("button", { type: "button", textContent: label });
  button.setAttribute("aria-label", `Copy ${text}`);
  button.addEventListener("click", () => { copy(text); button.textContent = "Copied"; setTimeout(() => { button.textContent = label; }, 1500); });
  return make("p", { className: `command ${name}` }, make("code", { textContent: text }), button);
};
const decisionOf = (entry) => {
  const found = new Set(entry.items.map((item) => {
    const number = item.scene.groups.indexOf(entry.group) + 1;
    return (item.cell.causes ? own(decisions, `${item.key}#${number}`) : undefined) ?? own(decisions, item.key);
  }));
  return found.size === 1 ? [...found][0] : undefined;
};
const decide = () => {
  const box = byID("decide");
  box.replaceChildren();
  if (!cause || cause.isNote) return;
  if (!page.canDecide) {
    box.append(make("small", { textContent: "Compared with another revision: there is no golden to accept. Where the project has goldens, this writes them:" }),
      commandLine(`plumb record ${shellQuoted(cause.scenes[0].document)}`));
    return;
  }
  if (page.isServed) {
    const all = make("span", { className: "all", textContent: cause.items.length > 1 ? ` all ${cause.items.length}` : "" });
    const yes = make("button", { type: "button", className: "yes", title: "Key a" }, "Accept", all);
    const no = make("button", { type: "button", textContent: "Reject", title: "Key r" });
    yes.addEventListener("click", () => send("accept"));
    no.addEventListener("click", () => send("reject"));
    box.append(make("div", { className: "choices" }, no, yes));
    if (Object.keys(decisions).length) box.append(undoButton());
  }
  box.append(commandLine(commandOf("accept", cause.pattern)));
  if (current && cause.items.length > 1) box.append(commandLine(commandOf("accept", current.key), "cell"));
  if (!page.isServed) box.append(make("small", { textContent: "plumb review --web decides here, with one key." }));
};
const undoButton = () => {
  const button = make("button", { type: "button", className: "undo", textContent: "Undo", title: "Takes the last decision back; key u" });
  button.addEventListener("click", () => send("undo"));
  return button;
};
// A line over the page: what happened, with a button that takes it back.
const notify = (text, ...buttons) => {
  byID("notice").hidden = !text;
  byID("notice").replaceChildren(make("span", { textContent: text }), ...buttons);
  announce(text);
};
const undecided = () => causes.filter((entry) => !decisionOf(entry));
// What comes after the last decision.
const nextStep = () => {
  const decided = causes.map(decisionOf);
  const [yes, no] = ["accepted", "rejected"].map((wanted) => decided.filter((decision) => decision === wanted).length);
  const parts = [yes && `${plural(yes, "cause")} accepted`, no && `${no} rejected`].filter(Boolean).join(", ");
  return `All decided: ${parts}. ${yes ? `Next: commit ${run.snapshots === "." ? "the goldens" : `the folder ${run.snapshots}`}. ` : ""}${no ? "For what is rejected, correct the document and run plumb verify again. " : ""}Done ends the review.`;
};
const noteDecisions = (found) => {
  decisions = found;
  for (const [entry, button] of buttons) {
    const decision = entry.isNote ? undefined : decisionOf(entry);
    button.classList.toggle("accepted", decision === "accepted");
    button.classList.toggle("rejected", decision === "rejected");
  }
  const made = causes.filter(decisionOf).length;
  byID("headline").textContent = made ? `${page.headline} · ${made} of ${plural(causes.length, "cause")} decided` : page.headline;
};
const ask = async (request) => {
  const answer = await fetch("decisions", request);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const send = async (verb, pattern = cause?.pattern) => {
  if (!page.isServed || (["accept", "reject"].includes(verb) && !pattern)) return;
  try {
    const answer = await ask({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ verb, pattern: pattern ?? "" }) });
    noteDecisions(answer.decisions);
    const said = [answer.message, ...answer.refused].join("; ");
    if (verb === "done") { notify("The review is closed. This page can be closed, too."); return; }
    const open = undecided();
    const undo = Object.keys(decisions).length ? [undoButton()] : [];
    notify(open.length ? `${said} · ${plural(open.length, "cause")} left` : `${said}. ${nextStep()}`, ...undo);
    document.body.classList.toggle("decided", !open.length);
    const next = open.find(shows);
    if (verb !== "undo" && !answer.refused.length && next) choose(next);
    else decide();
  } catch (error) {
    notify(`Not decided: ${error.message}`);
  }
};
