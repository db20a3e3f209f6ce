import UIKit

extension SceneTable: ViewContent {
  func makeObject() -> UITableView { UITableView(frame: .zero, style: style.layoutStyle) }

  func configure(_ object: UITableView, _ setting: ViewSetting) {
    object.rowHeight = rowHeight.map { CGFloat($0) } ?? UITableView.automaticDimension
    scroll.configureInsets(object)
    object.separatorStyle = hasLines ? .singleLine : .none
  }

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
