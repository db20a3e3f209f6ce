/// The parts of a compressed picture: bytes, repetitions, and rows of zeros.
///
/// There are few, so they can be counted first, and written in a code that fits them.
struct TokenStream: ~Copyable {
  /// A byte: its value. Three bytes: bit 29, the first one lowest. A repetition: bit 31, the distance's slot in the
  /// higher bits, the length in the lower ones. Rows of zeros: bit 30, and their number.
  private var tokens: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private var capacity: Int
  /// The frequency of each byte, then each length, then each slot.
  private let counts: UnsafeMutablePointer<UInt32>
  /// Distances that repetitions use: one pixel, one row.
  private let slots: [DeflateTables.Part]
  private let rowBytes: Int
  private var zeroRows = 0

  /// - Parameter distances: Only a few.
  init(rowBytes: Int, distances: [Int]) {
    self.rowBytes = rowBytes
    capacity = 1 << 14
    tokens = .allocate(capacity: capacity)
    slots = distances.map(DeflateTables.distance)
    counts = .allocate(capacity: 256 + Self.lengths + slots.count)
    counts.initialize(repeating: 0, count: 256 + Self.lengths + slots.count)
  }

  /// For lengths from 0 to the longest.
  private static let lengths = DeflateTables.longest + 1

  deinit {
    tokens.deallocate()
    counts.deallocate()
  }

  /// Makes room for more tokens.
  mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * (count + more))
    grown.initialize(from: tokens, count: count)
    tokens.deallocate()
    tokens = grown
    capacity = 2 * (count + more)
  }

  /// Adds one byte, or three, the first one lowest; higher bits are ignored.
  /// - Precondition: Room was reserved.
  @inline(__always)
  mutating func add(_ value: UInt32, bytes: Int) {
    tokens[count] = bytes == 1 ? value & 0xFF : 1 << 29 | value & 0xFF_FFFF
    count &+= 1
    for byte in 0..<UInt32(bytes) { counts[Int(value >> (8 &* byte) & 0xFF)] &+= 1 }
  }

  /// - Parameter length: At least 3. Room for a token per 255 bytes was reserved.
  @inline(__always)
  mutating func repeated(_ length: Int, slot: Int) {
    var left = length
    while left > 0 {
      let part = DeflateTables.part(of: left)
      tokens[count] = 1 << 31 | UInt32(truncatingIfNeeded: slot << 16 | part)
      count &+= 1
      counts[256 &+ part] &+= 1
      counts[256 &+ Self.lengths &+ slot] &+= 1
      left &-= part
    }
  }

  /// Adds rows that equal the row above: filter Up, and zeros.
  mutating func addZeroRows(_ number: Int) {
    reserve(1)
    tokens[count] = 1 << 30 | UInt32(number)
    count += 1
    zeroRows += number
  }

  /// The encoding of one row of zeros: the filter, a zero, repetitions of it, remaining zeros.
  private var zeroRow: (lengths: [Int], rest: Int) {
    var lengths: [Int] = []
    var left = rowBytes - 1
    while left >= 3 {
      let part = DeflateTables.part(of: left)
      lengths.append(part)
      left -= part
    }
    return (lengths, left)
  }

  /// The frequencies of symbols outside rows of zeros.
  private var frequencies: (literals: [UInt32], distances: [UInt32]) {
    var literals = Array(UnsafeBufferPointer(start: counts, count: 256)) + [UInt32](repeating: 0, count: 30)
    var distances = [UInt32](repeating: 0, count: 30)
    for (length, part) in DeflateTables.lengths.enumerated() { literals[part.symbol] += counts[256 + length] }
    for (slot, distance) in slots.enumerated() { distances[distance.symbol] += counts[256 + Self.lengths + slot] }
    return (literals, distances)
  }

  /// Returns one deflate block with its own code.
  /// - Returns: The bytes, without zlib's header and checksum.
  mutating func compressed() -> [UInt8] {
    let (lengths, rest) = zeroRow
    var (literals, distances) = frequencies
    if zeroRows > 0 {
      literals[2] += UInt32(zeroRows)
      literals[0] += UInt32(zeroRows * (1 + rest))
      for length in lengths { literals[DeflateTables.lengths[length].symbol] += UInt32(zeroRows) }
      distances[0] += UInt32(zeroRows * lengths.count)
    }
    literals[256] = 1
    let symbols = HuffmanCode(literals, limit: 15)
    let places = HuffmanCode(distances, limit: 15)
    var bits = 2000 * 8 + 64
    for (frequency, length) in zip(literals, symbols.lengths) { bits += Int(frequency) * (Int(length) + 5) }
    for (frequency, length) in zip(distances, places.lengths) { bits += Int(frequency) * (Int(length) + 13) }
    return [UInt8](unsafeUninitializedCapacity: bits / 8 + 16) { buffer, used in
      guard let start = buffer.baseAddress else { return }
      var writer = BitWriter(at: start)
      writer.writeHeader(symbols, places)
      write(symbols, places, zeroRow: (lengths, rest), to: &writer)
      used = writer.finish() - start
    }
  }

  private func write(
    _ symbols: HuffmanCode, _ places: HuffmanCode, zeroRow: (lengths: [Int], rest: Int), to writer: inout BitWriter
  ) {
    let bytes = symbols.bits
    // A length's extra bits follow its code. Length and distance together are one look-up.
    let lengths = DeflateTables.lengths.map { bytes[$0.symbol].followed(by: $0.own) }
    let distances = slots.map { places.bits[$0.symbol].followed(by: $0.own) }
    let pairs = distances.flatMap { distance in lengths.map { $0.followed(by: distance) } }
    let zero = places.bits[0]
    let zeros = Self.packed(
      [bytes[2], bytes[0]] + zeroRow.lengths.map { lengths[$0].followed(by: zero) }
        + [Bits](repeating: bytes[0], count: zeroRow.rest))
    bytes.withUnsafeBufferPointer { bytes in
      pairs.withUnsafeBufferPointer { pairs in
        for index in 0..<count {
          let token = tokens[index]
          if token >> 31 != 0 {
            writer.write(pairs[Int(token >> 16 & 0x7FFF) &* Self.lengths &+ Int(token & 0xFFFF)])
          } else if token >> 29 == 1 {
            let (first, second) = (bytes[Int(token & 0xFF)], bytes[Int(token >> 8 & 0xFF)])
            writer.write(first.followed(by: second).followed(by: bytes[Int(token >> 16 & 0xFF)]))
          } else if token >> 30 != 0 {
            for _ in 0..<(token & 0x3FFF_FFFF) {
              for part in zeros { writer.write(part) }
            }
          } else {
            writer.write(bytes[Int(token)])
          }
        }
        writer.write(bytes[256])
      }
    }
  }

  /// Returns the same bits in as few pieces as possible.
  private static func packed(_ pieces: [Bits]) -> [Bits] {
    pieces.reduce(into: []) { parts, piece in
      if let last = parts.last, last.count + piece.count <= 56 {
        parts[parts.count - 1] = last.followed(by: piece)
      } else {
        parts.append(piece)
      }
    }
  }
}

