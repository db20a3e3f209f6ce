import RecipeDocuments

/// All commands, grouped by purpose.
@MainActor
enum CommandTable {
  static let groups: [(heading: String, commands: [any Command.Type])] = [
    (
      "See layouts",
      [
        RenderCommand.self, WatchCommand.self, LayoutCommand.self, ExplainCommand.self, TryCommand.self,
      ]
    ),
    (
      "See every size",
      [SweepCommand.self, ProveCommand.self, HeadroomCommand.self, EdgesCommand.self, CellsCommand.self]
    ),
    (
      "Guard layouts",
      [
        LintCommand.self, RecordCommand.self, VerifyCommand.self, DiffCommand.self,
        BisectCommand.self, PruneCommand.self,
      ]
    ),
    ("Work in an editor or a program", [LSPCommand.self, MCPCommand.self]),
    (
      "Decide",
      [
        ReviewCommand.self, AcceptCommand.self, RejectCommand.self, UndoCommand.self, ReportCommand.self,
        MergeCommand.self,
      ]
    ),
    ("Bring an application", [PortCommand.self]),
    ("Set up", [InitCommand.self, ConfigCommand.self, DoctorCommand.self, CompletionCommand.self, ManualCommand.self]),
    (
      "Look things up",
      [DevicesCommand.self, ImpactCommand.self, RecipesCommand.self, RecipeCommand.self, SchemaCommand.self]
    ),
  ]

  static var all: [any Command.Type] { groups.flatMap(\.commands) }

  static func command(_ name: String) -> (any Command.Type)? {
    all.first { $0.specification.name == name }
  }

  static func hint(for name: String) -> String {
    Suggestion.hint(for: name, among: all.map { $0.specification.name })
  }
}
