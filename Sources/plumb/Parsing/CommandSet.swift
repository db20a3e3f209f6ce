import Values

/// Commands, by purpose and by name.
@MainActor
struct CommandSet {
  /// The commands that the overview lists, grouped by purpose.
  let groups: [(heading: String, commands: [any Command.Type])]
  /// Commands of two words, which belong to another command or to `help`.
  let members: [any Command.Type]

  /// No commands.
  static let none = CommandSet(groups: [], members: [])

  /// The commands of the overview.
  var main: [any Command.Type] { groups.flatMap(\.commands) }

  var all: [any Command.Type] { main + members }

  /// The commands that belong to another one.
  func members(of name: String) -> [any Command.Type] {
    members.filter { $0.specification.group == name }
  }

  /// Returns the command at the beginning of some words, with the name by which they call it, and how many words that
  /// is. `sizes sweep` and `sweep` are older names of `sizes`.
  func find(_ words: [String]) -> (command: any Command.Type, name: String, count: Int)? {
    guard let first = words.first else { return nil }
    if let second = words.dropFirst().first {
      let isCalled = { (specification: CommandSpecification) in
        specification.name == "\(first) \(second)" || specification.group == first && specification.formerly == second
      }
      // A command without members takes any word as an operand: `convert recipe`.
      if first == "help" || !members(of: first).isEmpty, let command = all.first(where: { isCalled($0.specification) })
      {
        return (command, command.specification.name, 2)
      }
    }
    if let command = main.first(where: { $0.specification.name == first }) { return (command, first, 1) }
    return all.first { $0.specification.formerly == first }.map { ($0, first, 1) }
  }

  /// The command with a name of one word or two.
  func command(_ name: String) -> (any Command.Type)? {
    let words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return find(words).flatMap { $0.count == words.count ? $0.command : nil }
  }

  /// Returns `; did you mean review prune?`; older names are known, too.
  func hint(for name: String) -> String {
    let older = Dictionary(
      all.compactMap { command in command.specification.formerly.map { ($0, command.specification.name) } }
    ) { first, _ in first }
    let names = main.map { $0.specification.name } + ["help"] + older.keys.sorted()
    return Suggestion.nearest(to: name, among: names).map { "; did you mean \(older[$0] ?? $0)?" } ?? ""
  }

  /// Returns `; did you mean list devices?` for a member's name that is almost right.
  func hint(for word: String, after group: String) -> String {
    let words = members(of: group).map { String($0.specification.name.dropFirst(group.count + 1)) }
    return Suggestion.nearest(to: word, among: words).map { "; did you mean \(group) \($0)?" } ?? ""
  }
}
