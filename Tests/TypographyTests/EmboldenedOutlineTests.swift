import Testing

@testable import Typography

/// Families without a bold file get emboldened outlines.
@Suite struct EmboldenedOutlineTests {
  /// Returns a square with a square hole, in TrueType's or PostScript's orientation.
  private func frame(isReversed: Bool) -> [OutlineStep] {
    func square(_ low: Double, _ high: Double, isReversed: Bool) -> [OutlineStep] {
      let corners = [(low, low), (low, high), (high, high), (high, low)]
      let ordered = isReversed ? corners.reversed() : corners
      return [.move(x: ordered[0].0, y: ordered[0].1)] + ordered.dropFirst().map { .line(x: $0.0, y: $0.1) } + [.close]
    }
    return square(0, 1, isReversed: isReversed) + square(0.25, 0.75, isReversed: !isReversed)
  }

  private func ends(_ steps: [OutlineStep]) -> [(x: Double, y: Double)] {
    steps.compactMap { step in
      switch step {
      case .move(let x, let y), .line(let x, let y): (x, y)
      default: nil
      }
    }
  }

  @Test(arguments: [false, true])
  func `outlines grow outwards and holes shrink, whatever their orientation`(_ isReversed: Bool) {
    let bold = ends(EmboldenedOutline.of(frame(isReversed: isReversed)))
    let (outer, hole) = (bold.prefix(4), bold.suffix(4))
    for (low, high, points) in [(-0.018, 1.018, outer), (0.268, 0.732, hole)] {
      for point in points {
        #expect(min(abs(point.x - low), abs(point.x - high)) < 1e-9)
        #expect(min(abs(point.y - low), abs(point.y - high)) < 1e-9)
      }
    }
  }

  @Test func `what has no area stays`() {
    #expect(EmboldenedOutline.of([]) == [])
    let point: [OutlineStep] = [.move(x: 1, y: 2), .close]
    #expect(EmboldenedOutline.of(point) == point)
  }
}
