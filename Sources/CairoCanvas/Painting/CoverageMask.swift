internal import CCairo
import Foundation
import Synchronization
import Typography

/// The coverage of each pixel by a shape, and the shape's offset from the pixel that contains its origin.
final class CoverageMask: Sendable {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let coverage: [UInt8]

  init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    self.coverage = coverage
  }

  /// Returns the mask's box for an origin in a pixel.
  func box(column: Int, row: Int) -> PixelBox {
    PixelBox(left: column + left, top: row + top, right: column + left + width, bottom: row + top + height)
  }
}

/// Masks of lines of text. A line is filled once for each position within a pixel, and copied from then on.
final class TextMasks: Sendable {
  struct Key: Hashable {
    let run: GlyphRun
    let scale: Double
    /// The start of the line within a pixel.
    let x: Double
    let y: Double
  }

  private struct State {
    var masks: [Key: CoverageMask?] = [:]
    var bytes = 0
  }

  /// The size at which all masks are discarded, in bytes.
  private static let limit = 64 << 20

  private let state = Mutex(State())

  /// - Parameter make: Makes a mask that is not cached; nil if a line cannot be a mask.
  func mask(_ key: Key, _ make: () -> CoverageMask?) -> CoverageMask? {
    if let known = state.withLock({ $0.masks[key] }) { return known }
    let mask = make()
    state.withLock { state in
      if state.bytes > Self.limit { state = State() }
      state.masks[key] = .some(mask)
      state.bytes += 200 + (mask?.coverage.count ?? 0)
    }
    return mask
  }
}

/// Lets Cairo fill shapes on a coverage surface.
final class MaskMaker {
  private var measuring: (surface: OpaquePointer, context: OpaquePointer)?

  init() {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return
    }
    measuring = (surface, context)
  }

  deinit {
    guard let measuring else { return }
    cairo_destroy(measuring.context)
    cairo_surface_destroy(measuring.surface)
  }

  /// The largest side of a mask, in pixels: larger shapes are painted directly.
  private static let limit = 4096.0

  /// The distance from the surface's corner at which shapes are traced, in pixels: at the corner itself numbers are
  /// more precise than on a picture, and noise that a picture rounds away would decide the rounding of halves.
  private static let distance = 32.0

  /// - Parameter trace: Adds the shape to a context's path, at this distance in pixels from the corner.
  func mask(_ trace: (OpaquePointer, _ distance: Double) -> Void) -> CoverageMask? {
    guard let measuring else { return nil }
    cairo_new_path(measuring.context)
    trace(measuring.context, Self.distance)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(measuring.context, &left, &top, &right, &bottom)
    let path = cairo_copy_path(measuring.context)
    defer { cairo_path_destroy(path) }
    guard cairo_status(measuring.context) == CAIRO_STATUS_SUCCESS, path?.pointee.status == CAIRO_STATUS_SUCCESS else {
      // The results of a context that has failed once are unreliable; without one everything is painted directly.
      cairo_destroy(measuring.context)
      cairo_surface_destroy(measuring.surface)
      self.measuring = nil
      return nil
    }
    guard left < right, top < bottom else { return CoverageMask(left: 0, top: 0, width: 0, height: 0, coverage: []) }
    (left, top) = (left.rounded(.down) - 1, top.rounded(.down) - 1)
    (right, bottom) = (right.rounded(.up) + 1, bottom.rounded(.up) + 1)
    guard right - left <= Self.limit, bottom - top <= Self.limit else { return nil }
    let (width, height) = (Int(right - left), Int(bottom - top))
    guard let sheet = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
    defer { cairo_surface_destroy(sheet) }
    guard let context = cairo_create(sheet) else { return nil }
    defer { cairo_destroy(context) }
    cairo_translate(context, -left, -top)
    cairo_append_path(context, path)
    cairo_set_source_rgba(context, 1, 1, 1, 1)
    cairo_fill(context)
    cairo_surface_flush(sheet)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(sheet) else {
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(sheet))
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        (buffer.baseAddress! + y * width).initialize(from: data + y * stride, count: width)
      }
      count = width * height
    }
    return CoverageMask(
      left: Int(left - Self.distance), top: Int(top - Self.distance), width: width, height: height, coverage: coverage)
  }
}
