/// Reads the kinds of pictures that only other programs write: any bit depth, greys, a transparent colour, rows in
/// seven passes.
struct SampleReader {
  private let header: PNGChunks.Header
  private let palette: [UInt32]
  /// The samples of the transparent colour; empty if there is none.
  private let transparent: [UInt16]

  init(_ chunks: PNGChunks) {
    header = chunks.header
    palette = chunks.palette
    transparent = chunks.transparentColor
  }

  /// A picture of some of the columns and rows, which follow each other in a file.
  private struct Pass {
    let (x, y, dx, dy): (Int, Int, Int, Int)

    /// The whole picture.
    static let all = [Pass(x: 0, y: 0, dx: 1, dy: 1)]
    /// Adam7.
    static let interlaced = [
      Pass(x: 0, y: 0, dx: 8, dy: 8), Pass(x: 4, y: 0, dx: 8, dy: 8), Pass(x: 0, y: 4, dx: 4, dy: 8),
      Pass(x: 2, y: 0, dx: 4, dy: 4), Pass(x: 0, y: 2, dx: 2, dy: 4), Pass(x: 1, y: 0, dx: 2, dy: 2),
      Pass(x: 0, y: 1, dx: 1, dy: 2),
    ]

    func columns(_ width: Int) -> Int { (max(0, width - x) + dx - 1) / dx }
    func rows(_ height: Int) -> Int { (max(0, height - y) + dy - 1) / dy }
  }

  private var passes: [Pass] { header.isInterlaced ? Pass.interlaced : Pass.all }

  /// The number of bytes of all rows, with the filter before each.
  var bytes: Int {
    passes.reduce(0) { sum, pass in
      let columns = pass.columns(header.width)
      return columns == 0 ? sum : sum + pass.rows(header.height) * (header.rowBytes(columns) + 1)
    }
  }

  /// Returns the pixels as `0xAARRGGBB`.
  /// - Parameter raw: The filtered rows, ``bytes`` bytes, which are overwritten.
  /// - Throws: ``PNGError``.
  /// - Complexity: O(pixels).
  func pixels(_ raw: inout [UInt8]) throws(PNGError) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: header.width * header.height)
    var failure: PNGError?
    raw.withUnsafeMutableBufferPointer { raw in
      guard var row = raw.baseAddress else { return }
      for pass in passes {
        let columns = pass.columns(header.width)
        if columns == 0 { continue }
        let count = header.rowBytes(columns)
        var above: UnsafeMutablePointer<UInt8>?
        for index in 0..<pass.rows(header.height) {
          let filter = row[0]
          row += 1
          if filter > 4 { failure = .damaged("filter \(filter)") }
          RowFilter.undo(filter, row, count: count, above: above, step: header.step)
          let start = (pass.y + index * pass.dy) * header.width + pass.x
          for column in 0..<columns {
            guard let pixel = pixel(column, of: row) else {
              failure = .damaged("a colour beyond the palette")
              continue
            }
            pixels[start + column * pass.dx] = pixel
          }
          above = row
          row += count
        }
      }
    }
    if let failure { throw failure }
    return pixels
  }

  /// Returns a pixel; nil for a colour beyond the palette.
  private func pixel(_ column: Int, of row: UnsafeMutablePointer<UInt8>) -> UInt32? {
    let first = column * header.samples
    func sample(_ index: Int) -> UInt16 { self.sample(first + index, of: row) }
    func part(_ index: Int) -> UInt32 { eightBits(sample(index)) }
    if header.hasPalette {
      let position = Int(sample(0))
      return position < palette.count ? palette[position] : nil
    }
    let isGrey = header.samples < 3
    let colors = isGrey ? 1 : 3
    let isTransparent = transparent.count == colors && (0..<colors).allSatisfy { sample($0) == transparent[$0] }
    let alpha = header.samples == colors ? (isTransparent ? 0 : 255) : part(colors)
    let rgb = isGrey ? part(0) * 0x01_0101 : part(0) << 16 | part(1) << 8 | part(2)
    return alpha << 24 | rgb
  }

  private func sample(_ index: Int, of row: UnsafeMutablePointer<UInt8>) -> UInt16 {
    switch header.depth {
    case 16: return UInt16(row[2 * index]) << 8 | UInt16(row[2 * index + 1])
    case 8: return UInt16(row[index])
    default:
      let bit = index * header.depth
      return UInt16(row[bit / 8] >> (8 - header.depth - bit % 8)) & (1 << header.depth - 1)
    }
  }

  /// Returns the nearest value of 255 for a sample.
  private func eightBits(_ sample: UInt16) -> UInt32 {
    let most = UInt32(1) << UInt32(header.depth) - 1
    return (UInt32(sample) * 255 + most / 2) / most
  }
}
