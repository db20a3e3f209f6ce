import JSONRPC
import Values

/// The arguments of a call to a tool, all of the types that its parameters require.
package struct ToolArguments {
  private let values: [String: [String]]

  /// - Throws: ``ToolFailure``, which a program reads, for arguments that the tool does not accept, and if one is missing.
  init(_ json: JSONText, of tool: Tool) throws(ToolFailure) {
    var values: [String: [String]] = [:]
    for (name, value) in json.members ?? [] {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        let known = tool.parameters.map(\.name).joined(separator: ", ")
        throw ToolFailure("\(tool.name) has no argument \(Escaped.json(name)); it has \(known)")
      }
      guard let texts = parameter.texts(value) else {
        throw ToolFailure("\(name) of \(tool.name) must be \(parameter.requirement): \(parameter.purpose)")
      }
      values[name] = texts
    }
    if let missing = tool.parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw ToolFailure("\(tool.name) needs \(missing.name): \(missing.purpose)")
    }
    self.values = values
  }

  /// The value of an argument; nil if it is omitted.
  package subscript(name: String) -> String? { values[name]?.first }

  /// Returns the values of a list; none if it is omitted.
  package func all(_ name: String) -> [String] { values[name] ?? [] }
}

/// The reason why a tool has no result: programs read it, and try something else.
package struct ToolFailure: ReportedError, Hashable {
  /// The cause, and the next step.
  package let message: String

  /// Creates a failure with its cause.
  package init(_ message: String) { self.message = message }

  package var description: String { message }
}
