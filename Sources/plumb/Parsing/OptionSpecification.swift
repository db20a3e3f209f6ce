/// An option of a command.
struct OptionSpecification: Sendable {
  /// With its hyphens.
  var name: String
  /// The name of its value; nil for a flag.
  var value: String?
  var isRepeatable = false
  /// Whether one value may be several with commas between them; so may that of every option that may repeat, except where
  /// a comma can be part of a value.
  var isList = false
  /// An older name that still works; help does not show it.
  var alias: String?
  /// Heading under which help shows it.
  var group: String
  var help: String
  /// A shell's suggestions for its value.
  var completion: ShellCompletion = .nothing

  /// A flag.
  init(_ name: String, group: String = "Options", _ help: String) {
    self.name = name
    self.group = group
    self.help = help
  }

  /// An option with a value.
  /// - Parameters:
  ///   - list: Whether commas separate values; as `repeatable` if nil.
  ///   - completion: A shell's suggestions; nil derives them from the value's name (``ShellCompletion/init(of:)``).
  init(
    _ name: String, _ value: String, alias: String? = nil, repeatable: Bool = false, list: Bool? = nil,
    group: String = "Options", completion: ShellCompletion? = nil, _ help: String
  ) {
    self.name = name
    self.value = value
    self.alias = alias
    isRepeatable = repeatable
    isList = list ?? repeatable
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
