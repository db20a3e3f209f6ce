// The last accepted states of a scene, the newest first: who changed what, and how it looked then.
const drawHistory = (scene) => {
  const states = scene?.history ?? [];
  byID("history-part").hidden = !states.length;
  byID("history").replaceChildren(...states.map((state, place) => {
    const words = make("div", {}, make("b", { textContent: state.subject }),
      make("small", { textContent: `${state.author}, ${state.date}, ${state.commit.slice(0, 8)}` }),
      ...state.changes.map((change) => make("span", { textContent: change.replaceAll("->", "→") })));
    if (!state.isPictured) return make("li", {}, words);
    const alt = `the golden as of ${state.date}`;
    return make("li", {}, make("img", { src: addressOf(`${scene.id}/history-${place + 1}.png`), alt, loading: "lazy" }), words);
  }));
};
