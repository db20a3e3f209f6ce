/// Sizes spread evenly over a range for any number of samples: multiples of an irrational number, modulo 1.
enum WindowSamples {
  /// Returns one length, by the golden ratio (Weyl 1916).
  static func place(_ index: Int, in range: ClosedRange<Double>) -> Double {
    place(share(index, 0.618_033_988_749_895), range)
  }

  /// Returns two lengths, by the plastic number, the two-dimensional analogue of the golden ratio.
  static func place(_ index: Int, _ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> SIMD2<Double> {
    SIMD2(
      place(share(index, 0.754_877_666_246_693), width), place(share(index, 0.569_840_290_998_053), height))
  }

  private static func share(_ index: Int, _ step: Double) -> Double {
    (0.5 + Double(index) * step).truncatingRemainder(dividingBy: 1)
  }

  private static func place(_ share: Double, _ range: ClosedRange<Double>) -> Double {
    range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}
