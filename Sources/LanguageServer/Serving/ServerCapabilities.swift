import Values

/// The server's capabilities in the protocol's form.
enum ServerCapabilities {
  /// Requests about a document.
  static let methods: Set<String> = [
    "textDocument/completion", "textDocument/hover", "textDocument/signatureHelp", "textDocument/definition",
    "textDocument/references", "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename",
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/formatting", "textDocument/codeAction",
    "textDocument/semanticTokens/full", "textDocument/inlayHint", "textDocument/documentColor",
    "textDocument/colorPresentation", "textDocument/codeLens", "plumb/preview", "plumb/view",
  ]

  /// - Parameter resolvesActions: Whether the client asks for the edits of actions when it needs them.
  static func json(_ encoding: PositionEncoding, resolvesActions: Bool) -> JSONText {
    func texts(_ texts: [String]) -> JSONText { .list(texts.map(JSONText.text)) }
    let legend = JSONText.pairs([("tokenTypes", texts(SemanticTokens.types)), ("tokenModifiers", .list([]))])
    return .pairs([
      ("positionEncoding", .text(encoding.rawValue)),
      // Changes are sent as ranges; notifications of saving are needed, but not the text.
      ("textDocumentSync", .pairs([("openClose", .flag(true)), ("change", .number(2)), ("save", .flag(true))])),
      ("completionProvider", .pairs([("triggerCharacters", texts([".", ":", " ", "\n"]))])),
      ("hoverProvider", .flag(true)),
      ("signatureHelpProvider", .pairs([("triggerCharacters", texts([".", " ", "=", ":", "[", "-", "("]))])),
      ("definitionProvider", .flag(true)),
      ("referencesProvider", .flag(true)),
      ("documentHighlightProvider", .flag(true)),
      ("renameProvider", .pairs([("prepareProvider", .flag(true))])),
      ("documentSymbolProvider", .flag(true)),
      ("foldingRangeProvider", .flag(true)),
      ("documentFormattingProvider", .flag(true)),
      (
        "codeActionProvider",
        .pairs(
          [("codeActionKinds", texts(["quickfix", "refactor"]))]
            + (resolvesActions ? [("resolveProvider", .flag(true))] : []))
      ),
      ("semanticTokensProvider", .pairs([("legend", legend), ("full", .flag(true))])),
      ("inlayHintProvider", .flag(true)),
      ("colorProvider", .flag(true)),
      ("codeLensProvider", .pairs([("resolveProvider", .flag(false))])),
      ("workspaceSymbolProvider", .flag(true)),
      ("executeCommandProvider", .pairs([("commands", texts([CodeActions.renameGoldens, CodeLenses.verify]))])),
    ])
  }
}
