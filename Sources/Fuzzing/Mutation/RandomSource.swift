/// SplitMix64: the same numbers for the same seed, in every run.
package struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a source that returns the same numbers for the same seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number of SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Returns a number from 0 to less than a count, which is at least 1.
  mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
