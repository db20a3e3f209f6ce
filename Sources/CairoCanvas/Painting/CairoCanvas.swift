internal import CCairo
package import Drawing
import Foundation
package import Typography

/// Paints display lists with Cairo.
///
/// Boxes are on whole pixels: every upright edge is moved to the nearest one, so that pictures are crisp at scales
/// other than the display's, too. Text is drawn from its outlines, the same that the SVG writer uses.
package struct CairoCanvas: Sendable {
  private let outlines: GlyphOutlines
  private let masks = TextMasks()
  private let workshop = Workshop()

  /// - Parameter outlines: Shapes of glyphs, shared by all canvases and writers that draw the same texts.
  package init(outlines: GlyphOutlines) { self.outlines = outlines }

  /// Paints into memory that is reused for the next picture.
  /// - Parameter body: Reads the pixels, which are valid only while it runs.
  /// - Throws: ``CanvasError``, and errors thrown by `body`.
  /// - Complexity: O(pixels covered).
  package func withRows<Result>(
    _ list: DisplayList, scale: PixelScale, _ body: (PixelRows) throws -> Result
  ) throws -> Result {
    let size = try PixelSize(of: list.size, at: scale)
    return try workshop.withBench { bench in
      guard let memory = bench.pixels.reserve(size.count * 4) else {
        throw CanvasError.noMemory(bytes: size.count * 4)
      }
      let base = memory.bindMemory(to: UInt32.self, capacity: size.count)
      let surface = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height),
        Int32(size.width * 4))
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      guard let context else { throw CanvasError.cairo("no context") }
      let raster = Raster(base: base, width: size.width, height: size.height)
      var painter = Painter(
        context: context, raster: raster, scale: scale.pixelsPerPoint, outlines: outlines, masks: masks,
        bench: bench)
      painter.paint(list.commands)
      cairo_surface_flush(surface)
      let status = cairo_status(context)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw CanvasError.cairo(String(cString: cairo_status_to_string(status)))
      }
      let rows = PixelRows(width: size.width, height: size.height, base: base, changes: raster.changes.flags)
      assert(rows.changesAreNoted, "a row that differs from the one above was not noted")
      return try body(rows)
    }
  }

  /// Returns the picture of a display list.
  /// - Throws: ``CanvasError``.
  /// - Complexity: O(pixels covered).
  package func paint(_ list: DisplayList, scale: PixelScale) throws -> PixelImage {
    try withRows(list, scale: scale, \.image)
  }
}
