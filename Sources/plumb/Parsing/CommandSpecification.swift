/// The options and operands of a command: the single source of parsing, help, suggestions, completion and manual pages.
struct CommandSpecification: Sendable {
  /// One word, or two for a command that belongs to another: `sizes`, `sizes near`.
  var name: String
  /// An older name that still works and is shown nowhere.
  var formerly: String?
  /// One line, for the overview.
  var summary: String
  /// The operands, which follow the options.
  var operands: String
  var options: [OptionSpecification]
  /// A paragraph or two for the command's own help.
  var details: String
  /// Command lines that work in a project with a scene `login`.
  var examples: [String]
  /// Whether `plumb.yaml` is read first; a command unrelated to a project works even if that file is damaged.
  var readsProject = true
}

extension CommandSpecification {
  /// The command that it belongs to, or itself: `sizes` for `sizes near`.
  var group: String { String(name.prefix { $0 != " " }) }

  /// Its name among the schemas of outputs.
  var outputName: String { formerly ?? name }

  /// `plumb verify [PATH...] [OPTION...]`.
  var synopsis: String { "plumb \(name)" + (operands.isEmpty ? "" : " \(operands)") }

  /// The options of every command that this one does not have itself.
  var generalOptions: [OptionSpecification] {
    OptionSpecification.general.filter { general in !options.contains { $0.name == general.name } }
  }

  /// All options that it takes.
  var allOptions: [OptionSpecification] { options + generalOptions }

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
      .map { word, _ in (word.filter { $0.isUppercase || $0 == "." }.trimmingDots, word.contains("...")) }
      .filter { name, _ in !["", "MATRIX", "OPTION"].contains(name) }
  }
}

extension String {
  /// `VIEW.EDGE` for `VIEW.EDGE...`.
  fileprivate var trimmingDots: String { String(reversed().drop { $0 == "." }.reversed()) }
}
