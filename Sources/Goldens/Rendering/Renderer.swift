package import CairoCanvas
package import Drawing
package import Scenes

/// Everything between a solved layout and its pictures, and what identifies it.
package struct Renderer: Sendable {
  /// Raised whenever drawing changes what pictures look like.
  package static let version = 5

  private static let name = "plumb \(version), \(LibraryVersions.text)"

  private let drawing: LayoutDrawing
  private let canvas: CairoCanvas
  private let outlines: GlyphOutlines
  private let fonts: FontFiles
  /// Worked out when it is asked for: pictures alone do not need it.
  private var base: String { "\(Self.name), inter \(fonts.fingerprint.prefix(16))" }

  /// - Parameters:
  ///   - drawing: Style and overlays; nil draws each layout as its document wants it.
  ///   - showsContentBeyond: Whether pictures show what scroll views hold beyond the screen.
  package init(measurer: PangoMeasurer, drawing: SceneDrawing? = nil, showsContentBeyond: Bool = false) {
    self.drawing = LayoutDrawing(measurer: measurer, drawing: drawing, showsContentBeyond: showsContentBeyond)
    outlines = GlyphOutlines()
    canvas = CairoCanvas(outlines: outlines)
    fonts = measurer.fonts
  }

  /// Font files beyond the usual ones that a layout's text is drawn with, with their hashes.
  package func fonts(in layout: SolvedLayout) -> [String] {
    FontNames.additional(in: layout.views.lazy.compactMap(\.text).flatMap { $0.lines.map(\.run) }, of: fonts)
  }

  /// Library versions and font hashes: pictures of renderers with another one may differ in pixels though layouts are
  /// equal.
  package func fingerprint(of cells: [Observation]) -> Fingerprint {
    Fingerprint(base: base, fonts: cells.flatMap(\.fonts))
  }

  /// What is drawn of a layout, in points.
  package func displayList(_ layout: SolvedLayout) -> DisplayList { drawing.draw(layout) }

  /// A change of a layout as pictures.
  package func film(_ transition: LayoutTransition, title: String) -> FilmStrip {
    FilmStrip(transition, title: title, drawing: drawing)
  }

  /// A film as an SVG that moves.
  package func animation(_ film: FilmStrip) -> String { film.animation(outlines: outlines) }

  /// A display list's picture.
  /// - Throws: ``CanvasError``.
  package func picture(_ list: DisplayList, scale: PixelScale) throws -> PixelImage {
    try canvas.paint(list, scale: scale)
  }

  /// A display list's picture as a PNG file.
  /// - Throws: ``CanvasError``.
  package func png(_ list: DisplayList, scale: PixelScale) throws -> [UInt8] {
    try canvas.withRows(list, scale: scale) { try PNGWriter.encode($0) }
  }

  /// A picture's hash (``PixelRows/hashText``) and, where it is wanted, its file; the pixels themselves are not kept.
  /// - Throws: ``CanvasError``.
  package func traces(of list: DisplayList, scale: PixelScale, isFileWanted: Bool) throws -> (
    hash: String, png: [UInt8]?
  ) {
    try canvas.withRows(list, scale: scale) { rows in
      let hash = rows.hashText
      return (hash, isFileWanted ? try Self.golden(rows, hash) : nil)
    }
  }

  /// Of the corners of the device in a cell's picture, in points: a page cuts off the ground around it. 0 for a canvas or a
  /// window.
  package static func bodyRadius(in cell: Cell) -> Double { DevicePicture(cell).bodyRadius }

  /// A picture as a PNG file that is fast to make.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  package static func png(_ picture: PixelImage) throws(CanvasError) -> [UInt8] { try PNGWriter.encode(picture) }

  /// A picture as goldens are kept: small, with a stamp that names its pixels.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  package static func golden(_ picture: PixelImage) throws(CanvasError) -> [UInt8] {
    try picture.withRows { rows throws(CanvasError) in try golden(rows, rows.hashText) }
  }

  private static func golden(_ rows: PixelRows, _ hash: String) throws(CanvasError) -> [UInt8] {
    try PNGWriter.encode(rows, effort: .size, stamp: PNGStamp(pixelHash: hash, renderer: name))
  }

  /// A display list as an SVG file.
  package func svg(_ list: DisplayList) -> String { SVGWriter.write(list, outlines: outlines) }

  /// A display list as SVG goldens are kept: the title is the cell's name, so that nothing but what is drawn, and the names of
  /// views, changes the file.
  package func goldenSVG(_ list: DisplayList, of cell: Cell) -> [UInt8] {
    var list = list
    list.title = cell.name
    return Array(svg(list).utf8)
  }
}
