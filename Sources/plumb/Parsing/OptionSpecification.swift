/// An option of a command.
struct OptionSpecification: Sendable {
  /// With its hyphens.
  var name: String
  /// The name of its value; nil for a flag.
  var value: String?
  /// How often it may be given, and whether commas separate values.
  var occurrence = Occurrence.once
  /// An older name that still works; help does not show it.
  var alias: String?
  /// Heading under which help shows it.
  var group: String
  var help: String
  /// A shell's suggestions for its value.
  var completion: ShellCompletion = .nothing

  /// How often an option may be given.
  enum Occurrence {
    case once
    /// Once, with commas between values.
    case list
    /// Several times: a comma can be part of a value.
    case repeated
    /// Several times, and with commas between values.
    case repeatedList
  }

  var isRepeatable: Bool { occurrence == .repeated || occurrence == .repeatedList }
  /// Whether one value may be several with commas between them.
  var isList: Bool { occurrence == .list || occurrence == .repeatedList }

  /// A flag.
  init(_ name: String, group: String = "Options", _ help: String) {
    self.name = name
    self.group = group
    self.help = help
  }

  /// An option with a value.
  /// - Parameter completion: A shell's suggestions; nil derives them from the value's name (``ShellCompletion/init(of:)``).
  init(
    _ name: String, _ value: String, alias: String? = nil, occurs occurrence: Occurrence = .once,
    group: String = "Options", completion: ShellCompletion? = nil, _ help: String
  ) {
    self.name = name
    self.value = value
    self.alias = alias
    self.occurrence = occurrence
    self.group = group
    self.help = help
    self.completion = completion ?? ShellCompletion(of: value)
  }
}

extension OptionSpecification {
  /// Options that every command takes, beside `--help`.
  static let general = [
    OptionSpecification(
      "--color", "WHEN", completion: .words(of: TextStyle.Choice.self),
      "auto (default), always or never; NO_COLOR=1 is never")
  ]

  /// `--report DIR`.
  var synopsis: String { name + (value.map { " \($0)" } ?? "") }
}
