private import CXXHash

/// The 64-bit xxHash by libxxhash: distinguishes pictures at memory speed, and is not cryptographic.
package enum XXH64 {
  /// Returns the hash of some bytes, the same on every machine.
  /// - Complexity: O(bytes).
  package static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    CXXHash.XXH64(bytes.baseAddress, bytes.count, seed)
  }
}
