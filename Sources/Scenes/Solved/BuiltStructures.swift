/// Views that were built, to be shown in further cells: with the traits of two cells and in one state their views are the same, and
/// only what they are solved for differs.
@MainActor
struct BuiltStructures {
  private var scene: Scene?
  private var built: [Key: BuiltScene] = [:]

  /// What a scene's views and constraints depend on, beside the sizes and insets that they are laid out in.
  private struct Key: Hashable {
    let sizeClasses: SizeClasses
    let family: Device.Family?
    let displayScale: Double
    let variant: CellVariant
    let look: Look
    let state: String?

    init(_ scene: Scene, _ cell: Cell) {
      (sizeClasses, family, displayScale) = (cell.sizeClasses, cell.family, cell.displayScale)
      (variant, look, state) = (cell.variant, scene.look(in: cell), cell.state)
    }
  }

  /// The views of a scene for cells like this one, in the cell's state; nil where none are kept.
  /// - Parameter scene: As the document has it.
  mutating func known(_ scene: Scene, for cell: Cell) -> BuiltScene? {
    if self.scene != scene { (self.scene, built) = (scene, [:]) }
    return built[Key(scene, cell)]
  }

  /// Keeps views for further cells, if nothing in them remembers where they have been.
  /// - Parameters:
  ///   - scene: As the document has it: that of the last question (``known(_:for:)``).
  ///   - adapted: As it was built.
  mutating func keep(_ views: BuiltScene, of scene: Scene, adapted: Scene, _ state: SceneState?, for cell: Cell) {
    // What a document says of a canvas is of that one.
    guard adapted.canvas == nil, adapted.standsAlone == nil, adapted.rootView == nil,
      adapted.allViews.allSatisfy(\.isMovable), state?.views.values.allSatisfy(\.isMovable) ?? true
    else { return }
    built[Key(scene, cell)] = views
  }
}

extension SceneView {
  /// Whether the view is the same wherever it was shown before: it has no frame that a mask would move, no content that was
  /// scrolled, no controller of its own.
  fileprivate var isMovable: Bool {
    if frame != nil || controller != nil { return false }
    return type(of: kind.viewContent).isMovable
  }
}
