"use strict";
// What the editor asks and the server answers, in the terms of both.
const vscode = require("vscode");

const uriOf = document => document.uri.toString();
const range = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);
const plainRange = ({ start, end }) => ({
  start: { line: start.line, character: start.character },
  end: { line: end.line, character: end.character },
});
const location = found => new vscode.Location(vscode.Uri.parse(found.uri), range(found.range));
const edit = found => new vscode.TextEdit(range(found.range), found.newText);

function workspaceEdit(found) {
  const made = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(found.changes)) made.set(vscode.Uri.parse(uri), edits.map(edit));
  return made;
}

const severities = [undefined, vscode.DiagnosticSeverity.Error, vscode.DiagnosticSeverity.Warning,
  vscode.DiagnosticSeverity.Information];

function diagnostic(found) {
  const made = new vscode.Diagnostic(range(found.range), found.message, severities[found.severity]);
  [made.source, made.code] = [found.source, found.code];
  return made;
}

function symbol(found) {
  const made = new vscode.DocumentSymbol(
    found.name, found.detail ?? "", found.kind - 1, range(found.range), range(found.selectionRange));
  made.children = (found.children ?? []).map(symbol);
  return made;
}

// The protocol numbers kinds of completions from 1, the editor from 0 with another beginning of the table.
const completionKinds = {
  5: "Field", 10: "Property", 12: "Value", 14: "Keyword", 16: "Color", 17: "File", 18: "Reference", 20: "EnumMember",
  15: "Snippet", 24: "Operator",
};

function completion(found) {
  const made = new vscode.CompletionItem(found.label, vscode.CompletionItemKind[completionKinds[found.kind]]);
  [made.detail, made.sortText, made.insertText] = [found.detail, found.sortText, found.textEdit.newText];
  made.range = range(found.textEdit.range);
  return made;
}

const color = found => new vscode.ColorInformation(
  range(found.range), new vscode.Color(found.color.red, found.color.green, found.color.blue, found.color.alpha));

function presentation(found) {
  const made = new vscode.ColorPresentation(found.label);
  made.textEdit = edit(found.textEdit);
  return made;
}

const at = position => ({ position: { line: position.line, character: position.character } });

/** Registers the providers: each is one request to the server of the document's folder. */
function registerProviders(servers, selector, legend) {
  const { languages } = vscode;
  // What is not answered is left out.
  const ask = (method, document, more, token) => servers.isOurs(document)
    ? servers.request(`textDocument/${method}`, { textDocument: { uri: uriOf(document) }, ...more }, token).catch(() => null)
    : Promise.resolve(null);
  return [
    languages.registerCompletionItemProvider(selector, {
      provideCompletionItems: async (document, position, token) =>
        ((await ask("completion", document, at(position), token))?.items ?? []).map(completion),
    }, ".", ":", " "),
    languages.registerHoverProvider(selector, {
      provideHover: async (document, position, token) => {
        const found = await ask("hover", document, at(position), token);
        return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
      },
    }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, position, token) => {
        const found = await ask("definition", document, at(position), token);
        return found && location(found);
      },
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, position, context, token) =>
        ((await ask("references", document, { ...at(position), context }, token)) ?? []).map(location),
    }),
    languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: async (document, position, token) =>
        ((await ask("documentHighlight", document, at(position), token)) ?? [])
          .map(found => new vscode.DocumentHighlight(range(found.range), found.kind - 1)),
    }),
    languages.registerRenameProvider(selector, {
      prepareRename: async (document, position, token) => {
        const found = await ask("prepareRename", document, at(position), token);
        if (!found) throw new Error("There is no view's name here.");
        return { range: range(found.range), placeholder: found.placeholder };
      },
      // The server's reason is shown.
      provideRenameEdits: async (document, position, newName, token) => workspaceEdit(await servers.request(
        "textDocument/rename", { textDocument: { uri: uriOf(document) }, ...at(position), newName }, token)),
    }),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: async (document, token) =>
        ((await ask("documentSymbol", document, {}, token)) ?? []).map(symbol),
    }),
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: async (document, context, token) =>
        ((await ask("foldingRange", document, {}, token)) ?? [])
          .map(found => new vscode.FoldingRange(found.startLine, found.endLine)),
    }),
    languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: async (document, options, token) =>
        ((await ask("formatting", document, { options }, token)) ?? []).map(edit),
    }),
    languages.registerCodeActionsProvider(selector, {
      provideCodeActions: async (document, where, context, token) => {
        const found = await ask(
          "codeAction", document, { range: plainRange(where), context: { diagnostics: [] } }, token);
        return (found ?? []).map(item => {
          const { QuickFix, Refactor } = vscode.CodeActionKind;
          const action = new vscode.CodeAction(item.title, item.kind === "quickfix" ? QuickFix : Refactor);
          if (item.edit) action.edit = workspaceEdit(item.edit);
          if (item.command) action.command = item.command;
          action.diagnostics = (item.diagnostics ?? []).map(diagnostic);
          return action;
        });
      },
    }, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.Refactor] }),
    languages.registerSignatureHelpProvider(selector, {
      provideSignatureHelp: async (document, position, token) => {
        const found = await ask("signatureHelp", document, at(position), token);
        if (!found) return null;
        const help = new vscode.SignatureHelp();
        help.signatures = found.signatures.map(signature => {
          const made = new vscode.SignatureInformation(signature.label, signature.documentation);
          made.parameters = signature.parameters.map(
            ({ label, documentation }) => new vscode.ParameterInformation(label, documentation));
          return made;
        });
        [help.activeSignature, help.activeParameter] = [found.activeSignature, found.activeParameter];
        return help;
      },
    }, ".", " ", "=", ":", "[", "-", "("),
    languages.registerDocumentSemanticTokensProvider(selector, {
      provideDocumentSemanticTokens: async (document, token) => {
        const found = await ask("semanticTokens/full", document, {}, token);
        return found && new vscode.SemanticTokens(new Uint32Array(found.data));
      },
    }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
    languages.registerInlayHintsProvider(selector, {
      provideInlayHints: async (document, where, token) =>
        ((await ask("inlayHint", document, { range: plainRange(where) }, token)) ?? []).map(found => {
          const made = new vscode.InlayHint(
            new vscode.Position(found.position.line, found.position.character), found.label);
          [made.tooltip, made.paddingLeft] = [found.tooltip, true];
          return made;
        }),
    }),
    languages.registerColorProvider(selector, {
      provideDocumentColors: async (document, token) =>
        ((await ask("documentColor", document, {}, token)) ?? []).map(color),
      provideColorPresentations: async ({ red, green, blue, alpha }, { document, range: where }, token) =>
        ((await ask("colorPresentation", document, { color: { red, green, blue, alpha }, range: plainRange(where) }, token)) ?? [])
          .map(presentation),
    }),
    languages.registerCodeLensProvider(selector, {
      provideCodeLenses: async (document, token) =>
        ((await ask("codeLens", document, {}, token)) ?? []).map(found => new vscode.CodeLens(range(found.range), found.command)),
    }),
  ];
}

module.exports = { diagnostic, plainRange, registerProviders, uriOf };
