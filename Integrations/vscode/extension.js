"use strict";
// Connects `plumb lsp` with the editor: servers for the folders, the documents that they follow, commands, a log.
const vscode = require("vscode");
const { LivePanel } = require("./live.js");
const { Preview } = require("./preview.js");
const { diagnostic, plainRange, registerProviders, uriOf } = require("./providers.js");
const { Servers } = require("./servers.js");

// Which of these are documents is a question to the folder's settings.
const selector = [
  { scheme: "file", pattern: "**/*.{yaml,yml,YAML,YML}" }, { scheme: "file", pattern: "**/*.{storyboard,xib}" },
];

let servers;

const isOurs = document => servers.isOurs(document);

const open = document => isOurs(document) && servers.notify("textDocument/didOpen", {
  textDocument: {
    uri: uriOf(document), languageId: document.languageId, version: document.version, text: document.getText(),
  },
});

/** Tells the servers what happens to documents. */
function followDocuments(restart) {
  const { workspace } = vscode;
  return [
    workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => isOurs(document) && contentChanges.length > 0
      && servers.notify("textDocument/didChange", {
        textDocument: { uri: uriOf(document), version: document.version },
        contentChanges: contentChanges.map(change => ({ range: plainRange(change.range), text: change.text })),
      })),
    workspace.onDidSaveTextDocument(document => {
      if (!isOurs(document)) return;
      servers.notify("textDocument/didSave", { textDocument: { uri: uriOf(document) } });
      // It may name other documents now.
      if (document.uri.fsPath.endsWith("plumb.yaml")) restart();
    }),
    workspace.onDidCloseTextDocument(document => isOurs(document)
      && servers.notify("textDocument/didClose", { textDocument: { uri: uriOf(document) } })),
  ];
}

/** Lets menus ask whether the text in front is a recipe. */
function markRecipe(editor) {
  vscode.commands.executeCommand("setContext", "plumb.isRecipe", Boolean(editor && servers.isRecipe(editor.document)));
}

async function activate(context) {
  const { commands, window, workspace } = vscode;
  const log = window.createOutputChannel("Plumb", { log: true });
  const problems = vscode.languages.createDiagnosticCollection("plumb");
  servers = new Servers(log);
  servers.onNotification = (method, params) => {
    if (method === "window/showMessage") window.showInformationMessage(`Plumb: ${params.message}`);
    if (method !== "textDocument/publishDiagnostics") return;
    problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
  };
  servers.onEnd = async message => {
    const choice = await window.showErrorMessage(`Plumb: ${message}`, "Restart", "Show Log");
    if (choice === "Restart") await restart();
    if (choice === "Show Log") log.show();
  };
  let providers = [];
  async function start() {
    await servers.start(workspace.workspaceFolders, workspace.getConfiguration("plumb").get("path"));
    const legend = servers.capabilities?.semanticTokensProvider.legend;
    if (providers.length === 0 && legend) providers = registerProviders(servers, selector, legend);
    workspace.textDocuments.forEach(open);
    markRecipe(window.activeTextEditor);
  }
  // One at a time: the next one begins when the last one is through.
  let work = start();
  function restart() {
    work = work.then(async () => {
      await servers.stop();
      problems.clear();
      await start();
    });
    return work;
  }
  const [preview, live] = [new Preview(vscode, servers, isOurs), new LivePanel(vscode, servers, isOurs)];
  context.subscriptions.push(
    log, problems, preview, live, ...followDocuments(restart), { dispose: () => providers.forEach(item => item.dispose()) },
    window.onDidChangeActiveTextEditor(markRecipe), workspace.onDidChangeWorkspaceFolders(restart),
    workspace.onDidChangeConfiguration(change => change.affectsConfiguration("plumb") && restart()),
    commands.registerCommand("plumb.preview", () => preview.show()),
    commands.registerCommand("plumb.live", () => live.show()),
    commands.registerCommand("plumb.restart", restart),
    commands.registerCommand("plumb.showLog", () => log.show()),
    // The server's commands: its reason is shown where it refuses.
    ...["plumb.renameGoldens", "plumb.verify"].map(command => commands.registerCommand(command, uri => servers.request(
      "workspace/executeCommand", { command, arguments: [uri] })
      .catch(error => { window.showErrorMessage(`Plumb: ${error.message}`); }))));
  await work;
}

const deactivate = () => servers?.stop();

module.exports = { activate, deactivate };
