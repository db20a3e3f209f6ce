"use strict";
// Views and the text: where a view is declared, and which view a place is about.

/** The view of a name in the tree of symbols, below `views` alone. */
function find(symbols, name) {
  const views = symbols.find(symbol => symbol.name === "views")?.children ?? [];
  const search = list => {
    for (const symbol of list) {
      const found = symbol.name === name ? symbol : search(symbol.children ?? []);
      if (found) return found;
    }
    return undefined;
  };
  return search(views);
}

/** Puts the cursor of an editor on the declaration of a view. */
async function goTo(vscode, client, editor, name) {
  const { document, viewColumn } = editor;
  const symbols = await client.request(
    "textDocument/documentSymbol", { textDocument: { uri: document.uri.toString() } }).catch(() => null);
  const found = find(symbols ?? [], name);
  if (!found) return;
  const { Position, Range, Selection, window } = vscode;
  const place = new Position(found.selectionRange.start.line, found.selectionRange.start.character);
  const shown = await window.showTextDocument(document, { viewColumn });
  shown.selection = new Selection(place, place);
  shown.revealRange(new Range(place, place));
}

/** The view at the cursor of an editor, or around it; null for none. */
async function viewAt(client, { document, selection }) {
  const { line, character } = selection.active;
  const found = await client.request(
    "plumb/view", { textDocument: { uri: document.uri.toString() }, position: { line, character } }).catch(() => null);
  return found?.view ?? null;
}

module.exports = { goTo, viewAt };
