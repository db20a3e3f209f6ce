internal import CDeflate

/// Reads PNG files: 8 bits a channel, RGB or RGBA, not interlaced, which is what goldens are.
public enum PNGReader {
  public enum Failure: Error, Hashable {
    case notPNG
    case truncated
    case damaged(String)
    case unsupported(String)
  }

  /// - Throws: ``Failure``.
  /// - Complexity: O(pixels).
  public static func decode(_ file: [UInt8]) throws -> PixelImage {
    guard file.starts(with: PNGFormat.signature) else { throw Failure.notPNG }
    var header: Header?
    var data: [UInt8] = []
    var offset = PNGFormat.signature.count
    while true {
      guard offset + 12 <= file.count else { throw Failure.truncated }
      let length = Int(bigEndian(file, offset))
      guard length <= file.count - offset - 12 else { throw Failure.truncated }
      let name = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let content = file[(offset + 8)..<(offset + 8 + length)]
      let sum = file[(offset + 4)..<(offset + 8 + length)].withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress, $0.count)
      }
      guard sum == bigEndian(file, offset + 8 + length) else { throw Failure.damaged("checksum of \(name)") }
      switch name {
      case "IHDR": header = try Header(Array(content))
      case "IDAT": data += content
      case "IEND":
        guard let header else { throw Failure.damaged("no header") }
        return try image(header, data)
      default: break
      }
      offset += 12 + length
    }
  }

  private struct Header {
    let width: Int
    let height: Int
    let channels: Int

    init(_ content: [UInt8]) throws {
      guard content.count == 13 else { throw Failure.damaged("header") }
      width = Int(bigEndian(content, 0))
      height = Int(bigEndian(content, 4))
      guard content[8] == 8, content[9] == 2 || content[9] == 6, content[10] == 0, content[11] == 0,
        content[12] == 0
      else { throw Failure.unsupported("bit depth \(content[8]), colour type \(content[9])") }
      channels = content[9] == 2 ? 3 : 4
      guard 1...CairoCanvas.sideLimit ~= width, 1...CairoCanvas.sideLimit ~= height,
        width * height <= CairoCanvas.pixelLimit
      else {
        throw Failure.unsupported("\(width) × \(height) pixels")
      }
    }
  }

  private static func bigEndian(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func image(_ header: Header, _ data: [UInt8]) throws -> PixelImage {
    let rowBytes = header.width * header.channels
    let size = (rowBytes + 1) * header.height
    guard let decompressor = libdeflate_alloc_decompressor() else { throw Failure.damaged("out of memory") }
    defer { libdeflate_free_decompressor(decompressor) }
    var raw = [UInt8](repeating: 0, count: size)
    var written = 0
    let result = raw.withUnsafeMutableBytes {
      libdeflate_zlib_decompress(decompressor, data, data.count, $0.baseAddress, size, &written)
    }
    guard result == LIBDEFLATE_SUCCESS, written == size else { throw Failure.damaged("compressed data") }
    var pixels = [UInt32](repeating: 0xFF00_0000, count: header.width * header.height)
    try raw.withUnsafeMutableBufferPointer { raw in
      try pixels.withUnsafeMutableBufferPointer { pixels in
        for y in 0..<header.height {
          let start = y * (rowBytes + 1)
          try unfilter(raw, at: start, rowBytes: rowBytes, step: header.channels, isFirst: y == 0)
          var place = start + 1
          for x in 0..<header.width {
            let (red, green, blue) = (UInt32(raw[place]), UInt32(raw[place + 1]), UInt32(raw[place + 2]))
            pixels[y * header.width + x] = 0xFF00_0000 | red << 16 | green << 8 | blue
            place += header.channels
          }
        }
      }
    }
    return PixelImage(width: header.width, height: header.height, pixels: pixels)
  }

  /// Turns differences back into values: none, left, above, mean of both, Paeth.
  private static func unfilter(
    _ raw: UnsafeMutableBufferPointer<UInt8>, at start: Int, rowBytes: Int, step: Int, isFirst: Bool
  ) throws {
    let filter = raw[start]
    if filter == 0 { return }
    guard filter <= 4 else { throw Failure.damaged("filter \(filter)") }
    let row = start + 1
    let above = row - rowBytes - 1
    for index in 0..<rowBytes {
      let left = index >= step ? Int(raw[row + index - step]) : 0
      let up = isFirst ? 0 : Int(raw[above + index])
      let corner = isFirst || index < step ? 0 : Int(raw[above + index - step])
      let predicted =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        default: paeth(left, up, corner)
        }
      raw[row + index] = raw[row + index] &+ UInt8(truncatingIfNeeded: predicted)
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}
