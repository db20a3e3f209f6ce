import Foundation

/// A terminal in raw mode, which delivers each key as it is pressed, for the lifetime of this object.
final class RawTerminal {
  private var before = termios()

  init() {
    tcgetattr(0, &before)
    var raw = before
    // Read Ctrl-C as a key, because a process ended by a signal would leave the terminal in raw mode.
    raw.c_lflag &= ~(UInt32(ICANON) | UInt32(ECHO) | UInt32(ISIG))
    tcsetattr(0, TCSANOW, &raw)
  }

  deinit { tcsetattr(0, TCSANOW, &before) }

  /// Returns the next key; nil at the end of the input. Arrows up and left are `b`, down and right `s`.
  static func key() -> Character? {
    while let byte = byte() {
      if byte != 0x1B { return Character(Unicode.Scalar(byte)) }
      if let key = sequence() { return key }
    }
    return nil
  }

  /// The width of the standard output in characters; 80 if it is not a terminal.
  static var columns: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  /// Reads the rest of an escape sequence, so that none of its letters is taken for a key. Returns its key, or nil if
  /// unknown.
  private static func sequence() -> Character? {
    var last: UInt8?
    var state = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    // The rest of a sequence arrives together with the escape.
    while poll(&state, 1, 30) > 0, let byte = byte() {
      last = byte
      // A sequence ends with a letter or a tilde, after `[` or `O`.
      if byte >= 0x40, byte != UInt8(ascii: "["), byte != UInt8(ascii: "O") { break }
    }
    switch last {
    case UInt8(ascii: "A"), UInt8(ascii: "D"): return "b"
    case UInt8(ascii: "B"), UInt8(ascii: "C"): return "s"
    default: return nil
    }
  }
}
