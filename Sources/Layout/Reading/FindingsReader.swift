import UIKit
import Values

/// Reads the problems of a laid-out scene, in the document's own words.
@MainActor
struct FindingsReader {
  let scene: Scene
  let cell: Cell
  let built: BuiltScene

  func findings() -> [Finding] { conflicts + ambiguities + failedExpectations }

  // MARK: Conflicts

  private var conflicts: [Finding] {
    let all = built.window.layoutConflicts
    if all.isEmpty || scene.allowsConflicts { return [] }
    let words = RowWords(built)
    let listed = Array(all.prefix(Limits.findings))
    let refutations = built.window.refutations(of: listed)
    return zip(listed, refutations).map { conflict, refutation in
      .conflict(
        Contradiction(
          rows: conflict.rows.prefix(Limits.findingRows).map(words.row),
          omitted: max(0, conflict.rows.count - Limits.findingRows), broken: words.row(conflict.broken),
          arithmetic: refutation.flatMap(Arithmetic.init)?.text))
    } + Self.omitted(all.count, "conflict")
  }

  // MARK: Ambiguity

  private var ambiguities: [Finding] {
    if scene.allowsAmbiguity || !built.root.isInOpenTree && !OpenViewsReader.hasEndlessContent(built) { return [] }
    let groups = OpenViewsReader(built).groups
    return groups.prefix(Limits.findings).map { .ambiguous($0) } + Self.omitted(groups.count, "ambiguous view")
  }

  /// Returns how many findings of a kind the list leaves out, if any.
  private static func omitted(_ count: Int, _ kind: String) -> [Finding] {
    count > Limits.findings ? [.omitted(count: count - Limits.findings, kind: kind)] : []
  }

  // MARK: Expectations

  /// The allowed difference between both sides of an expectation, in points: less than any pixel, more than arithmetic
  /// noise.
  private static let tolerance = 0.01

  private var failedExpectations: [Finding] {
    let expectations = scene.state(of: cell)?.expectations ?? scene.expectations
    if expectations.isEmpty { return [] }
    let superviews = scene.superviews
    let values = AttributeValues(built: built)
    return expectations.compactMap { expectation in
      let isMirrored = isMirrored(expectation)
      guard let left = values.value(of: expectation.first, isMirrored: isMirrored) else { return nil }
      let second = expectation.second.map { values.value(of: $0, isMirrored: isMirrored) }
      // Nothing is expected of a view that is left out here.
      if case .some(.none) = second { return nil }
      let other = (second ?? nil) ?? 0
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

  /// Returns whether horizontal values are measured from right to left, as for a constraint held by the root (AL-1.32).
  private func isMirrored(_ expectation: SceneConstraint) -> Bool {
    let root: UIView = built.controller.view
    return expectation.isDirectional && root.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
