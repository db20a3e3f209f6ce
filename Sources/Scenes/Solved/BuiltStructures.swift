/// Views that were built, to be shown in further cells: with the traits of two cells their views are the same, and only what they
/// are solved for differs.
@MainActor
struct BuiltStructures {
  private var scene: Scene?
  /// Whether nothing in the scene remembers where it has been.
  private var isMovable = false
  private var built: [Key: BuiltScene] = [:]

  /// What a scene's views and constraints depend on, beside the sizes and insets that they are laid out in.
  private struct Key: Hashable {
    let sizeClasses: SizeClasses
    let family: Device.Family?
    let displayScale: Double
    let variant: CellVariant
    let look: Look
  }

  /// A scene's views, shown in a cell and not yet laid out.
  mutating func show(_ scene: Scene, in cell: Cell) -> BuiltScene {
    // What happens at run time leaves its traces, and what a document says of a canvas is of that one.
    guard cell.state == nil else { return BuiltScene(scene, in: cell) }
    if self.scene != scene {
      self.scene = scene
      isMovable =
        scene.canvas == nil && scene.standsAlone == nil && scene.rootView == nil
        && scene.allViews.allSatisfy(\.isMovable)
      built = [:]
    }
    guard isMovable else { return BuiltScene(scene, in: cell) }
    let key = Key(
      sizeClasses: cell.sizeClasses, family: cell.family, displayScale: cell.displayScale, variant: cell.variant,
      look: scene.look(in: cell))
    if let known = built[key] {
      known.move(scene, to: cell)
      return known
    }
    let made = BuiltScene(scene, in: cell)
    built[key] = made
    return made
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
