import Values

/// A command line parsed according to its specification.
struct ParsedArguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private(set) var asksForHelp = false
  /// Values used if the command line gives none.
  let settings: Settings
  /// All commands, for those that describe commands.
  let commands: CommandSet

  /// - Throws: ``UsageError`` for unknown options and missing or surplus values.
  @MainActor
  init(
    _ arguments: [String], _ specification: CommandSpecification, _ settings: Settings = Settings(),
    commands: CommandSet = .none
  ) throws {
    self.settings = settings
    self.commands = commands
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument == "--help" || argument == "-h" {
        asksForHelp = true
        continue
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = specification.allOptions.first(where: { $0.name == parts[0] || $0.alias == parts[0] }) else {
        let hint = Suggestion.hint(for: parts[0], among: specification.allOptions.map(\.name))
        throw UsageError(
          "unknown option \(parts[0])\(hint); `plumb help \(specification.name)` lists all")
      }
      if let value = option.value {
        guard let given = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw UsageError("\(option.name) needs a value: \(option.name) \(value)")
        }
        if given.isEmpty { throw UsageError("the value of \(option.name) is empty: \(option.name) \(value)") }
        if !option.isRepeatable, values[option.name] != nil {
          throw UsageError("\(option.name) may be given once")
        }
        let several =
          option.isList ? given.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [given]
        if several.contains("") {
          throw UsageError("a value of \(option.name) is empty in \"\(given)\"; commas separate values")
        }
        values[option.name, default: []] += several
      } else {
        if parts.count > 1 { throw UsageError("\(option.name) takes no value") }
        values[option.name] = [""]
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.first ?? settings.value(of: name) }
  /// Returns the command line's value, ignoring the settings.
  func given(_ name: String) -> String? { values[name]?.first }
  /// The folder of the goldens.
  var goldens: String { get throws { try folder("--goldens") } }
  /// The folder of the run.
  var report: String {
    get throws {
      let path = try folder("--report")
      if let objection = OutputFolder.objection(toReport: path, beside: try goldens) {
        throw UsageError("\(source(of: "--report")) \(objection)")
      }
      return path
    }
  }

  /// - Throws: ``UsageError`` for a folder that cannot be written to.
  private func folder(_ name: String) throws -> String {
    let path = given(name) ?? settings.folder(of: name)
    if let objection = OutputFolder.objection(to: path) { throw UsageError("\(source(of: name)) \(objection)") }
    return path
  }

  /// Returns the name of what gives an option its value, for messages.
  private func source(of name: String) -> String { given(name) == nil ? settings.source(of: name) : name }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns a value from a fixed set of words.
  func choice<Word: RawRepresentable & CaseIterable>(_ name: String, _ type: Word.Type) throws -> Word?
  where Word.RawValue == String {
    try value(name).map { try Self.word($0, of: source(of: name), type) }
  }

  /// Returns the values of an option from a fixed set of words.
  func choices<Word: RawRepresentable & CaseIterable>(_ name: String, _ type: Word.Type) throws -> [Word]
  where Word.RawValue == String {
    try all(name).map { try Self.word($0, of: name, type) }
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ text: String, of name: String, _ type: Word.Type
  ) throws -> Word where Word.RawValue == String {
    if let word = Word(rawValue: text) { return word }
    let all = Word.allCases.map(\.rawValue)
    throw UsageError("\(name) cannot be \"\(text)\"\(Suggestion.hint(for: text, among: all))")
  }

  /// Returns a number within bounds.
  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { NumberText.plain($0) }
      throw UsageError("\(source(of: name)) is a number from \(bounds[0]) to \(bounds[1]), not \"\(text)\"")
    }
    return number
  }
}
