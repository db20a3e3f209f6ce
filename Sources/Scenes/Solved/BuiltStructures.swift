/// Views that were built, to be shown in further cells: for one reader, one system, and one state they are the same, and what
/// they are solved for differs.
@MainActor
struct BuiltStructures {
  private var scene: Scene?
  private var built: [Key: BuiltScene] = [:]

  /// What a scene's views and constraints depend on, beside what a window may change while it shows them.
  private struct Key: Hashable {
    let variant: CellVariant
    let look: Look
    let state: String?
    /// nil where they change nothing.
    let sizeClasses: SizeClasses?

    init(_ scene: Scene, _ cell: Cell) {
      (variant, look, state) = (cell.variant, scene.look(in: cell), cell.state)
      sizeClasses = scene.dependsOnSizeClasses ? cell.sizeClasses : nil
    }
  }

  /// The views of a scene for cells like this one, in the cell's state; nil where none are kept.
  /// - Parameter scene: As the document has it.
  mutating func known(_ scene: Scene, for cell: Cell) -> BuiltScene? {
    if !self.scene.isSame(as: scene) { (self.scene, built) = (scene, [:]) }
    return built[Key(scene, cell)]
  }

  /// Keeps views for further cells, if nothing in them remembers where they have been.
  /// - Parameters:
  ///   - scene: As the document has it: that of the last question (``known(_:for:)``).
  ///   - adapted: As it was built.
  mutating func keep(_ views: BuiltScene, of scene: Scene, adapted: Scene, _ state: SceneState?, for cell: Cell) {
    // What a document says of a canvas is of that one.
    guard adapted.canvas == nil, adapted.standsAlone == nil, adapted.rootView == nil,
      adapted.allViews.allSatisfy({ $0.isMovable && state?.views[$0.id]?.startsOver(like: $0) ?? true })
    else { return }
    built[Key(scene, cell)] = views
  }
}

extension Scene {
  /// Whether another rotation may need other views or constraints.
  fileprivate var dependsOnSizeClasses: Bool {
    !adaptations.isEmpty || !variations.isEmpty
  }
}

extension SceneView {
  /// Whether the view is the same wherever it was shown before.
  fileprivate var isMovable: Bool { type(of: kind.viewContent).isMovable }

  /// Whether the view starts a layout as the one did that a state changed into it: what has become of that since, such as of views
  /// in another frame, no layout that starts over can say.
  fileprivate func startsOver(like other: SceneView) -> Bool {
    if case .scroll(let scroll) = kind, case .scroll(let before) = other.kind, scroll != before { return false }
    return isMovable && frame == other.frame
  }
}
