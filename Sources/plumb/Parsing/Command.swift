import Values

/// A command of the tool.
@MainActor
protocol Command {
  /// The command's options and operands.
  static var specification: CommandSpecification { get }
  /// Reads the command line.
  /// - Throws: ``UsageError`` for invalid values.
  init(_ arguments: ParsedArguments) throws
  /// Does the work.
  /// - Returns: The exit code.
  func run(_ console: Console) async throws -> ExitCode
}
