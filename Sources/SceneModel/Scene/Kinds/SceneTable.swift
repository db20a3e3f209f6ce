/// A table: its children are rows, or sections of rows.
package struct SceneTable: SceneContent {
  /// The style of the table; the names are UIKit's.
  package enum Style: String, Sendable, CaseIterable, Encodable {
    case plain, grouped, insetGrouped
  }

  /// The style of the table.
  package var style: Style
  /// The height of every row, in points; nil lets each row's content determine it.
  package var rowHeight: Double?
  /// The heights that rows can have, in points.
  package static let rowHeights: ClosedRange<Double> = 1...10_000

  /// Whether there are lines between rows.
  package var hasLines: Bool

  /// The insets around its content; nothing else of a scroll view is stated for a table.
  package var scroll = SceneScroll()

  /// Creates a table with a style.
  package init(style: Style = .plain, hasLines: Bool = true) { (self.style, self.hasLines) = (style, hasLines) }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .table }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .table(self) }
}

extension SceneView {
  /// Whether the view is a table.
  package var isTable: Bool {
    if case .table = kind { return true }
    return false
  }
}
