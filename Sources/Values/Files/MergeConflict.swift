/// The markers that git leaves in a file that it could not merge.
package enum MergeConflict {
  /// What a message says about them: what they are, and what to do.
  package static let message = "a merge conflict: keep one of the versions up to >>>>>>>, and remove the markers"

  /// Returns the number of the line at which a conflict begins, from 1; nil without one.
  /// - Complexity: O(length).
  package static func line(in text: String) -> Int? {
    var (number, start, rest) = (1, Int?.none, text.utf8[...])
    while true {
      if start == nil, rest.starts(with: "<<<<<<< ".utf8) { start = number }
      if start != nil, rest.starts(with: ">>>>>>> ".utf8) { return start }
      guard let end = rest.firstIndex(of: 10) else { return nil }
      (number, rest) = (number + 1, rest[rest.index(after: end)...])
    }
  }
}
