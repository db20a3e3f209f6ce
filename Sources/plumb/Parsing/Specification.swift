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

struct OptionSpecification: Sendable {
  /// With its hyphens.
  var name: String
  /// What its value stands for; nil for a flag.
  var value: String?
  var isRepeatable = false
  /// Heading under which help shows it.
  var group: String
  var help: String

  /// A flag.
  init(_ name: String, group: String = "Options", _ help: String) {
    self.name = name
    self.group = group
    self.help = help
  }

  /// An option with a value.
  init(_ name: String, _ value: String, repeatable: Bool = false, group: String = "Options", _ help: String) {
    self.name = name
    self.value = value
    isRepeatable = repeatable
    self.group = group
    self.help = help
  }
}

/// A command of the tool.
@MainActor
protocol Command {
  static var specification: CommandSpecification { get }
  /// - Throws: ``UsageError`` for values that make no sense.
  init(_ arguments: ParsedArguments) throws
  func run(_ console: Console) async throws -> ExitCode
}
