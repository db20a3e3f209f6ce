internal import CDeflate

/// A zlib stream written by libdeflate.
package enum Zlib {
  /// Returns a stream from which a browser's `DecompressionStream("deflate")` reads the bytes.
  /// - Parameter level: From 1, fast, to 12, small.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  package static func compressed(_ raw: [UInt8], level: Int32) throws(CanvasError) -> [UInt8] {
    let result = raw.withUnsafeBufferPointer { raw in
      Result<[UInt8], CanvasError> { () throws(CanvasError) in try compressed(raw, level: level) }
    }
    return try result.get()
  }

  /// - Parameter level: From 1, fast, to 12, small.
  /// - Throws: ``CanvasError/noMemory(bytes:)``; in a buffer of the maximum size, compression fails for no other
  ///   reason.
  static func compressed(_ raw: UnsafeBufferPointer<UInt8>, level: Int32) throws(CanvasError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { throw .noMemory(bytes: raw.count) }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, raw.baseAddress, raw.count, buffer.baseAddress, bound)
    }
    if stream.isEmpty { throw .noMemory(bytes: bound) }
    return stream
  }
}
