/// Deflate's encoding of lengths and distances: a symbol, and bits for the position within its range (RFC 1951, 3.2.5).
enum DeflateTables {
  /// The longest match, in bytes (RFC 1951, 3.2.5).
  static let longest = 258
  /// The largest distance of a match, in bytes (RFC 1951, 3.2.5).
  static let farthest = 32_768

  private static let lengthStarts: [UInt32] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  struct Part {
    let symbol: Int
    /// The extra bits after the symbol's code.
    let own: Bits

    init(symbol: Int, bits: UInt32 = 0, value: UInt32 = 0) {
      self.symbol = symbol
      own = Bits(value: UInt64(value), count: UInt64(bits))
    }
  }

  /// For lengths from 0 to 258; the first three are unused.
  static let lengths: [Part] = (0...longest).map { length in
    guard length >= 3 else { return Part(symbol: 257) }
    let index = length == longest ? 28 : lengthStarts.dropLast().lastIndex { $0 <= length } ?? 0
    return Part(symbol: 257 + index, bits: lengthBits[index], value: UInt32(length) - lengthStarts[index])
  }

  /// Returns the first part of a long repetition: the rest must not be shorter than three.
  /// - Parameter length: At least 3.
  @inline(__always)
  static func part(of length: Int) -> Int {
    length <= longest ? length : length - longest < 3 ? length - 3 : longest
  }

  /// - Parameter distance: From 1 to 32768.
  static func distance(_ distance: Int) -> Part {
    let value = UInt32(distance - 1)
    if value < 4 { return Part(symbol: Int(value)) }
    let bits = UInt32(30 - value.leadingZeroBitCount)
    return Part(symbol: Int(2 * bits + 2 + (value >> bits & 1)), bits: bits, value: value & (1 << bits - 1))
  }

  /// The order in which the lengths of the code length code are sent.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
