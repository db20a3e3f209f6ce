import SceneModel

/// Reads the views of one scene, and their constraints.
struct ViewReader {
  let document: StoryboardReader
  private let variations: Variations
  private let names: OutlineNames
  private(set) var root = SceneView(id: "")
  private(set) var constraints: [SceneConstraint] = []
  /// Items by their ids in constraints.
  private var items: [String: SceneItem] = [:]
  /// Constraints with the id of the view that contains them.
  private var found: [(element: XMLElementNode, owner: String)] = []
  /// The ancestors of the element being read, the root first.
  private var outer: [XMLElementNode] = []

  private static let bars: Set<String> = ["navigationBar", "toolbar", "tabBar"]
  /// Keys of views inside a view that are not among its subviews.
  private static let inner: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "backgroundView", "sectionHeaderView", "sectionFooterView",
    "accessoryView",
  ]

  /// - Parameter owners: Objects beside the views whose outlets may be connected to views, the controller first.
  init(
    _ document: StoryboardReader, controller: XMLElementNode?, root element: XMLElementNode, owners: [XMLElementNode]
  ) {
    self.document = document
    variations = Variations(document: document)
    names = OutlineNames(of: element, owners: owners, in: document.context)
    for guide in controller?.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"] else { continue }
      items[id] = guide["type"] == "bottom" ? .bottomLayoutGuide : .topLayoutGuide
    }
    root = view(element, parent: nil)
    if root.id.isEmpty { root.id = "root" }
    items[root.id] = .root
    let views = [root] + root.children.all
    let reading = ConstraintReading(
      items: items,
      equations: EquationText(
        names: Dictionary(views.map { ($0.id, $0.name) }) { first, _ in first }, superviews: root.children.superviews),
      remarks: document.remarks)
    constraints = found.compactMap { element, owner in
      let resolved = variations.resolved(element)
      var constraint = reading.constraint(resolved, owner: owner)
      if constraint == nil { noteFault(of: resolved) }
      constraint?.isForDesign = isForDesign(resolved, owner: owner)
      return constraint
    }
  }

  /// Returns whether a constraint is removed when the application is built. That of a client's own class is kept,
  /// because its code has something in its place.
  private func isForDesign(_ element: XMLElementNode, owner: String) -> Bool {
    guard element.isYes("placeholder") else { return false }
    let ids = [element["firstItem"] ?? owner, element["secondItem"]].compactMap { $0 }
    let custom = ids.lazy.compactMap { document.element(ofID: $0)?["customClass"] }.first
    guard let custom, !document.context.isLaunchScreen else { return true }
    document.remarks.note(
      "placeholder: removed when the application is built; kept, because \(custom) may have another one in its place",
      element)
    return false
  }

  /// Records why a constraint is meaningless.
  private func noteFault(of element: XMLElementNode) {
    for name in ["firstAttribute", "secondAttribute"] {
      if let attribute = element[name], !ConstraintReading.isAttribute(attribute) {
        document.remarks.note("\(name): unknown attribute \"\(attribute)\"", element)
      }
    }
    for name in ["firstItem", "secondItem"] {
      guard let id = element[name], items[id] == nil else { continue }
      let place = document.line(ofID: id)
      // Constraints to an object that a variation leaves out are left out, too; ``References`` finds those to nothing.
      if place != nil, !document.isInstalledElsewhere(id, root: root.id) {
        document.remarks.note("\(name): \(id), line \(place ?? 0), is in another view hierarchy", element)
      }
    }
  }

  private mutating func view(_ saved: XMLElementNode, parent: XMLElementNode?) -> SceneView {
    let node = variations.resolved(saved)
    // A view without an id is named by its line; no constraint can refer to it.
    var id = node["id"].flatMap { $0.isEmpty ? nil : $0 } ?? "line-\(node.line)"
    // A duplicate id is changed, so that two views are never one.
    while items[id] != nil { id += "-2" }
    items[id] = parent == nil ? .root : .view(id)
    if node.isYes("misplaced") {
      document.remarks.note("misplaced: not saved where its constraints put it; update the frames", node)
    }
    let element = ElementReading(document: document.context, node: node)
    let kind = StoryboardKinds.kind(of: element)
    var view = SceneView(id: id, name: names[saved], kind: kind.init(element).kind)
    view.place = ScenePlace(line: node.line, column: 1)
    view.keyPlaces = KeyPlaces.places(in: element)
    if let line = names.line(ofOutletTo: saved) { view.keyPlaces.add(["name": ScenePlace(line: line, column: 1)]) }
    view.intrinsic = element.intrinsic(kind.intrinsic(element))
    view.deviceIntrinsic = kind.deviceIntrinsic(element) ?? placeholder(element)
    element.configure(&view)
    let isArranged = parent?.name == "stackView" && saved["key"] == nil
    view.isArranged = isArranged
    setFrame(of: &view, node, isArranged: isArranged, parent: parent)
    setMargins(of: &view, node, parent: parent)
    noteGuides(node, id, isRoot: parent == nil)
    let installed = variations.excluded("constraints", of: saved)
    for constraint in node.child("constraints")?.children ?? []
    where constraint.name == "constraint" && !installed.contains(constraint["id"] ?? "") {
      found.append((constraint, id))
    }
    let absent = variations.excluded("subviews", of: saved)
    outer.append(node)
    var read: [ObjectIdentifier: String] = [:]
    for child in Self.children(of: node) where !absent.contains(child["id"] ?? "") {
      var inner = self.view(child, parent: node)
      inner.listPart = ListReading.part(child, of: node, in: outer)
      view.children.append(inner)
      read[ObjectIdentifier(child)] = inner.id
    }
    outer.removeLast()
    if isArranged { ArrangedSize.complete(&view, element) }
    view.listForm = ListReading.form(of: node, reading: read)
    view.designFrame = view.designFrame.map { Self.grown($0, around: view.children, isTable: node.name == "tableView") }
    return view
  }

  /// Returns the placeholder that is all that is known of the size of a client's own class; for any other view it
  /// holds on the canvas only.
  private func placeholder(_ element: ElementReading) -> SceneIntrinsic? {
    guard let custom = element.node["customClass"], !document.context.isLaunchScreen,
      let size = element.intrinsic(SceneIntrinsic())
    else { return nil }
    document.remarks.note(
      "placeholder size: not part of the application; kept, because only \(custom) knows its own", element.node)
    return size
  }

  /// Returns a frame without a size enlarged to contain its children, so that masks have something to work with. Rows
  /// of a table are as far from its right side as from its left one.
  private static func grown(_ frame: SceneFrame, around children: [SceneView], isTable: Bool) -> SceneFrame {
    var frame = frame
    let inner = children.compactMap(\.frame)
    if frame.width == 0 { frame.width = inner.map { $0.x + $0.width + (isTable ? max(0, $0.x) : 0) }.max() ?? 0 }
    if frame.height == 0 { frame.height = inner.map { $0.y + $0.height }.max() ?? 0 }
    return frame
  }

  /// Returns the elements inside a view: subviews, cells, content views.
  static func children(of node: XMLElementNode) -> [XMLElementNode] {
    if bars.contains(node.name) { return [] }
    var found: [XMLElementNode] = []
    for child in node.children {
      switch child.name {
      case "subviews": found += child.children
      case "prototypes", "cells": found += framed(child.children)
      case "sections": found += framed(child.children.flatMap { $0.child("cells")?.children ?? [] })
      default:
        if inner.contains(child["key"] ?? "") || child.isCell { found += framed([child]) }
      }
    }
    return found
  }

  /// Returns the elements with a frame, because others among them are not views.
  private static func framed(_ elements: [XMLElementNode]) -> [XMLElementNode] {
    elements.filter { $0.child("rect", key: "frame") != nil }
  }

  // MARK: Frames

  private func setFrame(
    of view: inout SceneView, _ node: XMLElementNode, isArranged: Bool, parent: XMLElementNode?
  ) {
    guard let rect = variations.frame(node) else {
      if parent == nil { return }
      // As a nib does.
      document.remarks.note("no frame: the view begins without a size, at its superview's corner", node)
      view.designFrame = SceneFrame(x: 0, y: 0, width: 0, height: 0)
      if !isArranged, node["translatesAutoresizingMaskIntoConstraints"] != "NO" { view.frame = view.designFrame }
      return
    }
    func length(_ name: String) -> Double { rect.number(name, in: -1e6...1e6) ?? 0 }
    let saved = SceneFrame(
      x: length("x"), y: length("y"), width: max(0, length("width")), height: max(0, length("height")))
    view.designFrame = saved
    if parent == nil || isArranged { return }
    let isOfCell = node.isCell || node.name.hasSuffix("CellContentView")
    let isInput = isOfCell || node["translatesAutoresizingMaskIntoConstraints"] != "NO" || node.isYes("fixedFrame")
    if !isInput { return }
    view.frame = saved
    // A table's rows have the table's width.
    if node.name == "tableViewCell" || node.name == "tableViewCellContentView" { view.frame?.flexible = [.width] }
    let isInScroll = ["scrollView", "tableView", "collectionView"].contains(parent?.name ?? "")
    // A view with a fixed frame has no constraints, and follows its mask at run time, too (since Xcode 8).
    guard !isOfCell, !isInScroll, parent?["autoresizesSubviews"] != "NO",
      let mask = node.child("autoresizingMask")
    else { return }
    let parts: [(String, SceneFrame.Part)] = [
      ("flexibleMinX", .left), ("widthSizable", .width), ("flexibleMaxX", .right), ("flexibleMinY", .top),
      ("heightSizable", .height), ("flexibleMaxY", .bottom),
    ]
    view.frame?.flexible = Set(parts.filter { mask.isYes($0.0) }.map(\.1))
  }

  // MARK: Margins

  private func setMargins(of view: inout SceneView, _ node: XMLElementNode, parent: XMLElementNode?) {
    view.preservesMargins = node.isYes("preservesSuperviewLayoutMargins")
    if node["insetsLayoutMarginsFromSafeArea"] == "NO" { view.insetsMarginsFromSafeArea = false }
    let directional = node.child(key: "directionalLayoutMargins")
    if let margins = node.child(key: "layoutMargins") ?? directional {
      func side(_ names: String...) -> Double {
        names.lazy.compactMap { margins.number($0, in: -1e6...1e6) }.first ?? 0
      }
      view.margins = SceneMargins(
        Insets(side("top"), side("left", "leading"), side("bottom"), side("right", "trailing")),
        followsReading: margins === directional)
      return
    }
    let isCell = node.name == "tableViewCell" || node.name == "tableViewCellContentView"
    if !isCell { return }
    view.margins = SceneMargins(cellMargins(node, parent))
    view.hasCanvasMargins = true
  }

  /// Returns the margins of a table's cell, or of its content, by the version that saved it.
  private func cellMargins(_ node: XMLElementNode, _ parent: XMLElementNode?) -> Insets {
    func width(_ node: XMLElementNode?) -> Double? { node.flatMap(variations.frame)?.number("width") }
    let own = width(node) ?? 0
    let isContent = node.name != "tableViewCell"
    let cell = isContent ? width(parent) ?? own : own
    let index = outer.lastIndex { $0.name == "tableView" }
    // A table whose width is determined by constraints may be saved without one.
    let table = index.map { index in width(outer[index]).flatMap { $0 > 0 ? $0 : nil } ?? cell }
    let side = document.era.cellSide(
      CanvasEra.CellPlace(
        width: cell, tableWidth: table, isInRoot: index == 0, deviceWidth: document.device?.size.width,
        phoneWidth: document.device.flatMap { $0.isPad || $0.isLandscape ? nil : $0.size.width }))
    let ends = document.era.cellEnds(height: variations.frame(node)?.number("height") ?? 0)
    // Next to an accessory, the content's margin is 8.
    return Insets(ends.top, side, ends.bottom, isContent && own < cell - 1 ? 8 : side)
  }

  // MARK: Guides

  private mutating func noteGuides(_ node: XMLElementNode, _ id: String, isRoot: Bool) {
    for guide in node.children where guide.name == "viewLayoutGuide" {
      guard let guideID = guide["id"] else { continue }
      switch guide["key"] {
      case "contentLayoutGuide": items[guideID] = .contentGuide(id)
      case "frameLayoutGuide": items[guideID] = .frameGuide(id)
      case "keyboard" where isRoot: items[guideID] = .keyboardGuide
      default: items[guideID] = isRoot ? .safeArea : .safeAreaOf(id)
      }
    }
  }
}
