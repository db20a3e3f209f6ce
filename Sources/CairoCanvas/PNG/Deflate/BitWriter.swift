/// Bits into bytes, the lowest first, as deflate has them.
struct BitWriter {
  private var held: UInt64 = 0
  private var count: UInt64 = 0
  private var place: UnsafeMutablePointer<UInt8>

  /// - Parameter place: Room for everything that will be written, and eight bytes more.
  init(at place: UnsafeMutablePointer<UInt8>) { self.place = place }

  /// - Parameter bits: At most 32.
  @inline(__always)
  mutating func write(_ value: UInt32, bits: UInt32) {
    held |= UInt64(value) << count
    count &+= UInt64(bits)
    if count >= 32 {
      UnsafeMutableRawPointer(place).storeBytes(of: UInt32(truncatingIfNeeded: held).littleEndian, as: UInt32.self)
      place += 4
      held >>= 32
      count &-= 32
    }
  }

  /// Fills the last byte up, and says where the next one would be.
  mutating func finish() -> UnsafeMutablePointer<UInt8> {
    while count > 0 {
      place.pointee = UInt8(truncatingIfNeeded: held)
      place += 1
      held >>= 8
      count = count > 8 ? count - 8 : 0
    }
    return place
  }
}
