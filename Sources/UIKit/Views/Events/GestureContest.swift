/// Determines which recognisers act on a touch: the nearest to the touched view, and those simultaneous with it.
@MainActor
struct GestureContest {
  private let touch: UITouch
  private let distance: CGVector
  private let kind: TouchSimulation.Kind
  private let hit: UIView

  init(_ touch: UITouch, from start: CGPoint, to end: CGPoint, kind: TouchSimulation.Kind, hit: UIView) {
    (self.touch, self.kind, self.hit) = (touch, kind, hit)
    distance = CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// - Parameter recognisers: The recognisers that receive the touch, the nearest to the touched view first.
  func winners(among recognisers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    var winners: [UIGestureRecognizer] = []
    let able = recognisers.filter { $0.fits(kind, distance, touch) && !isTakenByControl($0) }
    for recogniser in able {
      if recogniser.requiredFailures.contains(where: { other in able.contains(other) && other !== recogniser }) {
        continue
      }
      if !winners.allSatisfy({ mayActTogether($0, recogniser) }) { continue }
      guard recogniser.view?.gestureRecognizerShouldBegin(recogniser) ?? true,
        recogniser.delegate?.gestureRecognizerShouldBegin(recogniser) ?? true
      else { continue }
      winners.append(recogniser)
    }
    return winners
  }

  /// Whether a tapped control keeps the tap from a recogniser of one of its superviews.
  private func isTakenByControl(_ recogniser: UIGestureRecognizer) -> Bool {
    guard kind == .tap, let owner = recogniser.view else { return false }
    let control = sequence(first: hit, next: \.superview).first { $0 is UIControl } as? UIControl
    guard let control, control.isEnabled, control.takesTaps else { return false }
    return control !== owner && control.isDescendant(of: owner)
  }

  private func mayActTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }
}
