public import CairoCanvas
public import Drawing
public import Scenes

/// Everything between a solved layout and its pictures, and what identifies it.
public struct Renderer: Sendable {
  /// Raised whenever drawing changes what pictures look like.
  public static let version = 1

  private let style: FrameStyle
  private let canvas: CairoCanvas
  private let outlines: GlyphOutlines
  /// Library versions and font hashes: pictures of renderers with another one may differ in pixels though layouts are
  /// equal.
  public let fingerprint: String

  /// - Parameter showsContentBeyond: Whether pictures show what scroll views hold beyond the screen.
  public init(measurer: PangoMeasurer, showsContentBeyond: Bool = false) {
    style = FrameStyle(measurer: measurer, showsContentBeyond: showsContentBeyond)
    outlines = GlyphOutlines(fonts: measurer.fonts)
    canvas = CairoCanvas(outlines: outlines)
    fingerprint = "plumb \(Self.version), \(LibraryVersions.text), inter \(measurer.fonts.fingerprint.prefix(16))"
  }

  public func displayList(_ layout: SolvedLayout) -> DisplayList { style.draw(layout) }

  /// - Parameter scale: Pixels per point.
  /// - Throws: ``CanvasError``.
  public func picture(_ list: DisplayList, scale: Double) throws -> PixelImage { try canvas.paint(list, scale: scale) }

  /// - Throws: ``CanvasError``.
  public func png(_ list: DisplayList, scale: Double) throws -> [UInt8] {
    PNGWriter.encode(try picture(list, scale: scale))
  }

  public static func png(_ picture: PixelImage) -> [UInt8] { PNGWriter.encode(picture) }

  public func svg(_ list: DisplayList) -> String { SVGWriter.write(list, outlines: outlines) }
}
