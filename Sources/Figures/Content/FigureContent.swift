import Drawing
import Foundation
import Layout

/// What a figure or one of its panels shows: views as a tree, and constraints with their marks.
struct FigureContent {
  let layout: SolvedLayout
  /// The first one is the panel's ground; each view comes after its superview.
  let views: [FigureView]
  let constraints: [FigureConstraint]

  private init(_ layout: SolvedLayout, views: [FigureView], constraints: [FigureConstraint]) {
    (self.layout, self.views, self.constraints) = (layout, views, constraints)
  }

  /// The content of a whole layout.
  /// - Complexity: O(views + constraints + characters).
  init(_ layout: SolvedLayout, _ explanation: LayoutExplanation, _ measurer: PangoMeasurer) {
    let ids = Dictionary(layout.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var mentioned: Set<Int> = [0]
    for constraint in explanation.constraints {
      for operand in [constraint.first, constraint.second].compactMap({ $0 }) {
        if let index = operand.item.viewID.flatMap({ ids[$0] }) { mentioned.insert(index) }
      }
    }
    let views = Self.views(layout, explanation, mentioned)
    let numbers = Dictionary(views.enumerated().map { ($1.index, $0) }) { first, _ in first }
    func side(_ operand: ExplainedConstraint.Operand) -> FigureConstraint.Side {
      let owner = operand.item.viewID.flatMap { ids[$0] }.flatMap { numbers[$0] } ?? 0
      let isView =
        switch operand.item {
        case .root, .view: true
        default: false
        }
      // An edge of a scroll view may mean its content.
      let isOwn = views.indices.contains(owner) && views[owner].rect.isNear(operand.rect)
      let isItself = isView && isOwn && (operand.attribute.isOfFrame || operand.attribute.isBaseline)
      return FigureConstraint.Side(operand: operand, view: isItself ? owner : nil, owner: owner)
    }
    self.init(
      layout, views: views,
      constraints: explanation.constraints.map { constraint in
        FigureConstraint(
          constraint, first: side(constraint.first), second: constraint.second.map(side), measurer)
      })
  }

  /// Returns the visible views and those that constraints mention.
  private static func views(
    _ layout: SolvedLayout, _ explanation: LayoutExplanation, _ mentioned: Set<Int>
  ) -> [FigureView] {
    var isSeen = [Bool](repeating: false, count: layout.views.count)
    for index in mentioned where layout.views.indices.contains(index) {
      var next: Int? = index
      while let view = next, !isSeen[view] {
        isSeen[view] = true
        next = layout.views[view].parent
      }
    }
    for (index, view) in layout.views.enumerated() {
      let isInside = view.parent.map { isSeen[$0] } ?? view.isRoot
      if isInside, !view.isHidden, view.paint.alpha > 0 { isSeen[index] = true }
    }
    var (found, numbers): ([FigureView], [Int: Int]) = ([], [:])
    for (index, view) in layout.views.enumerated() where isSeen[index] {
      let parent = view.parent.flatMap { numbers[$0] }
      if parent == nil, !found.isEmpty { continue }
      let isGuide = if case .guide = view.content { true } else { false }
      let rect = explanation.views[index].alignmentRect
      // Nothing is seen of a text without room.
      let text = rect.width < 1 || rect.height < 1 ? nil : view.text
      numbers[index] = found.count
      if let parent { found[parent].children.append(found.count) }
      found.append(
        FigureView(
          index: index, name: view.name, rect: rect, parent: parent,
          depth: parent.map { found[$0].depth + 1 } ?? 0, isGuide: isGuide, isHidden: view.isHidden,
          isMentioned: mentioned.contains(index),
          text: FigureText(text, named: view.name, width: view.frame.width), picture: view.image?.rect))
    }
    return found
  }

  // MARK: Parts

  /// The same views without constraints, and without texts, which are smaller than names.
  var unconstrained: FigureContent {
    FigureContent(layout, views: views.map(\.withoutText), constraints: [])
  }

  /// Whether a view is in another one.
  func isView(_ view: Int, inside other: Int) -> Bool {
    sequence(first: view, next: { views[$0].parent }).dropFirst().contains(other)
  }

  /// The innermost view that contains everything a constraint is about.
  func scope(of constraint: FigureConstraint) -> Int {
    let owners = [constraint.first.owner] + (constraint.second.map { [$0.owner] } ?? [])
    let chains = owners.map { Array(sequence(first: $0, next: { views[$0].parent })) }
    guard let first = chains.first, let last = chains.last else { return 0 }
    let shared = first.first { last.contains($0) } ?? 0
    // A view's own size is seen in its superview.
    return chains.count == 1 || chains[0].first == chains[1].first ? views[shared].parent ?? 0 : shared
  }

  /// Returns a part of the figure: some constraints, in a view that contains everything they are about.
  /// - Parameter isDecorated: Whether views that no constraint mentions are shown.
  func part(in base: Int, _ chosen: [Int], isDecorated: Bool) -> FigureContent {
    var mentioned: Set<Int> = [base]
    for index in chosen {
      mentioned.insert(constraints[index].first.owner)
      if let second = constraints[index].second { mentioned.insert(second.owner) }
    }
    var isShown = [Bool](repeating: false, count: views.count)
    for view in mentioned {
      var next: Int? = view
      while let view = next, !isShown[view] {
        isShown[view] = true
        next = view == base ? nil : views[view].parent
      }
    }
    var (shown, numbers): ([FigureView], [Int: Int]) = ([], [:])
    for (index, view) in views.enumerated() {
      let parent = index == base ? nil : view.parent.flatMap { numbers[$0] }
      if index != base, parent == nil { continue }
      if !isShown[index], !isDecorated || view.isHidden { continue }
      numbers[index] = shown.count
      if let parent { shown[parent].children.append(shown.count) }
      var own = view
      own.parent = parent
      own.children = []
      own.depth = parent.map { shown[$0].depth + 1 } ?? 0
      own.isMentioned = mentioned.contains(index)
      shown.append(own)
    }
    func side(_ side: FigureConstraint.Side) -> FigureConstraint.Side {
      let owner = numbers[side.owner] ?? 0
      return FigureConstraint.Side(operand: side.operand, view: side.view.map { _ in owner }, owner: owner)
    }
    return FigureContent(
      layout, views: shown,
      constraints: chosen.map { index in
        constraints[index].between(side(constraints[index].first), constraints[index].second.map(side))
      })
  }
}

extension CGRect {
  /// Whether both are the same, but for arithmetic noise.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.1 && abs(minY - other.minY) < 0.1 && abs(maxX - other.maxX) < 0.1
      && abs(maxY - other.maxY) < 0.1
  }
}
