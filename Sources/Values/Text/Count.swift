/// Counted things in words: `1 cell`, `2 cells`.
package enum Count {
  /// - Parameter thing: One of them, with a plural in -s.
  package static func text(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
}
