internal import CDeflate

/// Writes pictures as PNG: opaque, 8 bits per channel or a palette. Equal pictures make equal files.
package enum PNGWriter {
  /// The optimisation goal of a file.
  package enum Effort: Sendable {
    /// Fast to write: for pictures that are viewed and drawn again.
    case speed
    /// Small: for pictures that are stored in a repository.
    case size
  }

  /// - Parameters:
  ///   - effort: The optimisation goal; both have the same pixels.
  ///   - stamp: The file's statement about its pixels, so that they need not be decoded for a comparison.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  /// - Complexity: O(pixels).
  package static func encode(
    _ image: PixelImage, effort: Effort = .speed, stamp: PNGStamp? = nil
  ) throws(CanvasError) -> [UInt8] {
    try image.withRows { rows throws(CanvasError) in try encode(rows, effort: effort, stamp: stamp) }
  }

  /// Encodes a picture in the memory where it was painted.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  /// - Complexity: O(pixels).
  package static func encode(
    _ image: PixelRows, effort: Effort = .speed, stamp: PNGStamp? = nil
  ) throws(CanvasError) -> [UInt8] {
    switch effort {
    case .size: return file(image, colors: .rgb, filtered: try UpRows.data(of: image, level: 6), stamp)
    case .speed:
      guard let flat = try FlatPicture.compressed(image) else {
        return file(image, colors: .rgb, filtered: try FilteredRows.data(of: image, level: 1), stamp)
      }
      return file(image, colors: flat.colors, filtered: flat.data, stamp)
    }
  }

  private static func file(
    _ image: PixelRows, colors: PNGColors, filtered data: [UInt8], _ stamp: PNGStamp?
  ) -> [UInt8] {
    var file: [UInt8] = PNGFormat.signature
    file.reserveCapacity(data.count + 1200)
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(image.width))
    header.append(bigEndian: UInt32(image.height))
    header += [8, colors.type, 0, 0, 0]  // bit depth, colours, deflate, adaptive filters, no interlace
    file.append(chunk: "IHDR", header)
    var palette: [UInt8] = []
    if case .palette(let entries) = colors {
      palette = entries.flatMap { entry in [16, 8, 0].map { UInt8(truncatingIfNeeded: entry >> $0) } }
      file.append(chunk: "PLTE", palette)
    }
    if let stamp { file.append(chunk: "tEXt", stamp.content(of: header + palette + data)) }
    file.append(chunk: "IDAT", data)
    file.append(chunk: "IEND", [])
    return file
  }
}

/// The colour type of a file.
enum PNGColors {
  case rgb
  /// Up to 256, as `0xAARRGGBB`.
  case palette([UInt32])

  var type: UInt8 {
    switch self {
    case .rgb: 2
    case .palette: 3
    }
  }
}

enum PNGFormat {
  /// The first bytes of every PNG file (PNG, 5.2).
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

extension [UInt8] {
  mutating func append(bigEndian value: UInt32) {
    append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  mutating func append(chunk name: String, _ content: [UInt8]) {
    append(bigEndian: UInt32(content.count))
    let start = count
    append(contentsOf: Array(name.utf8))
    append(contentsOf: content)
    let sum = self[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    append(bigEndian: sum)
  }
}
