import UIKit

/// A table: its children are rows, or sections of rows.
package struct SceneTable: SceneContent {
  /// The style of the table; the names are UIKit's.
  package enum Style: String, Sendable, CaseIterable, Encodable {
    case plain, grouped, insetGrouped
  }

  /// The style of the table.
  package var style: Style

  /// Creates a table with a style.
  package init(style: Style = .plain) { self.style = style }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .table(self) }
}

extension SceneTable: ViewContent {
  func makeObject() -> UITableView { UITableView(frame: .zero, style: style.layoutStyle) }

  func startOver(_ object: UITableView) {
    object.startOver()
    object.reloadData()
  }

  static func read(_ object: UITableView, isDark: Bool) -> SolvedContent { .table }
}

extension SceneTable.Style {
  fileprivate var layoutStyle: UITableView.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension SceneView {
  /// Whether the view is a table.
  package var isTable: Bool {
    if case .table = kind { return true }
    return false
  }
}
