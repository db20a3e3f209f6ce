import RecipeDocuments

/// All commands, grouped by purpose.
@MainActor
enum CommandTable {
  /// The commands that the overview lists.
  static let groups: [(heading: String, commands: [any Command.Type])] = [
    (
      "See layouts",
      [
        RenderCommand.self, WatchCommand.self, LayoutCommand.self, ExplainCommand.self, TryCommand.self,
      ]
    ),
    ("See every size", [SweepCommand.self, ProveCommand.self, HeadroomCommand.self]),
    ("Repair", [FixCommand.self]),
    (
      "Guard layouts",
      [LintCommand.self, RecordCommand.self, VerifyCommand.self, DiffCommand.self, BisectCommand.self]
    ),
    ("Decide", [ReviewCommand.self, ReportCommand.self]),
    ("Look things up and convert", [RecipesCommand.self, RecipeCommand.self, PortCommand.self]),
    ("Set up", [InitCommand.self, DoctorCommand.self]),
    ("Use from an editor or a program", [LSPCommand.self, MCPCommand.self]),
  ]

  /// Commands of two words, which belong to another command or to `help`.
  static let members: [any Command.Type] = [
    EdgesCommand.self, CellsCommand.self, ImpactCommand.self, AcceptCommand.self, RejectCommand.self,
    UndoCommand.self, PruneCommand.self, CommentCommand.self, MergeCommand.self, DevicesCommand.self,
    ConfigCommand.self,
    CheatSheetCommand.self, SchemaCommand.self, CompletionCommand.self, ManualCommand.self,
  ]

  /// The commands of the overview.
  static var main: [any Command.Type] { groups.flatMap(\.commands) }

  static var all: [any Command.Type] { main + members }

  /// The commands that belong to another one.
  static func members(of name: String) -> [any Command.Type] {
    members.filter { $0.specification.group == name }
  }

  /// Returns the command at the beginning of some words, with the name by which they call it, and how many words that
  /// is. `sizes sweep` and `sweep` are older names of `sizes`.
  static func find(_ words: [String]) -> (command: any Command.Type, name: String, count: Int)? {
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
  static func command(_ name: String) -> (any Command.Type)? {
    let words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return find(words).flatMap { $0.count == words.count ? $0.command : nil }
  }

  /// Returns `; did you mean review prune?`; older names are known, too.
  static func hint(for name: String) -> String {
    let older = Dictionary(
      all.compactMap { command in command.specification.formerly.map { ($0, command.specification.name) } }
    ) { first, _ in first }
    let names = main.map { $0.specification.name } + ["help"] + older.keys.sorted()
    return Suggestion.nearest(to: name, among: names).map { "; did you mean \(older[$0] ?? $0)?" } ?? ""
  }

  /// Returns `; did you mean list devices?` for a member's name that is almost right.
  static func hint(for word: String, after group: String) -> String {
    let words = members(of: group).map { String($0.specification.name.dropFirst(group.count + 1)) }
    return Suggestion.nearest(to: word, among: words).map { "; did you mean \(group) \($0)?" } ?? ""
  }
}
