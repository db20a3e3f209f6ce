import RecipeDocuments
import Values

/// A number of a constraint that varies instead of the window.
struct SweptPart {
  let kind: SweptParameter.Part
  /// The number of the constraint.
  let label: String
  let range: ClosedRange<Double>

  /// Reads `--constant 7=0...100` or `--priority 7`; nil if neither was given.
  /// - Throws: ``UsageError``.
  init?(_ arguments: ParsedArguments) throws {
    let (constant, priority) = (arguments.value("--constant"), arguments.value("--priority"))
    if constant != nil, priority != nil {
      throw UsageError("--constant and --priority cannot be combined; sweep one, then the other")
    }
    if let constant {
      guard let (label, range) = Self.numbered(constant, limits: -10_000...10_000), let range,
        range.lowerBound < range.upperBound
      else {
        throw UsageError("--constant is NUMBER=FROM...TO, such as 7=0...100: the number of a constraint and a range")
      }
      (kind, self.label, self.range) = (.constant, label, range)
      return
    }
    guard let priority else { return nil }
    guard let (label, range) = Self.numbered(priority, limits: 1...1000),
      range.map({ $0.lowerBound < $0.upperBound }) ?? true
    else {
      throw UsageError("--priority is NUMBER or NUMBER=FROM...TO, such as 7=250...750, from 1 to 1000")
    }
    (kind, self.label, self.range) = (.priority, label, range ?? 1...1000)
  }

  /// Returns the number of a constraint, and the range after an equals sign; nil if the text there is not a range.
  private static func numbered(
    _ text: String, limits: ClosedRange<Double>
  ) -> (label: String, range: ClosedRange<Double>?)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 { return parts[0].isEmpty ? nil : (parts[0], nil) }
    return LengthRange.read(parts[1], limits: limits).map { (parts[0], $0) }
  }
}
