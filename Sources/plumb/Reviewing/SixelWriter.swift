import CairoCanvas

/// Writes a picture in sixels: bands of six rows, each colour of a band one line of characters (DEC STD 070, chapter 9).
enum SixelWriter {
  /// Levels each of red, green and blue: 216 colours, of the 256 that terminals have.
  private static let steps: UInt32 = 6

  /// Returns the picture between the control sequences that begin and end it.
  /// - Complexity: O(pixels + colours of each band · width).
  static func text(_ picture: PixelImage) -> String {
    var text = "\u{1B}Pq\"1;1;\(picture.width);\(picture.height)"
    let colors = picture.pixels.map(color)
    for color in Set(colors).sorted() {
      let parts = [color / (steps * steps), color / steps % steps, color % steps].map { $0 * 100 / (steps - 1) }
      text += "#\(color);2;\(parts[0]);\(parts[1]);\(parts[2])"
    }
    for top in stride(from: 0, to: picture.height, by: 6) { text += band(picture, colors, top) }
    return text + "\u{1B}\\"
  }

  private static func color(_ pixel: UInt32) -> UInt32 {
    func step(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) * (steps - 1) + 127) / 255 }
    return (step(16) * steps + step(8)) * steps + step(0)
  }

  /// Encodes six rows: for each colour the columns in which it occurs, run-length encoded.
  private static func band(_ picture: PixelImage, _ colors: [UInt32], _ top: Int) -> String {
    var bits: [UInt32: [UInt8]] = [:]
    for y in top..<min(top + 6, picture.height) {
      for x in 0..<picture.width {
        bits[colors[y * picture.width + x], default: [UInt8](repeating: 0, count: picture.width)][x] |=
          1 << UInt8(y - top)
      }
    }
    return bits.sorted { $0.key < $1.key }.map { color, columns in
      var (line, x) = ("#\(color)", 0)
      while x < columns.count {
        let end = columns[x...].firstIndex { $0 != columns[x] } ?? columns.count
        let sign = String(Unicode.Scalar(0x3F + columns[x]))
        line += end - x > 3 ? "!\(end - x)\(sign)" : String(repeating: sign, count: end - x)
        x = end
      }
      return line
    }.joined(separator: "$") + "-"
  }
}
