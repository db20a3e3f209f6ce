import CairoCanvas
import Foundation
import Values

/// How a terminal shows pictures between its lines.
enum TerminalPictures: String, CaseIterable {
  /// Kitty's graphics protocol: also Ghostty, Konsole, WezTerm.
  case kitty
  /// iTerm2's inline images: also mintty.
  case iterm2
  /// Sixel graphics: foot, mlterm, Contour, Windows Terminal and others.
  case sixel
  /// The terminal shows none.
  case none

  /// Larger files are not sent to a terminal.
  static let limit = 4 << 20
  /// In pixels; wider or taller pictures are scaled down by a whole factor.
  static let side = 1600

  /// Detects the protocol from the terminal's environment. Inside tmux and screen none is assumed, because they pass
  /// pictures on only if configured to.
  static func detected(_ environment: [String: String]) -> TerminalPictures {
    let (term, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") { return .none }
    if environment["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" || term == "xterm-ghostty" { return .kitty }
    if ["ghostty", "WezTerm"].contains(program) || environment["KONSOLE_VERSION"] != nil { return .kitty }
    if program == "iTerm.app" || program == "mintty" || environment["LC_TERMINAL"] == "iTerm2" { return .iterm2 }
    let words = term.split(separator: "-")
    if words.contains("sixel") || ["foot", "mlterm", "contour", "yaft"].contains(words.first) { return .sixel }
    if environment["WT_SESSION"] != nil { return .sixel }
    return .none
  }

  /// Returns the bytes that show a picture and end its line; nil if it is too large or cannot be read.
  /// - Parameters:
  ///   - png: The picture's file.
  ///   - columns: The terminal's width, in characters.
  /// - Complexity: O(pixels).
  func text(_ png: [UInt8], columns: Int) -> String? {
    guard self != .none, png.count <= Self.limit, let picture = try? PNGReader.decode(png) else { return nil }
    // Eight pixels per character, but never wider than the terminal.
    let width = max(1, min(columns - 4, picture.width / 8))
    switch self {
    case .kitty: return Self.kitty(Data(png).base64EncodedString(), width)
    case .iterm2:
      let file = Data(png).base64EncodedString()
      return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(width);preserveAspectRatio=1:\(file)\u{7}"
    case .sixel: return SixelWriter.text(picture.reduced(width: min(Self.side, width * 8), height: Self.side))
    case .none: return nil
    }
  }

  /// Splits the file into pieces of at most 4096 characters, as the protocol requires.
  private static func kitty(_ file: String, _ width: Int) -> String {
    var (text, rest, isFirst) = ("", Substring(file).utf8, true)
    while !rest.isEmpty {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      text += "\u{1B}_G\(isFirst ? "a=T,f=100,c=\(width),q=2," : "")m=\(rest.isEmpty ? 0 : 1);"
      text += "\(String(Substring(piece)))\u{1B}\\"
      isFirst = false
    }
    return text
  }
}

extension PixelImage {
  /// Returns the picture scaled down by a whole factor to fit; each pixel is the mean of a square.
  fileprivate func reduced(width limit: Int, height: Int) -> PixelImage {
    let factor = max((self.width + limit - 1) / max(1, limit), (self.height + height - 1) / max(1, height))
    if factor <= 1 { return self }
    let (columns, rows) = (max(1, self.width / factor), max(1, self.height / factor))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var (red, green, blue, count): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for y in row * factor..<min(self.height, (row + 1) * factor) {
          for x in column * factor..<min(self.width, (column + 1) * factor) {
            let pixel = self[x, y]
            (red, green, blue) = (red + (pixel >> 16 & 0xFF), green + (pixel >> 8 & 0xFF), blue + (pixel & 0xFF))
            count += 1
          }
        }
        pixels.append(0xFF00_0000 | (red / count) << 16 | (green / count) << 8 | blue / count)
      }
    }
    return PixelImage(width: columns, height: rows, pixels: pixels)
  }
}
