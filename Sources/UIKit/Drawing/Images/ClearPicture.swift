import Foundation

/// A picture without contents, as a PNG file.
enum ClearPicture {
  /// A transparent picture of a size in pixels; nil for more pixels than a picture has.
  /// - Complexity: O(pixels).
  static func png(width: Int, height: Int) -> Data? {
    guard width > 0, height > 0, width <= 20_000, height <= 20_000 else { return nil }
    var header = bytes(UInt32(width)) + bytes(UInt32(height))
    // One bit per pixel in a palette of one transparent colour.
    header += [1, 3, 0, 0, 0]
    let rows = [UInt8](repeating: 0, count: ((width + 7) / 8 + 1) * height)
    let file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    let chunks =
      chunk("IHDR", header) + chunk("PLTE", [0, 0, 0]) + chunk("tRNS", [0]) + chunk("IDAT", stored(rows))
      + chunk("IEND", [])
    return Data(file + chunks)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + checked + bytes(crc(checked))
  }

  /// A zlib stream of blocks that are not compressed.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, content.count)
      let count = UInt16(end - start)
      stream.append(end == content.count ? 1 : 0)
      for number in [count, ~count] { stream += [UInt8(number & 255), UInt8(number >> 8)] }
      stream += content[start..<end]
      start = end
    } while start < content.count
    return stream + bytes(adler(content))
  }

  private static func adler(_ content: [UInt8]) -> UInt32 {
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in content {
      one = (one + UInt32(byte)) % 65521
      two = (two + one) % 65521
    }
    return two << 16 | one
  }

  private static func crc(_ content: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in content {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }
}
