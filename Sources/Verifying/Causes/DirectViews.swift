import RecipeDocuments

/// Finds the views that a change of a document affects directly, without its consequences.
enum DirectViews {
  /// Returns the views that changed inputs name and determine. If none of the named views changed, these are joined by
  /// the changed views that depend on the inputs and have the fewest deciders.
  /// - Parameters:
  ///   - moved: Names of views with any change.
  ///   - deciders: What determines each view's frame now, from ``LayoutPipeline/deciders(of:in:)``.
  /// - Complexity: O(inputs · constraints).
  static func views(
    of inputs: [DocumentChange], moved: Set<String>, deciders: [String: Set<String>]
  ) -> Set<String> {
    let named = Set(inputs.flatMap(\.views))
    let keys = Set(inputs.compactMap(\.constraint))
    let found = named.intersection(moved)
    if found.isEmpty {
      let hanging = moved.filter { !keys.isDisjoint(with: deciders[$0] ?? []) }
      let fewest = hanging.map { deciders[$0]?.count ?? 0 }.min()
      return named.union(hanging.filter { deciders[$0]?.count == fewest })
    }
    let ofViews = Set(inputs.filter { $0.constraint == nil }.flatMap(\.views))
    let decided = found.filter { ofViews.contains($0) || !keys.isDisjoint(with: deciders[$0] ?? []) }
    return decided.isEmpty ? named : named.subtracting(found.subtracting(decided))
  }
}
