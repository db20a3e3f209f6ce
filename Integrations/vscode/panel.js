"use strict";
// What the panels beside a recipe have in common: they follow the editor that shows one.

class RecipePanel {
  _vscode;
  _client;
  _panel;
  _editor;
  #isOurs;
  #subscriptions;

  /** Panels say in `followed` what to do when another place or another recipe is looked at. */
  constructor(vscode, client, isOurs) {
    [this._vscode, this._client, this.#isOurs] = [vscode, client, isOurs];
    const { window } = vscode;
    this.#subscriptions = [
      window.onDidChangeTextEditorSelection(({ textEditor }) => this._follow(textEditor)),
      window.onDidChangeActiveTextEditor(editor => this._follow(editor)),
    ];
  }

  dispose() {
    this._panel?.dispose();
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  /** Is disposed of with the panel. */
  _keep(subscription) { this.#subscriptions.push(subscription); }

  /** Opens the panel unless it is open; `prepare` gets a new one's web view. */
  _open(id, title, prepare) {
    const { window, ViewColumn } = this._vscode;
    if (!this._panel) {
      this._panel = window.createWebviewPanel(
        id, title, { viewColumn: ViewColumn.Beside, preserveFocus: true }, { enableScripts: true });
      prepare(this._panel.webview);
      this._panel.onDidDispose(() => { [this._panel, this._editor] = [undefined, undefined]; });
    }
    return this._follow(window.activeTextEditor);
  }

  _follow(editor) {
    if (!this._panel || !editor || !this.#isOurs(editor.document)) return undefined;
    const isOther = editor.document !== this._editor?.document;
    this._editor = editor;
    return this._followed(isOther);
  }
}

module.exports = { RecipePanel };
