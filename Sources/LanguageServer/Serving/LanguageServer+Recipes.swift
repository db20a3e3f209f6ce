import JSONRPC
import Layout
import RecipeDocuments
import Values

/// Requests about recipes.
extension LanguageServer {
  /// Answers a request about a recipe.
  func feature(
    _ method: String, _ parameters: JSONText, _ document: OpenDocument, _ reading: RecipeReading
  ) throws(RPCError) -> JSONText {
    let outline = reading.outline
    let mentions = Mentions(document: document, outline: outline, problems: reading.problems)
    switch method {
    case "textDocument/completion":
      return Completion(document: document, outline: outline, format: .recipe).list(at: try position(parameters))
    case "textDocument/hover": return Hover(reading: reading).answer(at: try position(parameters))
    case "textDocument/signatureHelp":
      return SignatureHelp(document: document, outline: outline).answer(at: try position(parameters))
    case "textDocument/definition": return mentions.definition(at: try position(parameters))
    case "textDocument/references":
      let withDeclaration = parameters["context"]?["includeDeclaration"]?.boolean ?? true
      return mentions.references(at: try position(parameters), withDeclaration: withDeclaration)
    case "textDocument/documentHighlight": return mentions.highlights(at: try position(parameters))
    case "textDocument/prepareRename": return mentions.renamed(at: try position(parameters))
    case "textDocument/rename":
      guard let name = parameters["newName"]?.string else {
        throw RPCError(.invalidParameters, "textDocument/rename needs newName")
      }
      let edits = try mentions.edits(at: try position(parameters), name: name)
      if let old = mentions.name(at: try position(parameters)) {
        renames[document.uri, default: ViewRenames()].add(old, name)
      }
      return .pairs([("changes", .pairs([(document.uri, .list(edits.map(\.json)))]))])
    case "textDocument/documentSymbol": return Symbols(document: document, outline: outline).tree
    case "textDocument/foldingRange": return Symbols(document: document, outline: outline).folds
    case "textDocument/formatting":
      return .list(
        try Formatting(document: document, outline: outline, scene: reading.scene).edits().map(\.json))
    case "textDocument/codeAction":
      let range = try range(parameters)
      let known = diagnostics(document, reading)
      let list = CodeActions(
        document: document, diagnostics: known,
        renames: renames[document.uri] ?? ViewRenames(), name: mentions.name(at: range.start)
      ).list(in: range)
      return resolvesActions
        ? .list((list.items ?? []) + RepairActions(document: document).list(known, in: range)) : list
    case "textDocument/documentColor": return Colors(document: document, outline: outline).list
    case "textDocument/colorPresentation":
      guard let color = SceneColor(parameters["color"]) else {
        throw RPCError(.invalidParameters, "color has red, green, blue and alpha, from 0 to 1")
      }
      return Colors(document: document, outline: outline).presentations(color, in: try range(parameters))
    case "textDocument/codeLens": return CodeLenses(reading: reading).list(offersPage: hasPages)
    case "plumb/preview":
      guard let pipeline else { throw RPCError(.requestFailed, "the fonts are missing; `plumb doctor` names them") }
      return Preview(reading: reading).answer(
        at: TextPosition(parameters["position"]), cell: parameters["cell"]?.string, pipeline)
    case "plumb/view": return Preview(reading: reading).view(at: try position(parameters))
    case "textDocument/semanticTokens/full": return SemanticTokens(document: document, outline: outline).data
    case "textDocument/inlayHint":
      let range = try range(parameters)
      return InlayHints(reading)?.list(lines: range.start.line...range.end.line) ?? .list([])
    default: throw RPCError(.methodNotFound, "unknown method \(method)")
    }
  }

  /// Returns the diagnostics sent for this version of a recipe; if none were sent, those that are about to be.
  /// - Complexity: One layout per class of cells, if the version has not been examined yet.
  private func diagnostics(_ document: OpenDocument, _ reading: RecipeReading) -> [Diagnostic] {
    if let known = sent[document.uri], known.version == document.version,
      !known.diagnostics.isEmpty || known.isComplete
    {
      return known.diagnostics
    }
    while reading.findings?.isPresentable == false { reading.step() }
    return reading.findings?.diagnostics ?? reading.problemDiagnostics
  }

  func position(_ parameters: JSONText) throws(RPCError) -> TextPosition {
    guard let position = TextPosition(parameters["position"]) else {
      throw RPCError(.invalidParameters, "position has a line and a character, both at least 0")
    }
    return position
  }

  private func range(_ parameters: JSONText) throws(RPCError) -> TextRange {
    guard let range = TextRange(parameters["range"]) else {
      throw RPCError(.invalidParameters, "range has a start and an end")
    }
    return range
  }
}
