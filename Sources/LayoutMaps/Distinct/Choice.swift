/// Some of a few things, as bits: counted without memory of its own, because thousands of combinations are tried.
struct Choice: Hashable {
  private var words: [UInt64]

  /// Nothing of `count` things.
  init(of count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  mutating func insert(_ index: Int) { words[index / 64] |= 1 << UInt64(index % 64) }

  func contains(_ index: Int) -> Bool { words[index / 64] >> UInt64(index % 64) & 1 == 1 }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func commonCount(with other: Choice) -> Int {
    words.indices.reduce(0) { $0 + (words[$1] & other.words[$1]).nonzeroBitCount }
  }

  /// Returns how many are in any of several choices.
  static func unitedCount(_ choices: [Choice], _ numbers: [Int]) -> Int {
    guard let first = numbers.first else { return 0 }
    var count = 0
    for word in choices[first].words.indices {
      var all: UInt64 = 0
      for number in numbers { all |= choices[number].words[word] }
      count += all.nonzeroBitCount
    }
    return count
  }

  mutating func formIntersection(_ other: Choice) {
    for word in words.indices { words[word] &= other.words[word] }
  }
}
