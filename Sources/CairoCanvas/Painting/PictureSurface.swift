internal import CCairo

/// An application's PNG file as a surface: any kind of PNG, read by Cairo.
final class PictureSurface {
  let pointer: OpaquePointer
  /// In pixels.
  var width: Double { Double(cairo_image_surface_get_width(pointer)) }
  var height: Double { Double(cairo_image_surface_get_height(pointer)) }

  /// Returns nil if the data is not PNG.
  init?(png: [UInt8]) {
    struct Reader {
      var base: UnsafePointer<UInt8>?
      var count: Int
    }
    let surface = png.withUnsafeBufferPointer { bytes in
      var reader = Reader(base: bytes.baseAddress, count: bytes.count)
      return withUnsafeMutablePointer(to: &reader) { state in
        cairo_image_surface_create_from_png_stream(
          { state, target, length in
            guard let state, let target else { return CAIRO_STATUS_READ_ERROR }
            let reader = state.assumingMemoryBound(to: Reader.self)
            guard let base = reader.pointee.base, reader.pointee.count >= Int(length) else {
              return CAIRO_STATUS_READ_ERROR
            }
            target.initialize(from: base, count: Int(length))
            reader.pointee.base = base + Int(length)
            reader.pointee.count -= Int(length)
            return CAIRO_STATUS_SUCCESS
          }, state)
      }
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    pointer = surface
  }

  /// The pixels of a picture that is completely opaque.
  var opaquePixels: [UInt32]? {
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    return (0..<Int(height)).flatMap { y in
      let row = UnsafeRawPointer(data + y * stride)
      return (0..<Int(width)).map { row.load(fromByteOffset: 4 * $0, as: UInt32.self) | 0xFF00_0000 }
    }
  }

  deinit { cairo_surface_destroy(pointer) }
}

/// Decoded pictures by file.
final class PictureSurfaces {
  private struct File: Hashable {
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
      // PNG files end with checksums; files with equal hashes are compared.
      hasher.combine(bytes.count)
      hasher.combine(bytes.suffix(64).reduce(0) { $0 &* 31 &+ Int($1) })
      hasher.combine(bytes.dropFirst(bytes.count / 2).prefix(16).reduce(0) { $0 &* 31 &+ Int($1) })
    }
  }

  /// The size at which all surfaces are discarded, in bytes.
  private static let limit = 64 << 20

  private var surfaces: [File: PictureSurface?] = [:]
  private var bytes = 0

  /// Returns nil if the data is not PNG.
  func surface(png: [UInt8]) -> PictureSurface? {
    let file = File(bytes: png)
    if let known = surfaces[file] { return known }
    let surface = PictureSurface(png: png)
    if bytes > Self.limit { (surfaces, bytes) = ([:], 0) }
    surfaces[file] = .some(surface)
    bytes += png.count + Int((surface?.width ?? 0) * (surface?.height ?? 0)) * 4
    return surface
  }
}
