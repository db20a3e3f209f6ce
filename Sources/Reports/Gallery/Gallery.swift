import CairoCanvas
import Drawing
import Foundation
import Values
import Verifying

/// The gallery: an overview of scenes, the distinct layouts of each, and every picture, in pages that open from disk and
/// need no network. Each scene is a file of its own (``GalleryScene``).
package struct Gallery: Sendable {
  /// A format of picture files; its name is the file extension.
  package enum Format: String, Sendable, Encodable, CaseIterable {
    /// Drawn by a browser.
    case svg
    /// Pixels.
    case png
  }

  /// The scenes, in the page's order.
  package let scenes: [GallerySummary]

  /// The name of the first page.
  package static let pageName = "index.html"
  /// The name of the pictures of the overview.
  package static let cardsName = "cards.html"

  /// Creates a gallery of scenes.
  /// - Parameter chapters: Folders whose scenes come first, in this order; other folders keep their order.
  package init(scenes: [GallerySummary], chapters: [String] = []) {
    let places = Dictionary(chapters.enumerated().map { ($1, $0) }) { first, _ in first }
    /// The place of the nearest folder; a scene of a storyboard is in that of its document.
    func place(_ scene: GallerySummary) -> Int {
      var folders = scene.id.split(separator: "/").dropLast()
      while !folders.isEmpty {
        if let place = places[folders.joined(separator: "/")] { return place }
        folders.removeLast()
      }
      return chapters.count
    }
    // Sorting is stable (SE-0372).
    self.scenes = scenes.sorted { place($0) < place($1) }
  }

  /// The first page, with its data.
  /// - Complexity: O(scenes + windows).
  /// - Throws: `CanvasError.noMemory(bytes:)`.
  package func html() throws -> String { Page.gallery(title: "Plumb gallery", data: try Self.packed(index)) }

  /// The pictures of the overview.
  /// - Complexity: O(elements).
  /// - Throws: `CanvasError.noMemory(bytes:)`.
  package func cards() throws -> String {
    var pack = CardPack()
    for scene in scenes { pack.add(scene) }
    return Page.part(title: "Plumb gallery", data: try Self.packed(pack.json))
  }

  /// Returns JSON as a JSON string of compressed bytes.
  static func packed(_ json: String) throws -> String {
    "\"\(Data(try Zlib.compressed(Array(json.utf8), level: 9)).base64EncodedString())\""
  }

  // MARK: Data

  private var index: String {
    var seen: Set<String> = []
    let windows = scenes.flatMap(\.windows).filter { seen.insert($0.screenName).inserted }
    return RawJSON.object([
      "scenes": RawJSON.list(scenes.map(Self.json)), "windows": RawJSON.list(windows.map(Self.json)),
    ])
  }

  private static func json(_ scene: GallerySummary) -> String {
    RawJSON.object([
      "id": RawJSON.text(scene.id), "title": RawJSON.text(scene.title),
      "chapter": RawJSON.text(Self.chapter(of: scene.id)),
      "states": RawJSON.list(scene.states.map(RawJSON.text)), "pictures": "\(scene.count)",
      "names": RawJSON.list(scene.drawn.names.map(RawJSON.text)), "views": RawJSON.list(scene.views.map(RawJSON.text)),
      "texts": RawJSON.list(scene.texts.map(RawJSON.text)),
      "findings": scene.drawn.findingCount > 0 ? "\(scene.drawn.findingCount)" : nil,
    ])
  }

  /// Returns a window: its name, the device, and what the page draws around its screen.
  private static func json(_ cell: Cell) -> String {
    let words = CellWords(cell.varied(CellVariant()).inState(nil))
    let origin = DevicePicture(cell).screenOrigin
    var fields: [String] = [
      RawJSON.text(cell.screenName), RawJSON.text(words.device), RawJSON.text(words.family),
      RawJSON.text(words.orientation), RawJSON.text(words.classes), RawJSON.number(cell.size.width),
      RawJSON.number(cell.size.height), RawJSON.number(Double(origin.x)), RawJSON.number(cell.cornerRadius),
    ]
    if case .device(let id, _, let share) = cell.screen {
      fields += [RawJSON.text(id), RawJSON.text(share?.rawValue ?? "")]
    } else {
      fields += ["\"\"", "\"\""]
    }
    fields.append(RawJSON.text(cell.screenTitle))
    return RawJSON.list(fields)
  }

  /// Returns the title of a folder's chapter: `simple-constraints/two-views` belongs to "Simple Constraints".
  static func chapter(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    guard parts.count > 1, let chapter = parts.dropLast().last else { return "Recipes" }
    return chapter.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}

/// One picture of each scene, with the glyphs of all of them once.
private struct CardPack {
  private var drawings = PackedDrawings()
  private var cards: [String] = []

  mutating func add(_ scene: GallerySummary) {
    let drawn = scene.drawn
    cards.append(
      RawJSON.list([
        RawJSON.text(scene.id), RawJSON.text(drawn.cardScreen), RawJSON.text(drawings.add(drawn.card)),
        RawJSON.list(drawn.crop.map(RawJSON.number)),
      ]))
  }

  var json: String { RawJSON.object([("cards", RawJSON.list(cards))] + drawings.members) }
}
