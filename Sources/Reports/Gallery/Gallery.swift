import Foundation
package import Verifying

/// The gallery: a page with a small picture of each cell of each recipe, which opens from disk and needs no network.
package struct Gallery: Sendable {
  /// A scene with its pictures.
  package struct Entry: Sendable {
    /// The scene; its title, source, notes and states are shown.
    package var scene: Scene
    /// The folder of its pictures, relative to the page.
    package var folder: String
    /// The text of the document as written; nil if it is not read as text.
    package var text: String?
    /// Its cells, in the matrix's order.
    package var cells: [CellEntry]

    /// Creates an entry of the gallery.
    package init(scene: Scene, folder: String, text: String? = nil, cells: [CellEntry]) {
      self.scene = scene
      self.folder = folder
      self.text = text
      self.cells = cells
    }
  }

  /// A cell that was drawn. Its picture has the same name.
  package struct CellEntry: Sendable {
    /// The point of the matrix.
    package var cell: Cell
    /// The size of the picture, in points.
    package var pictureSize: Size
    /// The facts shown next to the large picture: insets and frames.
    package var facts: LayoutFacts
    /// Problems with the layout, one per line.
    package var findings: [String]

    /// Creates the entry of a cell.
    package init(cell: Cell, pictureSize: Size, facts: LayoutFacts, findings: [String]) {
      self.cell = cell
      self.pictureSize = pictureSize
      self.facts = facts
      self.findings = findings
    }
  }

  /// A format of picture files; its name is the file extension.
  package enum Format: String, Sendable, Encodable, CaseIterable {
    /// Drawn by a browser.
    case svg
    /// Pixels.
    case png
  }

  /// The scenes, in the page's order.
  package var entries: [Entry]
  /// The formats of the pictures. Every cell has one of each; the page shows the first.
  package var formats: [Format]
  /// The page of each scene's window at any size, relative to the scene's folder; nil for none.
  package var live: String?

  /// Creates a gallery of scenes.
  /// - Parameter chapters: Folders whose scenes come first, in this order; other folders keep their order.
  package init(entries: [Entry], formats: [Format], live: String? = nil, chapters: [String] = []) {
    let places = Dictionary(chapters.enumerated().map { ($1, $0) }) { first, _ in first }
    /// The place of the nearest folder; a scene of a storyboard lies in its document's.
    func place(_ entry: Entry) -> Int {
      var folders = entry.folder.split(separator: "/").dropLast()
      while !folders.isEmpty {
        if let place = places[folders.joined(separator: "/")] { return place }
        folders.removeLast()
      }
      return chapters.count
    }
    // Sorting is stable (SE-0372).
    self.entries = entries.sorted { place($0) < place($1) }
    self.formats = formats
    self.live = live
  }

  /// The page.
  /// - Complexity: O(cells · facts).
  package var html: String {
    Page.gallery(title: "Plumb gallery", data: data)
  }

  // MARK: Data

  /// The JSON that the page's script reads. All cells are in one table, and cells of a scene with equal facts share
  /// them.
  private var data: String {
    var cells: [CellData] = []
    var places: [String: Int] = [:]
    for item in entries.lazy.flatMap(\.cells) where places[item.cell.name] == nil {
      places[item.cell.name] = cells.count
      cells.append(CellData(item))
    }
    let scenes = entries.concurrentlyMapped { [places] in SortedJSON.line(SceneData($0, places)) }
    let head = SortedJSON.line(PageData(cells: cells, formats: formats, live: live))
    // Keys are sorted, and "scenes" is the last.
    return "\(head.dropLast()),\"scenes\":[\(scenes.joined(separator: ","))]}"
  }

  /// Returns the title of a folder's chapter: `simple-constraints/two-views` belongs to "Simple Constraints".
  static func chapter(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    guard parts.count > 1, let chapter = parts.dropLast().last else { return "Recipes" }
    return chapter.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private struct PageData: Encodable {
    let cells: [CellData]
    let formats: [Format]
    let live: String?
  }

  private struct SceneData: Encodable {
    let title: String
    let folder: String
    let chapter: String
    let source: String?
    let notes: String?
    let text: String?
    /// In the document's order, without the initial state.
    let states: [StateData]
    let groups: [GroupData]
    let findings: [String: [String]]

    /// - Parameter places: Positions of cells in the page's table, by name.
    init(_ entry: Entry, _ places: [String: Int]) {
      title = entry.scene.title
      folder = entry.folder
      chapter = Gallery.chapter(of: entry.folder)
      source = entry.scene.source
      notes = entry.scene.notes
      text = entry.text
      states = entry.scene.states.map { StateData(id: $0.id, name: $0.name, notes: $0.notes) }
      var groups: [GroupData] = []
      var groupOf: [LayoutFacts: Int] = [:]
      var findings: [String: [String]] = [:]
      for item in entry.cells {
        guard let index = places[item.cell.name] else { continue }
        if let group = groupOf[item.facts] {
          groups[group].cells.append(index)
        } else {
          groupOf[item.facts] = groups.count
          groups.append(GroupData(cells: [index], facts: item.facts.lines))
        }
        if !item.findings.isEmpty { findings[item.cell.name] = item.findings }
      }
      (self.groups, self.findings) = (groups, findings)
    }
  }

  private struct StateData: Encodable {
    let id: String
    let name: String
    let notes: String?
  }

  private struct GroupData: Encodable {
    var cells: [Int]
    let facts: [String]
  }

  private struct CellData: Encodable {
    let name: String
    let device: String
    let family: String
    let orientation: String
    let classes: String
    let size: [Double]
    let picture: [Double]
    let scale: Double
    let state: String?
    let appearance: String?
    let reader: String?
    /// The radius of the device's corners, in points.
    let radius: Double

    init(_ item: CellEntry) {
      let words = CellWords(item.cell)
      name = item.cell.name
      (device, family, orientation) = (words.device, words.family, words.orientation)
      (classes, size, state) = (words.classes, words.size, words.state)
      (appearance, reader) = (words.appearance, words.reader)
      radius = Renderer.bodyRadius(in: item.cell)
      picture = [item.pictureSize.width, item.pictureSize.height]
      scale = item.cell.displayScale
    }
  }
}
