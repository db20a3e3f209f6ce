import Verifying

/// The option that limits how many layouts are drawn at once.
enum JobOptions {
  static let specification = OptionSpecification(
    "--jobs", "N", "layouts drawn at once (default: one per core); fewer take less memory")

  /// - Throws: ``UsageError``.
  static func jobs(_ arguments: ParsedArguments) throws -> Int {
    guard let number = try arguments.number("--jobs", in: 1...256) else { return CellWork.defaultJobs }
    return Int(number)
  }
}
