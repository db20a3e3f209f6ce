internal import CDeflate

/// Reads PNG files of any kind, at 8 bits per channel, with their transparency.
package enum PNGReader {
  /// Returns a file's picture.
  /// - Throws: ``PNGError``.
  /// - Complexity: O(pixels).
  package static func decode(_ file: [UInt8]) throws -> PixelImage {
    let chunks = try PNGChunks(file)
    return try image(chunks.header, chunks)
  }

  /// Returns a file's stamp if it can be relied on: every checksum is correct, and the stamp belongs to this data.
  /// - Throws: ``PNGError``.
  /// - Complexity: O(bytes of the file), because nothing is decoded.
  package static func stamp(of file: [UInt8]) throws -> PNGStamp? {
    let chunks = try PNGChunks(file)
    return chunks.texts.lazy.compactMap { PNGStamp($0, of: chunks.stamped) }.first
  }

  private static func image(_ header: PNGChunks.Header, _ chunks: PNGChunks) throws -> PixelImage {
    if !header.hasBytesForSamples || !chunks.transparentColor.isEmpty {
      let reader = SampleReader(chunks)
      var raw = try rows(chunks, size: reader.bytes)
      return PixelImage(width: header.width, height: header.height, pixels: try reader.pixels(&raw))
    }
    var raw = try rows(chunks, size: (header.rowBytes(header.width) + 1) * header.height)
    var failure: PNGError?
    let pixels = [UInt32](unsafeUninitializedCapacity: header.width * header.height) { pixels, count in
      raw.withUnsafeMutableBufferPointer { raw in
        var rows = RowReader(raw: raw, pixels: pixels, header: header, palette: chunks.palette)
        failure = rows.read()
      }
      count = header.width * header.height
    }
    if let failure { throw failure }
    return PixelImage(width: header.width, height: header.height, pixels: pixels)
  }

  /// Returns the filtered rows.
  private static func rows(_ chunks: PNGChunks, size: Int) throws -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw PNGError.damaged("out of memory") }
    defer { libdeflate_free_decompressor(decompressor) }
    var written = 0
    var result = LIBDEFLATE_SUCCESS
    let raw = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      result = libdeflate_zlib_decompress(
        decompressor, chunks.data, chunks.data.count, buffer.baseAddress, size, &written)
      count = size
    }
    guard result == LIBDEFLATE_SUCCESS, written == size else { throw PNGError.damaged("compressed data") }
    return raw
  }
}

/// Turns rows of differences into pixels, where each sample is a byte: RGB, RGBA or a palette.
private struct RowReader {
  private let raw: UnsafeMutablePointer<UInt8>
  private let pixels: UnsafeMutablePointer<UInt32>
  private let header: PNGChunks.Header
  private let rowBytes: Int
  /// Colours by position, 256 of them; empty for a picture without a palette.
  private let palette: [UInt32]

  init(
    raw: UnsafeMutableBufferPointer<UInt8>, pixels: UnsafeMutableBufferPointer<UInt32>, header: PNGChunks.Header,
    palette: [UInt32]
  ) {
    // Neither is empty, because no picture is.
    (self.raw, self.pixels) = (raw.baseAddress!, pixels.baseAddress!)
    self.header = header
    self.palette = palette
    rowBytes = header.rowBytes(header.width)
  }

  /// - Returns: The problem with the rows. All pixels are written in any case.
  mutating func read() -> PNGError? {
    var failure: PNGError?
    for y in 0..<header.height {
      let row = raw + y * (rowBytes + 1) + 1
      let filter = row[-1]
      if filter > 4 { failure = .damaged("filter \(filter)") }
      if filter == 2, y > 0, isZero(row) {
        let target = pixels + y * header.width
        target.initialize(from: target - header.width, count: header.width)
        // The next row may refer to these bytes, unless its filter does not use the row above.
        if y + 1 < header.height, row[rowBytes] > 1 { row.update(from: row - rowBytes - 1, count: rowBytes) }
        continue
      }
      RowFilter.undo(
        filter, row, count: rowBytes, above: y == 0 ? nil : row - rowBytes - 1, step: header.samples)
      if !expand(row, to: pixels + y * header.width) { failure = .damaged("a colour beyond the palette") }
    }
    return failure
  }

  private func isZero(_ row: UnsafeMutablePointer<UInt8>) -> Bool {
    var index = 0
    let bytes = UnsafeRawPointer(row)
    while index + 8 <= rowBytes {
      if bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) != 0 { return false }
      index += 8
    }
    while index < rowBytes {
      if row[index] != 0 { return false }
      index += 1
    }
    return true
  }

  /// - Returns: Whether the palette contains every colour.
  private func expand(_ row: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>) -> Bool {
    switch header.samples {
    case 1:
      var isKnown = true
      for x in 0..<header.width {
        let position = Int(row[x])
        if position < palette.count {
          target[x] = palette[position]
        } else {
          (target[x], isKnown) = (0xFF00_0000, false)
        }
      }
      return isKnown
    case 3:
      var place = UnsafeRawPointer(row)
      // Four bytes are read where that many exist.
      for x in 0..<(header.width - 1) {
        target[x] = place.loadUnaligned(as: UInt32.self).byteSwapped >> 8 | 0xFF00_0000
        place += 3
      }
      let last = row + 3 * (header.width - 1)
      target[header.width - 1] = 0xFF00_0000 | UInt32(last[0]) << 16 | UInt32(last[1]) << 8 | UInt32(last[2])
    default:
      var place = UnsafeRawPointer(row)
      for x in 0..<header.width {
        let rgba = place.loadUnaligned(as: UInt32.self).byteSwapped
        target[x] = rgba >> 8 | rgba << 24
        place += 4
      }
    }
    return true
  }
}
