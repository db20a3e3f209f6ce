import Foundation
package import JSONRPC
import Layout
import Linting
import RecipeDocuments
import StoryboardDocuments
package import Values

/// The Language Server Protocol (3.17) for recipes, `plumb.yaml` and storyboards: messages in, messages out.
///
/// Independent of streams: ``LanguageConnection`` reads and writes them.
@MainActor
package final class LanguageServer {
  /// The phase of the session.
  private enum Phase {
    case fresh
    case running
    case shutDown
    case ended(code: Int32)
  }

  private var phase = Phase.fresh
  private var encoding = PositionEncoding.utf16
  var resolvesActions = false
  private var documents: [String: OpenDocument] = [:]
  private var readings: [String: RecipeReading] = [:]
  private var storyboards: [String: StoryboardReading] = [:]
  private let storyboardNames = StoryboardNames()
  var renames: [String: ViewRenames] = [:]
  /// Documents whose findings are incomplete, the one that has waited longest first.
  private var waiting: [String] = []
  /// The diagnostics sent last, by document.
  private(set) var sent: [String: Sent] = [:]

  struct Sent {
    let version: Int?
    let diagnostics: [Diagnostic]
    let text: String
    /// Whether the document could not be read.
    let isOfProblems: Bool
    /// Whether all cells were examined.
    let isComplete: Bool
  }

  private let version: String
  private let readProject: () throws -> ProjectFacts
  private let renameGoldens: (_ path: String, _ text: [UInt8]) throws(RPCError) -> String
  private let verify: (_ path: String) throws(RPCError) -> String
  /// Whether the editor has a command for the page of any size.
  private(set) var hasPages = false
  private var project: ProjectFacts
  let pipeline: LayoutPipeline?

  /// - Parameters:
  ///   - version: The program's version, for the client.
  ///   - project: Reads the settings of the project in the working folder.
  ///   - renameGoldens: Gives views in the goldens of a document's scenes their current names, and returns a message;
  ///   receives the document's path and its text in the editor.
  ///   - verify: Compares a saved document with its goldens, and returns a message.
  package init(
    version: String, project: @escaping () throws -> ProjectFacts,
    renameGoldens: @escaping (_ path: String, _ text: [UInt8]) throws(RPCError) -> String,
    verify: @escaping (_ path: String) throws(RPCError) -> String
  ) {
    self.version = version
    readProject = project
    self.renameGoldens = renameGoldens
    self.verify = verify
    self.project = ProjectFacts(cells: { $0.cells(Matrix.standard) }, lint: LintSettings())
    // Without fonts, everything except frames is available.
    pipeline = try? LayoutPipeline()
  }

  /// The exit code of the process; nil while it runs.
  package var exitCode: Int32? {
    if case .ended(let code) = phase { return code }
    return nil
  }

  /// Whether diagnostics or other postponed work are pending.
  package var hasWaiting: Bool { !waiting.isEmpty || readings.values.contains(where: \.wantsHeadroom) }

  /// Whether the pending diagnostics were started: nothing has been typed since.
  package private(set) var isWorking = false

  /// The number of layouts computed so far.
  package var layoutCount: Int { pipeline?.layoutCount ?? 0 }

  /// Returns how often all equations of an open recipe were tokenized in its current version.
  package func tokenizations(_ uri: String) -> Int { readings[uri]?.outline.tokenizations ?? 0 }

  // MARK: Messages

  /// Handles a message.
  /// - Parameters:
  ///   - isCancelled: Whether the client has cancelled the request.
  ///   - isInterrupted: Whether more messages are waiting.
  /// - Returns: The messages to send.
  package func take(
    _ bytes: [UInt8], isCancelled: (RPCID) -> Bool = { _ in false }, isInterrupted: () -> Bool = { false }
  ) -> [JSONText] {
    do {
      switch try RPCMessage(bytes) {
      case .request(let id, let method, let parameters):
        if isCancelled(id) { return [RPCMessage.failure(RPCError(.cancelled, "cancelled"), to: id)] }
        do {
          let result = try answer(method, parameters)
          defer { notes = [] }
          return notes + [RPCMessage.result(result, to: id)]
        } catch {
          return [RPCMessage.failure(error, to: id)]
        }
      case .notification(let method, let parameters): return note(method, parameters, isInterrupted)
      case .response: return []
      }
    } catch {
      return [RPCMessage.failure(error, to: RPCMessage.id(of: bytes))]
    }
  }

  /// Answers bytes that are not a message.
  package func take(damage: String) -> [JSONText] {
    [RPCMessage.failure(RPCError(.parseError, damage), to: .none)]
  }

  /// Notifications to send before the answer to a request.
  private var notes: [JSONText] = []

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

  /// Handles a notification; unknown ones are ignored, as the protocol requires.
  private func note(_ method: String, _ parameters: JSONText, _ isInterrupted: () -> Bool) -> [JSONText] {
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
      return changed([uri], isInterrupted)
    case "textDocument/didChange":
      guard let uri, let changes = parameters["contentChanges"]?.items else { return [] }
      try? documents[uri]?.change(changes, version: parameters["textDocument"]?["version"]?.integer)
      return changed([uri], isInterrupted)
    case "textDocument/didClose":
      guard let uri, documents.removeValue(forKey: uri) != nil else { return [] }
      (readings[uri], storyboards[uri], sent[uri], renames[uri]) = (nil, nil, nil, nil)
      waiting.removeAll { $0 == uri }
      return [Self.diagnostics([], uri: uri, version: nil)]
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      // Pictures, fonts and settings on disk may have changed.
      readSettings()
      StoryboardDocument.forgetFiles()
      (readings, storyboards) = ([:], [:])
      return changed(documents.keys.sorted(), isInterrupted)
    default: return []
    }
  }

  /// Schedules documents for examination. Problems in reading them are reported immediately, unless the next change is
  /// already waiting.
  private func changed(_ uris: [String], _ isInterrupted: () -> Bool) -> [JSONText] {
    isWorking = false
    for uri in uris where documents[uri] != nil && !waiting.contains(uri) { waiting.append(uri) }
    return isInterrupted() ? [] : uris.flatMap(publishProblems)
  }

  // MARK: Diagnostics

  /// Continues with the document that has waited longest, until there is something to send.
  ///
  /// A recipe's findings are sent when one cell of each class has been examined, and again when all cells have been.
  /// - Parameter isInterrupted: Called after each layout: whether to postpone the rest because messages are waiting.
  /// - Complexity: For a recipe, one layout per shape of the project's cells.
  package func publishNext(isInterrupted: () -> Bool = { false }) -> [JSONText] {
    isWorking = true
    while let uri = waiting.first {
      guard let document = documents[uri] else {
        waiting.removeFirst()
        continue
      }
      var found = publishProblems(uri)
      if !found.isEmpty { return found }
      if document.kind == .recipe {
        let reading = reading(document)
        // If the findings of this version are known, those of only some cells add nothing.
        let isKnown = sent[uri].map { $0.version == document.version && $0.isComplete } ?? false
        while reading.findings?.isComplete == false {
          reading.step()
          if !isKnown, reading.findings?.isPresentable ?? false { break }
          if isInterrupted() { return [] }
        }
        if let findings = reading.findings {
          found = publish(findings.diagnostics, document, isComplete: findings.isComplete)
        }
        if reading.findings?.isComplete ?? true { waiting.removeFirst() }
      } else {
        if document.kind == .storyboard {
          let reading = storyboard(document)
          // What the reader says comes first, and the findings when all scenes have been laid out.
          if sent[uri]?.version != document.version || sent[uri] == nil { found = publish(reading.remarks, document) }
          if !found.isEmpty { return found }
          while !reading.isComplete {
            reading.step()
            if isInterrupted() { return [] }
          }
          found = publish(reading.diagnostics, document, isComplete: true)
        }
        waiting.removeFirst()
      }
      if !found.isEmpty || isInterrupted() { return found }
    }
    readings.values.first(where: \.wantsHeadroom)?.findHeadroom()
    return []
  }

  /// Reports the problems in reading a document, or that there are none if the client still shows some.
  private func publishProblems(_ uri: String) -> [JSONText] {
    guard let document = documents[uri] else { return [] }
    let problems: [Diagnostic]
    switch document.kind {
    case .recipe: problems = reading(document).problemDiagnostics
    case .project: return publish(OtherDiagnostics.ofProject(document), document)
    case .storyboard, .other: return []
    }
    let wasReadable = !(sent[uri]?.isOfProblems ?? false)
    return problems.isEmpty && wasReadable ? [] : publish(problems, document, isOfProblems: !problems.isEmpty)
  }

  /// - Returns: Nothing if the client already has the message.
  private func publish(
    _ found: [Diagnostic], _ document: OpenDocument, isOfProblems: Bool = false, isComplete: Bool = false
  ) -> [JSONText] {
    let message = Self.diagnostics(found, uri: document.uri, version: document.version)
    let text = message.compact
    let isKnown = sent[document.uri]?.text == text
    sent[document.uri] = Sent(
      version: document.version, diagnostics: found, text: text, isOfProblems: isOfProblems, isComplete: isComplete)
    return isKnown ? [] : [message]
  }

  private static func diagnostics(_ found: [Diagnostic], uri: String, version: Int?) -> JSONText {
    RPCMessage.notification(
      "textDocument/publishDiagnostics",
      .pairs(
        [("uri", .text(uri))] + (version.map { [("version", JSONText.number(Double($0)))] } ?? []) + [
          ("diagnostics", .list(found.map(\.json)))
        ]))
  }

  /// Returns the reading of a recipe; repeated only if its bytes have changed.
  private func reading(_ document: OpenDocument) -> RecipeReading {
    if let known = readings[document.uri], known.document.text.bytes == document.text.bytes { return known }
    let reading = RecipeReading(document, project, pipeline)
    readings[document.uri] = reading
    return reading
  }

  private func storyboard(_ document: OpenDocument) -> StoryboardReading {
    if let known = storyboards[document.uri], known.document.text.bytes == document.text.bytes { return known }
    let reading = StoryboardReading(document, project, pipeline)
    storyboards[document.uri] = reading
    return reading
  }

  // MARK: Features

  private func feature(_ method: String, _ parameters: JSONText) throws(RPCError) -> JSONText {
    if method == "workspace/executeCommand" { return try execute(parameters) }
    if method == "codeAction/resolve" { return try resolve(parameters) }
    if method == "workspace/symbol" {
      let open = documents.values.compactMap { document in document.path.map { ($0, document) } }
      let symbols = WorkspaceSymbols(
        paths: project.documents(), open: Dictionary(open) { first, _ in first }, encoding: encoding,
        storyboards: storyboardNames)
      return symbols.list(parameters["query"]?.string ?? "")
    }
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

  /// Searches the edit of a code action.
  private func resolve(_ action: JSONText) throws(RPCError) -> JSONText {
    guard let uri = action["data"]?["uri"]?.string, let document = documents[uri], document.kind == .recipe,
      let pipeline
    else { throw RPCError(.invalidParameters, "data has the URI of an open recipe") }
    return try RepairActions(document: document).resolved(action, reading(document), pipeline, project.lint)
  }

  /// Executes the command of a code action.
  private func execute(_ parameters: JSONText) throws(RPCError) -> JSONText {
    let command = parameters["command"]?.string ?? ""
    guard [CodeActions.renameGoldens, CodeLenses.verify].contains(command) else {
      throw RPCError(.invalidParameters, "command is \(CodeActions.renameGoldens) or \(CodeLenses.verify)")
    }
    guard let uri = parameters["arguments"]?.items?.first?.string, let document = documents[uri],
      document.kind == .recipe, let path = document.path
    else { throw RPCError(.invalidParameters, "arguments is a list with the URI of an open recipe") }
    let done: String
    if command == CodeLenses.verify {
      done = try verify(path)
    } else {
      done = try renameGoldens(path, document.text.bytes)
      renames[uri] = nil
    }
    let note = JSONText.pairs([("type", .number(3)), ("message", .text(done))])
    notes.append(RPCMessage.notification("window/showMessage", note))
    return .text(done)
  }

  // MARK: Initialization

  private func initialize(_ parameters: JSONText) -> JSONText {
    phase = .running
    // Editors that have the command say so, because the protocol has no place for commands of clients.
    hasPages = parameters["initializationOptions"]?["hasPages"]?.boolean ?? false
    encoding = PositionEncoding(offered: parameters["capabilities"]?["general"]?["positionEncodings"]?.items ?? [])
    resolvesActions = RepairActions.areResolved(by: parameters["capabilities"])
    let root = parameters["rootUri"]?.string ?? parameters["workspaceFolders"]?.items?.first?["uri"]?.string
    if let path = root.flatMap(DocumentURI.path) { _ = FileManager.default.changeCurrentDirectoryPath(path) }
    readSettings()
    return .pairs([
      ("capabilities", ServerCapabilities.json(encoding, resolvesActions: resolvesActions)),
      ("serverInfo", .pairs([("name", .text("plumb")), ("version", .text(version))])),
    ])
  }

  /// If the settings cannot be read, the previous ones are kept, and `plumb.yaml` has a diagnostic.
  private func readSettings() {
    guard let read = try? readProject() else { return }
    project = read
  }
}
