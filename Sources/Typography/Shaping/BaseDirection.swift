/// The direction of a paragraph: that of its first letter (Unicode's rules P2 and P3).
enum BaseDirection {
  /// Blocks of right-to-left scripts.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// Returns whether a text is right-to-left; nil if it has no strong character.
  static func isRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    // The first character is nearly always a Latin letter.
    if let first = bytes.first, (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first) { return false }
    var isolates = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      case 0x200E where isolates == 0: return false
      case 0x200F where isolates == 0, 0x061C where isolates == 0: return true
      case _ where isolates == 0 && scalar.properties.isAlphabetic:
        return rightToLeft.contains { $0.contains(scalar.value) }
      default: break
      }
    }
    return nil
  }
}
