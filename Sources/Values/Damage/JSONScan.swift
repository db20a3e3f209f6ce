/// Finds the first byte at which a text stops being JSON (RFC 8259).
struct JSONScan {
  private let bytes: [UInt8]
  private var index = 0

  /// Returns the offset of the first error, from 0; nil for valid JSON.
  /// - Complexity: O(length).
  static func firstError(in bytes: [UInt8]) -> Int? {
    var scan = JSONScan(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scan.index = 3 }
    return scan.isDocument() ? nil : scan.index
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpaces() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Reads values without recursion: open containers are on an explicit stack, so depth costs no stack frames.
  private mutating func isDocument() -> Bool {
    var open: [UInt8] = []
    while true {
      skipSpaces()
      var isClosed = true
      switch next {
      case UInt8(ascii: "{"):
        index += 1
        skipSpaces()
        if !take(UInt8(ascii: "}")) {
          open.append(UInt8(ascii: "}"))
          guard isKey() else { return false }
          isClosed = false
        }
      case UInt8(ascii: "["):
        index += 1
        skipSpaces()
        if !take(UInt8(ascii: "]")) {
          open.append(UInt8(ascii: "]"))
          isClosed = false
        }
      case UInt8(ascii: "\""): guard isString() else { return false }
      case UInt8(ascii: "t"): guard isWord("true") else { return false }
      case UInt8(ascii: "f"): guard isWord("false") else { return false }
      case UInt8(ascii: "n"): guard isWord("null") else { return false }
      default: guard isNumber() else { return false }
      }
      // A value ends here, and possibly the containers around it.
      while isClosed {
        skipSpaces()
        guard let end = open.last else { return index == bytes.count }
        if take(UInt8(ascii: ",")) {
          if end == UInt8(ascii: "}") { guard isKey() else { return false } }
          isClosed = false
        } else if take(end) {
          open.removeLast()
        } else {
          return false
        }
      }
    }
  }

  /// Reads a name and the colon after it.
  private mutating func isKey() -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: "\""), isString() else { return false }
    skipSpaces()
    return take(UInt8(ascii: ":"))
  }

  private mutating func isString() -> Bool {
    index += 1
    while let byte = next, byte >= 0x20 {
      index += 1
      if byte == UInt8(ascii: "\"") { return true }
      guard byte == UInt8(ascii: "\\") else { continue }
      guard let sign = next, Array("\"\\/bfnrtu".utf8).contains(sign) else { return false }
      index += 1
      if sign == UInt8(ascii: "u") {
        for _ in 0..<4 { guard takeDigit(hexadecimal: true) else { return false } }
      }
    }
    return false
  }

  private mutating func isWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { letters in
      for letter in letters { guard take(letter) else { return false } }
      return true
    }
  }

  private mutating func isNumber() -> Bool {
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { guard takeDigits() else { return false } }
    if take(UInt8(ascii: ".")) { guard takeDigits() else { return false } }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      guard takeDigits() else { return false }
    }
    return true
  }

  private mutating func takeDigits() -> Bool {
    guard takeDigit(hexadecimal: false) else { return false }
    while takeDigit(hexadecimal: false) {}
    return true
  }

  private mutating func takeDigit(hexadecimal: Bool) -> Bool {
    guard let byte = next else { return false }
    let isLetter = hexadecimal && (0x41...0x46 ~= byte & ~0x20)
    guard 0x30...0x39 ~= byte || isLetter else { return false }
    index += 1
    return true
  }
}
