import Layout
import RecipeDocuments

/// Edits that are laid out together: one, or several of which each alone leaves a layout contradictory or ambiguous that
/// neither the old nor the new document is.
struct EditGroup {
  /// Indices among the document's edits.
  let members: Set<Int>
  /// What the edits change.
  let changes: [DocumentChange]

  private init(_ members: Set<Int>, of edits: [DocumentChanges.Edit]) {
    self.members = members
    changes = members.sorted().flatMap { edits[$0].changes }
  }

  /// Returns each edit by itself or with the first that takes its fault away, with their layouts.
  /// - Parameters:
  ///   - fault: Returns a cell in which layouts have a fault that no document has.
  ///   - layouts: Returns the layouts with some edits, in some cells or in all; nil if the edits cannot be made.
  /// - Returns: nil if an edit cannot be made by itself.
  /// - Complexity: Layouts in all cells for each edit, and in one cell for each pair with one that has a fault.
  static func groups<Layouts>(
    of edits: [DocumentChanges.Edit], fault: (Layouts) -> Cell?, layouts: (Set<Int>, [Cell]?) -> Layouts?
  ) -> [(group: EditGroup, layouts: Layouts)]? {
    var found: [(group: EditGroup, layouts: Layouts)] = []
    for index in edits.indices {
      guard let layouts = layouts([index], nil) else { return nil }
      found.append((EditGroup([index], of: edits), layouts))
    }
    var next = 0
    while next < found.count {
      guard found.count > 1, let cell = fault(found[next].layouts) else {
        next += 1
        continue
      }
      let own = found[next].group.members
      func joined(_ other: Int) -> Set<Int> { own.union(found[other].group.members) }
      let others = found.indices.filter { $0 != next }
      guard let partner = others.first(where: { layouts(joined($0), [cell]).map { fault($0) == nil } ?? false }) else {
        next += 1
        continue
      }
      let group = EditGroup(joined(partner), of: edits)
      guard let layouts = layouts(group.members, nil) else { return nil }
      let place = min(next, partner)
      found.remove(at: max(next, partner))
      found[place] = (group, layouts)
      next = place
    }
    return found
  }
}

extension Finding {
  /// Whether constraints contradict each other, or leave something open.
  var isOfConstraints: Bool {
    switch self {
    case .ambiguous, .conflict: true
    case .omitted, .missingGlyphs, .failedExpectation: false
    }
  }
}
