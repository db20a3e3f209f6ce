import Layout
import UIKit

/// The layout around one size of the window: forms of its lengths, and conditions within which they hold.
///
/// Three layouts are solved: at the size, and a step along each parameter. If all decisions agree, the three layouts
/// determine an affine form for each length and for each margin of a decision. The solver's own decisions are not among
/// these: its rows, recorded at the three sizes, are solved once more with their constants as forms, and the laws of
/// that solution become conditions.
@MainActor
struct Neighbourhood: @MainActor MappedLayout {
  let sample: SIMD2<Double>
  let facts: RegionFacts
  let surroundings: Surroundings
  let frames: [RegionFrame]
  let conditions: [Condition]
  /// Whether nothing else can change the layout.
  let isWhole: Bool

  /// Steps to try, in points: powers of two, so that slopes have no rounding errors.
  private static let steps = [0x1p-6, 0x1p-12]

  /// - Parameter hasHeight: Whether the second parameter varies, too.
  /// - Returns: nil if some decision differs nearby, however small the step.
  /// - Complexity: Two layouts, one more for a second parameter, and as many for each further step.
  init?(of layouts: (SIMD2<Double>) -> LayoutProbe, around sample: SIMD2<Double>, hasHeight: Bool) {
    let base = layouts(sample)
    let facts = RegionFacts(base.layout)
    surroundings = Surroundings(base.layout)
    for step in Self.steps {
      let x = layouts(sample + SIMD2(step, 0))
      guard facts == RegionFacts(x.layout), Self.decidesAlike(base, x) else { continue }
      let y = hasHeight ? layouts(sample + SIMD2(0, step)) : nil
      if let y { guard facts == RegionFacts(y.layout), Self.decidesAlike(base, y) else { continue } }
      if let found = Self.made(base, x, y, step: step, around: sample) {
        (self.sample, self.facts, frames, conditions, isWhole) = (
          sample, facts, found.frames, found.conditions, found.isWhole
        )
        return
      }
    }
    return nil
  }

  private static func decidesAlike(_ a: LayoutProbe, _ b: LayoutProbe) -> Bool {
    let (own, other) = (a.trace, b.trace)
    return own.systems.count == other.systems.count && own.decisions.count == other.decisions.count
      && zip(own.decisions, other.decisions).allSatisfy {
        $0.way == $1.way && $0.isStrict == $1.isStrict && $0.margin.isFinite == $1.margin.isFinite
      }
  }

  private static func made(
    _ base: LayoutProbe, _ x: LayoutProbe, _ y: LayoutProbe?, step: Double, around sample: SIMD2<Double>
  ) -> (frames: [RegionFrame], conditions: [Condition], isWhole: Bool)? {
    func form(_ value: Double, _ x: Double, _ y: Double?) -> AffineForm {
      let slopes = SIMD2(Slope.rounded((x - value) / step), y.map { Slope.rounded(($0 - value) / step) } ?? 0)
      return AffineForm(constant: value - (slopes * sample).sum(), x: slopes.x, y: slopes.y)
    }
    var conditions: Set<Condition> = []
    for (index, decision) in base.trace.decisions.enumerated() where decision.margin.isFinite {
      let margin = form(
        decision.margin, x.trace.decisions[index].margin, y.map { $0.trace.decisions[index].margin })
      if let condition = Condition(margin, isStrict: decision.isStrict) { conditions.insert(condition) }
    }
    var isWhole = true
    for (index, system) in base.trace.systems.enumerated() {
      guard let region = system.region(x: x.trace.systems[index], y: y?.trace.systems[index], step: step) else {
        return nil
      }
      isWhole = isWhole && region.isWhole
      for lanes in region.conditions {
        // The solver's parameters are zero at the sample.
        let form = AffineForm(
          constant: lanes.x - lanes.y * sample.x - lanes.z * sample.y, x: lanes.y, y: lanes.z)
        if let condition = Condition(form, isStrict: false) { conditions.insert(condition) }
      }
    }
    let frames = base.layout.views.indices.map { index in
      let own = RegionFrame.lengths(of: base.layout.views[index])
      let besides = RegionFrame.lengths(of: x.layout.views[index])
      let above = y.map { RegionFrame.lengths(of: $0.layout.views[index]) }
      return RegionFrame(
        own.indices.map { form(own[$0], besides[$0], above?[$0]) },
        scrolls: base.layout.views[index].contentSize != nil)
    }
    return (
      frames,
      conditions.sorted { a, b in
        (0..<3).first { a.form.lanes[$0] != b.form.lanes[$0] }.map { a.form.lanes[$0] < b.form.lanes[$0] } ?? false
      }, isWhole
    )
  }
}
