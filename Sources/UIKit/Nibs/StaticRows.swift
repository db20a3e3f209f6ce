/// Rows that a storyboard gives a table whose cells are all in the document.
package struct StaticRows {
  /// Some of the rows, with a title above and a note below them.
  package struct Section {
    /// nil for none.
    package var header: String?
    /// nil for none.
    package var footer: String?
    /// From the top down.
    package var cells: [UITableViewCell]
    /// Of each cell, in points; nil for one that its content or the table decides.
    package var heights: [CGFloat?]

    /// A section of cells.
    package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
      (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
    }
  }

  /// From the top down.
  package var sections: [Section]

  /// Rows in sections.
  package init(_ sections: [Section]) { self.sections = sections }

  /// A section; nil beyond the last one.
  subscript(section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }

  /// The cell of a row; nil where there is none.
  func cell(at path: IndexPath) -> UITableViewCell? {
    self[path.section].flatMap { $0.cells.indices.contains(path.row) ? $0.cells[path.row] : nil }
  }

  /// The height of a row in points; nil where its content or the table decides.
  func height(at path: IndexPath) -> CGFloat? {
    self[path.section].flatMap { $0.heights.indices.contains(path.row) ? $0.heights[path.row] : nil }
  }
}
