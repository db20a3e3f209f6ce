package import Layout

/// Something wrong with a scene, as `plumb fix` lists it.
package struct Problem: Sendable {
  /// Short and stable, for `--finding`: `conflict`, `truncated-text:Name`, `Title.Width <= 400`.
  package let id: String
  /// In one line.
  package let text: String
  /// What a repair must achieve.
  package let goal: RepairGoal
  /// Whether a layout with it must not be recorded, or lint calls it an error.
  package let isFault: Bool
  /// Whether it is advice, which nothing must follow.
  package var isAdvice = false
  /// Whether it is only a constraint that does nothing at the sizes looked at. At others, or with other texts, it may
  /// be what keeps views apart.
  package var isIdleGuard: Bool {
    if case .lint("inactive-constraint", _) = goal { return true }
    return false
  }
  /// The place in the document; nil if there is none.
  package let place: ScenePlace?
  /// Names of cells that have it; empty if it is about windows or the document.
  package let cells: [String]

  /// See the properties.
  package init(
    id: String, text: String, goal: RepairGoal, isFault: Bool, place: ScenePlace? = nil, cells: [String] = []
  ) {
    (self.id, self.text, self.goal, self.isFault) = (id, text, goal, isFault)
    (self.place, self.cells) = (place, cells)
  }
}
