internal import CDeflate

/// Writes pictures as PNG: 8-bit RGB, compressed by libdeflate. Equal pictures make equal files.
public enum PNGWriter {
  /// - Complexity: O(pixels).
  public static func encode(_ image: PixelImage) -> [UInt8] { image.withRows { encode($0) } }

  /// - Complexity: O(pixels).
  public static func encode(_ image: PixelRows) -> [UInt8] {
    let rowBytes = image.width * 3 + 1
    let raw = [UInt8](unsafeUninitializedCapacity: rowBytes * image.height) { buffer, count in
      let pixels = UnsafeBufferPointer(start: image.base, count: image.width * image.height)
      for y in 0..<image.height { write(row: y, of: pixels, width: image.width, to: buffer, at: y * rowBytes) }
      count = rowBytes * image.height
    }
    var file: [UInt8] = PNGFormat.signature
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(image.width))
    header.append(bigEndian: UInt32(image.height))
    header += [8, 2, 0, 0, 0]  // bit depth, RGB, deflate, adaptive filters, no interlace
    file.append(chunk: "IHDR", header)
    file.append(chunk: "IDAT", compressed(raw))
    file.append(chunk: "IEND", [])
    return file
  }

  /// A row that equals the one above is written as "the same" (filter Up, all zero), any other as it is.
  private static func write(
    row y: Int, of pixels: UnsafeBufferPointer<UInt32>, width: Int, to buffer: UnsafeMutableBufferPointer<UInt8>,
    at start: Int
  ) {
    let row = pixels[(y * width)..<((y + 1) * width)]
    if y > 0, row.elementsEqual(pixels[((y - 1) * width)..<(y * width)]) {
      buffer[start] = 2
      buffer[(start + 1)...].prefix(width * 3).update(repeating: 0)
      return
    }
    buffer[start] = 0
    var place = start + 1
    for pixel in row {
      buffer[place] = UInt8(truncatingIfNeeded: pixel >> 16)
      buffer[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      buffer[place + 2] = UInt8(truncatingIfNeeded: pixel)
      place += 3
    }
  }

  private static func compressed(_ raw: [UInt8]) -> [UInt8] {
    // The allocation fails only when memory has run out, and then nothing goes on.
    guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, raw, raw.count, buffer.baseAddress, bound)
    }
  }
}

enum PNGFormat {
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
