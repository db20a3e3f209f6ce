/// What a compressed picture consists of: bytes, repetitions, and rows that are nothing but zeros.
///
/// There are few, so that they can be counted first, and written in a code that fits them.
struct TokenStream {
  /// A byte: its value. A repetition: bit 31, the distance's slot above, the length below. Rows of zeros: bit 30, how many.
  private var tokens: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private var capacity: Int
  private var literals = [UInt32](repeating: 0, count: 286)
  private var distances = [UInt32](repeating: 0, count: 30)
  /// Distances that repetitions use: one pixel, one row.
  private let slots: [DeflateTables.Part]
  private let rowBytes: Int
  private var zeroRows = 0

  /// - Parameter distances: At most a few.
  init(rowBytes: Int, distances: [Int]) {
    self.rowBytes = rowBytes
    capacity = 1 << 14
    tokens = .allocate(capacity: capacity)
    slots = distances.map(DeflateTables.distance)
  }

  func deallocate() { tokens.deallocate() }

  /// Makes room for more tokens.
  mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * (count + more))
    grown.initialize(from: tokens, count: count)
    tokens.deallocate()
    tokens = grown
    capacity = 2 * (count + more)
  }

  /// - Precondition: Room was reserved.
  @inline(__always)
  mutating func add(byte: UInt8) {
    tokens[count] = UInt32(byte)
    count &+= 1
    literals[Int(byte)] &+= 1
  }

  /// - Parameter length: At least 3. Room for a token per 255 bytes was reserved.
  @inline(__always)
  mutating func repeated(_ length: Int, slot: Int) {
    var left = length
    while left > 0 {
      let part = DeflateTables.part(of: left)
      tokens[count] = 1 << 31 | UInt32(slot) << 16 | UInt32(part)
      count &+= 1
      literals[DeflateTables.lengths[part].symbol] &+= 1
      distances[slots[slot].symbol] &+= 1
      left -= part
    }
  }

  /// Rows that equal the row above: filter Up, and zeros.
  mutating func addZeroRows(_ number: Int) {
    reserve(1)
    tokens[count] = 1 << 30 | UInt32(number)
    count += 1
    zeroRows += number
  }

  /// How one row of zeros is written: the filter, a zero, repetitions of it, zeros that are left.
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

  /// One deflate block with a code of its own.
  /// - Returns: The bytes, without zlib's header and checksum.
  mutating func compressed() -> [UInt8] {
    let (lengths, rest) = zeroRow
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
      Self.writeHeader(symbols, places, to: &writer)
      write(symbols, places, zeroRow: (lengths, rest), to: &writer)
      used = writer.finish() - start
    }
  }

  private func write(
    _ symbols: HuffmanCode, _ places: HuffmanCode, zeroRow: (lengths: [Int], rest: Int), to writer: inout BitWriter
  ) {
    // Code and bits of every symbol side by side: a token is one look-up.
    let table = zip(symbols.codes, symbols.lengths).map { UInt32($0) | UInt32($1) << 16 }
    let lengthTable = DeflateTables.lengths.map { part in
      // A length's own bits follow its code.
      let bits = UInt32(symbols.lengths[part.symbol])
      return UInt32(symbols.codes[part.symbol]) | part.value << bits | (bits + part.bits) << 24
    }
    // Length and distance side by side: at most 48 bits, how many above.
    let pairs = slots.flatMap { part in
      let bits = UInt32(places.lengths[part.symbol])
      let distance = UInt64(UInt32(places.codes[part.symbol]) | part.value << bits)
      return lengthTable.map { length -> UInt64 in
        let own = length >> 24
        return UInt64(length & 0xFF_FFFF) | distance << own | UInt64(own + bits + part.bits) << 56
      }
    }
    let zeros = Self.packed(zeroRow, table, lengthTable, (UInt32(places.codes[0]), UInt32(places.lengths[0])))
    let lengths = lengthTable.count
    table.withUnsafeBufferPointer { table in
      pairs.withUnsafeBufferPointer { pairs in
        for index in 0..<count {
          let token = tokens[index]
          if token >> 31 != 0 {
            let pair = pairs[Int(token >> 16 & 0x7FFF) &* lengths &+ Int(token & 0xFFFF)]
            let bits = UInt32(pair >> 56)
            writer.write(UInt32(truncatingIfNeeded: pair), bits: min(bits, 32))
            if bits > 32 { writer.write(UInt32(pair >> 32 & 0xFFFF), bits: bits - 32) }
          } else if token >> 30 != 0 {
            for _ in 0..<(token & 0x3FFF_FFFF) {
              for part in zeros { writer.write(part.value, bits: part.bits) }
            }
          } else {
            let byte = table[Int(token)]
            writer.write(byte & 0xFFFF, bits: byte >> 16)
          }
        }
        writer.write(table[256] & 0xFFFF, bits: table[256] >> 16)
      }
    }
  }

  /// A row of zeros in as few pieces of up to 32 bits as it takes: every such row is written alike.
  private static func packed(
    _ row: (lengths: [Int], rest: Int), _ table: [UInt32], _ lengthTable: [UInt32], _ zero: (code: UInt32, bits: UInt32)
  ) -> [(value: UInt32, bits: UInt32)] {
    var parts: [(value: UInt32, bits: UInt32)] = []
    func add(_ value: UInt32, _ bits: UInt32) {
      if let last = parts.last, last.bits + bits <= 32 {
        parts[parts.count - 1] = (last.value | value << last.bits, last.bits + bits)
      } else {
        parts.append((value, bits))
      }
    }
    add(table[2] & 0xFFFF, table[2] >> 16)
    add(table[0] & 0xFFFF, table[0] >> 16)
    for length in row.lengths {
      add(lengthTable[length] & 0xFF_FFFF, lengthTable[length] >> 24)
      add(zero.code, zero.bits)
    }
    for _ in 0..<row.rest { add(table[0] & 0xFFFF, table[0] >> 16) }
    return parts
  }

  /// The last block, with codes of its own, given by their lengths; runs of zeros are shortened.
  private static func writeHeader(_ symbols: HuffmanCode, _ places: HuffmanCode, to writer: inout BitWriter) {
    let all = symbols.lengths + places.lengths
    var sent: [(symbol: Int, value: UInt32, bits: UInt32)] = []
    var index = 0
    while index < all.count {
      var run = 1
      while index + run < all.count, all[index + run] == all[index] { run += 1 }
      if all[index] == 0, run >= 3 {
        run = min(run, 138)
        sent.append(run <= 10 ? (17, UInt32(run - 3), 3) : (18, UInt32(run - 11), 7))
        index += run
      } else {
        sent.append((Int(all[index]), 0, 0))
        index += 1
      }
    }
    var frequencies = [UInt32](repeating: 0, count: 19)
    for part in sent { frequencies[part.symbol] += 1 }
    let code = HuffmanCode(frequencies, limit: 7)
    writer.write(1, bits: 1)
    writer.write(2, bits: 2)
    writer.write(UInt32(symbols.lengths.count - 257), bits: 5)
    writer.write(UInt32(places.lengths.count - 1), bits: 5)
    writer.write(UInt32(DeflateTables.order.count - 4), bits: 4)
    for symbol in DeflateTables.order { writer.write(UInt32(code.lengths[symbol]), bits: 3) }
    for part in sent {
      writer.write(UInt32(code.codes[part.symbol]), bits: UInt32(code.lengths[part.symbol]))
      if part.bits > 0 { writer.write(part.value, bits: part.bits) }
    }
  }
}
