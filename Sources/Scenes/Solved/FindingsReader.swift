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
        view: node.name, sides: open.compactMap(SolvedView.OpenSide.init), constraints: constraints.map(\.text))
    }
  }

  // MARK: Expectations

  /// How far both sides of an expectation may be apart, in points: less than any pixel, more than arithmetic noise.
  private static let tolerance = 0.01

  private var failedExpectations: [Finding] {
    let superviews = scene.superviews
    let values = AttributeValues(built: built)
    return (scene.state(of: cell)?.expectations ?? scene.expectations).compactMap { expectation in
      let isMirrored = isMirrored(expectation)
      guard let left = values.value(of: expectation.first, isMirrored: isMirrored) else { return nil }
      let other = expectation.second.flatMap { values.value(of: $0, isMirrored: isMirrored) } ?? 0
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
}
