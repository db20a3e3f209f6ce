package import Values

/// A received message of JSON-RPC 2.0.
package enum RPCMessage: Sendable {
  /// Requires an answer with the id.
  case request(id: RPCID, method: String, parameters: JSONText)
  /// Requires no answer.
  case notification(method: String, parameters: JSONText)
  /// An answer to one of our requests.
  case response(id: RPCID?)

  /// Reads a message.
  /// - Throws: ``RPCError`` for bytes that are not a message; ``id(of:)`` returns the id for the answer.
  package init(_ bytes: [UInt8]) throws(RPCError) {
    let value: JSONText
    do {
      value = try JSONReader.read(bytes)
    } catch {
      throw RPCError(.parseError, error.message)
    }
    try self.init(value)
  }

  /// Reads a message from JSON.
  /// - Throws: ``RPCError`` for a value that is not a message.
  package init(_ value: JSONText) throws(RPCError) {
    guard value.members != nil else { throw RPCError(.invalidRequest, "a message is an object") }
    guard value["jsonrpc"]?.string == "2.0" else {
      throw RPCError(.invalidRequest, "a message has \"jsonrpc\": \"2.0\"")
    }
    let id = value["id"].flatMap(RPCID.init)
    guard let method = value["method"] else {
      if value["result"] == nil, value["error"] == nil { throw RPCError(.invalidRequest, "a message has a method") }
      self = .response(id: id)
      return
    }
    guard let name = method.string else { throw RPCError(.invalidRequest, "a method is a text") }
    let parameters = value["params"] ?? .nothing
    switch parameters {
    case .pairs, .list, .nothing: break
    default: throw RPCError(.invalidRequest, "params is an object or a list")
    }
    if value["id"] == nil {
      self = .notification(method: name, parameters: parameters)
    } else if let id {
      self = .request(id: id, method: name, parameters: parameters)
    } else {
      throw RPCError(.invalidRequest, "an id is a text or a whole number")
    }
  }

  /// Returns the id for the answer to bytes that are not a message; ``RPCID/none`` if it cannot be read.
  package static func id(of bytes: [UInt8]) -> RPCID {
    (try? JSONReader.read(bytes))?["id"].flatMap(RPCID.init) ?? .none
  }

  /// Returns the answer to a request.
  package static func result(_ result: JSONText, to id: RPCID) -> JSONText {
    .pairs([("jsonrpc", .text("2.0")), ("id", id.json), ("result", result)])
  }

  /// Returns the answer to a request that failed.
  package static func failure(_ error: RPCError, to id: RPCID) -> JSONText {
    let data = error.data.map { [("data", $0)] } ?? []
    return .pairs([
      ("jsonrpc", .text("2.0")), ("id", id.json),
      ("error", .pairs([("code", .number(Double(error.code.rawValue))), ("message", .text(error.message))] + data)),
    ])
  }

  /// Returns one of our notifications.
  package static func notification(_ method: String, _ parameters: JSONText) -> JSONText {
    .pairs([("jsonrpc", .text("2.0")), ("method", .text(method)), ("params", parameters)])
  }
}

/// The id of a request.
package enum RPCID: Sendable, Hashable {
  case number(Int)
  case text(String)
  /// `null`: for a message whose id cannot be read.
  case none

  init?(_ value: JSONText) {
    if let number = value.integer {
      self = .number(number)
    } else if let text = value.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// The id as the client wrote it.
  package var json: JSONText {
    switch self {
    case .number(let number): .number(Double(number))
    case .text(let text): .text(text)
    case .none: .nothing
    }
  }

  /// Returns the id in the parameters of `$/cancelRequest` and similar notifications.
  package static func named(in parameters: JSONText, _ key: String) -> RPCID? { parameters[key].flatMap(RPCID.init) }
}

/// The reason why a request has no result.
package struct RPCError: Error, Sendable, CustomStringConvertible {
  /// The codes of JSON-RPC 2.0 and of the Language Server Protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case cancelled = -32800
    /// The Model Context Protocol's, for a revision that the server does not speak.
    case unsupportedVersion = -32022

    /// The Model Context Protocol's code for an unknown resource.
    package static let resourceNotFound = notInitialized
  }

  /// The protocol's code for the error.
  package let code: Code
  /// The cause, and the next step if there is one.
  package let message: String
  /// What programs can use to do better; nil for nothing.
  package let data: JSONText?

  package var description: String { message }

  /// Creates an error with its message.
  package init(_ code: Code, _ message: String, data: JSONText? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }
}
