import UIKit

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
  /// The id of the child above the first row, which is as high as its frame; nil for none.
  package var header: String?

  /// Creates a table with a style.
  package init(style: Style = .plain) { self.style = style }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .table(self) }
}

extension SceneTable: ViewContent {
  func makeObject() -> UITableView { UITableView(frame: .zero, style: style.layoutStyle) }

  func configure(_ object: UITableView, _ setting: ViewSetting) {
    object.rowHeight = rowHeight.map { CGFloat($0) } ?? UITableView.automaticDimension
  }

  func startOver(_ object: UITableView) {
    object.startOver(at: .zero)
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

  /// The view above the rows, if the view is a table with one.
  package var tableHeader: SceneView? {
    guard case .table(let table) = kind, let header = table.header else { return nil }
    return children.first { $0.id == header || $0.name == header }
  }
}
