internal import CDeflate

/// Data that was compressed with deflate alone (RFC 1951), as zip archives hold it.
package enum Inflating {
  /// Returns what was compressed; nil if the data is damaged, or what it holds has another size.
  /// - Parameter size: In bytes, as the archive states it.
  /// - Complexity: O(size).
  package static func bytes(_ data: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var written = 0
    var result = LIBDEFLATE_SUCCESS
    // One byte more than expected shows that there is more, also for an empty file.
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      result = data.withUnsafeBytes {
        libdeflate_deflate_decompress(
          decompressor, $0.baseAddress, $0.count, buffer.baseAddress, size + 1, &written)
      }
      count = result == LIBDEFLATE_SUCCESS ? min(written, size) : 0
    }
    return result == LIBDEFLATE_SUCCESS && written == size ? bytes : nil
  }

  /// Returns the checksum that zip archives state: CRC-32.
  /// - Complexity: O(bytes).
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
