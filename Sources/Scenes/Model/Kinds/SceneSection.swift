import UIKit

/// Some of a table's rows or a collection's cells, which are its children, with a title above and a note below them.
package struct SceneSection: SceneContent {
  /// nil for none.
  package var header: String?
  /// nil for none.
  package var footer: String?

  /// In a collection, how the section stands; nil for as the collection says.
  package var grid: SceneGrid?

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
  /// Whether the view stands for a section of a table or a collection.
  package var isSection: Bool {
    if case .section = kind { return true }
    return false
  }

  /// Whether the view makes its children rows or cells: a table, a collection, or a section of one.
  package var holdsCells: Bool {
    switch kind {
    case .table, .collection, .section: true
    default: false
    }
  }

  /// Of a table or a collection: its rows or cells, in sections; those outside of sections stand in one without titles.
  package var sections: [(content: SceneSection, rows: [SceneView], section: SceneView?)] {
    var sections: [(content: SceneSection, rows: [SceneView], section: SceneView?)] = []
    var isOpen = false
    for child in children {
      if case .section(let content) = child.kind {
        sections.append((content, child.children, child))
        isOpen = false
      } else if isOpen {
        sections[sections.count - 1].rows.append(child)
      } else {
        sections.append((SceneSection(), [child], nil))
        isOpen = true
      }
    }
    return sections
  }
}
