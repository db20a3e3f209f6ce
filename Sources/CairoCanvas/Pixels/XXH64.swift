/// The 64-bit xxHash (Yann Collet, 2014), written after its specification: four lanes of multiply and rotate, then a
/// final mix. Not cryptographic; it tells equal pictures from different ones.
public enum XXH64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// The digest of `bytes`. O(n).
  public static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    func word(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var offset = 0
    var result: UInt64
    if bytes.count >= 32 {
      var a = seed &+ prime1 &+ prime2
      var b = seed &+ prime2
      var c = seed
      var d = seed &- prime1
      while offset + 32 <= bytes.count {
        a = round(a, word(offset))
        b = round(b, word(offset + 8))
        c = round(c, word(offset + 16))
        d = round(d, word(offset + 24))
        offset += 32
      }
      result = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
      for lane in [a, b, c, d] { result = (result ^ round(0, lane)) &* prime1 &+ prime4 }
    } else {
      result = seed &+ prime5
    }
    result = result &+ UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      result = rotated(result ^ round(0, word(offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      result = rotated(result ^ half &* prime1, 23) &* prime2 &+ prime3
      offset += 4
    }
    for byte in bytes[offset...] { result = rotated(result ^ UInt64(byte) &* prime5, 11) &* prime1 }
    result = (result ^ result >> 33) &* prime2
    result = (result ^ result >> 29) &* prime3
    return result ^ result >> 32
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* prime2, 31) &* prime1
  }

  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }
}
