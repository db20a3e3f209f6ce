import Foundation

/// A terminal that passes on each key as it is pressed, as long as this lives.
final class RawTerminal {
  private var before = termios()

  init() {
    tcgetattr(0, &before)
    var raw = before
    // Ctrl-C is a key, too: a process that a signal ends would leave the terminal as it is now.
    raw.c_lflag &= ~(UInt32(ICANON) | UInt32(ECHO) | UInt32(ISIG))
    tcsetattr(0, TCSANOW, &raw)
  }

  deinit { tcsetattr(0, TCSANOW, &before) }

  /// The next key; nil at the end of the input. Arrows up and left are `b`, down and right `s`.
  static func key() -> Character? {
    while let byte = byte() {
      if byte != 0x1B { return Character(Unicode.Scalar(byte)) }
      if let key = sequence() { return key }
    }
    return nil
  }

  /// How many characters fit into a line of the standard output; 80 where it is not a terminal.
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

  /// The key of a sequence whose escape was read, so that none of its letters is taken for a key; nil for an unknown one.
  private static func sequence() -> Character? {
    var last: UInt8?
    var state = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    // What follows an escape in a sequence is there already.
    while poll(&state, 1, 30) > 0, let byte = byte() {
      last = byte
      // A sequence ends with a letter or a tilde, behind `[` or `O`.
      if byte >= 0x40, byte != UInt8(ascii: "["), byte != UInt8(ascii: "O") { break }
    }
    switch last {
    case UInt8(ascii: "A"), UInt8(ascii: "D"): return "b"
    case UInt8(ascii: "B"), UInt8(ascii: "C"): return "s"
    default: return nil
    }
  }
}
