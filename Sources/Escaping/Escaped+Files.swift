extension Escaped {
  /// Returns a name without characters that file names cannot have.
  package static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
  }
}
