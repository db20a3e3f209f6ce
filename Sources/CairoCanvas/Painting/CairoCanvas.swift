internal import CCairo
public import Drawing
import Foundation
public import Typography

/// Paints display lists with Cairo.
///
/// Boxes lie on whole pixels: every upright edge is moved to the nearest one, so that pictures are crisp at scales
/// other than the display's too. Text is drawn by its outlines, the same that the SVG writer uses.
public struct CairoCanvas: Sendable {
  /// The largest picture, in pixels: beyond this a canvas is refused, not attempted.
  public static let pixelLimit = 1 << 28
  /// The longest side of a picture, in pixels: Cairo's coordinates end not far above.
  public static let sideLimit = 32_000

  private let outlines: GlyphOutlines
  private let masks = TextMasks()
  private let workshop = Workshop()

  public init(outlines: GlyphOutlines) { self.outlines = outlines }

  /// Paints into memory that is used again for the next picture.
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - body: Is given the pixels, which are valid as long as it runs.
  /// - Throws: ``CanvasError``, and what `body` throws.
  /// - Complexity: O(pixels covered).
  public func withRows<Result>(_ list: DisplayList, scale: Double, _ body: (PixelRows) throws -> Result) throws
    -> Result
  {
    let (width, height) = try Self.pixelSize(of: list, scale: scale)
    return try workshop.withBench { bench in
      guard let memory = bench.pixels.reserve(width * height * 4) else {
        throw CanvasError.noMemory(bytes: width * height * 4)
      }
      let base = memory.bindMemory(to: UInt32.self, capacity: width * height)
      if !Self.isCovered(list, scale, width, height) {
        base.update(repeating: 0xFFFF_FFFF, count: width * height)
      }
      let surface = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      guard let context else { throw CanvasError.cairo("no context") }
      var painter = Painter(
        context: context, raster: Raster(base: base, width: width, height: height), scale: scale, outlines: outlines,
        masks: masks, bench: bench)
      for command in list.commands { painter.paint(command) }
      cairo_surface_flush(surface)
      let status = cairo_status(context)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw CanvasError.cairo(String(cString: cairo_status_to_string(status)))
      }
      return try body(PixelRows(width: width, height: height, base: base))
    }
  }

  /// - Parameter scale: Pixels per point.
  /// - Throws: ``CanvasError``.
  /// - Complexity: O(pixels covered).
  public func paint(_ list: DisplayList, scale: Double) throws -> PixelImage {
    try withRows(list, scale: scale, \.image)
  }

  /// Whether the first command hides all of the paper, which then need not be white.
  private static func isCovered(_ list: DisplayList, _ scale: Double, _ width: Int, _ height: Int) -> Bool {
    guard case .fill(.rect(let rect), let ink)? = list.commands.first, Paint(ink).isOpaque else { return false }
    // What is far beyond any picture is left to Cairo, which may do less.
    guard max(abs(rect.minX), abs(rect.minY), rect.width, rect.height) * scale < 1e8 else { return false }
    return rect.minX <= 0 && rect.minY <= 0 && rect.maxX * scale >= Double(width)
      && rect.maxY * scale >= Double(height)
  }

  private static func pixelSize(of list: DisplayList, scale: Double) throws -> (width: Int, height: Int) {
    let size = (list.size.width * scale, list.size.height * scale)
    guard size.0.isFinite, size.1.isFinite, size.0 >= 1, size.1 >= 1, size.0 * size.1 <= Double(pixelLimit),
      max(size.0, size.1) <= Double(sideLimit)
    else { throw CanvasError.tooLarge(width: size.0, height: size.1) }
    return (Int(size.0.rounded(.up)), Int(size.1.rounded(.up)))
  }
}

/// What a canvas cannot do.
public enum CanvasError: Error, Hashable {
  /// In pixels.
  case tooLarge(width: Double, height: Double)
  case noMemory(bytes: Int)
  case cairo(String)
}

extension CanvasError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large (at most \(CairoCanvas.sideLimit) a side and "
        + "\(CairoCanvas.pixelLimit >> 20) million in all); choose a smaller --scale or --size"
    case .noMemory(let bytes):
      "there is no memory for a picture of \(bytes >> 20) MiB; choose a smaller --scale, fewer --jobs, or a larger limit"
    case .cairo(let message): "cairo: \(message)"
    }
  }
}
