import Foundation
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

  /// An independent decoder agrees, where there is one.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func `the files are PNG to others too`() throws {
    let image = sample(31, 17)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(PNGWriter.encode(image)).write(to: file)
    let script = """
      import struct, sys, zlib
      data = open(sys.argv[1], 'rb').read(); assert data[:8] == b'\\x89PNG\\r\\n\\x1a\\n'
      at, parts, names = 8, b'', []
      while at < len(data):
          n, name = struct.unpack('>I4s', data[at:at + 8]); body = data[at + 8:at + 8 + n]
          assert struct.unpack('>I', data[at + 8 + n:at + 12 + n])[0] == zlib.crc32(name + body)
          names.append(name.decode()); parts += body if name == b'IDAT' else b''; at += 12 + n
      raw = zlib.decompress(parts); assert len(raw) == 17 * (31 * 3 + 1)
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
    #expect(String(decoding: output, as: UTF8.self) == "IHDR IDAT IEND\n")
  }

  @Test func `equal pictures make equal files`() {
    #expect(PNGWriter.encode(sample(50, 50)) == PNGWriter.encode(sample(50, 50)))
  }

  @Test func `bad files are told apart`() {
    let good = PNGWriter.encode(sample(20, 20))
    #expect(throws: PNGReader.Failure.notPNG) { try PNGReader.decode(Array("version https://git-lfs".utf8)) }
    #expect(throws: PNGReader.Failure.notPNG) { try PNGReader.decode([]) }
    for length in [8, 20, good.count / 2, good.count - 1] {
      #expect(throws: PNGReader.Failure.truncated) { try PNGReader.decode(Array(good.prefix(length))) }
    }
    var flipped = good
    flipped[60] ^= 0x10
    #expect(throws: PNGReader.Failure.damaged("checksum of IDAT")) { try PNGReader.decode(flipped) }
  }

  /// Published test vectors of XXH64.
  @Test func `the hash is xxHash`() {
    func hash(_ text: String, seed: UInt64 = 0) -> UInt64 {
      Array(text.utf8).withUnsafeBytes { XXH64.hash($0, seed: seed) }
    }
    #expect(hash("") == 0xEF46_DB37_51D8_E999)
    #expect(hash("a") == 0xD24E_C4F1_A98C_6E5B)
    #expect(hash("abc") == 0x44BC_2CF5_AD77_0999)
    #expect(hash("Nobody inspects the spammish repetition") == 0xFBCE_A83C_8A37_8BF1)
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
