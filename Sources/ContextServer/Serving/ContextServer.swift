package import JSONRPC
package import Values

/// The Model Context Protocol: tools and texts for programs; messages in, messages out.
package final class ContextServer {
  private let version: String
  private let tools: [Tool]
  private let withheld: WithheldTools?
  private let resources: [ContextResource]
  private var isInitialized = false

  /// - Parameters:
  ///   - version: The program's version, for the client.
  ///   - tools: The tools that the client may call.
  ///   - withheld: The tools that this server does not offer; nil if it offers all.
  ///   - resources: The texts that the client may read.
  package init(version: String, tools: [Tool], withheld: WithheldTools?, resources: [ContextResource]) {
    (self.version, self.tools, self.withheld, self.resources) = (version, tools, withheld, resources)
  }

  /// Handles a message.
  /// - Parameter isCancelled: Whether the client has cancelled the request; called by tools while they work.
  /// - Returns: The messages to send.
  package func take(_ bytes: [UInt8], isCancelled: (RPCID) -> Bool = { _ in false }) -> [JSONText] {
    do {
      guard case .request(let id, let method, let parameters) = try RPCMessage(bytes) else { return [] }
      var wasCancelled = false
      func asks() -> Bool {
        wasCancelled = wasCancelled || isCancelled(id)
        return wasCancelled
      }
      do {
        let result = try answer(method, parameters, isCancelled: asks)
        // A cancelled request has no answer.
        return wasCancelled ? [] : [RPCMessage.result(result, to: id)]
      } catch {
        return wasCancelled ? [] : [RPCMessage.failure(error, to: id)]
      }
    } catch {
      return [RPCMessage.failure(error, to: RPCMessage.id(of: bytes))]
    }
  }

  /// Returns the answer to a ping of a connection with a handshake; nil for any other message.
  static func answer(toPing message: RPCMessage) -> JSONText? {
    guard case .request(let id, "ping", let parameters) = message,
      case .handshake? = try? ProtocolRevision(parameters)
    else { return nil }
    return RPCMessage.result(.pairs([]), to: id)
  }

  /// Answers bytes that are not a message.
  package func take(damage: String) -> [JSONText] {
    [RPCMessage.failure(RPCError(.parseError, damage), to: .none)]
  }

  /// Methods whose results are the same as long as the server runs.
  private static let constant: Set = [
    "server/discover", "tools/list", "resources/list", "resources/templates/list", "resources/read",
  ]

  private var identity: JSONText { .pairs([("name", .text("plumb")), ("version", .text(version))]) }

  private func answer(
    _ method: String, _ parameters: JSONText, isCancelled: () -> Bool
  ) throws(RPCError) -> JSONText {
    let revision = try ProtocolRevision(parameters)
    switch (method, revision) {
    case ("initialize", _): return initialize(parameters)
    case ("ping", .handshake): return .pairs([])
    case (_, .handshake) where !isInitialized: throw RPCError(.invalidRequest, "send initialize first")
    default: break
    }
    return revision.result(
      try result(method, parameters, revision, isCancelled: isCancelled),
      canBeKept: Self.constant.contains(method), server: identity)
  }

  private func result(
    _ method: String, _ parameters: JSONText, _ revision: ProtocolRevision, isCancelled: () -> Bool
  ) throws(RPCError) -> JSONText {
    switch method {
    case "server/discover" where revision == .perRequest:
      return .pairs([("supportedVersions", .list(ProtocolRevision.ofRequests.map(JSONText.text)))] + about)
    case "tools/list": return .pairs([("tools", .list(tools.map(\.json)))])
    case "tools/call": return try call(parameters, isCancelled: isCancelled)
    case "resources/list": return .pairs([("resources", .list(resources.map(\.json)))])
    case "resources/templates/list": return .pairs([("resourceTemplates", .list([]))])
    case "resources/read": return try read(parameters, revision)
    default: throw RPCError(.methodNotFound, "unknown method \(Escaped.line(String(method.prefix(200))))")
    }
  }

  /// What the server offers, and how to use it.
  private var about: [(String, JSONText)] {
    let instructions =
      "Lays out Auto Layout documents as iOS does. Look with layout, explain and render; try a change before it is made; "
      + "after it, verify and lint. plumb://recipe-format says how recipes are written."
    return [
      ("capabilities", .pairs([("tools", .pairs([])), ("resources", .pairs([]))])),
      ("instructions", .text(withheld.map { "\(instructions) \($0)" } ?? instructions)),
    ]
  }

  private func initialize(_ parameters: JSONText) -> JSONText {
    isInitialized = true
    let (asked, known) = (parameters["protocolVersion"]?.string ?? "", ProtocolRevision.ofHandshake)
    return .pairs(
      [("protocolVersion", .text(known.contains(asked) ? asked : known[0])), ("serverInfo", identity)] + about)
  }

  private func call(_ parameters: JSONText, isCancelled: () -> Bool) throws(RPCError) -> JSONText {
    let name = parameters["name"]?.string
    guard let tool = tools.first(where: { $0.name == name || $0.formerly == name && name != nil }) else {
      if let withheld, withheld.names.contains(where: { $0 == name }) {
        throw RPCError(.invalidParameters, "\(withheld)")
      }
      throw RPCError(.invalidParameters, "name is one of \(tools.map(\.name).joined(separator: ", "))")
    }
    let arguments = parameters["arguments"] ?? .pairs([])
    guard arguments.members != nil else { throw RPCError(.invalidParameters, "arguments is an object") }
    do throws(ToolFailure) {
      return try tool.run(try ToolArguments(arguments, of: tool), isCancelled).json
    } catch {
      return ToolOutcome.json(error)
    }
  }

  private func read(_ parameters: JSONText, _ revision: ProtocolRevision) throws(RPCError) -> JSONText {
    guard let uri = parameters["uri"]?.string, let resource = resources.first(where: { $0.uri == uri }) else {
      throw RPCError(revision.resourceNotFound, "uri is one of \(resources.map(\.uri).joined(separator: ", "))")
    }
    return .pairs([
      (
        "contents",
        .list([
          .pairs([("uri", .text(uri)), ("mimeType", .text(resource.type)), ("text", .text(resource.text()))])
        ])
      )
    ])
  }
}
