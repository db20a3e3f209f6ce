/// A command of the tool.
@MainActor
protocol Command {
  /// What the command takes.
  static var specification: CommandSpecification { get }
  /// Reads the command line.
  /// - Throws: ``UsageError`` for values that make no sense.
  init(_ arguments: ParsedArguments) throws
  /// Does the work.
  /// - Returns: How the command ends.
  func run(_ console: Console) async throws -> ExitCode
}
