/// An option of a command.
struct OptionSpecification: Sendable {
  /// With its hyphens.
  var name: String
  /// The name of its value; nil for a flag.
  var value: String?
  var isRepeatable = false
  /// An older name that still works; help does not show it.
  var alias: String?
  /// Heading under which help shows it.
  var group: String
  var help: String
  /// A shell's suggestions for its value.
  var completion: Completion = .nothing

  /// A flag.
  init(_ name: String, group: String = "Options", _ help: String) {
    self.name = name
    self.group = group
    self.help = help
  }

  /// An option with a value.
  /// - Parameter completion: A shell's suggestions; nil derives them from the value's name (``Completion/init(of:)``).
  init(
    _ name: String, _ value: String, alias: String? = nil, repeatable: Bool = false, group: String = "Options",
    completion: Completion? = nil, _ help: String
  ) {
    self.name = name
    self.value = value
    self.alias = alias
    isRepeatable = repeatable
    self.group = group
    self.help = help
    self.completion = completion ?? Completion(of: value)
  }
}

extension OptionSpecification {
  /// `--report DIR`.
  var synopsis: String { name + (value.map { " \($0)" } ?? "") }
}
