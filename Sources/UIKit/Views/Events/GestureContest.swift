/// Determines which recognisers act on a touch: the nearest to the touched view, and those simultaneous with it.
@MainActor
struct GestureContest {
  private let touch: UITouch
  private let distance: CGVector
  private let kind: TouchSimulation.Kind
  /// How many taps follow one another, including those that have not yet been made.
  private let taps: Int

  init(_ touch: UITouch, from start: CGPoint, to end: CGPoint, kind: TouchSimulation.Kind, taps: Int) {
    (self.touch, self.kind, self.taps) = (touch, kind, taps)
    distance = CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// - Parameter recognisers: The recognisers that receive the touch, the nearest to the touched view first.
  func winners(among recognisers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    var winners: [UIGestureRecognizer] = []
    let able = recognisers.filter { $0.fits(kind, distance, touch) && !isTakenByControl($0) }
    for recogniser in able {
      let waits = recogniser.requiredFailures.contains { other in
        other !== recogniser && (able.contains(other) || recognisers.contains(other) && followsLater(other))
      }
      if waits { continue }
      if !winners.allSatisfy({ mayActTogether($0, recogniser) }) { continue }
      guard recogniser.view?.gestureRecognizerShouldBegin(recogniser) ?? true,
        recogniser.delegate?.gestureRecognizerShouldBegin(recogniser) ?? true
      else { continue }
      winners.append(recogniser)
    }
    return winners
  }

  /// Whether the taps that follow are recognised by another recogniser.
  private func followsLater(_ other: UIGestureRecognizer) -> Bool {
    guard kind == .tap, let other = other as? UITapGestureRecognizer else { return false }
    return other.numberOfTapsRequired > touch.tapCount && other.numberOfTapsRequired <= taps
  }

  /// Whether a tapped control keeps the tap from a recogniser of one of its superviews.
  private func isTakenByControl(_ recogniser: UIGestureRecognizer) -> Bool {
    guard kind == .tap, let owner = recogniser.view, let hit = touch.view else { return false }
    let control = sequence(first: hit, next: \.superview).first { $0 is UIControl } as? UIControl
    guard let control, control.isEnabled, control.takesTaps else { return false }
    return control !== owner && control.isDescendant(of: owner)
  }

  private func mayActTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }
}
