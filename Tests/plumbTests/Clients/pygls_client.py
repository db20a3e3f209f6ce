"""Goes through the server with pygls, whose types refuse what the protocol does not have: pygls_client.py PLUMB FOLDER."""
import asyncio
import pathlib
import sys

from lsprotocol import types as lsp
from pygls.lsp.client import BaseLanguageClient


async def main(plumb, folder):
    client, arrived, found = BaseLanguageClient("test", "1"), asyncio.Event(), []

    @client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def diagnostics(parameters):
        found.extend(parameters.diagnostics)
        arrived.set()

    await client.start_io(plumb, "lsp")
    encodings = lsp.GeneralClientCapabilities(position_encodings=["utf-8", "utf-16"])
    root = pathlib.Path(folder)
    started = await client.initialize_async(
        lsp.InitializeParams(capabilities=lsp.ClientCapabilities(general=encodings), root_uri=root.as_uri()))
    print("encoding", started.capabilities.position_encoding)
    client.initialized(lsp.InitializedParams())
    file = root / "Recipes" / "login.yaml"
    uri = file.as_uri()
    document = lsp.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(
        lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri, "yaml", 1, file.read_text())))
    await asyncio.wait_for(arrived.wait(), 20)
    print("diagnostics", *[f"{item.code} {item.range}" for item in found])

    def at(line, column):
        return lsp.Position(line, column)

    def whole(line):
        return lsp.Range(at(line, 0), at(line + 1, 0))

    completions = await client.text_document_completion_async(lsp.CompletionParams(document, at(6, 5)))
    print("completion", *[item.label for item in completions.items[:2]])
    hover = await client.text_document_hover_async(lsp.HoverParams(document, at(3, 4)))
    print("hover", hover.range, hover.contents.kind.value)
    definition = await client.text_document_definition_async(lsp.DefinitionParams(document, at(8, 27)))
    print("definition", definition.range)
    context = lsp.ReferenceContext(include_declaration=False)
    references = await client.text_document_references_async(lsp.ReferenceParams(context, document, at(3, 4)))
    highlights = await client.text_document_document_highlight_async(lsp.DocumentHighlightParams(document, at(3, 4)))
    print("references", len(references), "highlights", len(highlights))
    place = await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(document, at(3, 4)))
    renamed = await client.text_document_rename_async(lsp.RenameParams(document, at(3, 4), "Heading"))
    print("rename", place.placeholder, len(renamed.changes[uri]))
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document))
    folds = await client.text_document_folding_range_async(lsp.FoldingRangeParams(document))
    print("symbols", *[item.name for item in symbols], "folds", len(folds))
    options = lsp.FormattingOptions(tab_size=2, insert_spaces=True)
    print("formatting", len(await client.text_document_formatting_async(lsp.DocumentFormattingParams(document, options))))
    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(document, whole(6), lsp.CodeActionContext([])))
    print("action", actions[0].title)
    tokens = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(document))
    hints = await client.text_document_inlay_hint_async(lsp.InlayHintParams(document, whole(7)))
    print("tokens", len(tokens.data), "hints", *[hint.label for hint in hints])
    await client.shutdown_async(None)
    client.exit(None)


asyncio.run(main(*sys.argv[1:]))
