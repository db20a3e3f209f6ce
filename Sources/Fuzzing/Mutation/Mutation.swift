/// Changes an input at the level of its format: inputs that a reader rejects at the first byte find nothing.
package struct Mutation {
  private let grammar: Grammar
  private var random: RandomSource

  /// Creates a sequence of changes that suits a reader's format; the same for the same seed.
  package init(_ reader: Reader, seed: UInt64) {
    grammar = reader.grammar
    random = RandomSource(seed: seed)
  }

  /// Returns an input that is a few changes away from another one.
  /// - Parameters:
  ///   - limit: The maximum number of bytes of the result.
  ///   - other: A second input from which blocks may be copied.
  /// - Complexity: O(bytes).
  package mutating func mutate(_ input: [UInt8], limit: Int, with other: [UInt8] = []) -> [UInt8] {
    var bytes = input
    for _ in 0...random.index(below: 4) {
      switch grammar.shape {
      case .chunks: bytes = ChunkMutation.mutate(bytes, grammar.words, &random)
      case .tables: bytes = TableMutation.mutate(bytes, grammar.words, &random)
      default: bytes = TextMutation(grammar, bytes).mutated(&random, other)
      }
    }
    return Array(bytes.prefix(limit))
  }
}
