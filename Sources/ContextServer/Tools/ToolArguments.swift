import JSONRPC
import Values

/// What a tool was called with: all of it is of the kind that its parameters ask for.
package struct ToolArguments {
  private let values: [String: [String]]

  /// - Throws: ``RPCError`` for arguments that the tool does not take, and where one is missing.
  init(_ json: JSONText, of tool: Tool) throws(RPCError) {
    var values: [String: [String]] = [:]
    for (name, value) in json.members ?? [] {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        let known = tool.parameters.map(\.name).joined(separator: ", ")
        throw RPCError(.invalidParameters, "\(tool.name) has no argument \(Escaped.json(name)); it has \(known)")
      }
      guard let texts = parameter.texts(value) else {
        throw RPCError(.invalidParameters, "\(name) of \(tool.name) is not what its schema says: \(parameter.purpose)")
      }
      values[name] = texts
    }
    if let missing = tool.parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw RPCError(.invalidParameters, "\(tool.name) needs \(missing.name): \(missing.purpose)")
    }
    self.values = values
  }

  /// The value of an argument; nil where it is left out.
  package subscript(name: String) -> String? { values[name]?.first }

  /// The values of a list; none where it is left out.
  package func all(_ name: String) -> [String] { values[name] ?? [] }
}

/// Why a tool has no result: programs read it, and try something else.
package struct ToolFailure: Error, Hashable {
  /// The cause, and the next step.
  package let message: String

  /// A failure with its cause.
  package init(_ message: String) { self.message = message }
}
