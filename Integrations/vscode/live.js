"use strict";
// A panel with the page of `plumb render --live`: the recipe as it was saved, in a window of any size. The view under the cursor
// is chosen on the page, and a view that is chosen on the page gets the cursor.
const { execFile } = require("node:child_process");
const fs = require("node:fs/promises");
const os = require("node:os");
const path = require("node:path");
const { goTo, viewAt } = require("./cursor.js");
const { RecipePanel } = require("./panel.js");

/** A page is made once, and takes this long at most, in milliseconds. */
const timeLimit = 60_000;

class LivePanel extends RecipePanel {
  #work = 0;

  constructor(vscode, client, isOurs) {
    super(vscode, client, isOurs);
    this._keep(vscode.workspace.onDidSaveTextDocument(document => document === this._editor?.document && this.#make()));
  }

  async show() {
    await this._open("plumb.live", "Any size", view => view.onDidReceiveMessage(message => this.#answer(message)));
  }

  async _followed(isOther) {
    if (isOther) await this.#make();
    await this.#light();
  }

  async #light() {
    const [editor, panel] = [this._editor, this._panel];
    if (!editor || !panel) return;
    const view = await viewAt(this._client, editor);
    if (view !== null) panel.webview.postMessage({ plumb: { view } });
  }

  async #answer(message) {
    if (message?.ready === true) await this.#light();
    if (typeof message?.view === "string" && this._editor) {
      await goTo(this._vscode, this._client, this._editor, message.view);
    }
  }

  /** Makes the page of the saved recipe; a page that cannot be made leaves the last one. */
  async #make() {
    const number = ++this.#work;
    const { workspace, window } = this._vscode;
    const file = this._editor.document.uri.fsPath;
    const folder = this._client.folderOf(file);
    const scratch = await fs.mkdtemp(path.join(os.tmpdir(), "plumb-live-"));
    try {
      const plumb = workspace.getConfiguration("plumb").get("path");
      await new Promise((resolve, reject) => execFile(
        plumb, ["render", "--live", "--size", "393x852", "--out", scratch, "--", file],
        { cwd: folder, timeout: timeLimit }, (error, out, talk) => error ? reject(new Error(talk || error.message)) : resolve()));
      const made = (await fs.readdir(scratch, { recursive: true })).find(name => path.basename(name) === "live.html");
      // Another recipe, or another save, may have come in between.
      if (!made || number !== this.#work || !this._panel) return;
      this._panel.webview.html = await fs.readFile(path.join(scratch, made), "utf8");
    } catch (error) {
      if (number === this.#work) window.setStatusBarMessage?.(`Plumb: ${error.message.split("\n")[0]}`, 5000);
    } finally {
      await fs.rm(scratch, { recursive: true, force: true });
    }
  }
}

module.exports = { LivePanel };
