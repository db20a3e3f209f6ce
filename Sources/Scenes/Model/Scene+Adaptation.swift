/// The kinds of root views without a controller.
package enum SceneLoneView: Sendable, Hashable, Encodable {
  case view
  case tableCell
}

extension Scene {
  /// Returns the scene as an application shows it in a cell: with the document's changes for the cell's size classes
  /// (AL-10.2). A scene drawn on a canvas is shown there as it was drawn, and elsewhere below the bars of its
  /// containers (AL-5.14).
  /// - Parameter exactly: Whether a standalone view may be centered between pixels, too.
  package func adapted(to cell: Cell, exactly: Bool = false) -> Scene {
    if canvas == nil { return withViews(for: cell.sizeClasses) }
    if isCanvas(cell) { return withCanvasFonts }
    var scene = adaptations[cell.sizeClasses] ?? self
    scene.bars = deviceBars
    return scene.standsAlone.map { scene.placed($0, in: cell, exactly: exactly) } ?? scene
  }

  /// Returns the scene with the views and bars of its variations. Constraints remain its own, so that a changed one is
  /// changed in all size classes.
  private func withViews(for sizeClasses: SizeClasses) -> Scene {
    guard let other = adaptations[sizeClasses] else { return self }
    if hasWholeAdaptations { return other }
    var scene = self
    (scene.views, scene.bars, scene.barContents) = (other.views, other.bars, other.barContents)
    for index in scene.states.indices {
      let id = scene.states[index].id
      if let state = other.states.first(where: { $0.id == id }) { scene.states[index].views = state.views }
    }
    return scene
  }

  /// Returns the scene with its root as a view on an empty screen, below the safe area at the top.
  private func placed(_ kind: SceneLoneView, in cell: Cell, exactly: Bool) -> Scene {
    guard let frame = rootView?.designFrame, var scene = withRootAsView else { return self }
    let width = kind == .tableCell ? cell.size.width : min(frame.width, cell.size.width)
    let side = (cell.size.width - width) / 2
    scene.views[0].frame = SceneFrame(
      x: exactly ? side : side.rounded(.down), y: cell.safeArea.top, width: width, height: frame.height)
    return scene
  }

  /// The scene with its root as the only view in another root; nil if the document specifies no root view.
  package var withRootAsView: Scene? {
    guard var view = rootView else { return nil }
    view.children = views
    func moved(_ item: SceneItem) -> SceneItem {
      switch item {
      case .root: .view(view.id)
      case .safeArea: .safeAreaOf(view.id)
      default: item
      }
    }
    var scene = self
    scene.rootView = nil
    scene.views = [view]
    scene.constraints = constraints.map { constraint in
      var constraint = constraint
      constraint.first.item = moved(constraint.first.item)
      if let second = constraint.second?.item { constraint.second?.item = moved(second) }
      return constraint
    }
    return scene
  }

  private var withCanvasFonts: Scene {
    if canvasStyleSizes.isEmpty { return self }
    func drawn(_ view: SceneView) -> SceneView {
      var view = view
      view.kind.changeFont { font in
        guard case .style(let style) = font.choice, let size = canvasStyleSizes[style] else { return font }
        var font = font
        font.choice = .system(size: size, weight: .regular)
        return font
      }
      view.children = view.children.map(drawn)
      return view
    }
    var scene = self
    scene.views = views.map(drawn)
    return scene
  }
}
