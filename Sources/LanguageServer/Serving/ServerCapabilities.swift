import Values

/// What the server can do, as the protocol says it.
enum ServerCapabilities {
  /// Requests about a document.
  static let methods: Set<String> = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename",
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/formatting", "textDocument/codeAction",
    "textDocument/semanticTokens/full", "textDocument/inlayHint", "plumb/preview",
  ]

  static func json(_ encoding: PositionEncoding) -> JSONText {
    let legend = JSONText.pairs([
      ("tokenTypes", .list(SemanticTokens.types.map(JSONText.text))), ("tokenModifiers", .list([])),
    ])
    return .pairs([
      ("positionEncoding", .text(encoding.rawValue)),
      // Changes come as ranges; a save is of interest, its text is not.
      ("textDocumentSync", .pairs([("openClose", .flag(true)), ("change", .number(2)), ("save", .flag(true))])),
      ("completionProvider", .pairs([("triggerCharacters", .list([".", ":", " ", "\n"].map(JSONText.text)))])),
      ("hoverProvider", .flag(true)),
      ("definitionProvider", .flag(true)),
      ("referencesProvider", .flag(true)),
      ("documentHighlightProvider", .flag(true)),
      ("renameProvider", .pairs([("prepareProvider", .flag(true))])),
      ("documentSymbolProvider", .flag(true)),
      ("foldingRangeProvider", .flag(true)),
      ("documentFormattingProvider", .flag(true)),
      ("codeActionProvider", .pairs([("codeActionKinds", .list([.text("quickfix")]))])),
      ("semanticTokensProvider", .pairs([("legend", legend), ("full", .flag(true))])),
      ("inlayHintProvider", .flag(true)),
    ])
  }
}
