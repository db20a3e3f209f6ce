/// A prefix code for symbols of known frequencies, in the canonical form that deflate transmits as lengths.
struct HuffmanCode {
  /// The number of bits of each symbol's code; 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code in writing order, from its first bit on.
  private(set) var bits: [Bits]

  /// - Parameter limit: The maximum length of a code, in bits.
  init(_ frequencies: [UInt32], limit: Int) {
    var weights = frequencies
    lengths = Self.lengths(weights)
    // A tree that is too deep becomes flatter when the frequencies are made more similar.
    while lengths.contains(where: { Int($0) > limit }) {
      weights = weights.map { $0 == 0 ? 0 : $0 >> 2 + 1 }
      lengths = Self.lengths(weights)
    }
    bits = Self.canonical(lengths)
  }

  private static func lengths(_ weights: [UInt32]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: weights.count)
    // Equal weights keep the order of their symbols, so the code is the same on every machine.
    let leaves = weights.indices.filter { weights[$0] > 0 }.sorted { (weights[$0], $0) < (weights[$1], $1) }
    guard leaves.count > 1 else {
      // A code needs a bit even if there is only one symbol.
      lengths[leaves.first ?? 0] = 1
      return lengths
    }
    // Two sorted queues: leaves, and trees in the order of creation.
    var values = leaves.map { UInt64(weights[$0]) }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, tree) = (0, leaves.count)
    func takeLeast() -> Int {
      if leaf < leaves.count, tree >= values.count || values[leaf] <= values[tree] {
        leaf += 1
        return leaf - 1
      }
      tree += 1
      return tree - 1
    }
    while values.count < parents.count {
      let (first, second) = (takeLeast(), takeLeast())
      parents[first] = values.count
      parents[second] = values.count
      values.append(values[first] + values[second])
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  private static func canonical(_ lengths: [UInt8]) -> [Bits] {
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for bits in 1...16 { next[bits] = (next[bits - 1] + counts[bits - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return Bits() }
      let code = next[Int(length)]
      next[Int(length)] += 1
      // Codes begin with their highest bit.
      let turned = (0..<UInt16(length)).reduce(0) { $0 | (code >> $1 & 1) << (UInt16(length) - 1 - $1) }
      return Bits(value: UInt64(turned), count: UInt64(length))
    }
  }
}
