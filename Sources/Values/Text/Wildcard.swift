/// A pattern for names: `*` matches any characters, `?` matches one.
package struct Wildcard: Sendable {
  private let pattern: [Unicode.Scalar]

  /// - Parameter pattern: The pattern's text.
  package init(_ pattern: some StringProtocol) { self.pattern = Array(pattern.unicodeScalars) }

  /// Whether the pattern matches a whole name.
  /// - Complexity: O(name · pattern).
  package func matches(_ name: some StringProtocol) -> Bool {
    let name = Array(name.unicodeScalars)
    // The last star, and the position in the name when it was reached: matching resumes there after a failure.
    var star: (pattern: Int, name: Int)?
    var (p, n) = (0, 0)
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (p, n) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
