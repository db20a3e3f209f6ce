/// The markers that git leaves in a file that it could not merge.
package enum MergeConflict {
  /// What a message says about them: what they are, and what to do.
  package static let message = "a merge conflict: keep one of the versions up to >>>>>>>, and remove the markers"

  /// Returns the number of the line at which a conflict begins, from 1; nil without one.
  /// - Complexity: O(length).
  package static func line(in text: String) -> Int? {
    // Few texts have such a line, so that lines are looked at only then.
    guard text.utf8.contains(UInt8(ascii: "<")) else { return nil }
    var start: Int?
    for (index, line) in text.utf8.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      if start == nil, line.starts(with: "<<<<<<< ".utf8) { start = index + 1 }
      if start != nil, line.starts(with: ">>>>>>> ".utf8) { return start }
    }
    return nil
  }
}
