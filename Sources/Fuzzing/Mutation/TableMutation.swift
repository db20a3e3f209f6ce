/// Changes of a font's tables: their contents, their positions in the directory, and their names.
enum TableMutation {
  static func mutate(_ bytes: [UInt8], _ names: [String], _ random: inout RandomSource) -> [UInt8] {
    guard bytes.count > 12 else { return bytes + [UInt8(truncatingIfNeeded: random.next())] }
    var changed = bytes
    let count = min(Int(bytes[4]) << 8 | Int(bytes[5]), (bytes.count - 12) / 16)
    guard count > 0 else {
      changed[random.index(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      return changed
    }
    let entry = 12 + 16 * random.index(below: count)
    func field(_ offset: Int) -> Int { bytes[entry + offset..<entry + offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    switch random.index(below: 8) {
    case 0: changed.replaceSubrange(entry..<entry + 4, with: random.pick(names).utf8.prefix(4))
    case 1: changed[entry + 8 + random.index(below: 8)] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
    case 2: changed.removeLast(random.index(below: bytes.count))
    default:
      // A field of a table: two bytes at an even offset, set to extreme values.
      let (start, length) = (field(8), field(12))
      guard length >= 2, start < bytes.count - 1 else { break }
      let place = min(start + random.index(below: length) / 2 * 2, bytes.count - 2)
      let value = random.pick([0, 1, 2, 0x7FFF, 0x8000, 0xFFFF, Int(truncatingIfNeeded: random.next()) & 0xFFFF])
      changed[place] = UInt8(value >> 8)
      changed[place + 1] = UInt8(value & 0xFF)
    }
    return changed
  }
}
