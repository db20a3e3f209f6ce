internal import CDeflate
import Values

/// The chunks of a PNG file, with verified checksums.
struct PNGChunks {
  private(set) var header = Header()
  /// As `0xFFRRGGBB`.
  private(set) var palette: [UInt32] = []
  /// All compressed data.
  private(set) var data: [UInt8] = []
  private(set) var texts: [ArraySlice<UInt8>] = []
  private var headerBytes: [UInt8] = []
  private var paletteBytes: [UInt8] = []
  /// The bytes that a stamp covers.
  var stamped: [UInt8] { headerBytes + paletteBytes + data }

  struct Header {
    var width = 0
    var height = 0
    /// Bytes per pixel: one with a palette.
    var channels = 0
  }

  /// - Throws: ``PNGError``.
  init(_ file: [UInt8]) throws {
    guard file.starts(with: PNGFormat.signature) else { throw PNGError.notPNG }
    var offset = PNGFormat.signature.count
    while true {
      guard offset + 12 <= file.count else { throw PNGError.truncated }
      let length = Int(Self.bigEndian(file, offset))
      guard length <= file.count - offset - 12 else { throw PNGError.truncated }
      let name = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let content = file[(offset + 8)..<(offset + 8 + length)]
      let sum = file[(offset + 4)..<(offset + 8 + length)].withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress, $0.count)
      }
      guard sum == Self.bigEndian(file, offset + 8 + length) else {
        throw PNGError.damaged("checksum of \(name)")
      }
      switch name {
      case "IHDR":
        headerBytes = Array(content)
        header = try Header(headerBytes)
      case "PLTE":
        paletteBytes = Array(content)
        palette = stride(from: 0, to: length - length % 3, by: 3).map { index in
          let start = content.startIndex + index
          return 0xFF00_0000 | UInt32(content[start]) << 16 | UInt32(content[start + 1]) << 8
            | UInt32(content[start + 2])
        }
      case "IDAT": data.append(contentsOf: content)
      case "tEXt": texts.append(content)
      case "IEND":
        if header.width == 0 { throw PNGError.damaged("no header") }
        return
      default: break
      }
      offset += 12 + length
    }
  }

  fileprivate static func bigEndian(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension PNGChunks.Header {
  fileprivate init(_ content: [UInt8]) throws {
    guard content.count == 13 else { throw PNGError.damaged("header") }
    width = Int(PNGChunks.bigEndian(content, 0))
    height = Int(PNGChunks.bigEndian(content, 4))
    guard content[8] == 8, [2, 3, 6].contains(content[9]), content[10] == 0, content[11] == 0, content[12] == 0
    else { throw PNGError.unsupported("bit depth \(content[8]), colour type \(content[9])") }
    channels = content[9] == 3 ? 1 : content[9] == 2 ? 3 : 4
    guard 1...Limits.canvasSide ~= width, 1...Limits.canvasSide ~= height,
      width * height <= Limits.canvasPixels
    else {
      throw PNGError.unsupported("\(width) × \(height) pixels")
    }
  }
}
