extension CommandSet {
  /// All commands of the tool.
  static let tool = CommandSet(groups: table, members: members)

  private static let table: [(heading: String, commands: [any Command.Type])] = [
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

  private static let members: [any Command.Type] = [
    EdgesCommand.self, CellsCommand.self, ImpactCommand.self, AcceptCommand.self, RejectCommand.self,
    UndoCommand.self, PruneCommand.self, CommentCommand.self, MergeCommand.self, DevicesCommand.self,
    ConfigCommand.self,
    CheatSheetCommand.self, SchemaCommand.self, CompletionCommand.self, ManualCommand.self,
  ]
}
