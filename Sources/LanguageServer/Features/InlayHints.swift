import Foundation
import JSONRPC
import Layout
import RecipeDocuments
import Values

/// Layout results after the equations that depend on them: the value of `Standard`, and the position of the left side.
@MainActor
struct InlayHints {
  let reading: RecipeReading
  let scene: Scene
  let cell: Cell

  private var document: OpenDocument { reading.document }
  private var outline: DocumentOutline { reading.outline }

  /// Returns nil for a recipe that cannot be laid out.
  init?(_ reading: RecipeReading) {
    guard let scene = reading.scene, let cell = reading.cells.first else { return nil }
    (self.reading, self.scene, self.cell) = (reading, scene, cell)
  }

  /// Returns the protocol's list for some lines.
  /// - Complexity: One layout, if the cell has not been laid out before.
  func list(lines: ClosedRange<Int>) -> JSONText {
    guard let solved = reading.layout(in: cell) else { return .list([]) }
    let superviews = scene.superviews
    let frames = Dictionary(solved.views.map { ($0.id, $0.exactFrame) }) { first, _ in first }
    let shown = scene.installedConstraints(for: cell.sizeClasses).compactMap { constraint in
      constraint.place.flatMap { lines.contains($0.line - 1) ? (place: $0, constraint: constraint) : nil }
    }
    let tokens = Dictionary(grouping: outline.equationTokens, by: \.span.line)
    return .list(
      shown.flatMap { place, constraint -> [JSONText] in
        guard let own = outline.equation(atLine: place.line - 1, column: place.column - 1)?.span,
          case .view(let id) = constraint.first.item, let frame = frames[id]
        else { return [] }
        let value = Self.value(of: constraint.first.attribute, frame, isMirrored: solved.isRightToLeft)
        // A line may have several equations.
        let parts = (tokens[own.line] ?? []).filter { own.columns.contains($0.span.columns.lowerBound) }
        return hints(constraint, parts, superviews, value)
      })
  }

  /// Returns the position of an edge in the superview's coordinates, in points; nil for margins and baselines.
  private static func value(of attribute: SceneAttribute, _ frame: CGRect, isMirrored: Bool) -> Double? {
    switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isMirrored ? frame.maxX : frame.minX
    case .trailing: isMirrored ? frame.minX : frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: nil
    }
  }

  private func hints(
    _ constraint: SceneConstraint, _ tokens: [(span: OutlineSpan, token: EquationToken)],
    _ superviews: [String: SceneItem], _ value: Double?
  ) -> [JSONText] {
    var hints: [JSONText] = []
    if constraint.constant == .standard, let span = tokens.last(where: { $0.token.kind == .word })?.span {
      hints.append(hint("= \(NumberText.plain(constraint.points(superviews)))", span, "the standard spacing here"))
    }
    if let value, let span = tokens.first(where: { if case .attribute = $0.token.kind { true } else { false } })?.span {
      hints.append(hint("(\(NumberText.plain(value)))", span, "in \(cell.name), in the superview's coordinates"))
    }
    return hints
  }

  private func hint(_ label: String, _ span: OutlineSpan, _ tooltip: String) -> JSONText {
    .pairs([
      ("position", document.text.range(span).end.json), ("label", .text(label)), ("tooltip", .text(tooltip)),
      ("paddingLeft", .flag(true)),
    ])
  }
}
