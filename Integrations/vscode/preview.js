"use strict";
// A panel with a recipe's picture beside its text: the view under the cursor lights up, and a click on a view goes to its line.
const { randomBytes } = require("node:crypto");
const { goTo } = require("./cursor.js");

class Preview {
  #vscode;
  #client;
  #isOurs;
  #panel;
  #editor;
  #cell = null;
  #timer;
  #subscriptions = [];

  constructor(vscode, client, isOurs) {
    [this.#vscode, this.#client, this.#isOurs] = [vscode, client, isOurs];
    const { window, workspace } = vscode;
    this.#subscriptions = [
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.#follow(textEditor)),
      window.onDidChangeActiveTextEditor(editor => this.#follow(editor)),
      workspace.onDidChangeTextDocument(({ document }) => document === this.#editor?.document && this.#later()),
    ];
  }

  dispose() {
    clearTimeout(this.#timer);
    this.#panel?.dispose();
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  show() {
    const { window, ViewColumn } = this.#vscode;
    if (!this.#panel) {
      this.#panel = window.createWebviewPanel(
        "plumb.preview", "Preview", { viewColumn: ViewColumn.Beside, preserveFocus: true }, { enableScripts: true });
      this.#panel.webview.html = Preview.page();
      this.#panel.webview.onDidReceiveMessage(message => this.#answer(message));
      this.#panel.onDidDispose(() => { this.#panel = undefined; });
    }
    this.#follow(window.activeTextEditor);
  }

  #follow(editor) {
    if (!this.#panel || !editor || !this.#isOurs(editor.document)) return;
    this.#editor = editor;
    this.#later();
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(), 60);
  }

  async #update() {
    const editor = this.#editor;
    if (!this.#panel || !editor) return;
    const { line, character } = editor.selection.active;
    const found = await this.#client.request("plumb/preview", {
      textDocument: { uri: editor.document.uri.toString() }, position: { line, character }, cell: this.#cell,
    }).catch(() => null);
    if (found) this.#panel?.webview.postMessage(found);
  }

  async #answer(message) {
    if (message.cell !== undefined) {
      this.#cell = String(message.cell);
      this.#update();
    }
    if (message.view !== undefined && this.#editor) {
      await goTo(this.#vscode, this.#client, this.#editor, String(message.view));
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
