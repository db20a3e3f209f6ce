import Foundation

/// A terminal that passes on each key as it is pressed, as long as this lives.
final class RawTerminal {
  private var before = termios()

  init() {
    tcgetattr(0, &before)
    var raw = before
    raw.c_lflag &= ~(UInt32(ICANON) | UInt32(ECHO))
    tcsetattr(0, TCSANOW, &raw)
  }

  deinit { tcsetattr(0, TCSANOW, &before) }

  /// The next key; nil at the end of the input.
  static func key() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? Character(Unicode.Scalar(byte)) : nil
    }
  }
}
