/// A pattern for names: `*` stands for any characters, `?` for one.
package struct Wildcard: Sendable {
  private let pattern: [Unicode.Scalar]

  /// - Parameter pattern: As it was written.
  package init(_ pattern: some StringProtocol) { self.pattern = Array(pattern.unicodeScalars) }

  /// Whether a whole name fits.
  /// - Complexity: O(name · pattern).
  package func matches(_ name: some StringProtocol) -> Bool {
    let name = Array(name.unicodeScalars)
    // The last star, and how far the name had been read there: from that point another try can start.
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
