/// The kinds of root views without a controller.
package enum SceneLoneView: Sendable, Hashable, Encodable {
  case view
  case tableCell
}

extension Scene {
  /// Returns the scene as an application shows it in a cell: with the document's changes for the cell's size classes
  /// (AL-10.2). A scene drawn on a canvas is shown there as it was drawn, and elsewhere below the bars of its
  /// containers (AL-5.14).
  package func adapted(to cell: Cell) -> Scene {
    if canvas == nil { return withViews(for: cell.sizeClasses) }
    if isCanvas(cell) { return withCanvasTexts }
    return (adaptations[cell.sizeClasses] ?? self).onDevices
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

  /// The scene as devices show it, without its canvas: with the bars of its containers, and a standalone view below the
  /// safe area's top, centered, and as wide as it was drawn if there is room; a table's cell is the row of a table.
  package var onDevices: Scene {
    if canvas == nil { return self }
    var scene = self
    scene.bars = deviceBars
    scene.look = max(look, .usual)
    scene.views = views.map(\.onDevices)
    scene.constraints.removeAll(where: \.isForDesign)
    // At run time margins contain the safe area, whatever version saved the document.
    scene.hasMarginsFromSafeArea = true
    if standsAlone == nil, rootView?.isListOnDevices ?? false { return scene.withRootFilled }
    if standsAlone == .tableCell, let table = scene.withRootInTable { return table }
    guard standsAlone != nil, let frame = rootView?.designFrame, var alone = scene.withRootAsView else { return scene }
    let id = alone.views[0].id
    alone.views[0] = alone.views[0].listed
    alone.views[0].frame = nil
    func attribute(_ attribute: SceneAttribute) -> SceneConstraint.Operand { .init(.view(id), attribute) }
    func ofRoot(_ attribute: SceneAttribute) -> SceneConstraint.Operand { .init(.root, attribute) }
    let constraints = [
      SceneConstraint(label: "screen-top", attribute(.top), to: .init(.safeArea, .top)),
      SceneConstraint(label: "screen-center", attribute(.centerX), to: ofRoot(.centerX)),
      SceneConstraint(label: "screen-height", attribute(.height), constant: .points(frame.height)),
      SceneConstraint(label: "screen-width", attribute(.width), .lessThanOrEqual, to: ofRoot(.width)),
      SceneConstraint(
        label: "drawn-width", attribute(.width), constant: .points(frame.width), priority: ScenePriority(rawValue: 999)),
    ]
    alone.constraints += constraints.map { alone.withText($0) }
    return alone
  }

  /// The scene with its root, a table or a collection, in another root that it fills.
  private var withRootFilled: Scene {
    withRootAsView?.withViewFilled ?? self
  }

  /// The scene with its root, a cell, as the only row of a table that fills the screen.
  private var withRootInTable: Scene? {
    guard let frame = rootView?.designFrame, var scene = withRootAsView else { return nil }
    var table = SceneView(id: "screen-table", name: "Screen Table", kind: .scroll(SceneScroll()), children: scene.views)
    table.listForm = .table(SceneTable(hasLines: false), rowHeight: frame.height, sections: [])
    scene.views = [table]
    return scene.withViewFilled
  }

  /// The scene with its only view, a list, as large as the root and with the root's margins.
  private var withViewFilled: Scene {
    var filled = self
    filled.views[0] = filled.views[0].listed
    filled.views[0].frame = nil
    filled.views[0].margins = filled.views[0].margins ?? SceneMargins(.zero)
    filled.views[0].preservesMargins = true
    let id = filled.views[0].id
    let sides: [(String, SceneAttribute)] = [
      ("screen-leading", .leading), ("screen-trailing", .trailing), ("screen-top", .top), ("screen-bottom", .bottom),
    ]
    filled.constraints += sides.map { label, attribute in
      SceneConstraint(label: label, .init(.view(id), attribute), to: .init(.root, attribute))
    }.map { filled.withText($0) }
    return filled
  }

  /// Returns a constraint with its equation in words.
  private func withText(_ constraint: SceneConstraint) -> SceneConstraint {
    var constraint = constraint
    let names = Dictionary(views.map { ($0.id, $0.name) }) { first, _ in first }
    let text = EquationText(names: names, superviews: views.superviews)
    constraint.text = "\(constraint.label ?? ""): \(text.text(constraint))"
    return constraint
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
}
