import Foundation
import Testing

@testable import CairoCanvas

/// Files of other programs: every kind of PNG, read with its transparency.
@Suite struct ForeignPNGTests {
  /// A kind of picture: colour type, bit depth, and whether rows come in seven passes.
  struct Kind: CustomTestStringConvertible, Sendable {
    let (type, depth, isInterlaced): (UInt8, Int, Bool)
    var testDescription: String { "type \(type), depth \(depth)\(isInterlaced ? ", interlaced" : "")" }
    var samples: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0 }
    var most: Int { 1 << depth - 1 }

    static let all = [
      (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
      (6, 16),
    ].flatMap { type, depth in [false, true].map { Kind((UInt8(type), depth, $0)) } }

    init(_ parts: (UInt8, Int, Bool)) { (type, depth, isInterlaced) = parts }
  }

  /// Writes samples as a file, with a filter that changes from row to row.
  private func file(
    _ kind: Kind, _ width: Int, _ height: Int, chunks: [(String, [UInt8])] = [], _ sample: (Int, Int, Int) -> Int
  ) throws -> [UInt8] {
    let passes =
      kind.isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    let step = max(1, kind.samples * kind.depth / 8)
    var raw: [UInt8] = []
    for (left, top, dx, dy) in passes {
      let columns = Array(stride(from: left, to: width, by: dx))
      if columns.isEmpty { continue }
      var above = [UInt8](repeating: 0, count: (columns.count * kind.samples * kind.depth + 7) / 8)
      for (index, y) in stride(from: top, to: height, by: dy).enumerated() {
        var row = [UInt8](repeating: 0, count: above.count)
        for (column, x) in columns.enumerated() {
          for part in 0..<kind.samples {
            let (value, place) = (sample(x, y, part), column * kind.samples + part)
            switch kind.depth {
            case 16: (row[2 * place], row[2 * place + 1]) = (UInt8(value >> 8), UInt8(value & 255))
            case 8: row[place] = UInt8(value)
            default: row[place * kind.depth / 8] |= UInt8(value << (8 - kind.depth - place * kind.depth % 8))
            }
          }
        }
        raw += filtered(row, above, step, UInt8(index % 5))
        above = row
      }
    }
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    var bytes = PNGFormat.signature
    bytes.append(chunk: "IHDR", header + [UInt8(kind.depth), kind.type, 0, 0, kind.isInterlaced ? 1 : 0])
    for (name, content) in chunks { bytes.append(chunk: name, content) }
    bytes.append(chunk: "IDAT", try raw.withUnsafeBufferPointer { try Zlib.compressed($0, level: 6) })
    bytes.append(chunk: "IEND", [])
    return bytes
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], _ step: Int, _ filter: UInt8) -> [UInt8] {
    [filter]
      + row.indices.map { index in
        let left = index >= step ? Int(row[index - step]) : 0
        let (up, corner) = (Int(above[index]), index >= step ? Int(above[index - step]) : 0)
        let guess = left + up - corner
        let nearest = [left, up, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
        return UInt8((Int(row[index]) - [0, left, up, (left + up) / 2, nearest][Int(filter)]) & 255)
      }
  }

  private let palette: [UInt32] = (0..<256).map { 0xFF00_0000 | UInt32($0 * 7 % 256) << 16 | UInt32($0) << 8 | 0x21 }
  private var paletteBytes: [UInt8] {
    palette.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
  }

  @Test(arguments: Kind.all, [(1, 1), (5, 3), (9, 17), (33, 20)])
  func `every kind of PNG is read`(_ kind: Kind, _ size: (width: Int, height: Int)) throws {
    func sample(_ x: Int, _ y: Int, _ part: Int) -> Int { (x * 31 + y * 17 + part * 5 + x * y) % (kind.most + 1) }
    let file = try file(
      kind, size.width, size.height, chunks: kind.type == 3 ? [("PLTE", paletteBytes)] : [], sample)
    let image = try PNGReader.decode(file)
    for y in 0..<size.height {
      for x in 0..<size.width {
        func part(_ index: Int) -> UInt32 {
          UInt32((Double(sample(x, y, index)) * 255 / Double(kind.most)).rounded())
        }
        let expected: UInt32 =
          switch kind.type {
          case 0: 0xFF00_0000 | part(0) * 0x01_0101
          case 2: 0xFF00_0000 | part(0) << 16 | part(1) << 8 | part(2)
          case 3: palette[sample(x, y, 0)]
          case 4: part(1) << 24 | part(0) * 0x01_0101
          default: part(3) << 24 | part(0) << 16 | part(1) << 8 | part(2)
          }
        #expect(image[x, y] == expected, "\(x) \(y)")
      }
    }
  }

  @Test func `a palette's transparency counts`() throws {
    let kind = Kind((3, 8, false))
    let chunks = [("PLTE", Array(paletteBytes.prefix(9))), ("tRNS", [0, 128])]
    let image = try PNGReader.decode(try file(kind, 3, 1, chunks: chunks) { x, _, _ in x })
    #expect(image.pixels == [palette[0] & 0xFF_FFFF, palette[1] & 0xFF_FFFF | 0x8000_0000, palette[2]])
  }

  @Test func `a transparent colour counts`() throws {
    let grey = try file(Kind((0, 4, false)), 3, 1, chunks: [("tRNS", [0, 2])]) { x, _, _ in x + 1 }
    #expect(try PNGReader.decode(grey).pixels == [0xFF11_1111, 0x0022_2222, 0xFF33_3333])
    let color = try file(Kind((2, 8, false)), 2, 1, chunks: [("tRNS", [0, 1, 0, 1, 0, 1])]) { x, _, _ in x }
    #expect(try PNGReader.decode(color).pixels == [0xFF00_0000, 0x0001_0101])
  }

  @Test func `transparency added to a stamped picture voids its stamp`() throws {
    let image = PixelImage(width: 4, height: 2, pixels: Array(repeating: 0xFF12_3456, count: 8))
    var file = try PNGWriter.encode(image, stamp: PNGStamp(pixelHash: image.hashText, renderer: "r"))
    #expect(try PNGReader.stamp(of: file) != nil)
    var chunk: [UInt8] = []
    chunk.append(chunk: "tRNS", [0])
    let data = try #require(file.firstRange(of: Array("IDAT".utf8))).lowerBound - 4
    file.insert(contentsOf: chunk, at: data)
    #expect(try PNGReader.stamp(of: file) == nil)
    #expect(try PNGReader.decode(file).pixels.allSatisfy { $0 == 0x0012_3456 })
  }

  @Test func `a stamp with the hash of other pixels is void`() throws {
    let image = PixelImage(width: 4, height: 2, pixels: Array(repeating: 0xFF12_3456, count: 8))
    let file = try PNGWriter.encode(image, stamp: PNGStamp(pixelHash: image.hashText, renderer: "r"))
    let text = try #require(file.firstRange(of: Array("tEXt".utf8)))
    let hash = try #require(file.firstRange(of: Array(image.hashText.utf8)))
    var forged = file
    forged.replaceSubrange(hash, with: Array("0123456789abcdef".utf8))
    var chunk: [UInt8] = []
    let length = file[(text.lowerBound - 4)..<text.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    chunk.append(chunk: "tEXt", Array(forged[text.upperBound..<(text.upperBound + length)]))
    forged.replaceSubrange((text.lowerBound - 4)..<(text.upperBound + length + 4), with: chunk)
    #expect(try PNGReader.stamp(of: forged) == nil)
    #expect(try PNGReader.decode(forged) == image)
  }

  @Test func `a picture that is transparent is shown on squares`() {
    let clear = PixelImage(width: 9, height: 1, pixels: Array(repeating: 0x00FF_0000, count: 9))
    #expect(clear.onSquares.pixels == Array(repeating: 0xFFFF_FFFF, count: 8) + [0xFFE0_E0E0])
    let solid = PixelImage(width: 1, height: 1, pixels: [0xFF12_3456])
    #expect(solid.onSquares == solid)
  }
}
