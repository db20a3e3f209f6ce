package import CairoCanvas
package import Drawing
import Foundation
package import Layout

/// Everything between a solved layout and its pictures, and its identification.
package struct Renderer: Sendable {
  /// Raised whenever a change in drawing affects pictures.
  package static let version = 5

  private static let name = "plumb \(version), \(LibraryVersions.text)"

  private let drawing: LayoutDrawing
  private let canvas: CairoCanvas
  private let outlines: GlyphOutlines
  private let fonts: FontFiles
  /// Computed on demand, because pictures alone do not need it.
  private var base: String { "\(Self.name), inter \(fonts.fingerprint.prefix(16))\(Self.switches)" }

  /// The environment variables with which libraries shape and paint otherwise, if they are set.
  private static let switches = ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "PIXMAN_DISABLE"].map { name in
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return "" }
    return ", \(name) \(Quoting.record.quoted(value.replacing(", with ", with: ",with ")))"
  }.joined()

  /// - Parameters:
  ///   - drawing: Style and overlays; nil draws each layout as its document specifies.
  ///   - showsContentBeyond: Whether pictures show the content of scroll views beyond the screen.
  package init(measurer: PangoMeasurer, drawing: SceneDrawing? = nil, showsContentBeyond: Bool = false) {
    self.drawing = LayoutDrawing(measurer: measurer, drawing: drawing, showsContentBeyond: showsContentBeyond)
    outlines = GlyphOutlines()
    canvas = CairoCanvas(outlines: outlines)
    fonts = measurer.fonts
  }

  /// Returns font files other than the usual ones that a layout's text is drawn with, with their hashes.
  package func fonts(in layout: SolvedLayout) -> [String] {
    FontNames.additional(in: layout.views.lazy.compactMap(\.text).flatMap { $0.lines.map(\.run) }, of: fonts)
  }

  /// Returns library versions and font hashes; pictures of renderers with different fingerprints may differ in pixels
  /// although layouts are equal.
  package func fingerprint(of cells: [Observation]) -> Fingerprint {
    Fingerprint(base: base, fonts: cells.flatMap(\.fonts), ownFiles: FontFiles.ownNames)
  }

  /// Returns what is drawn for a layout, in points.
  package func displayList(_ layout: SolvedLayout) -> DisplayList { drawing.draw(layout) }

  /// Returns a change of a layout as pictures.
  package func film(_ transition: LayoutTransition, title: String) -> FilmStrip {
    FilmStrip(transition, title: title, drawing: drawing)
  }

  /// Returns a film as an animated SVG.
  package func animation(_ film: FilmStrip) -> String { film.animation(outlines: outlines) }

  /// Returns a display list's picture.
  /// - Throws: ``CanvasError``.
  package func picture(_ list: DisplayList, scale: PixelScale) throws -> PixelImage {
    try canvas.paint(list, scale: scale)
  }

  /// Returns a display list's picture as a PNG file.
  /// - Throws: ``CanvasError``.
  package func png(_ list: DisplayList, scale: PixelScale) throws -> [UInt8] {
    try canvas.withRows(list, scale: scale) { try PNGWriter.encode($0) }
  }

  /// Returns a picture's hash (``PixelRows/hashText``) and, if wanted, its file; the pixels themselves are not kept.
  /// - Throws: ``CanvasError``.
  package func traces(of list: DisplayList, scale: PixelScale, isFileWanted: Bool) throws -> (
    hash: String, png: [UInt8]?
  ) {
    try canvas.withRows(list, scale: scale) { rows in
      let hash = rows.hashText
      return (hash, isFileWanted ? try Self.golden(rows, hash) : nil)
    }
  }

  /// Returns the corner radius of the device in a cell's picture, in points, with which a page cuts off the ground
  /// around it; 0 for a canvas or a window.
  package static func bodyRadius(in cell: Cell) -> Double { DevicePicture(cell).bodyRadius }

  /// Returns a picture as a PNG file that is fast to encode.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  package static func png(_ picture: PixelImage) throws(CanvasError) -> [UInt8] { try PNGWriter.encode(picture) }

  /// Returns a picture in the format of goldens: small, with a stamp that identifies its pixels.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  package static func golden(_ picture: PixelImage) throws(CanvasError) -> [UInt8] {
    try picture.withRows { rows throws(CanvasError) in try golden(rows, rows.hashText) }
  }

  /// Returns a display list as an SVG file.
  /// - Parameter prefix: What all ids begin with.
  package func svg(_ list: DisplayList, prefix: String = "") -> String {
    SVGWriter.write(list, outlines: outlines, prefix: prefix)
  }

  /// Returns a display list's SVG file in parts.
  package func svgParts(_ list: DisplayList) -> SVGParts { SVGWriter.parts(of: list, outlines: outlines) }

  /// Returns a display list in the format of SVG goldens. Its title is the cell's name, so that only what is drawn, and
  /// the names of views, change the file.
  package func goldenSVG(_ list: DisplayList, of cell: Cell) -> [UInt8] {
    var list = list
    list.title = cell.name
    return Array(svg(list).utf8)
  }

  private static func golden(_ rows: PixelRows, _ hash: String) throws(CanvasError) -> [UInt8] {
    try PNGWriter.encode(rows, effort: .size, stamp: PNGStamp(pixelHash: hash, renderer: name))
  }
}
