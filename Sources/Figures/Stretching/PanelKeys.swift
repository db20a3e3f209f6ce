import Foundation
import Layout

/// The positions of views and operands on the two axes of a panel.
struct PanelKeys {
  struct ViewKeys {
    let left, right, top, bottom: StretchedAxis.Key
    /// The first baseline of a text that is shown.
    var baseline: StretchedAxis.Key?
  }

  var across = StretchedAxis()
  var down = StretchedAxis()
  private(set) var views: [ViewKeys] = []
  /// Positions of operands that are no edges of views, by constraint: first and second.
  private(set) var operands: [[StretchedAxis.Key]] = []

  init(_ content: FigureContent) {
    for view in content.views {
      let (rect, depth) = (view.rect, view.depth)
      // A view of no size starts after others have ended, and ends before others start.
      func ranks(_ length: Double) -> (start: Int, end: Int) {
        length < StretchedAxis.pixel ? (0, 1) : (2 * depth, -2 * depth)
      }
      let (x, y) = (ranks(rect.width), ranks(rect.height))
      var keys = ViewKeys(
        left: across.key(rect.minX, rank: x.start), right: across.key(rect.maxX, rank: x.end),
        top: down.key(rect.minY, rank: y.start), bottom: down.key(rect.maxY, rank: y.end), baseline: nil)
      if let text = view.text, view.isLeaf {
        let inside = min(max(text.baseline, 0.5), max(0.5, rect.height - 0.5))
        keys.baseline = down.key(rect.minY + inside)
      }
      views.append(keys)
    }
    operands = content.constraints.map { constraint in
      [constraint.first, constraint.second].compactMap { $0 }.map { position(of: $0, content) }
    }
  }

  func axis(isAcross: Bool) -> StretchedAxis { isAcross ? across : down }

  /// Returns the position of an operand: an edge of a view, or a value between.
  private mutating func position(of side: FigureConstraint.Side, _ content: FigureContent) -> StretchedAxis.Key {
    let (operand, isAcross) = (side.operand, side.operand.attribute.isHorizontal)
    if let view = side.view, let edge = edge(of: operand, views[view], content) { return edge }
    if let view = side.view, operand.attribute.isBaseline, let baseline = views[view].baseline,
      content.views[view].text?.lines.count == 1
    {
      return baseline
    }
    var rank = 0
    if operand.attribute.isOfMargins {
      let middle = isAcross ? operand.rect.midX : operand.rect.midY
      let depth = content.views[side.owner].depth
      rank = operand.value < middle ? 2 * depth + 1 : -2 * depth - 1
    }
    return isAcross ? across.key(operand.value, rank: rank) : down.key(operand.value, rank: rank)
  }

  private func edge(
    of operand: ExplainedConstraint.Operand, _ keys: ViewKeys, _ content: FigureContent
  ) -> StretchedAxis.Key? {
    let rect = operand.rect
    func side(isLeading: Bool) -> StretchedAxis.Key {
      if rect.width < StretchedAxis.pixel {
        return isLeading != content.layout.isRightToLeft ? keys.left : keys.right
      }
      return abs(operand.value - rect.minX) < abs(operand.value - rect.maxX) ? keys.left : keys.right
    }
    switch operand.attribute {
    case .left: return keys.left
    case .right: return keys.right
    case .leading: return side(isLeading: true)
    case .trailing: return side(isLeading: false)
    case .top: return keys.top
    case .bottom: return keys.bottom
    default: return nil
    }
  }
}
