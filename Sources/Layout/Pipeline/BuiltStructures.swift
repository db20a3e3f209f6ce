/// Built views, kept for reuse in other cells: for one reader, one system, and one state they are the same, and only
/// their layout differs.
@MainActor
struct BuiltStructures {
  private var scene: Scene?
  private var built: [Key: BuiltScene] = [:]

  /// Everything that a scene's views and constraints depend on, apart from what a window can change while it shows
  /// them.
  private struct Key: Hashable {
    let variant: CellVariant
    let look: Look
    let state: String?
    /// nil if they change nothing.
    let sizeClasses: SizeClasses?

    init(_ scene: Scene, _ cell: Cell) {
      (variant, look, state) = (cell.variant, scene.look(in: cell), cell.state)
      sizeClasses = scene.dependsOnSizeClasses ? cell.sizeClasses : nil
    }
  }

  /// Returns the views of a scene for cells like this one, in the cell's state; nil if none are kept.
  /// - Parameter scene: The document's scene.
  mutating func known(_ scene: Scene, for cell: Cell) -> BuiltScene? {
    if !self.scene.isSame(as: scene) { (self.scene, built) = (scene, [:]) }
    return built[Key(scene, cell)]
  }

  /// Keeps views for other cells, if no state of theirs depends on earlier cells.
  /// - Parameters:
  ///   - scene: The document's scene, as in the last call of ``known(_:for:)``.
  ///   - adapted: The scene as built.
  mutating func keep(_ views: BuiltScene, of scene: Scene, adapted: Scene, _ state: SceneState?, for cell: Cell) {
    // Values that a document specifies for a canvas apply only to that canvas.
    guard adapted.canvas == nil, adapted.standsAlone == nil, adapted.rootView == nil,
      adapted.allViews.allSatisfy({ $0.isMovable && state?.views[$0.id]?.startsOver(like: $0) ?? true })
    else { return }
    built[Key(scene, cell)] = views
  }
}

extension Scene {
  /// Whether other size classes may need other views or constraints.
  fileprivate var dependsOnSizeClasses: Bool {
    !adaptations.isEmpty || !variations.isEmpty
  }
}

extension SceneView {
  /// Whether the view is the same wherever it was shown before. The content of a row is resized with the row, from the frame
  /// that it had.
  fileprivate var isMovable: Bool {
    type(of: kind.viewContent).isMovable && !hasMaskedSubviews && !isProportional && listPart != .content
  }

  /// Whether a stack view shares its length by natural sizes, which depend on the widths of earlier layouts where text
  /// has several lines.
  private var isProportional: Bool {
    if case .stack(let stack) = kind { return stack.distribution == .fillProportionally }
    return false
  }

  /// Whether subviews follow the view's size although constraints give it: they depend on its frame before the layout.
  private var hasMaskedSubviews: Bool { frame == nil && children.contains { $0.frame?.flexible.isEmpty == false } }

  /// Returns whether the view starts a layout like the one that a state changed into it. Starting over cannot reproduce
  /// what happened to that view before, for example in another frame.
  fileprivate func startsOver(like other: SceneView) -> Bool {
    if case .scroll(let scroll) = kind, case .scroll(let before) = other.kind, scroll != before { return false }
    return isMovable && frame == other.frame
  }
}
