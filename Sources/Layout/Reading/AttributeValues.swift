import UIKit

/// The values of attributes in a laid-out scene, unrounded, in the root view's coordinates.
@MainActor
struct AttributeValues {
  let built: BuiltScene

  /// Returns the alignment rect of a view or a guide; nil for anything else.
  func rect(of object: AnyObject) -> CGRect? {
    if let view = object as? UIView {
      let root: UIView = built.controller.view
      return view === root
        ? CGRect(origin: .zero, size: root.bounds.size) : absolute(view.solvedAlignmentRect, in: view.superview)
    }
    guard let guide = object as? UILayoutGuide else { return nil }
    // Items in the frame of a scroll view do not move with its content (AL-9.2).
    if let scroll = guide.owningView as? UIScrollView, scroll.frameLayoutGuide === guide {
      return self.rect(of: scroll)
    }
    return absolute(guide.solvedRect, in: guide.owningView)
  }

  /// Returns the solved, unrounded value of an attribute in the root view's coordinates. In a mirrored layout, leading, trailing
  /// and horizontal centres are negative, so that larger is nearer the trailing side.
  func value(of operand: SceneConstraint.Operand, isMirrored: Bool) -> Double? {
    guard let object = built.object(for: operand.item), let rect = rect(of: object) else { return nil }
    return value(of: operand.attribute, object, rect, isMirrored: isMirrored)
  }

  /// Returns the same for an item whose rectangle is known.
  func value(of attribute: SceneAttribute, _ object: AnyObject, _ rect: CGRect, isMirrored: Bool) -> Double {
    let view = object as? UIView
    let margins = attribute.isOfMargins ? view?.layoutMargins ?? .zero : .zero
    var baselines: BaselineOffsets {
      view?.baselineOffsets.resized(to: rect.height) ?? BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
    }
    let inner = rect.inset(by: margins)
    let sign = isMirrored ? -1.0 : 1
    return switch attribute {
    case .width: rect.width
    case .height: rect.height
    case .left, .leftMargin: inner.minX
    case .right, .rightMargin: inner.maxX
    case .leading, .leadingMargin: sign * (isMirrored ? inner.maxX : inner.minX)
    case .trailing, .trailingMargin: sign * (isMirrored ? inner.minX : inner.maxX)
    case .top, .topMargin: inner.minY
    case .bottom, .bottomMargin: inner.maxY
    case .centerX, .centerXWithinMargins: sign * inner.midX
    case .centerY, .centerYWithinMargins: inner.midY
    case .firstBaseline: rect.minY + baselines.firstFromTop
    case .baseline, .lastBaseline: rect.maxY - baselines.lastFromBottom
    }
  }

  func absolute(_ rect: CGRect, in parent: UIView?) -> CGRect {
    let root: UIView = built.controller.view
    guard let parent else { return rect }
    // The root may be a scroll view itself, whose bounds begin where its content is scrolled to.
    if parent === root { return rect.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY) }
    let outer = absolute(parent.frame(forAlignmentRect: parent.solvedAlignmentRect), in: parent.superview)
    return rect.offsetBy(dx: outer.minX - parent.bounds.minX, dy: outer.minY - parent.bounds.minY)
  }
}
