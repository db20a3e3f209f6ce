/// Packs bits into bytes, the lowest first, as deflate requires.
struct BitWriter {
  /// Fewer than eight bits.
  private var held = Bits()
  private var place: UnsafeMutablePointer<UInt8>

  /// - Parameter place: Memory for everything that will be written, and eight bytes more.
  init(at place: UnsafeMutablePointer<UInt8>) { self.place = place }

  @inline(__always)
  mutating func write(_ bits: Bits) {
    held = held.followed(by: bits)
    UnsafeMutableRawPointer(place).storeBytes(of: held.value.littleEndian, as: UInt64.self)
    let bytes = held.count / 8
    place += Int(truncatingIfNeeded: bytes)
    held = Bits(value: held.value >> (8 &* bytes), count: held.count % 8)
  }

  /// Completes the last byte, and returns the position of the next one.
  mutating func finish() -> UnsafeMutablePointer<UInt8> {
    if held.count > 0 {
      place.pointee = UInt8(truncatingIfNeeded: held.value)
      place += 1
    }
    return place
  }
}

/// A few bits, the first of them the lowest.
struct Bits {
  var value: UInt64 = 0
  /// At most 56.
  var count: UInt64 = 0

  /// Returns these bits followed by others.
  @inline(__always)
  func followed(by other: Bits) -> Bits { Bits(value: value | other.value << count, count: count &+ other.count) }
}
