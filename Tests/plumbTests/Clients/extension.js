"use strict";
// Runs the extension without an editor: what it asks of the editor is noted, and each provider is called once.
const Module = require("node:module");
const fs = require("node:fs");
const path = require("node:path");

const [extension, plumb, folder] = process.argv.slice(2);
const say = (...words) => console.log(words.join(" "));
const providers = {};
const listeners = {};
const note = (table, name) => (...given) => {
  table[name] = given.find(item => typeof item === "object" && !Array.isArray(item)) ?? given[0];
  return { dispose() {} };
};
const named = names => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};
const proxy = table => new Proxy({}, { get: (_, name) => note(table, name) });

class WorkspaceEdit {
  edits = [];
  set(uri, edits) { this.edits.push(...edits); }
}
class Range {
  constructor(a, b, c, d) {
    [this.start, this.end] = typeof a === "object" ? [a, b] : [{ line: a, character: b }, { line: c, character: d }];
  }
}

const file = path.join(folder, "Recipes", "login.yaml");
const text = fs.readFileSync(file, "utf8");
const addressed = name => ({ scheme: "file", toString: () => `file://${encodeURI(name)}`, fsPath: name });
const uri = addressed(file);
const folders = ["", "Second"].map(name => ({ name: name || "First", uri: addressed(path.join(folder, name)) }));
const log = [];
const noted = text => { log.push(text); };
const document = { uri, languageId: "yaml", version: 1, getText: () => text };
const editor = { document, selection: { active: { line: 3, character: 4 } }, viewColumn: 1, revealRange() {} };
const [commands, contexts] = [{}, {}];
const pictures = [];
let answer, answerLive, found;
const arrived = new Promise(resolve => { found = resolve; });
let drawn;
const pictured = new Promise(resolve => { drawn = resolve; });

const vscode = {
  languages: Object.assign(proxy(providers), {}),
  workspace: {
    workspaceFolders: folders,
    textDocuments: [document],
    getConfiguration: () => ({ get: () => plumb }),
    onDidOpenTextDocument: note(listeners, "open"), onDidChangeTextDocument: note(listeners, "change"),
    onDidSaveTextDocument: run => { listeners.save = run; return { dispose() {} }; },
    onDidCloseTextDocument: note(listeners, "close"), onDidChangeWorkspaceFolders: note(listeners, "folders"),
    onDidChangeConfiguration: note(listeners, "configuration"),
  },
  window: {
    activeTextEditor: editor,
    createOutputChannel: () => ({ info: noted, warn: noted, error: noted, show: () => say("log shown"), dispose() {} }),
    showErrorMessage: async (message, ...choices) => { say("error", message, ...choices); return "Show Log"; },
    showInformationMessage: message => say("message", message),
    setStatusBarMessage: message => say("status", message),
    onDidChangeTextEditorSelection: note(listeners, "selection"), onDidChangeActiveTextEditor: note(listeners, "active"),
    showTextDocument: async () => editor,
    createWebviewPanel: kind => kind === "plumb.live"
      ? {
        webview: {
          set html(text) { say("live", text.includes("acquireVsCodeApi"), text.includes("Login at any size")); },
          postMessage: message => { say("light", message.plumb.view); },
          onDidReceiveMessage: listener => { answerLive = listener; },
        },
        onDidDispose() {}, dispose() {},
      }
      : {
        webview: {
          postMessage: message => { pictures.push(message); drawn(); },
          onDidReceiveMessage: listener => { answer = listener; },
        },
        onDidDispose() {}, dispose() {},
      },
  },
  commands: {
    registerCommand: (name, run) => { commands[name] = run; return { dispose() {} }; },
    executeCommand: (name, key, value) => { if (name === "setContext") contexts[key] = value; },
  },
  Uri: { parse: value => ({ toString: () => value }) },
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2 },
  CompletionItemKind: { Field: "Field", Property: "Property" },
  CodeActionKind: { QuickFix: "quickfix", Refactor: "refactor" },
  SignatureHelp: class {}, SignatureInformation: named(["label", "documentation"]),
  ParameterInformation: named(["label", "documentation"]),
  ViewColumn: { Beside: -2 },
  Range, WorkspaceEdit,
  Position: named(["line", "character"]), Selection: named(["anchor", "active"]),
  TextEdit: named(["range", "newText"]), Location: named(["uri", "range"]),
  Diagnostic: named(["range", "message", "severity"]), CompletionItem: named(["label", "kind"]),
  Hover: named(["contents", "range"]), MarkdownString: named(["value"]),
  DocumentHighlight: named(["range", "kind"]), DocumentSymbol: named(["name", "detail", "kind", "range", "selectionRange"]),
  Color: named(["red", "green", "blue", "alpha"]), ColorInformation: named(["range", "color"]),
  ColorPresentation: named(["label"]), CodeLens: named(["range", "command"]),
  FoldingRange: named(["start", "end"]), CodeAction: named(["title", "kind"]), SemanticTokens: named(["data"]),
  SemanticTokensLegend: named(["types", "modifiers"]), InlayHint: named(["position", "label"]),
};
vscode.languages = new Proxy({
  createDiagnosticCollection: () => ({ set: (uri, list) => found(list), clear: () => say("cleared"), dispose() {} }),
}, { get: (own, name) => own[name] ?? ((selector, provider) => { Object.assign(providers, provider); return { dispose() {} }; }) });

