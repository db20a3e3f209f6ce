/// What a command takes: the one table from which parsing, help and suggestions come.
struct CommandSpecification: Sendable {
  var name: String
  /// One line, for the overview.
  var summary: String
  /// What stands after the options.
  var operands: String
  var options: [OptionSpecification]
  /// A paragraph or two for the command's own help.
  var details: String
}
