import JSONRPC
import Values

/// How a request and the server agree on a revision of the protocol.
enum ProtocolRevision {
  /// `initialize` agreed on one for the whole connection: up to 2025-11-25.
  case handshake
  /// The request itself names one in `_meta`, and nothing is remembered: from 2026-07-28 on.
  case perRequest

  /// Revisions with a handshake, newest first; 2025-03-26 is not offered because it alone has batches of messages.
  static let ofHandshake = ["2025-11-25", "2025-06-18", "2024-11-05"]
  /// Revisions that requests name, newest first.
  static let ofRequests = ["2026-07-28"]

  private static let prefix = "io.modelcontextprotocol/"

  /// How long a client may keep what cannot change while the server runs, in milliseconds.
  private static let keptFor = 3_600_000.0

  /// - Throws: ``RPCError`` for an unknown revision, and for a request that names one but not the client's capabilities.
  init(_ parameters: JSONText) throws(RPCError) {
    let meta = parameters["_meta"] ?? .nothing
    guard let named = meta[Self.prefix + "protocolVersion"] else {
      self = .handshake
      return
    }
    let asked = named.string ?? ""
    guard Self.ofRequests.contains(asked) else {
      throw RPCError(
        .unsupportedVersion, "protocolVersion is one of \(Self.ofRequests.joined(separator: ", "))",
        data: .pairs([
          ("supported", .list((Self.ofRequests + Self.ofHandshake).map(JSONText.text))), ("requested", .text(asked)),
        ]))
    }
    guard meta[Self.prefix + "clientCapabilities"]?.members != nil else {
      throw RPCError(.invalidParameters, "_meta has no \(Self.prefix)clientCapabilities; it may be an empty object")
    }
    self = .perRequest
  }

  /// The error for a resource that does not exist.
  var resourceNotFound: RPCError.Code { self == .handshake ? .resourceNotFound : .invalidParameters }

  /// Returns a result with what the revision wants in each.
  /// - Parameters:
  ///   - canBeKept: Whether the result is the same as long as the server runs.
  ///   - server: The server's name and version.
  func result(_ result: JSONText, canBeKept: Bool, server: JSONText) -> JSONText {
    guard self == .perRequest, let members = result.members else { return result }
    let caching: [(String, JSONText)] =
      canBeKept ? [("ttlMs", .number(Self.keptFor)), ("cacheScope", .text("private"))] : []
    return .pairs(
      [("resultType", .text("complete"))] + members + caching
        + [("_meta", .pairs([(Self.prefix + "serverInfo", server)]))])
  }
}
