/// Counts with their nouns: `1 cell`, `2 cells`.
package enum Count {
  /// - Parameters:
  ///   - thing: The singular.
  ///   - things: The plural; nil appends an -s.
  package static func text(_ number: Int, _ thing: String, _ things: String? = nil) -> String {
    "\(number) \(number == 1 ? thing : things ?? thing + "s")"
  }
}
