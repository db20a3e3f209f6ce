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
const uri = { toString: () => `file://${encodeURI(file)}`, fsPath: file };
const document = { uri, languageId: "yaml", version: 1, getText: () => text };
const editor = { document, selection: { active: { line: 3, character: 4 } }, viewColumn: 1, revealRange() {} };
const commands = {};
const pictures = [];
let answer, answerLive, found;
const arrived = new Promise(resolve => { found = resolve; });
let drawn;
const pictured = new Promise(resolve => { drawn = resolve; });

const vscode = {
  languages: Object.assign(proxy(providers), {}),
  workspace: {
    workspaceFolders: [{ uri: { toString: () => `file://${encodeURI(folder)}`, fsPath: folder } }],
    textDocuments: [document],
    getConfiguration: () => ({ get: () => plumb }),
    onDidOpenTextDocument: note(listeners, "open"), onDidChangeTextDocument: note(listeners, "change"),
    onDidSaveTextDocument: note(listeners, "save"), onDidCloseTextDocument: note(listeners, "close"),
  },
  window: {
    activeTextEditor: editor,
    showErrorMessage: message => say("error", message), showInformationMessage: message => say("message", message),
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
  commands: { registerCommand: (name, run) => { commands[name] = run; return { dispose() {} }; } },
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
  FoldingRange: named(["start", "end"]), CodeAction: named(["title", "kind"]), SemanticTokens: named(["data"]),
  SemanticTokensLegend: named(["types", "modifiers"]), InlayHint: named(["position", "label"]),
};
vscode.languages = new Proxy({
  match: (selector, shown) => shown === document ? 10 : 0,
  createDiagnosticCollection: () => ({ set: (uri, list) => found(list), dispose() {} }),
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
  await deactivate();
}

main();
