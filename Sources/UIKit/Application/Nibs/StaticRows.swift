/// The static rows of a table in a storyboard.
package struct StaticRows {
  /// A group of rows with a header above and a footer below them.
  package struct Section {
    /// The header's title; nil for none.
    package var header: String?
    /// The footer's title; nil for none.
    package var footer: String?
    /// The cells, from top to bottom.
    package var cells: [UITableViewCell]
    /// The height of each cell, in points; nil if its content or the table determines it.
    package var heights: [CGFloat?]

    /// A section of cells.
    package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
      (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
    }
  }

  /// The sections, from top to bottom.
  package var sections: [Section]

  /// Rows in sections.
  package init(_ sections: [Section]) { self.sections = sections }

  /// A section; nil beyond the last one.
  subscript(section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }

  /// The cell of a row; nil if there is none.
  func cell(at path: IndexPath) -> UITableViewCell? {
    self[path.section].flatMap { $0.cells.indices.contains(path.row) ? $0.cells[path.row] : nil }
  }

  /// The height of a row in points; nil if its content or the table determines it.
  func height(at path: IndexPath) -> CGFloat? {
    self[path.section].flatMap { $0.heights.indices.contains(path.row) ? $0.heights[path.row] : nil }
  }
}