const load = Module._load;
Module._load = (name, ...rest) => name === "vscode" ? vscode : load(name, ...rest);

async function main() {
  const { activate, deactivate } = require(path.resolve(extension));
  await activate({ subscriptions: [] });
  for (const item of await arrived) say("diagnostic", item.severity, item.code, item.message.split("\n")[0]);
  const at = (line, character) => ({ line, character });
  const items = await providers.provideCompletionItems(document, at(6, 5));
  say("completion", items.slice(0, 2).map(item => `${item.label} (${item.kind})`).join(", "));
  say("hover", (await providers.provideHover(document, at(3, 4))).contents.value.split("\n")[0]);
  say("definition", (await providers.provideDefinition(document, at(8, 27))).range.start.line);
  say("references", (await providers.provideReferences(document, at(3, 4), { includeDeclaration: true })).length);
  say("highlights", (await providers.provideDocumentHighlights(document, at(3, 4))).length);
  say("rename", (await providers.provideRenameEdits(document, at(3, 4), "Heading")).edits.length, "edits");
  await providers.provideRenameEdits(document, at(3, 4), "Safe Area").catch(error => say("refused", error.message));
  say("symbols", (await providers.provideDocumentSymbols(document)).map(item => item.name).join(", "));
  say("folds", (await providers.provideFoldingRanges(document)).length);
  say("formatting", (await providers.provideDocumentFormattingEdits(document, {})).length, "edits");
  const actions = await providers.provideCodeActions(document, new Range(6, 3, 6, 3), {});
  say("action", actions[0].title);
  say("tokens", (await providers.provideDocumentSemanticTokens(document)).data.length / 5);
  say("hints", (await providers.provideInlayHints(document, new Range(0, 0, 20, 0))).map(hint => hint.label).join(" "));
  const red = { red: 1, green: 0, blue: 0, alpha: 1 };
  say("colors", (await providers.provideDocumentColors(document)).length,
    ...(await providers.provideColorPresentations(red, { document, range: new Range(3, 0, 3, 2) })).map(item => item.textEdit.newText));
  say("lenses", (await providers.provideCodeLenses(document)).map(({ command }) => command.title).join(", "));
  commands["plumb.preview"]();
  await pictured;
  const [picture] = pictures;
  say("preview", picture.cell, picture.selected, picture.svg.includes('aria-label="Title"'));
  await answer({ view: "Go Button" });
  say("cursor", editor.selection.active.line);
  const help = await providers.provideSignatureHelp(document, at(8, 25));
  say("form", help.signatures[0].label, help.activeParameter);
  await commands["plumb.live"]();
  await answerLive({ view: "Title" });
  say("cursor", editor.selection.active.line);
  const renaming = (await providers.provideCodeActions(document, new Range(3, 3, 3, 3), {})).at(-1);
  say("action", renaming.title);
  await commands[renaming.command.command](...renaming.command.arguments);
  // Saved settings restart the servers, and so does the command.
  await listeners.save({ uri: addressed(path.join(folder, "plumb.yaml")), version: 2 });
  await commands["plumb.restart"]();
  say("hover", (await providers.provideHover(document, at(3, 4))).contents.value.split("\n")[0]);
  say("recipe in front", contexts["plumb.isRecipe"]);
  for (const line of log.slice(-2).sort()) say("log", line.replace(plumb, "plumb"));
  await deactivate();
  await documentsOfFolders();
}

/** Which files are documents is decided by the settings of the folder that they are in. */
async function documentsOfFolders() {
  const { Servers } = require(path.join(path.dirname(path.resolve(extension)), "servers.js"));
  const servers = new Servers({ info: noted, warn: noted, error: noted });
  servers.onEnd = message => say("end", message);
  await servers.start(folders, plumb);
  const names = [
    "Recipes/login.yaml", "Recipes/deep/x.YML", "other/x.yaml", "plumb.yaml", "Main.storyboard", "Second/Screens/card.yaml",
    "Second/single.yaml", "Second/Recipes/card.yaml", "../elsewhere/Recipes/x.yaml",
  ];
  say("documents", ...names.filter(name => servers.isOurs({ uri: addressed(path.join(folder, name)) })));
  await servers.stop();
  await servers.start(folders, "/nowhere/plumb");
}

main();
