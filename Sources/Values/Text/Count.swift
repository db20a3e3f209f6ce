/// Counted things in words: `1 cell`, `2 cells`.
package enum Count {
  /// - Parameters:
  ///   - thing: One of them.
  ///   - things: Several of them; with an -s where it is left out.
  package static func text(_ number: Int, _ thing: String, _ things: String? = nil) -> String {
    "\(number) \(number == 1 ? thing : things ?? thing + "s")"
  }
}
