/// The options and operands of a command: the single source of parsing, help, suggestions, completion and manual pages.
struct CommandSpecification: Sendable {
  var name: String
  /// One line, for the overview.
  var summary: String
  /// The operands, which follow the options.
  var operands: String
  var options: [OptionSpecification]
  /// A paragraph or two for the command's own help.
  var details: String
  /// Whether `plumb.yaml` is read first; a command unrelated to a project works even if that file is damaged.
  var readsProject = true
}

extension CommandSpecification {
  /// `plumb verify [PATH...] [OPTION...]`.
  var synopsis: String { "plumb \(name)" + (operands.isEmpty ? "" : " \(operands)") }

  /// Options by heading, in the table's order.
  var groups: [(heading: String, options: [OptionSpecification])] {
    let headings = options.reduce(into: [String]()) { if !$0.contains($1.group) { $0.append($1.group) } }
    return headings.map { heading in (heading, options.filter { $0.group == heading }) }
  }

  /// The names of operands in order: `PATH`, which may repeat, for `[PATH...] [MATRIX] [OPTION...]`.
  var operandList: [(name: String, isRepeatable: Bool)] {
    let words = operands.split(separator: " ")
    // The operand text may also contain a required option and its value.
    return zip(words, [""] + words).filter { word, before in !word.contains("--") && !before.contains("--") }
      .map { word, _ in (String(word.filter(\.isUppercase)), word.contains("...")) }
      .filter { name, _ in !["", "MATRIX", "OPTION"].contains(name) }
  }
}
