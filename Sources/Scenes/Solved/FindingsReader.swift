import UIKit

/// Says what is wrong with a laid-out scene, in the document's own words.
@MainActor
struct FindingsReader {
  let scene: Scene
  let cell: Cell
  let built: BuiltScene

  func findings() -> [Finding] { conflicts + ambiguities + failedExpectations }

  // MARK: Conflicts

  private var conflicts: [Finding] {
    built.window.layoutConflicts.map { conflict in
      .conflict(rows: conflict.rows.map(text), broken: text(conflict.broken))
    }
  }

  private func text(_ row: RowSource) -> String {
    switch row {
    case .constraint(let constraint):
      return built.origin(of: constraint)?.text ?? Self.withoutAddresses(constraint.description)
    case .contentSize(let view, let axis):
      return "\(view.object.map(name) ?? "a view"): content \(axis == .horizontal ? "width" : "height")"
    case .system(let item, let what):
      return "\(item.object.map(name) ?? "a view"): \(Self.withoutAddresses(what))"
    }
  }

  /// Where an object lies in memory is another place in every run.
  private static func withoutAddresses(_ text: String) -> String { text.replacing(/:?0x[0-9a-f]+/, with: "") }

  private func name(of object: NSObject) -> String {
    if object === built.window { return "Window" }
    if object === built.controller.view { return "Root View" }
    if let known = built.items.first(where: { $0.object === object }) { return known.scene.name }
    if object === built.controller.topLayoutGuide { return "Top Layout Guide" }
    if object === built.controller.bottomLayoutGuide { return "Bottom Layout Guide" }
    return (object as? UILayoutGuide)?.identifier ?? "\(type(of: object))"
  }

  // MARK: Ambiguity

  private var ambiguities: [Finding] {
    if scene.allowsAmbiguity { return [] }
    return built.items.compactMap { node, object in
      // What is hidden is nowhere to be seen (AL-4.20).
      if (object as? UIView)?.isHidden ?? false { return nil }
      let open = (object as? UIView)?.openAttributes ?? (object as? UILayoutGuide)?.openAttributes ?? []
      if open.isEmpty { return nil }
      let constraints = built.installed.filter { constraint in
        [constraint.first.item, constraint.second?.item].contains(.view(node.id))
      }
      return .ambiguous(
        view: node.name, sides: open.map(SolvedView.OpenSide.init), constraints: constraints.map(\.text))
    }
  }

  // MARK: Expectations

  /// How far both sides of an expectation may be apart, in points: less than any pixel, more than arithmetic noise.
  private static let tolerance = 0.01

  private var failedExpectations: [Finding] {
    let superviews = scene.superviews
    return (scene.state(of: cell)?.expectations ?? scene.expectations).compactMap { expectation in
      let isMirrored = isMirrored(expectation)
      guard let left = value(of: expectation.first, isMirrored: isMirrored) else { return nil }
      let other = expectation.second.flatMap { value(of: $0, isMirrored: isMirrored) } ?? 0
      let right = expectation.multiplier * other + expectation.points(superviews)
      let holds =
        switch expectation.relation {
        case .equal: abs(left - right) <= Self.tolerance
        case .greaterThanOrEqual: left >= right - Self.tolerance
        case .lessThanOrEqual: left <= right + Self.tolerance
        }
      return holds
        ? nil : .failedExpectation(text: expectation.text, place: expectation.place, left: left, right: right)
    }
  }

  /// Whether horizontal values are taken from right to left, as a constraint held by the root would (AL-1.32).
  private func isMirrored(_ expectation: SceneConstraint) -> Bool {
    let root: UIView = built.controller.view
    let isDirectional = [expectation.first.attribute, expectation.second?.attribute].contains {
      [.leading, .trailing, .leadingMargin, .trailingMargin].contains($0)
    }
    return isDirectional && root.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The solved, unrounded value of an attribute in the root view's coordinates.
  private func value(of operand: SceneConstraint.Operand, isMirrored: Bool) -> Double? {
    guard let object = built.object(for: operand.item) else { return nil }
    let root: UIView = built.controller.view
    let margins: UIEdgeInsets
    let rect: CGRect
    var baselines = BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
    if let view = object as? UIView {
      rect = view === root ? root.bounds : absolute(view.solvedAlignmentRect, in: view.superview)
      margins = operand.attribute.isOfMargins ? view.layoutMargins : .zero
      baselines = view.baselineOffsets
    } else if let guide = object as? UILayoutGuide {
      rect = absolute(guide.solvedRect, in: guide.owningView)
      margins = .zero
    } else {
      return nil
    }
    let inner = rect.inset(by: margins)
    let sign = isMirrored ? -1.0 : 1
    return switch operand.attribute {
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

  private func absolute(_ rect: CGRect, in parent: UIView?) -> CGRect {
    let root: UIView = built.controller.view
    guard let parent, parent !== root else { return rect }
    let outer = absolute(parent.frame(forAlignmentRect: parent.solvedAlignmentRect), in: parent.superview)
    return rect.offsetBy(dx: outer.minX - parent.bounds.minX, dy: outer.minY - parent.bounds.minY)
  }
}
