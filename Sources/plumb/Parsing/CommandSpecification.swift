/// What a command takes: the one table from which parsing, help, suggestions, completion and manual pages come.
struct CommandSpecification: Sendable {
  var name: String
  /// One line, for the overview.
  var summary: String
  /// What stands after the options.
  var operands: String
  var options: [OptionSpecification]
  /// A paragraph or two for the command's own help.
  var details: String
  /// Whether `plumb.yaml` is read first; a command that says nothing about a project works beside a damaged one.
  var readsProject = true
}

extension CommandSpecification {
  /// `plumb verify [PATH...] [OPTION...]`.
  var synopsis: String { "plumb \(name)" + (operands.isEmpty ? "" : " \(operands)") }

  /// Options by their headings, in the table's order.
  var groups: [(heading: String, options: [OptionSpecification])] {
    let headings = options.reduce(into: [String]()) { if !$0.contains($1.group) { $0.append($1.group) } }
    return headings.map { heading in (heading, options.filter { $0.group == heading }) }
  }

  /// What operands stand for, in their order: `PATH`, which may repeat, of `[PATH...] [MATRIX] [OPTION...]`.
  var operandList: [(name: String, isRepeatable: Bool)] {
    let words = operands.split(separator: " ")
    // A required option stands among them with its value.
    return zip(words, [""] + words).filter { word, before in !word.contains("--") && !before.contains("--") }
      .map { word, _ in (String(word.filter(\.isUppercase)), word.contains("...")) }
      .filter { name, _ in !["", "MATRIX", "OPTION"].contains(name) }
  }
}
