import SystemValues

/// Equations from a visual format, for documents that contain such lines (AL-8).
package enum VisualFormatReading {
  /// Why a line is invalid, and where reading stopped.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// In UIKit's words.
    package let message: String
    /// In characters from the format's beginning.
    package let offset: Int

    package var description: String { message }
  }

  /// Words after a format, such as `alignAllCenterY`, and their meanings.
  private static let options: [String: VisualFormatOptions] = [
    "alignAllLeft": .init(aligning: .left), "alignAllRight": .init(aligning: .right),
    "alignAllTop": .init(aligning: .top), "alignAllBottom": .init(aligning: .bottom),
    "alignAllLeading": .init(aligning: .leading), "alignAllTrailing": .init(aligning: .trailing),
    "alignAllCenterX": .init(aligning: .centerX), "alignAllCenterY": .init(aligning: .centerY),
    "alignAllLastBaseline": .init(aligning: .lastBaseline), "alignAllFirstBaseline": .init(aligning: .firstBaseline),
    "directionLeftToRight": .leftToRight, "directionRightToLeft": .rightToLeft,
    "spacingBaselineToBaseline": .betweenBaselines,
  ]

  /// Words that may follow a format, sorted.
  package static var optionNames: [String] { options.keys.sorted() }

  /// - Parameters:
  ///   - words: Options, all of them known.
  ///   - items: The items for names in brackets.
  ///   - superviews: The superview of each view, by its id.
  package static func equations(
    _ format: String, options words: [String], items: [String: SceneItem], superviews: [String: SceneItem]
  ) throws(Failure) -> [SceneConstraint] {
    let options = words.reduce(into: VisualFormatOptions()) { $0.formUnion(Self.options[$1] ?? []) }
    func superview(_ name: String) -> SceneItem? {
      if case .view(let id)? = items[name] { return superviews[id] }
      return nil
    }
    let read: VisualFormatRows
    do {
      read = try VisualFormatRows(
        format, options, metrics: [:], views: Set(items.keys), hasSuperview: { superview($0) != nil })
    } catch {
      throw Failure(message: error.reason, offset: error.place)
    }
    let outer = read.besideSuperview.flatMap(superview) ?? .root
    return read.rows.compactMap { row in
      guard let first = operand(row.first, items, outer) else { return nil }
      let relation: SceneConstraint.Relation =
        switch row.relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
      let touchesMargin = [row.first.item, row.second?.item].contains(.superviewMargins)
      return SceneConstraint(
        first, relation, to: row.second.flatMap { operand($0, items, outer) },
        constant: .points(row.isStandard && !touchesMargin ? StandardSpacing.points : row.constant),
        priority: ScenePriority(row.priority ?? 1000)
      ).written(as: format)
    }
  }

  private static func operand(
    _ side: VisualFormatRow.Side, _ items: [String: SceneItem], _ outer: SceneItem
  ) -> SceneConstraint.Operand? {
    guard let attribute = SceneAttribute.allCases.first(where: { $0.rule == side.attribute }) else {
      return nil
    }
    switch side.item {
    case .view(let name): return items[name].map { SceneConstraint.Operand($0, attribute) }
    case .superview: return SceneConstraint.Operand(outer, attribute)
    case .superviewMargins: return attribute.ofMargin.map { SceneConstraint.Operand(outer, $0) }
    }
  }
}

extension SceneAttribute {
  /// The same edge of the margins; nil for anything but an edge.
  fileprivate var ofMargin: SceneAttribute? { SceneAttribute(rawValue: rawValue + "Margin") }
}
