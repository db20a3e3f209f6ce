import Foundation
import Layout

/// Finds the nearest value of a number of the document with which a goal is reached.
@MainActor
struct NumberSolver {
  /// A number and the edit that changes it.
  struct Family {
    let value: Double
    let range: ClosedRange<Double>
    let edit: (Double) -> LayoutEdit
  }

  /// Lays out with an edit, at one of the witnesses.
  let depth: (LayoutEdit, Int) -> Double
  let witnesses: Int

  /// Steps to try where the depth is a count, in points.
  private static let strides = [4.0, 12, 32, 80, 200]

  /// Returns the nearest values below and above that reach the goal in all layouts.
  /// - Parameter start: The depths without an edit.
  /// - Complexity: Some ten layouts for each direction.
  func values(_ family: Family, from start: [Double], isCount: Bool) -> [Double] {
    [1.0, -1].compactMap { direction in
      var value = family.value
      var isMoved = false
      for round in 0..<3 {
        var didMove = false
        for witness in 0..<witnesses {
          let now = isMoved ? depth(family.edit(value), witness) : start[witness]
          if now <= 0 { continue }
          guard let next = next(family, witness, from: value, now, direction, isCount: isCount || round > 0) else {
            return nil
          }
          (value, didMove, isMoved) = (next, true, true)
        }
        if !didMove { break }
        if round == 2 { return nil }
      }
      return isMoved && family.range.contains(value) ? value : nil
    }
  }

  /// The nearest value beyond another one, in one direction, with which the goal is reached in one layout.
  private func next(
    _ family: Family, _ witness: Int, from value: Double, _ now: Double, _ direction: Double, isCount: Bool
  ) -> Double? {
    func holds(_ value: Double) -> Bool {
      family.range.contains(value) && depth(family.edit(value), witness) <= 0
    }
    if !isCount {
      let slope = now - depth(family.edit(value + direction), witness)
      guard slope > 1e-6 else { return nil }
      // To a thousandth: an equation holds to a hundredth.
      let exact = ((value + direction * now / slope) * 1000).rounded() / 1000
      let whole = direction > 0 ? (exact - 1e-6).rounded(.up) : (exact + 1e-6).rounded(.down)
      if holds(whole) { return whole }
      if holds(exact) { return exact }
    }
    var reached: Double?
    for stride in Self.strides {
      let tried = (value + direction * stride).rounded()
      if holds(tried) {
        reached = tried
        break
      }
    }
    guard var far = reached else { return nil }
    var near = value.rounded()
    while abs(far - near) > 1 {
      let middle = ((far + near) / 2).rounded()
      if holds(middle) { far = middle } else { near = middle }
    }
    return far
  }
}
