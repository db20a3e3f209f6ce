import Foundation
package import JSONRPC
import Linting
import RecipeDocuments
import Scenes
package import Values

/// The Language Server Protocol (3.17) for recipes, `plumb.yaml` and storyboards: messages in, messages out.
///
/// Knows no streams: ``LanguageConnection`` reads and writes them.
@MainActor
package final class LanguageServer {
  /// How far the client has come.
  private enum Phase {
    case fresh
    case running
    case shutDown
    case ended(code: Int32)
  }

  private var phase = Phase.fresh
  private var encoding = PositionEncoding.utf16
  private var documents: [String: OpenDocument] = [:]
  private var readings: [String: RecipeReading] = [:]
  /// What the rules found in a document as it is now.
  private var lint: [String: [LintResult]] = [:]
  /// Documents that changed since their diagnostics were sent.
  private var waiting: [String] = []

  private let version: String
  private let readProject: () throws -> ProjectFacts
  private var project: ProjectFacts
  private let pipeline: LayoutPipeline?

  /// - Parameters:
  ///   - version: Of the program, for the client.
  ///   - project: Reads what the project in the working folder says.
  package init(version: String, project: @escaping () throws -> ProjectFacts) {
    self.version = version
    readProject = project
    self.project = ProjectFacts(cells: { $0.cells(Matrix.standard) }, lint: LintSettings())
    // Without fonts all but frames can be said.
    pipeline = try? LayoutPipeline()
  }

  /// How the process is to end; nil while it goes on.
  package var exitCode: Int32? {
    if case .ended(let code) = phase { return code }
    return nil
  }

  /// Whether diagnostics are due.
  package var hasWaiting: Bool { !waiting.isEmpty }

  // MARK: Messages

  /// Takes a message.
  /// - Parameter isCancelled: Whether the client does not want the answer any more.
  /// - Returns: What is to be sent.
  package func take(_ bytes: [UInt8], isCancelled: (RPCID) -> Bool = { _ in false }) -> [JSONText] {
    do {
      switch try RPCMessage(bytes) {
      case .request(let id, let method, let parameters):
        if isCancelled(id) { return [RPCMessage.failure(RPCError(.cancelled, "cancelled"), to: id)] }
        do {
          return [RPCMessage.result(try answer(method, parameters), to: id)]
        } catch {
          return [RPCMessage.failure(error, to: id)]
        }
      case .notification(let method, let parameters): return note(method, parameters)
      case .response: return []
      }
    } catch {
      return [RPCMessage.failure(error, to: RPCMessage.id(of: bytes))]
    }
  }

  /// Takes what is no message.
  package func take(damage: String) -> [JSONText] {
    [RPCMessage.failure(RPCError(.parseError, damage), to: .none)]
  }

  private func answer(_ method: String, _ parameters: JSONText) throws(RPCError) -> JSONText {
    switch (phase, method) {
    case (.fresh, "initialize"): return initialize(parameters)
    case (.fresh, _): throw RPCError(.notInitialized, "send initialize first")
    case (.running, "initialize"): throw RPCError(.invalidRequest, "initialize was sent before")
    case (.running, "shutdown"):
      phase = .shutDown
      return .nothing
    case (.running, _): return try feature(method, parameters)
    case (.shutDown, _), (.ended, _): throw RPCError(.invalidRequest, "the server was shut down; send exit")
    }
  }

  /// Notifications that cannot be understood are left alone, as the protocol wants it.
  private func note(_ method: String, _ parameters: JSONText) -> [JSONText] {
    if method == "exit" {
      if case .shutDown = phase { phase = .ended(code: 0) } else { phase = .ended(code: 1) }
      return []
    }
    guard case .running = phase else { return [] }
    let uri = parameters["textDocument"]?["uri"]?.string
    switch method {
    case "textDocument/didOpen":
      guard let uri, let text = parameters["textDocument"]?["text"]?.string else { return [] }
      documents[uri] = OpenDocument(
        uri: uri, version: parameters["textDocument"]?["version"]?.integer, text: text, encoding: encoding)
      changed(uri)
    case "textDocument/didChange":
      guard let uri, let changes = parameters["contentChanges"]?.items else { return [] }
      try? documents[uri]?.change(changes, version: parameters["textDocument"]?["version"]?.integer)
      changed(uri)
    case "textDocument/didClose":
      guard let uri, documents.removeValue(forKey: uri) != nil else { return [] }
      forget(uri)
      waiting.removeAll { $0 == uri }
      return [Self.diagnostics([], uri: uri, version: nil)]
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      // Pictures, fonts and settings on disk may be others now.
      readSettings()
      for uri in documents.keys.sorted() { changed(uri) }
    default: break
    }
    return []
  }

  private func changed(_ uri: String) {
    guard documents[uri] != nil else { return }
    forget(uri)
    if !waiting.contains(uri) { waiting.append(uri) }
  }

  private func forget(_ uri: String) { (readings[uri], lint[uri]) = (nil, nil) }

  // MARK: Beginning

  private func initialize(_ parameters: JSONText) -> JSONText {
    phase = .running
    encoding = PositionEncoding(offered: parameters["capabilities"]?["general"]?["positionEncodings"]?.items ?? [])
    let root = parameters["rootUri"]?.string ?? parameters["workspaceFolders"]?.items?.first?["uri"]?.string
    if let path = root.flatMap(DocumentURI.path) { _ = FileManager.default.changeCurrentDirectoryPath(path) }
    readSettings()
    return .pairs([
      ("capabilities", ServerCapabilities.json(encoding)),
      ("serverInfo", .pairs([("name", .text("plumb")), ("version", .text(version))])),
    ])
  }

  /// Settings that cannot be read leave those from before; `plumb.yaml` has a diagnostic then.
  private func readSettings() {
    guard let read = try? readProject() else { return }
    project = read
  }

  // MARK: Diagnostics

  /// The diagnostics of the document that has waited longest.
  /// - Complexity: For a recipe, a layout for each shape of the project's cells.
  package func publishNext() -> [JSONText] {
    guard !waiting.isEmpty else { return [] }
    let uri = waiting.removeFirst()
    guard let document = documents[uri] else { return [] }
    let found: [Diagnostic]
    switch document.kind {
    case .recipe:
      let recipe = RecipeDiagnostics(
        document: document, reading: reading(document), project: project, pipeline: pipeline)
      found = recipe.problems + recipe.findings(of: lintResults(document))
    case .project: found = OtherDiagnostics.ofProject(document)
    case .storyboard: found = OtherDiagnostics.ofStoryboard(document)
    case .other: found = []
    }
    return [Self.diagnostics(found, uri: uri, version: document.version)]
  }

  private static func diagnostics(_ found: [Diagnostic], uri: String, version: Int?) -> JSONText {
    RPCMessage.notification(
      "textDocument/publishDiagnostics",
      .pairs(
        [("uri", .text(uri))] + (version.map { [("version", JSONText.number(Double($0)))] } ?? []) + [
          ("diagnostics", .list(found.map(\.json)))
        ]))
  }

  private func reading(_ document: OpenDocument) -> RecipeReading {
    if let known = readings[document.uri] { return known }
    let reading = RecipeReading(document)
    readings[document.uri] = reading
    return reading
  }

  private func lintResults(_ document: OpenDocument) -> [LintResult] {
    if let known = lint[document.uri] { return known }
    let found = RecipeDiagnostics(
      document: document, reading: reading(document), project: project, pipeline: pipeline
    ).lint
    lint[document.uri] = found
    return found
  }

  // MARK: Features

  private func feature(_ method: String, _ parameters: JSONText) throws(RPCError) -> JSONText {
    guard ServerCapabilities.methods.contains(method) else {
      throw RPCError(.methodNotFound, "unknown method \(Escaped.line(String(method.prefix(200))))")
    }
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw RPCError(.invalidParameters, "\(method) needs textDocument.uri")
    }
    guard let document = documents[uri] else {
      throw RPCError(.invalidParameters, "the document is not open; send textDocument/didOpen first")
    }
    if document.kind == .project, method == "textDocument/completion" {
      let outline = DocumentOutline(document.text.text, format: .project)
      return Completion(document: document, outline: outline, format: .project).list(at: try position(parameters))
    }
    guard document.kind == .recipe else { return .nothing }
    return try feature(method, parameters, document, reading(document))
  }

  private func feature(
    _ method: String, _ parameters: JSONText, _ document: OpenDocument, _ reading: RecipeReading
  ) throws(RPCError) -> JSONText {
    let outline = reading.outline
    let mentions = Mentions(document: document, outline: outline)
    switch method {
    case "textDocument/completion":
      return Completion(document: document, outline: outline, format: .recipe).list(at: try position(parameters))
    case "textDocument/hover":
      let cells = reading.scene.map(project.cells) ?? []
      return Hover(document: document, outline: outline, scene: reading.scene, cells: cells, pipeline: pipeline)
        .answer(at: try position(parameters))
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
      return .pairs([("changes", .pairs([(document.uri, .list(edits.map(\.json)))]))])
    case "textDocument/documentSymbol": return Symbols(document: document, outline: outline).tree
    case "textDocument/foldingRange": return Symbols(document: document, outline: outline).folds
    case "textDocument/formatting":
      return .list(try Formatting(document: document, outline: outline).edits().map(\.json))
    case "textDocument/codeAction":
      return CodeActions(document: document, reading: reading, lint: lintResults(document)).list(
        in: try range(parameters))
    case "plumb/preview":
      guard let pipeline else { throw RPCError(.requestFailed, "the fonts are missing; `plumb doctor` names them") }
      let cells = reading.scene.map(project.cells) ?? []
      return Preview(
        document: document, outline: outline, scene: reading.scene, cells: cells, pipeline: pipeline
      ).answer(at: TextPosition(parameters["position"]), cell: parameters["cell"]?.string)
    case "textDocument/semanticTokens/full": return SemanticTokens(document: document, outline: outline).data
    case "textDocument/inlayHint":
      let range = try range(parameters)
      guard let scene = reading.scene, let pipeline, let cell = project.cells(scene).first else { return .list([]) }
      return InlayHints(document: document, outline: outline, scene: scene, cell: cell, pipeline: pipeline)
        .list(lines: range.start.line...range.end.line)
    default: throw RPCError(.methodNotFound, "unknown method \(method)")
    }
  }

  private func position(_ parameters: JSONText) throws(RPCError) -> TextPosition {
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
