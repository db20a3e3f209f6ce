/// A command of the tool.
@MainActor
protocol Command {
  /// What the command takes.
  static var specification: CommandSpecification { get }
  /// Reads the command line.
  /// - Throws: ``UsageError`` for invalid values.
  init(_ arguments: ParsedArguments) throws
  /// Does the work.
  /// - Returns: The exit code.
  func run(_ console: Console) async throws -> ExitCode
}
