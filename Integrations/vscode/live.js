"use strict";
// A panel with the page of `plumb render --live`: the recipe as it was saved, in a window of any size. The view under the cursor
// is chosen on the page, and a view that is chosen on the page gets the cursor.
const { execFile } = require("node:child_process");
const fs = require("node:fs/promises");
const os = require("node:os");
const path = require("node:path");
const { goTo, viewAt } = require("./cursor.js");

/** A page is made once, and takes this long at most, in milliseconds. */
const timeLimit = 60_000;

class LivePanel {
  #vscode;
  #client;
  #isOurs;
  #panel;
  #editor;
  #work = 0;
  #subscriptions = [];

  constructor(vscode, client, isOurs) {
    [this.#vscode, this.#client, this.#isOurs] = [vscode, client, isOurs];
    const { window, workspace } = vscode;
    this.#subscriptions = [
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.#follow(textEditor)),
      window.onDidChangeActiveTextEditor(editor => this.#follow(editor)),
      workspace.onDidSaveTextDocument(document => document === this.#editor?.document && this.#make()),
    ];
  }

  dispose() {
    this.#panel?.dispose();
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  async show() {
    const { window, ViewColumn } = this.#vscode;
    if (!this.#panel) {
      this.#panel = window.createWebviewPanel(
        "plumb.live", "Any size", { viewColumn: ViewColumn.Beside, preserveFocus: true }, { enableScripts: true });
      this.#panel.webview.onDidReceiveMessage(message => this.#answer(message));
      this.#panel.onDidDispose(() => { [this.#panel, this.#editor] = [undefined, undefined]; });
    }
    await this.#follow(window.activeTextEditor);
  }

  async #follow(editor) {
    if (!this.#panel || !editor || !this.#isOurs(editor.document)) return;
    const isOther = editor.document !== this.#editor?.document;
    this.#editor = editor;
    if (isOther) await this.#make();
    await this.#light();
  }

  async #light() {
    const [editor, panel] = [this.#editor, this.#panel];
    if (!editor || !panel) return;
    const view = await viewAt(this.#client, editor);
    if (view !== null) panel.webview.postMessage({ plumb: { view } });
  }

  async #answer(message) {
    if (message?.ready === true) await this.#light();
    if (typeof message?.view === "string" && this.#editor) {
      await goTo(this.#vscode, this.#client, this.#editor, message.view);
    }
  }

  /** Makes the page of the saved recipe; a page that cannot be made leaves the last one. */
  async #make() {
    const number = ++this.#work;
    const { workspace, window } = this.#vscode;
    const file = this.#editor.document.uri.fsPath;
    const folder = workspace.workspaceFolders?.[0]?.uri.fsPath ?? path.dirname(file);
    const scratch = await fs.mkdtemp(path.join(os.tmpdir(), "plumb-live-"));
    try {
      const plumb = workspace.getConfiguration("plumb").get("path");
      await new Promise((resolve, reject) => execFile(
        plumb, ["render", "--live", "--size", "393x852", "--out", scratch, "--", file],
        { cwd: folder, timeout: timeLimit }, (error, out, talk) => error ? reject(new Error(talk || error.message)) : resolve()));
      const made = (await fs.readdir(scratch, { recursive: true })).find(name => path.basename(name) === "live.html");
      // Another recipe, or another save, may have come in between.
      if (!made || number !== this.#work || !this.#panel) return;
      this.#panel.webview.html = await fs.readFile(path.join(scratch, made), "utf8");
    } catch (error) {
      if (number === this.#work) window.setStatusBarMessage?.(`Plumb: ${error.message.split("\n")[0]}`, 5000);
    } finally {
      await fs.rm(scratch, { recursive: true, force: true });
    }
  }
}

module.exports = { LivePanel };
