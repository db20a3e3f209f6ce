/// How the lines of a document end, so that what is added to it ends alike.
package enum LineEnding: String, Sendable {
  case unix = "\n"
  case dos = "\r\n"

  /// The ending of a text's lines; `dos` if any line ends so.
  package init(of text: some Sequence<UInt8>) {
    var last: UInt8 = 0
    for byte in text {
      if last == 0x0D, byte == 0x0A {
        self = .dos
        return
      }
      last = byte
    }
    self = .unix
  }

  /// Returns a text whose lines end with line feeds with these ends.
  package func applied(to text: String) -> String { self == .dos ? text.replacing("\n", with: rawValue) : text }
}
