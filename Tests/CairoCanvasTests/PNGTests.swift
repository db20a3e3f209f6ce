import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

@Suite struct PNGTests {
  /// Flat stripes, a gradient and a few stray pixels.
  private func sample(_ width: Int, _ height: Int) -> PixelImage {
    let pixels = (0..<(width * height)).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      if y % 5 < 3 { return 0xFF33_66CC }
      return 0xFF00_0000 | UInt32(x * 7 % 256) << 16 | UInt32(y * 3 % 256) << 8 | UInt32((x * y) % 256)
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [(1, 1), (1, 40), (40, 1), (63, 57), (300, 200)])
  func `what is written is read back`(_ width: Int, _ height: Int) throws {
    let image = sample(width, height)
    #expect(try PNGReader.decode(PNGWriter.encode(image)) == image)
  }

  /// Pictures of every kind that the writer handles differently.
  private static let kinds: [(name: String, color: @Sendable (Int, Int, inout any RandomNumberGenerator) -> UInt32)] = [
    ("one colour", { _, _, _ in 0xFF12_3456 }),
    ("columns", { x, _, _ in 0xFF00_0000 | UInt32(x * 0x01_0307 & 0xFF_FFFF) }),
    ("rows", { _, y, _ in 0xFF00_0000 | UInt32(y * 0x01_0307 & 0xFF_FFFF) }),
    ("diagonal", { x, y, _ in 0xFF00_0000 | UInt32((x + y) * 0x01_0101 & 0xFF_FFFF) }),
    ("noise", { _, _, random in 0xFF00_0000 | random.next() & 0xFF_FFFF }),
    ("few colours", { _, _, random in 0xFF00_0000 | UInt32(random.next() % 3 * 77) }),
    ("256 colours", { x, y, _ in 0xFF00_0000 | UInt32((x * 7 + y) % 256) }),
    ("257 colours", { x, y, _ in 0xFF00_0000 | UInt32((x * 7 + y) % 257) }),
    ("boxes", { x, y, _ in x / 9 % 2 == y / 11 % 2 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(x / 9 * 31 + y / 11) }),
    ("rare dots", { x, y, random in random.next() % 97 == 0 ? 0xFF00_0000 | random.next() & 0xFF_FFFF : 0xFFEE_EEEE }),
  ]

