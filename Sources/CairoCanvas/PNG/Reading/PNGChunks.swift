internal import CDeflate
import Values

/// The chunks of a PNG file, with verified checksums.
struct PNGChunks {
  private(set) var header = Header()
  /// As `0xAARRGGBB`.
  private(set) var palette: [UInt32] = []
  /// The samples of the colour that is transparent, in a picture without a palette; empty if there is none.
  var transparentColor: [UInt16] {
    if header.hasPalette || header.samples % 2 == 0 { return [] }
    return stride(from: 0, to: transparency.count - 1, by: 2).map { index in
      UInt16(transparency[index]) << 8 | UInt16(transparency[index + 1])
    }
  }
  /// All compressed data.
  private(set) var data: [UInt8] = []
  private(set) var texts: [ArraySlice<UInt8>] = []
  private var headerBytes: [UInt8] = []
  private var paletteBytes: [UInt8] = []
  private var transparency: [UInt8] = []
  /// The bytes that a stamp covers: everything that decides pixels.
  var stamped: [UInt8] { headerBytes + paletteBytes + transparency + data }

  struct Header {
    var width = 0
    var height = 0
    /// Bits of a sample.
    var depth = 8
    /// Samples of a pixel: one with a palette.
    var samples = 0
    var hasPalette = false
    var isInterlaced = false

    /// Whether this is RGB, RGBA or a palette, with a byte for each sample, row by row.
    var hasBytesForSamples: Bool { depth == 8 && !isInterlaced && (hasPalette || samples > 2) }
    /// The number of bytes of a row of pixels.
    func rowBytes(_ columns: Int) -> Int { (columns * samples * depth + 7) / 8 }
    /// The number of bytes from a pixel to the next, at least one.
    var step: Int { max(1, samples * depth / 8) }
  }

  /// - Throws: ``PNGError``.
  init(_ file: [UInt8]) throws {
    guard file.starts(with: PNGFormat.signature) else {
      throw GitLFSPointer.isIn(file) ? PNGError.pointer : PNGError.notPNG
    }
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
      case "tRNS": transparency = Array(content)
      case "IDAT": data.append(contentsOf: content)
      case "tEXt": texts.append(content)
      case "IEND":
        if header.width == 0 { throw PNGError.damaged("no header") }
        if header.hasPalette {
          for (index, alpha) in transparency.enumerated() where index < palette.count {
            palette[index] = palette[index] & 0x00FF_FFFF | UInt32(alpha) << 24
          }
        }
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
    let (depth, type) = (Int(content[8]), content[9])
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]][type] ?? []
    guard depths.contains(depth), content[10] == 0, content[11] == 0, content[12] <= 1 else {
      throw PNGError.unsupported("bit depth \(depth), colour type \(type), interlacing \(content[12])")
    }
    self.depth = depth
    samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0
    (hasPalette, isInterlaced) = (type == 3, content[12] == 1)
    guard 1...Limits.canvasSide ~= width, 1...Limits.canvasSide ~= height,
      width * height <= Limits.canvasPixels
    else {
      throw PNGError.unsupported("\(width) × \(height) pixels")
    }
  }
}
