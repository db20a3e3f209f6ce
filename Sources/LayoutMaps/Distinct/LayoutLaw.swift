import Foundation
package import Layout
import UIKit

/// A layout as a law: what does not depend on the window's size, and how each edge grows with it. Cells with one law have
/// one layout.
package struct LayoutLaw: Sendable, Hashable {
  /// The views, their lines and the findings; not the size classes, which one does not see.
  package let facts: RegionFacts
  /// How much each edge of each view's frame in its superview grows with the window's width and height: left, top, width and
  /// height of each view.
  package let slopes: [SIMD2<Double>]
  /// The reader's settings, apart from the appearance, which changes no frame.
  package let variant: CellVariant
  /// The scene's state; nil for its initial state.
  package let state: String?

  /// Left, top, width and height of a view, as they grow with the window.
  package func slopes(of view: Int) -> ArraySlice<SIMD2<Double>> { slopes[(4 * view)..<(4 * view + 4)] }
}

/// Finds the laws of a scene's layouts in many cells.
///
/// A layout in which the same constraints hold, with equal facts, has a law that is known already: three more layouts are
/// made only for the first of its kind.
@MainActor
package final class LayoutLaws {
  /// The laws in the order of their numbers.
  package private(set) var laws: [LayoutLaw] = []

  private let pipeline: LayoutPipeline
  private var numbers: [LayoutLaw: Int] = [:]
  private var known: [Signature: Int] = [:]

  /// The laws of a scene's layouts.
  package init(_ pipeline: LayoutPipeline) { self.pipeline = pipeline }

  /// What decides a law, besides the scene.
  private struct Signature: Hashable {
    let facts: RegionFacts
    let variant: CellVariant
    let state: String?
    /// For each constraint in force, whether it holds, and with equality; for each view, whether it is larger or smaller than
    /// its content; whether the readable width is limited, and whether there is a keyboard.
    let results: [UInt8]
    init(_ layout: SolvedLayout) {
      facts = RegionFacts(layout)
      (variant, state) = (LayoutLaws.variant(of: layout.cell), layout.cell.state)
      var results = [layout.keyboardHeight > 0 ? UInt8(1) : 0]
      if let explanation = layout.explanation {
        results += explanation.constraints.map(\.result)
        results += explanation.views.flatMap { view in
          [
            Self.order(view.alignmentRect.width, view.naturalSize.width),
            Self.order(view.alignmentRect.height, view.naturalSize.height),
          ]
        }
        results += explanation.guides.prefix(3).map { Self.order($0.rect.width, explanation.guides[0].rect.width) }
      }
      self.results = results
    }

    /// Returns how a length compares with a natural one.
    private static func order(_ length: Double, _ natural: Double?) -> UInt8 {
      guard let natural else { return 0 }
      return abs(length - natural) < 0.02 ? 1 : length < natural ? 2 : 3
    }
  }

  /// Returns the number of a layout's law.
  /// - Parameter layout: With its explanation.
  /// - Complexity: O(views + constraints), and three layouts for the first of a kind.
  package func number(of layout: SolvedLayout, of scene: Scene) -> Int {
    let signature = Signature(layout)
    if let number = known[signature] { return number }
    let law = law(of: layout, of: scene)
    let number = numbers[law] ?? laws.count
    if number == laws.count {
      numbers[law] = number
      laws.append(law)
    }
    known[signature] = number
    return number
  }

  /// Layouts beside a window's own size, so that one on a border is seen from inside; tried in order.
  private static let places = [0x1p-7, -0x1p-7]
  /// Steps to try, in points: powers of two, so that slopes have no rounding errors.
  private static let steps = [0x1p-6, 0x1p-12]

  private func law(of layout: SolvedLayout, of scene: Scene) -> LayoutLaw {
    let (cell, variant) = (layout.cell, Self.variant(of: layout.cell))
    let sizes = WindowSizes(scene, .around(cell), variant: cell.variant, state: cell.state, pipeline: pipeline)
    let size = SIMD2(cell.size.width, cell.size.height)
    // The layout itself is the middle one, unless it was rounded or is on a border.
    if !isRounded(scene), let slopes = slopes(at: size, layout, sizes, step: Self.steps[0]) {
      return LayoutLaw(facts: RegionFacts(layout).inAnySizeClass, slopes: slopes, variant: variant, state: cell.state)
    }
    for place in Self.places {
      let sample = size + SIMD2(place, place / 2)
      let own = solved(sizes, sample)
      for step in Self.steps {
        guard let slopes = slopes(at: sample, own, sizes, step: step) else { continue }
        return LayoutLaw(facts: RegionFacts(own).inAnySizeClass, slopes: slopes, variant: variant, state: cell.state)
      }
    }
    // Something jumps at every step: the layout is its own kind.
    let lengths = layout.views.flatMap { Self.lengths($0).map { SIMD2($0, .infinity) } }
    return LayoutLaw(facts: RegionFacts(layout).inAnySizeClass, slopes: lengths, variant: variant, state: cell.state)
  }

  /// Returns how the lengths of a layout grow with the window; nil if other things change within a step, too.
  private func slopes(
    at sample: SIMD2<Double>, _ own: SolvedLayout, _ sizes: WindowSizes, step: Double
  ) -> [SIMD2<Double>]? {
    let facts = RegionFacts(own)
    let wider = solved(sizes, sample + SIMD2(step, 0))
    guard RegionFacts(wider) == facts else { return nil }
    let taller = solved(sizes, sample + SIMD2(0, step))
    guard RegionFacts(taller) == facts else { return nil }
    return own.views.indices.flatMap { index in
      zip(Self.lengths(own.views[index]), zip(Self.lengths(wider.views[index]), Self.lengths(taller.views[index])))
        .map { own, others in SIMD2(Self.slope(own, others.0, step), Self.slope(own, others.1, step)) }
    }
  }

  private func solved(_ sizes: WindowSizes, _ size: SIMD2<Double>) -> SolvedLayout {
    isRounded(sizes.scene) ? sizes.layout(size) : pipeline.solve(sizes.scene, in: sizes.cell(size))
  }

  /// Returns whether lists place cells on whole pixels, or code its frames, so that layouts have to be made without
  /// rounding, from scratch.
  private func isRounded(_ scene: Scene) -> Bool {
    scene.allViews.contains { view in
      switch view.kind {
      case .table, .collection: true
      default: view.frame != nil || view.controller != nil
      }
    }
  }

  private static func lengths(_ view: SolvedView) -> [Double] {
    [view.exactFrame.minX, view.exactFrame.minY, view.exactFrame.width, view.exactFrame.height]
  }

  private static func slope(_ from: Double, _ to: Double, _ step: Double) -> Double {
    let slope = ((to - from) / step * 1e4).rounded() / 1e4
    return slope == 0 ? 0 : slope
  }

  private nonisolated static func variant(of cell: Cell) -> CellVariant {
    var variant = cell.variant
    variant.appearance = nil
    return variant
  }
}

extension ExplainedConstraint {
  /// The status, and whether both sides are equal, as a number.
  fileprivate var result: UInt8 {
    let status: UInt8 =
      switch self.status {
      case .satisfied: 0
      case .pulling: 2
      case .broken: 4
      }
    return status + (isTight ? 1 : 0)
  }
}
