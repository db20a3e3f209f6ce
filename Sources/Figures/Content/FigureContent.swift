import Drawing
import Foundation
import Layout

/// What a figure shows: views as a tree, and constraints with their marks.
struct FigureContent {
  let layout: SolvedLayout
  private(set) var views: [FigureView] = []
  let constraints: [FigureConstraint]

  /// With more views, those that no constraint mentions are left out.
  private static let mostViews = 40

  /// - Parameter isShown: Which constraints are drawn.
  init(_ layout: SolvedLayout, _ explanation: LayoutExplanation, _ measurer: PangoMeasurer) {
    self.layout = layout
    let ids = Dictionary(layout.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var mentioned: Set<Int> = []
    for constraint in explanation.constraints {
      for operand in [constraint.first, constraint.second].compactMap({ $0 }) {
        if let index = operand.item.viewID.flatMap({ ids[$0] }) { mentioned.insert(index) }
      }
    }
    let all = Self.views(layout, explanation, mentioned)
    views = all
    let numbers = Dictionary(views.enumerated().map { ($1.index, $0) }) { first, _ in first }
    func side(_ operand: ExplainedConstraint.Operand) -> FigureConstraint.Side {
      let owner = operand.isRoot || operand.item == .root ? 0 : operand.item.viewID.flatMap { ids[$0] }.flatMap { numbers[$0] }
      let isView =
        switch operand.item {
        case .root, .view: true
        default: false
        }
      let isItself = isView && (operand.attribute.isOfFrame || operand.attribute.isBaseline)
      return FigureConstraint.Side(operand: operand, view: isItself ? owner : nil, owner: owner)
    }
    constraints = explanation.constraints.map { constraint in
      FigureConstraint(
        constraint, first: side(constraint.first), second: constraint.second.map(side), measurer)
    }
  }

  /// Returns the visible views and those that constraints mention, each after its superview.
  private static func views(
    _ layout: SolvedLayout, _ explanation: LayoutExplanation, _ mentioned: Set<Int>
  ) -> [FigureView] {
    var isNeeded = [Bool](repeating: false, count: layout.views.count)
    for index in mentioned {
      var next: Int? = index
      while let view = next, !isNeeded[view] {
        isNeeded[view] = true
        next = layout.views[view].parent
      }
    }
    var isSeen = isNeeded
    let showsAll = layout.views.count <= mostViews
    for (index, view) in layout.views.enumerated() {
      let isInside = view.parent.map { isSeen[$0] } ?? true
      if isInside, !view.isHidden, view.paint.alpha > 0, showsAll || view.isRoot { isSeen[index] = true }
    }
    var (found, numbers): ([FigureView], [Int: Int]) = ([], [:])
    for (index, view) in layout.views.enumerated() where isSeen[index] {
      let parent = view.parent.flatMap { numbers[$0] }
      if parent == nil, !found.isEmpty { continue }
      let rect = explanation.views[index].alignmentRect
      let isGuide = if case .guide = view.content { true } else { false }
      numbers[index] = found.count
      if let parent { found[parent].children.append(found.count) }
      found.append(
        FigureView(
          index: index, name: view.name, rect: rect, parent: parent, depth: parent.map { found[$0].depth + 1 } ?? 0,
          isGuide: isGuide, isHidden: view.isHidden,
          text: FigureText(view.text, named: view.name, width: view.frame.width), picture: view.image?.rect))
    }
    return found
  }

  /// Whether a view is in another one.
  func isView(_ view: Int, inside other: Int) -> Bool {
    sequence(first: view, next: { views[$0].parent }).dropFirst().contains(other)
  }
}