  private static func picture(_ kind: Int, _ width: Int, _ height: Int) -> PixelImage {
    var random: any RandomNumberGenerator = SeededGenerator(seed: UInt64(width * 31 + height))
    let pixels = (0..<(width * height)).map { kinds[kind].color($0 % width, $0 / width, &random) }
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  /// Our reader and libpng's decode the pixels that were written, at either effort.
  @Test(arguments: kinds.map(\.name), [(1, 1), (2, 3), (37, 1), (1, 37), (86, 87), (259, 130), (700, 90), (11_000, 3)])
  func `pictures of every kind are the same to every reader`(_ name: String, _ size: (Int, Int)) throws {
    let kind = try #require(Self.kinds.firstIndex { $0.name == name })
    let image = Self.picture(kind, size.0, size.1)
    for effort in [PNGWriter.Effort.speed, .size] {
      let file = try PNGWriter.encode(image, effort: effort)
      #expect(try PNGReader.decode(file) == image)
      let other = try #require(PictureSurface(png: file)?.opaquePixels)
      #expect(other == image.pixels)
    }
  }

  /// Files are about as small as those of a layout-agnostic encoder, even without flat areas.
  @Test(arguments: kinds.map(\.name)) func `no kind of picture makes large files`(_ name: String) throws {
    let kind = try #require(Self.kinds.firstIndex { $0.name == name })
    let image = Self.picture(kind, 300, 400)
    let plain = try image.withRows { rows throws(CanvasError) in try UpRows.data(of: rows, level: 1) }.count
    #expect(try Double(PNGWriter.encode(image).count) < 1.15 * Double(plain) + 1200)
  }

  @Test func `a stamp holds for the data it was made for`() throws {
    let image = Self.picture(8, 60, 40)
    let stamp = PNGStamp(pixelHash: image.hashText, renderer: "plumb 3, cairo 1.16")
    let file = try PNGWriter.encode(image, effort: .size, stamp: stamp)
    #expect(try PNGReader.stamp(of: file) == stamp)
    #expect(try PNGReader.decode(file) == image)
    #expect(try PNGReader.stamp(of: PNGWriter.encode(image)) == nil)
    // Another picture under the same stamp, as left by a program that preserves text chunks.
    var other = image
    other[3, 3] = 0xFFAB_CDEF
    let chunk = { (file: [UInt8], name: String) -> [UInt8] in
      let start = file.firstRange(of: Array(name.utf8))!.lowerBound - 4
      let length = file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      return Array(file[start..<(start + 12 + length)])
    }
    let plain = try PNGWriter.encode(other, effort: .size)
    let end = plain.firstRange(of: Array("IDAT".utf8))!.lowerBound - 4
    let mixed = Array(plain[..<end]) + chunk(file, "tEXt") + Array(plain[end...])
    #expect(try PNGReader.decode(mixed) == other)
    #expect(try PNGReader.stamp(of: mixed) == nil)
    // The same data under another header: the same number of pixels, in other rows.
    let turned = PixelImage(width: 40, height: 60, pixels: image.pixels)
    let header = chunk(try PNGWriter.encode(turned, effort: .size), "IHDR")
    #expect(try PNGReader.stamp(of: Array(file[..<8]) + header + Array(file[(8 + header.count)...])) == nil)
    var broken = file
    broken[file.count - 20] ^= 1
    #expect(throws: PNGError.damaged("checksum of IDAT")) { try PNGReader.stamp(of: broken) }
  }

  @Test func `what a palette does not have is damage`() throws {
    let image = Self.picture(5, 30, 30)
    var file = try PNGWriter.encode(image)
    let start = try #require(file.firstRange(of: Array("PLTE".utf8))).lowerBound
    // A palette of one colour instead of three.
    file.replaceSubrange((start - 4)..<(start + 4 + 9 + 4), with: [])
    var palette: [UInt8] = []
    palette.append(chunk: "PLTE", [1, 2, 3])
    file.insert(contentsOf: palette, at: start - 4)
    #expect(throws: PNGError.damaged("a colour beyond the palette")) { try PNGReader.decode(file) }
  }

  /// An independent decoder agrees, if one is installed.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func `the files are PNG to others too`() throws {
    let image = sample(31, 17)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(try PNGWriter.encode(image)).write(to: file)
    let script = """
      import struct, sys, zlib
      data = open(sys.argv[1], 'rb').read(); assert data[:8] == b'\\x89PNG\\r\\n\\x1a\\n'
      at, parts, names = 8, b'', []
      while at < len(data):
          n, name = struct.unpack('>I4s', data[at:at + 8]); body = data[at + 8:at + 8 + n]
          assert struct.unpack('>I', data[at + 8 + n:at + 12 + n])[0] == zlib.crc32(name + body)
          names.append(name.decode()); parts += body if name == b'IDAT' else b''; at += 12 + n
      raw = zlib.decompress(parts); assert len(raw) == 17 * (31 * (1 if data[25] == 3 else 3) + 1)
      print(' '.join(names))
      """
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", script, file.path(percentEncoded: false)]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: output, as: UTF8.self) == "IHDR PLTE IDAT IEND\n")
  }

  @Test func `equal pictures make equal files`() throws {
    #expect(try PNGWriter.encode(sample(50, 50)) == PNGWriter.encode(sample(50, 50)))
  }

  @Test func `bad files are distinguished`() throws {
    let good = try PNGWriter.encode(sample(20, 20), effort: .size)
    #expect(throws: PNGError.notPNG) { try PNGReader.decode(Array("version https://git-lfs".utf8)) }
    #expect(throws: PNGError.notPNG) { try PNGReader.decode([]) }
    for length in [8, 20, good.count / 2, good.count - 1] {
      #expect(throws: PNGError.truncated) { try PNGReader.decode(Array(good.prefix(length))) }
    }
    var flipped = good
    flipped[60] ^= 0x10
    #expect(throws: PNGError.damaged("checksum of IDAT")) { try PNGReader.decode(flipped) }
  }

  @Test func `one pixel or one column more is another hash`() {
    var changed = sample(30, 30)
    let before = changed.hashText
    changed[29, 29] ^= 1
    #expect(changed.hashText != before)
    let (wide, high) = (
      PixelImage(width: 4, height: 2, pixels: Array(repeating: 0xFFFF_FFFF, count: 8)),
      PixelImage(width: 2, height: 4, pixels: Array(repeating: 0xFFFF_FFFF, count: 8))
    )
    #expect(wide.hash != high.hash)
    #expect(before.count == 16)
  }
}
