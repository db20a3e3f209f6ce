/// A section of a table's rows or a collection's cells, which are its children, with a header and a footer.
package struct SceneSection: FramedContent {
  /// nil for none.
  package var header: String?
  /// nil for none.
  package var footer: String?

  /// The section's own grid in a collection; nil for the collection's grid.
  package var grid: SceneGrid?

  /// Creates a section, without titles by default.
  package init(header: String? = nil, footer: String? = nil) { (self.header, self.footer) = (header, footer) }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .section }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .section(self) }
  /// The titles.
  package var texts: [String] { [header, footer].compactMap { $0 } }

  /// Replaces the titles with their translations.
  package mutating func translate(_ translation: Translation) {
    (header, footer) = (translation(header, "headerTitle"), translation(footer, "footerTitle"))
  }
}

extension SceneView {
  /// Whether the view is a section of a table or a collection.
  package var isSection: Bool {
    if case .section = kind { return true }
    return false
  }

  /// Whether the view's children are rows or cells: a table, a collection, or a section of one.
  package var holdsCells: Bool {
    switch kind {
    case .table, .collection, .section: true
    default: false
    }
  }

  /// The rows or cells of a table or a collection, in sections; those outside sections are in one without titles.
  package var sections: [(content: SceneSection, rows: [SceneView], section: SceneView?)] {
    var sections: [(content: SceneSection, rows: [SceneView], section: SceneView?)] = []
    var isOpen = false
    for child in children where child.listPart == nil {
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
