import JSONRPC
package import Values

/// An operation that a program may request.
package struct Tool {
  /// The name for programs.
  package let name: String
  /// An earlier name, which is accepted and not listed.
  package var formerly: String?
  /// The title for people.
  package let title: String
  /// What it does, and when to use it.
  package let summary: String
  /// The tool's parameters.
  package let parameters: [ToolParameter]
  /// The JSON schema of its result.
  package let result: JSONText
  /// Whether it changes nothing in the project.
  package let isReadOnly: Bool
  /// Does the work; the second argument returns whether the request was cancelled.
  package let run: (_ arguments: ToolArguments, _ isCancelled: () -> Bool) throws(ToolFailure) -> ToolOutcome

  /// Creates a tool.
  package init(
    _ name: String, title: String, _ summary: String, _ parameters: [ToolParameter],
    result: JSONText, isReadOnly: Bool = true,
    run: @escaping (_ arguments: ToolArguments, _ isCancelled: () -> Bool) throws(ToolFailure) -> ToolOutcome
  ) {
    (self.name, self.title) = (name, title)
    (self.summary, self.parameters) = (summary, parameters)
    (self.result, self.isReadOnly, self.run) = (result, isReadOnly, run)
  }

  /// Returns the tool with a name that clients knew it by.
  package func formerly(_ name: String) -> Tool {
    var tool = self
    tool.formerly = name
    return tool
  }

  /// Returns the result schema of a tool that runs a command.
  package static func result(of command: String) -> JSONText {
    OutputSchema(of: command)?.ofTool ?? .pairs([("type", .text("object"))])
  }

  /// The tool in the protocol's list.
  var json: JSONText {
    .pairs([
      ("name", .text(name)), ("title", .text(title)), ("description", .text(summary)),
      (
        "inputSchema",
        .pairs([
          ("type", .text("object")), ("properties", .pairs(parameters.map { ($0.name, $0.schema) })),
          ("required", .list(parameters.filter(\.isRequired).map { .text($0.name) })),
          ("additionalProperties", .flag(false)),
        ])
      ),
      ("outputSchema", result),
      (
        "annotations",
        .pairs([("readOnlyHint", .flag(isReadOnly)), ("openWorldHint", .flag(false))])
      ),
    ])
  }
}

/// A parameter of a tool.
package struct ToolParameter {
  /// The type of a value.
  package enum Kind {
    case text
    /// A list of texts with a maximum length.
    case texts(limit: Int)
    case choice([String])
    /// A whole number from 1.
    case count
  }

  /// The longest text, in bytes.
  package static let textLimit = 4 << 20

  /// The name for programs.
  package let name: String
  /// The type of the value.
  package let kind: Kind
  /// The parameter's purpose.
  package let purpose: String
  /// Whether the parameter is required.
  package let isRequired: Bool

  /// Creates a parameter of a tool.
  package init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ purpose: String) {
    (self.name, self.kind, self.purpose, self.isRequired) = (name, kind, purpose, isRequired)
  }

  var schema: JSONText {
    let type: [(String, JSONText)] =
      switch kind {
      case .text: [("type", .text("string"))]
      case .texts(let limit):
        [
          ("type", .text("array")), ("items", .pairs([("type", .text("string"))])),
          ("maxItems", .number(Double(limit))),
        ]
      case .choice(let words): [("enum", .list(words.map(JSONText.text)))]
      case .count: [("type", .text("integer")), ("minimum", .number(1))]
      }
    return .pairs(type + [("description", .text(purpose))])
  }

  /// What a value must be, for messages.
  var requirement: String {
    switch kind {
    case .text: "a text that is not empty"
    case .texts(let limit): "a list of at most \(limit) texts that are not empty"
    case .choice(let words): words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))"
    case .count: "a whole number, 1 or greater"
    }
  }

  /// Returns the value as texts; nil if the parameter does not accept it.
  func texts(_ value: JSONText) -> [String]? {
    let texts: [String]
    switch kind {
    case .text:
      guard let text = value.string else { return nil }
      texts = [text]
    case .choice(let words):
      guard let text = value.string, words.contains(text) else { return nil }
      texts = [text]
    case .count:
      // A text was accepted earlier.
      guard let number = value.integer ?? value.string.flatMap({ Int($0) }), number >= 1 else { return nil }
      texts = [String(number)]
    case .texts(let limit):
      guard let items = value.items, items.count <= limit else { return nil }
      texts = items.compactMap(\.string)
      if texts.count != items.count { return nil }
    }
    return texts.allSatisfy { !$0.isEmpty && $0.utf8.count <= Self.textLimit && !$0.utf8.contains(0) } ? texts : nil
  }
}
