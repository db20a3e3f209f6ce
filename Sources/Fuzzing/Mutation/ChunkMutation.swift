/// Changes of a PNG file's chunks; nine times in ten their checksums are corrected.
enum ChunkMutation {
  private struct Chunk {
    var name: [UInt8]
    var data: [UInt8]
  }

  static func mutate(_ bytes: [UInt8], _ names: [String], _ random: inout RandomSource) -> [UInt8] {
    var chunks = chunks(of: bytes)
    guard !chunks.isEmpty else { return bytes + [UInt8(truncatingIfNeeded: random.next())] }
    let place = random.index(below: chunks.count)
    switch random.index(below: 8) {
    case 0: chunks.remove(at: place)
    case 1: chunks.insert(chunks[random.index(below: chunks.count)], at: place)
    case 2: chunks[place].name = Array(random.pick(names).utf8.prefix(4))
    case 3: chunks.swapAt(place, random.index(below: chunks.count))
    case 4: chunks[place].data.removeLast(random.index(below: chunks[place].data.count + 1))
    case 5: chunks[place].data += (0..<random.index(below: 64)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    default:
      // Small fields of the header, and some compressed data.
      guard !chunks[place].data.isEmpty else { break }
      let index = random.index(below: chunks[place].data.count)
      let values: [UInt8] = [0, 1, 2, 3, 4, 6, 8, 16, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next())]
      chunks[place].data[index] = random.pick(values)
    }
    var made = Array(bytes.prefix(8))
    for chunk in chunks {
      made += bigEndian(UInt32(chunk.data.count)) + chunk.name + chunk.data
      made += bigEndian(random.index(below: 10) == 0 ? 0 : checksum(chunk.name + chunk.data))
    }
    return made
  }

  private static func chunks(of bytes: [UInt8]) -> [Chunk] {
    var (found, offset): ([Chunk], Int) = ([], 8)
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      found.append(
        Chunk(name: Array(bytes[offset + 4..<offset + 8]), data: Array(bytes[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return found
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// CRC-32 of single bytes (PNG, annex D).
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  /// CRC-32, implemented here so that the fuzzer does not depend on the fuzzed code.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
