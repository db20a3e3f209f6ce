/// Views that have another name in another version of a document: same place, same kind, same constraints.
package enum Renaming {
  /// Returns the old and new names, in the document's order.
  /// - Parameter old: The inputs of the older version.
  /// - Complexity: O(lines · names).
  package static func names(from old: [String], to new: [String]) -> [(old: String, new: String)] {
    Renames(from: old, to: new).pairs
  }
}
