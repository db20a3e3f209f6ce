import Layout
import LayoutMaps
import Linting

/// A layout in which a candidate is tried before it is proven.
enum Witness: Hashable {
  /// One of the range's windows, at a size in points.
  case window(RepairRange.Window, SIMD2<Double>)
  case cell(Cell)

  var isCell: Bool { if case .cell = self { true } else { false } }
}

/// What is wrong in one layout.
struct Screening {
  /// By how much the goal is missed; 0 if it is reached.
  let depth: Double
  let layout: SolvedLayout

  var isReached: Bool { depth <= 0 }

  /// The causes of the layout's findings.
  var causes: [FindingCause] { layout.findings.compactMap(FindingCause.init) }
  var conflicts: [Contradiction] {
    layout.findings.compactMap { if case .conflict(let contradiction) = $0 { contradiction } else { nil } }
  }
  var open: [OpenViews] {
    layout.findings.compactMap { if case .ambiguous(let open) = $0 { open } else { nil } }
  }

  /// Causes that another layout does not have.
  func newCauses(since base: Screening) -> [FindingCause] {
    let known = base.causes
    return causes.filter { cause in !known.contains { cause.concerns($0) } }
  }
}

/// Tries scenes in single layouts.
@MainActor
struct Screener {
  let goal: RepairGoal
  let pipeline: LayoutPipeline
  let linter: Linter
  let effort: Effort
  /// Rules about both reading directions examine its cells of one screen together.
  let range: RepairRange

  /// - Complexity: One layout.
  func screening(_ scene: Scene, at witness: Witness) -> Screening {
    effort.spend(scene)
    switch witness {
    case .window(let window, let size):
      let sizes = range.sizes(window, of: scene, pipeline)
      let layout = sizes.layout(size)
      return Screening(depth: depth(scene, layout, size) { sizes.turned.layout(size) }, layout: layout)
    case .cell(let cell):
      let layout = pipeline.solveExactly(scene, in: cell)
      if case .lint(let rule, let subjects) = goal {
        effort.spend(scene)
        let together = range.cells.filter { $0.screenName == cell.screenName && $0.state == cell.state }
        let found = linter.lint(scene, in: together.isEmpty ? [cell] : together).results.filter { $0.rule.id == rule }
        let own = found.filter { $0.subjects == subjects }
        return Screening(depth: Double(own.count), layout: layout)
      }
      let size = SIMD2(cell.size.width, cell.size.height)
      let depth = depth(scene, layout, size) {
        var variant = cell.variant
        variant.direction = layout.isRightToLeft ? .leftToRight : .rightToLeft
        return pipeline.solveExactly(scene, in: cell.varied(variant))
      }
      return Screening(depth: depth, layout: layout)
    }
  }

  /// - Parameter turned: Lays out in the other reading direction.
  private func depth(
    _ scene: Scene, _ layout: SolvedLayout, _ size: SIMD2<Double>, turned: () -> SolvedLayout
  ) -> Double {
    switch goal {
    case .invariant(let invariant):
      let prover = InvariantProver(
        LayoutMap(of: layout, at: size), of: scene, isRightToLeft: layout.isRightToLeft,
        turned: invariant.isAboutBothDirections ? LayoutMap(of: turned(), at: size) : nil)
      return (prover.faults(of: invariant) ?? []).reduce(0) { $0 + $1.depth }
    case .finding(.conflict):
      return Double(layout.findings.count { if case .conflict = $0 { true } else { false } })
    case .finding(let wanted):
      return layout.findings.reduce(0) { sum, finding in
        guard FindingCause(finding)?.concerns(wanted) ?? false else { return sum }
        switch finding {
        case .ambiguous(let open): return sum + Double(open.views.reduce(0) { $0 + $1.sides.count })
        case .failedExpectation(_, _, let left, let right): return sum + abs(left - right)
        default: return sum + 1
        }
      }
    case .lint: return 0
    }
  }
}

/// Counts how much was laid out, so that a search ends after the same candidates on every machine.
@MainActor
final class Effort {
  /// In layouts of ten views.
  private(set) var left: Double
  private(set) var layouts = 0

  init(_ limit: Double) { left = limit }

  /// - Parameter share: What a layout costs of one that is built from scratch.
  func spend(_ scene: Scene, layouts count: Int = 1, share: Double = 1) {
    left -= share * Double(count) * max(1, Double(scene.allViews.count) / 10)
    layouts += count
  }

  var isSpent: Bool { left <= 0 }
}
