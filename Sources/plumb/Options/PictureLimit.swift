import Verifying

/// The option that limits how many cells of a cause get pictures.
enum PictureLimit {
  static let specification = OptionSpecification(
    "--pictures", "N", "cells of a cause that get pictures (default \(Verification.pictureLimit))")

  /// Returns the number of cells of a cause.
  /// - Throws: ``UsageError``.
  static func value(_ arguments: ParsedArguments) throws -> Int {
    try arguments.number("--pictures", in: 0...100_000).map { Int($0) } ?? Verification.pictureLimit
  }
}
