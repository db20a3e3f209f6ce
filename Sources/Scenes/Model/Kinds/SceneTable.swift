import UIKit

/// A table: its children are rows, or sections of rows.
package struct SceneTable: SceneContent {
  /// How rows stand in the table; the names are UIKit's.
  package enum Style: String, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  /// How rows stand in the table.
  package var style: Style

  /// A table of a style.
  package init(style: Style = .plain) { self.style = style }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .table(self) }
}

extension SceneTable: ViewContent {
  static var isMovable: Bool { false }

  func makeObject() -> UITableView { UITableView(frame: .zero, style: style.layoutStyle) }
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

/// Some of a table's rows, which are its children, with a title above and a note below them.
package struct SceneSection: SceneContent {
  /// nil for none.
  package var header: String?
  /// nil for none.
  package var footer: String?

  /// A section without titles.
  package init(header: String? = nil, footer: String? = nil) { (self.header, self.footer) = (header, footer) }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .section(self) }
  /// The titles.
  package var texts: [String] { [header, footer].compactMap { $0 } }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  /// Puts translations in the place of the titles.
  package mutating func translate(_ translation: Translation) {
    (header, footer) = (translation(header, "headerTitle"), translation(footer, "footerTitle"))
  }
}

extension SceneSection: ViewContent {
  /// A stand-in: ``BuiltScene`` makes no view of a section.
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}

extension SceneView {
  /// Of a table: whether it is one.
  package var isTable: Bool {
    if case .table = kind { return true }
    return false
  }

  /// Of a table: its rows, in sections; rows outside of sections stand in one without titles.
  package var sections: [(content: SceneSection, rows: [SceneView])] {
    var sections: [(content: SceneSection, rows: [SceneView])] = []
    var isOpen = false
    for child in children {
      if case .section(let content) = child.kind {
        sections.append((content, child.children))
        isOpen = false
      } else if isOpen {
        sections[sections.count - 1].rows.append(child)
      } else {
        sections.append((SceneSection(), [child]))
        isOpen = true
      }
    }
    return sections
  }
}
