import UIKit

/// The most recently used texts, found by a hash of a few of their bytes: hashing a whole label takes longer than
/// comparing it with the one candidate.
struct RecentTexts {
  private var places: [(text: StyledText, measured: MeasuredText)?]

  /// A power of two: more than the texts of most scenes.
  private static let count = 2048

  init() { places = Array(repeating: nil, count: Self.count) }

  /// - Complexity: O(n) in the length of the text; O(1) for most misses.
  mutating func find(_ text: StyledText) -> MeasuredText? {
    let place = Self.place(of: text)
    guard let known = places[place], known.text == text else { return nil }
    // A text is often looked up several times in a row: its own fonts compare by identity.
    if known.text.runs[0].font !== text.runs[0].font { places[place]?.text = text }
    return known.measured
  }

  mutating func insert(_ text: StyledText, _ measured: MeasuredText) { places[Self.place(of: text)] = (text, measured) }

  /// Hashes the length, the first and the last eight bytes, and the first size.
  private static func place(of text: StyledText) -> Int {
    let bytes = text.string.utf8.withContiguousStorageIfAvailable { bytes -> UInt64 in
      if bytes.count >= 8 {
        let raw = UnsafeRawBufferPointer(bytes)
        let (head, tail) = (
          raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        )
        return mixed(head ^ UInt64(bytes.count)) ^ tail
      }
      return bytes.reduce(UInt64(bytes.count)) { $0 << 8 | UInt64($1) }
    }
    let size = text.runs.first.map { Double($0.font.pointSize).bitPattern } ?? 0
    return Int(truncatingIfNeeded: mixed((bytes ?? 0) &+ size) >> 32) & (count - 1)
  }

  /// Fibonacci hashing: Knuth, The Art of Computer Programming 6.4.
  private static func mixed(_ bits: UInt64) -> UInt64 {
    let product = bits &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 29)
  }
}
