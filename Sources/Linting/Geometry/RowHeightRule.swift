import Foundation
import Layout
import Values

/// A row or a cell that sizes itself is as high as its content only if the content is tied from its top to its bottom
/// (AL-9.9); otherwise it has a standard height, whatever is in it.
enum RowHeightRule: LayoutRule {
  static let info = LintRuleInfo("row-height", .geometry, .warning, "the content of a row does not decide its height")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.views.indices.compactMap { place in
      guard layout.isSeen[place], let row = layout.source(place), layout.scene.isSelfSizingRow(row),
        !row.children.isEmpty
      else { return nil }
      let edges = layout.scene.edges(of: row)
      let inner = Set(row.children.all.map(\.id)).subtracting(edges)
      let own = layout.scene.constraints.filter { $0.mentions(inner) }
      if own.isEmpty || own.contains(where: { $0.ties(edges, toOneOf: inner) }) { return nil }
      let frame = layout.views[place].absoluteFrame
      let ends = layout.views.indices.filter { inner.contains(layout.views[$0].id) && layout.isSeen[$0] }.map {
        (place: $0, end: layout.views[$0].absoluteFrame.maxY)
      }
      guard let lowest = ends.max(by: { $0.end < $1.end }) else { return nil }
      // Standard rows have room for one line in their middle.
      let wraps = row.children.all.contains {
        if case .label(let label) = $0.kind { label.numberOfLines ?? 1 != 1 } else { false }
      }
      guard wraps || lowest.end > frame.maxY + LintedLayout.slack else { return nil }
      let name = layout.views[place].name
      // The end of a cell without margins has none, either.
      let hasEdge = own.contains { $0.isAt(.top, of: edges) }
      let bottom = hasEdge && !own.contains { $0.isAt(.topMargin, of: edges) } ? "Bottom" : "BottomMargin"
      return LintFinding(
        [name],
        "nothing ties the content of \(name) to its bottom: \(name) is \(number: frame.height) points high, and its content ends at \(number: lowest.end - frame.minY)",
        at: layout.place(place),
        next: "add \(layout.views[lowest.place].name).Bottom = \(name).\(bottom), or give it a height")
    }
  }
}

extension LintedScene {
  /// Whether a view is a row of a table or a cell of a collection.
  func isRow(_ view: SceneView) -> Bool {
    guard case .view(let id)? = superviews[view.id], let parent = viewsByID[id] else { return false }
    return parent.holdsCells && !view.isSection && view.listPart == nil
  }

  /// Returns the ids of a row and its content view: constraints of storyboards are between the content view and what is
  /// in it.
  func edges(of row: SceneView) -> Set<String> {
    Set([row.id] + row.children.filter { $0.listPart == .content }.map(\.id))
  }

  /// Whether a row has no height of its own, nor one of its table.
  func isSelfSizingRow(_ view: SceneView) -> Bool {
    guard isRow(view), view.frame == nil else { return false }
    var outer = superviews[view.id]
    while case .view(let id)? = outer, let parent = viewsByID[id], parent.holdsCells {
      if case .table(let table) = parent.kind { return table.rowHeight == nil }
      outer = superviews[id]
    }
    return true
  }
}

extension SceneConstraint {
  /// Whether it is about one of some views.
  func mentions(_ ids: Set<String>) -> Bool {
    [first.item, second?.item].contains { $0?.viewID.map(ids.contains) ?? false }
  }

  /// Whether one of its sides is an edge of one of some views.
  fileprivate func isAt(_ attribute: SceneAttribute, of ids: Set<String>) -> Bool {
    [first, second].contains { side in
      side?.attribute == attribute && (side?.item.viewID.map(ids.contains) ?? false)
    }
  }

  /// Whether it connects the bottom or the middle of a row with one of some views, or gives the row a height.
  func ties(_ row: Set<String>, toOneOf ids: Set<String>) -> Bool {
    let ends: [SceneAttribute] = [.bottom, .bottomMargin, .lastBaseline, .height]
    let (one, two) = (first, second)
    func isEnd(_ side: Operand?) -> Bool {
      side.map { ($0.item.viewID.map(row.contains) ?? false) && ends.contains($0.attribute) } ?? false
    }
    guard isEnd(one) || isEnd(two) else { return false }
    return two == nil || mentions(ids)
  }
}