extension BitWriter {
  /// Writes the header of the last block with its codes, given by their lengths; runs of zeros are shortened.
  fileprivate mutating func writeHeader(_ symbols: HuffmanCode, _ places: HuffmanCode) {
    func bits(_ value: Int, _ count: UInt64) -> Bits { Bits(value: UInt64(value), count: count) }
    let all = symbols.lengths + places.lengths
    var sent: [(symbol: Int, own: Bits)] = []
    var index = 0
    while index < all.count {
      var run = 1
      while index + run < all.count, all[index + run] == all[index] { run += 1 }
      if all[index] == 0, run >= 3 {
        run = min(run, 138)
        sent.append(run <= 10 ? (17, bits(run - 3, 3)) : (18, bits(run - 11, 7)))
        index += run
      } else {
        sent.append((Int(all[index]), Bits()))
        index += 1
      }
    }
    var frequencies = [UInt32](repeating: 0, count: 19)
    for part in sent { frequencies[part.symbol] += 1 }
    let code = HuffmanCode(frequencies, limit: 7)
    write(bits(1, 1).followed(by: bits(2, 2)))
    write(bits(symbols.lengths.count - 257, 5))
    write(bits(places.lengths.count - 1, 5))
    write(bits(DeflateTables.order.count - 4, 4))
    for symbol in DeflateTables.order { write(bits(Int(code.lengths[symbol]), 3)) }
    for part in sent { write(code.bits[part.symbol].followed(by: part.own)) }
  }
}
