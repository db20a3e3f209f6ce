/// A digest of much that a test states in one number (FNV-1a).
package struct RecordedDigest: Sendable {
  /// The number.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of nothing.
  package init() {}

  /// The digest of some bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The number as a test states it.
  package var text: String { "0x\(String(value, radix: 16, uppercase: true))" }
}
