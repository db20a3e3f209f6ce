"use strict";
// A panel with a recipe's picture beside its text: the view under the cursor lights up, and a click on a view goes to its line.
const { randomBytes } = require("node:crypto");
const { goTo } = require("./cursor.js");
const { RecipePanel } = require("./panel.js");

class Preview extends RecipePanel {
  #cell = null;
  #timer;

  constructor(vscode, client, isOurs) {
    super(vscode, client, isOurs);
    this._keep(
      vscode.workspace.onDidChangeTextDocument(({ document }) => document === this._editor?.document && this.#later()));
  }

  dispose() {
    clearTimeout(this.#timer);
    super.dispose();
  }

  show() {
    this._open("plumb.preview", "Preview", view => {
      view.html = Preview.page();
      view.onDidReceiveMessage(message => this.#answer(message));
    });
  }

  _followed() { this.#later(); }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(), 60);
  }

  async #update() {
    const editor = this._editor;
    if (!this._panel || !editor) return;
    const { line, character } = editor.selection.active;
    const found = await this._client.request("plumb/preview", {
      textDocument: { uri: editor.document.uri.toString() }, position: { line, character }, cell: this.#cell,
    }).catch(() => null);
    if (found) this._panel?.webview.postMessage(found);
  }

  async #answer(message) {
    if (message.cell !== undefined) {
      this.#cell = String(message.cell);
      this.#update();
    }
    if (message.view !== undefined && this._editor) {
      await goTo(this._vscode, this._client, this._editor, String(message.view));
    }
  }

  /** The page: the picture is parsed as a document of its own, without scripts, before it is shown. */
  static page() {
    const nonce = randomBytes(16).toString("hex");
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'">
<style>
  body { padding: 8px; }
  svg { max-width: 100%; height: auto; max-height: calc(100vh - 60px); }
  svg g[id^="view-"] { cursor: pointer; pointer-events: bounding-box; }
  .lit { outline: 2px solid var(--vscode-focusBorder, #007fd4); }
</style>
</head>
<body>
<label>Cell <select id="cells"></select></label>
<p id="problem" role="status"></p>
<div id="picture"></div>
<script nonce="${nonce}">
  const editor = acquireVsCodeApi();
  const [cells, picture, problem] = ["cells", "picture", "problem"].map(id => document.getElementById(id));
  cells.onchange = () => editor.postMessage({ cell: cells.value });
  picture.onclick = event => {
    const view = event.target.closest('g[id^="view-"]');
    if (view) editor.postMessage({ view: view.getAttribute("aria-label") });
  };
  addEventListener("message", ({ data }) => {
    if (data.cells.length > 0) {
      cells.replaceChildren(...data.cells.map(name => new Option(name, name, false, name === data.cell)));
    }
    problem.textContent = data.svg === null ? "The recipe has problems; the last picture stays." : "";
    if (data.svg !== null) {
      const drawn = new DOMParser().parseFromString(data.svg, "image/svg+xml").documentElement;
      for (const script of drawn.querySelectorAll("script, foreignObject")) script.remove();
      picture.replaceChildren(drawn);
    }
    for (const view of picture.querySelectorAll('g[id^="view-"]')) {
      view.classList.toggle("lit", view.getAttribute("aria-label") === data.selected);
    }
  });
</script>
</body>
</html>`;
  }
}

module.exports = { Preview };
