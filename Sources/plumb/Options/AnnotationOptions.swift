/// The option that prints annotations on documents.
enum AnnotationOptions {
  /// - Parameter group: The heading in the help.
  static func specification(group: String = "Options") -> OptionSpecification {
    OptionSpecification(
      "--annotations", "KIND", group: group, completion: .words(of: Kind.self),
      "print annotations on documents: github")
  }

  /// Systems that show annotations.
  private enum Kind: String, CaseIterable {
    case github
  }

  /// Whether GitHub's annotations are requested.
  /// - Throws: ``UsageError`` for another kind, or if JSON is printed as well.
  static func isChosen(_ arguments: ParsedArguments) throws -> Bool {
    guard try arguments.choice("--annotations", Kind.self) == .github else { return false }
    if arguments.has("--json") {
      throw UsageError("--annotations and --json both write to standard output; use only one")
    }
    return true
  }
}
