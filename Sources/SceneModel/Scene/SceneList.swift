/// What a view is for the table or the row around it, besides one of its rows or subviews; the words are a recipe's.
package enum SceneListPart: String, Sendable, CaseIterable, Encodable {
  /// Of a table: the view above its rows, and the one below them, with the heights of their frames.
  case header, footer
  /// Of a row: the view in which its subviews are.
  case content
  /// Of a row: the view at its trailing end, in the size of its frame.
  case accessory
  /// Of a row with its own labels: the main one, the second one, and the picture in front of them.
  case text, detail, picture
}

/// What a table or a collection makes for a row or a section besides a document's views. It is called after the row:
/// `Boots text`.
package enum MadePart: String, Sendable, CaseIterable {
  case text, detail, symbol, header, footer
  case toggle = "switch"
}

/// A list as devices show it; a canvas shows its saved frames.
package indirect enum SceneListForm: Sendable, Hashable, Encodable {
  /// A table with sections of rows, by their ids; without sections all rows are in one.
  /// - Parameter rowHeight: Of rows without their own, in points; nil for the height of their content.
  case table(SceneTable, rowHeight: Double?, sections: [Section])
  /// A row of such a table.
  /// - Parameter height: In points; nil for the table's.
  case row(SceneRowCell, height: Double?)

  /// A collection whose cells are one after another, each where a line has room for it.
  case collection(SceneGrid)
  /// A cell of such a collection.
  case cell

  /// A section of a static table.
  package struct Section: Sendable, Hashable, Encodable {
    /// The section as a view, without rows.
    package var view: SceneView
    /// Ids of its rows.
    package var rows: [String]

    /// Creates a section with rows.
    package init(view: SceneView, rows: [String]) { (self.view, self.rows) = (view, rows) }
  }
}

extension SceneView {
  /// The view of a document with a canvas as devices show it: without natural sizes of the canvas's version, and with
  /// tables whose rows are as wide as the table, one below the other, and as high as the document or their contents
  /// make them.
  var onDevices: SceneView {
    var view = self
    view.children = children.map(\.onDevices)
    view.intrinsic = deviceIntrinsic
    if case .spinner(let spinner) = kind, spinner.isHiddenOnDevices { view.isHidden = true }
    if case .datePicker(var picker) = kind, picker.isAutomatic {
      // The system's choice since iOS 14.
      (picker.style, picker.isAutomatic) = (.compact, false)
      view.kind = .datePicker(picker)
    }
    return view.listed
  }

  /// Whether the view is a table or a collection on devices.
  var isListOnDevices: Bool {
    switch listForm {
    case .table, .collection: true
    case .row, .cell, nil: false
    }
  }

  /// The view as a table with rows, or a collection with cells, if it is one on devices.
  var listed: SceneView {
    switch listForm {
    case .table(let table, let rowHeight, let sections): asTable(table, rowHeight, sections)
    case .collection(let grid): asCollection(grid)
    case .row, .cell, nil: self
    }
  }

  /// What a list takes over from the scroll view that it is on the canvas.
  private var scrollInsets: SceneScroll {
    guard case .scroll(let own) = kind else { return SceneScroll() }
    var scroll = SceneScroll(contentInset: own.contentInset)
    scroll.insetAdjustment = own.insetAdjustment
    return scroll
  }

  private func asCollection(_ grid: SceneGrid) -> SceneView {
    var view = self
    var collection = SceneCollection(grid: grid)
    collection.scroll = scrollInsets
    (view.kind, view.listForm) = (.collection(collection), nil)
    view.children = children.filter { $0.listForm == .cell }.map { cell in
      var cell = cell
      (cell.frame, cell.listForm) = (nil, nil)
      for index in cell.children.indices where cell.children[index].listPart == .content {
        cell.children[index].frame = nil
      }
      return cell
    }
    return view
  }

  private func asTable(_ table: SceneTable, _ rowHeight: Double?, _ sections: [SceneListForm.Section]) -> SceneView {
    var view = self
    var table = table
    table.scroll = scrollInsets
    // The table states the height of its rows, unless it is none that a table can have.
    let isStated = rowHeight.map(SceneTable.rowHeights.contains) ?? false
    if isStated { table.rowHeight = rowHeight }
    let rows = view.children.compactMap { $0.row(defaultHeight: isStated ? nil : rowHeight) }
    (view.kind, view.listForm) = (.table(table), nil)
    let parts = view.children.filter { $0.listPart == .header || $0.listPart == .footer }
    let grouped = sections.map { section in
      var view = section.view
      view.children = rows.filter { section.rows.contains($0.id) }
      return view
    }
    view.children = parts + (sections.isEmpty ? rows : grouped)
    return view
  }

  /// The view as a table's row; nil for any other view.
  private func row(defaultHeight: Double?) -> SceneView? {
    guard case .row(let cell, let own) = listForm else { return nil }
    var row = self
    (row.kind, row.listForm, row.frame, row.margins) = (.row(cell), nil, nil, ownMargins)
    let width = designFrame?.width ?? 0
    if let height = own ?? defaultHeight { row.frame = SceneFrame(x: 0, y: 0, width: width, height: height) }
    for index in row.children.indices where row.children[index].listPart == .content {
      // The table places the content view; subviews with masks keep their distances from its saved size.
      row.children[index].frame = nil
      row.children[index].margins = row.children[index].ownMargins
    }
    return row
  }

  /// Margins that the document states; those of a canvas's version are not a device's.
  private var ownMargins: SceneMargins? { hasCanvasMargins ? nil : margins }
}
