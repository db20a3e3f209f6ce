import Drawing
import Foundation
import Layout

/// Gives everything in a panel the room that its marks and names need.
struct PanelStretch {
  /// How much is written: less for a figure that would become too wide.
  struct Density {
    /// The widest line of a name that is not broken, in points.
    var name: Double
    /// Whether marks of heights are beside names.
    var isLoose: Bool

    static let steps = [
      Density(name: 76, isLoose: true), Density(name: 48, isLoose: true), Density(name: 30, isLoose: false),
    ]
  }

  let content: FigureContent
  let ties: SizeTies
  let measurer: PangoMeasurer
  let density: Density
  private(set) var keys: PanelKeys
  /// The lines of each view's name.
  private(set) var names: [[GlyphRun]] = []
  /// The widths that columns of heights take, by view.
  private var columns: [Double] = []

  /// The font size of a view's name, in points.
  static let nameSize = 8.0
  /// The height of a view's name, in points.
  static let nameHeight = 10.0

  /// Stretches a layout across with as much written as fits into a width; it is not stretched down yet.
  static func fitting(_ content: FigureContent, width: Double, _ measurer: PangoMeasurer) -> PanelStretch {
    let ties = SizeTies(content.constraints)
    var best: PanelStretch?
    for density in Density.steps {
      let trial = PanelStretch(content, ties, width: width, density: density, measurer)
      if let known = best, known.keys.across.length <= trial.keys.across.length + 1 { continue }
      best = trial
      if trial.keys.across.length <= width + 1 { break }
    }
    return best ?? PanelStretch(content, ties, width: width, density: Density.steps[0], measurer)
  }

  /// Stretches a layout without its constraints, only so far that names fit.
  static func miniature(_ content: FigureContent, width: Double, _ measurer: PangoMeasurer) -> PanelStretch {
    var stretch = PanelStretch(
      content.unconstrained, SizeTies([]), width: width, density: Density(name: 28, isLoose: false), measurer)
    stretch.stretchDown(height: 0.66)
    return stretch
  }

  private init(
    _ content: FigureContent, _ ties: SizeTies, width: Double, density: Density, _ measurer: PangoMeasurer
  ) {
    (self.content, self.ties, self.density, self.measurer) = (content, ties, density, measurer)
    keys = PanelKeys(content)
    needViews()
    needSiblings()
    needEdges()
    needConstraints()
    keys.across.solve(target: width)
    fitNames()
  }

  /// Stretches the layout down.
  /// - Parameter height: The height if marks need no more, in widths.
  mutating func stretchDown(height: Double) {
    let size = content.views.first?.rect.size ?? .zero
    let natural = keys.across.length * size.height / max(1, size.width)
    let scale = keys.across.length / max(1, size.width)
    keys.down.solve(target: min(natural, keys.across.length * height), most: max(scale, 0.2))
  }

  // MARK: Views

  private func marks(of view: Int, isAcross: Bool) -> [FigureConstraint?] {
    let own = content.constraints.indices.filter {
      ties.places[$0] == view && content.constraints[$0].isAcross == isAcross
    }
    .map { Optional(content.constraints[$0]) }
    let hasReference = ties.references.contains { $0.view == view && $0.isAcross == isAcross }
    return own + (hasReference ? [nil] : [])
  }

  private mutating func needViews() {
    for (index, view) in content.views.enumerated() {
      guard !view.isRoot else {
        names.append([])
        columns.append(0)
        continue
      }
      let own = keys.views[index]
      let heights = marks(of: index, isAcross: false)
      let widths = marks(of: index, isAcross: true)
      let column =
        density.isLoose || view.text != nil
        ? heights.reduce(0) { $0 + ($1.map(\.width) ?? 8) + 6 } : 11 * Double(heights.count)
      columns.append(column)
      guard view.isMentioned else {
        names.append([])
        if let text = view.text, view.isLeaf, let baseline = own.baseline {
          keys.down.need(own.top, baseline, text.ascent + 1)
          keys.down.need(baseline, own.bottom, text.descent + 1)
        }
        if !view.isLeaf { needInsets(of: index, top: 4) }
        continue
      }
      let whole = measurer.shape(view.name, size: Self.nameSize, weight: .bold)
      let lines = measurer.wrapped(view.name, size: Self.nameSize, weight: .bold, in: density.name)
      let nameWidth = min(whole.width, max(density.name, lines.map(\.width).max() ?? 0))
      names.append(lines)
      let textWidth = view.text.map { $0.width + 10 } ?? 0
      keys.across.need(own.left, own.right, max(nameWidth + 9, textWidth) + column)
      for case let mark? in widths { keys.across.need(own.left, own.right, mark.width + 14) }
      needHeight(of: index, heights, widths)
      if !view.isLeaf { needInsets(of: index, top: 14) }
    }
  }

  private mutating func needHeight(of index: Int, _ heights: [FigureConstraint?], _ widths: [FigureConstraint?]) {
    let (view, own) = (content.views[index], keys.views[index])
    let name = Self.nameHeight * Double(names[index].count) + 4
    let rows = 18 * Double(widths.count)
    if !heights.isEmpty { keys.down.need(own.top, own.bottom, density.isLoose ? 31 : name + 30) }
    guard view.isLeaf else { return }
    if let text = view.text, let baseline = own.baseline {
      keys.down.need(own.top, baseline, name + text.ascent + 1)
      keys.down.need(baseline, own.bottom, text.height + text.descent + 3 + rows)
    } else {
      keys.down.need(own.top, own.bottom, name + rows + (view.picture == nil ? 2 : 24))
    }
  }

  /// The room between a view and its subviews, with a line for the name above them.
  private mutating func needInsets(of index: Int, top: Double) {
    let own = keys.views[index]
    for child in content.views[index].children {
      let inner = keys.views[child]
      keys.down.need(own.top, inner.top, top)
      keys.down.need(inner.bottom, own.bottom, 5)
      keys.across.need(own.left, inner.left, 5)
      keys.across.need(inner.right, own.right, 5)
    }
  }

  /// Sizes and gaps that are equal stay equal.
  private mutating func needSiblings() {
    for view in content.views {
      let children = view.children
      for (number, first) in children.enumerated() {
        for second in children[(number + 1)...].prefix(12) {
          let (a, b) = (content.views[first].rect, content.views[second].rect)
          let (k, l) = (keys.views[first], keys.views[second])
          if abs(a.width - b.width) < StretchedAxis.pixel, a.width >= 1 {
            keys.across.equal(k.left, k.right, l.left, l.right)
          }
          if abs(a.height - b.height) < StretchedAxis.pixel, a.height >= 1 {
            keys.down.equal(k.top, k.bottom, l.top, l.bottom)
          }
        }
      }
    }
  }

  /// Marks on one edge of a view are side by side along it.
  private mutating func needEdges() {
    struct Edge: Hashable {
      let view: Int
      let attribute: SceneAttribute
    }
    var totals: [Edge: Double] = [:]
    for index in content.constraints.indices {
      let constraint = content.constraints[index]
      guard constraint.form == .distance || constraint.form == .centre else { continue }
      let sides = [constraint.first, constraint.second].compactMap { $0 }
      for side in sides {
        guard let view = side.view, !content.views[view].isRoot else { continue }
        let isInside = sides.contains { other in
          other.view.map { $0 != view && content.isView($0, inside: view) } ?? false
        }
        if isInside { continue }
        let length = constraint.isAcross ? EquationDisc.height + 4 : constraint.width + 7
        totals[Edge(view: view, attribute: side.operand.attribute), default: 0] += length
      }
    }
    for (edge, total) in totals.sorted(by: { ($0.key.view, $0.value) < ($1.key.view, $1.value) }) {
      let own = keys.views[edge.view]
      if edge.attribute.isHorizontal {
        keys.down.need(own.top, own.bottom, total + 2)
      } else {
        keys.across.need(own.left, own.right, total + 2)
      }
    }
  }

  // MARK: Constraints

  private mutating func needConstraints() {
    guard let root = keys.views.first else { return }
    for index in content.constraints.indices {
      let constraint = content.constraints[index]
      let positions = keys.operands[index]
      switch constraint.form {
      case .size: continue
      case .centre: needCentre(constraint, root)
      case .baseline: needBaseline(constraint)
      case .distance:
        guard positions.count == 2, let second = constraint.second else { continue }
        let values = (constraint.first.operand.value, second.operand.value)
        let isForward = values.0 <= values.1
        let (low, high) = isForward ? (positions[0], positions[1]) : (positions[1], positions[0])
        if abs(values.0 - values.1) >= StretchedAxis.pixel {
          let length =
            constraint.isAcross ? constraint.stackedWidth + 13 : EquationDisc.height + 12
          if constraint.isAcross { keys.across.need(low, high, length) } else { keys.down.need(low, high, length) }
        } else if !isInside(constraint) {
          if constraint.isAcross { keys.across.join(low, high) } else { keys.down.join(low, high) }
          needMargin(constraint, values.0, low, high, root)
        }
      }
    }
    needBands(root)
  }

  /// Whether one of a constraint's views contains the other one: their edges are drawn apart.
  private func isInside(_ constraint: FigureConstraint) -> Bool {
    guard let a = constraint.first.view, let b = constraint.second?.view else { return false }
    return !content.views[a].isRoot && !content.views[b].isRoot
      && (content.isView(a, inside: b) || content.isView(b, inside: a))
  }

  /// The number of a view in the middle of the screen can be above it or before it.
  private mutating func needCentre(_ constraint: FigureConstraint, _ root: PanelKeys.ViewKeys) {
    guard let a = constraint.first.view, let b = constraint.second?.view, min(a, b) == 0, max(a, b) > 0 else { return }
    let own = keys.views[max(a, b)]
    if constraint.isAcross {
      keys.down.need(root.top, own.top, EquationDisc.height + 12)
    } else {
      keys.across.need(root.left, own.left, constraint.width + 12)
    }
  }

  private mutating func needBaseline(_ constraint: FigureConstraint) {
    guard let a = constraint.first.view, let b = constraint.second?.view else { return }
    let isForward = content.views[a].rect.minX < content.views[b].rect.minX
    let (left, right) = isForward ? (a, b) : (b, a)
    if content.views[left].rect.maxX <= content.views[right].rect.minX + StretchedAxis.pixel {
      keys.across.need(keys.views[left].right, keys.views[right].left, constraint.width + 12)
    }
  }

  /// The number of an edge at a margin is in the margin.
  private mutating func needMargin(
    _ constraint: FigureConstraint, _ value: Double, _ low: StretchedAxis.Key, _ high: StretchedAxis.Key,
    _ root: PanelKeys.ViewKeys
  ) {
    guard constraint.isAcross, let rect = content.views.first?.rect else { return }
    if value - rect.minX < StretchedAxis.pixel || rect.maxX - value < StretchedAxis.pixel { return }
    if value < rect.midX {
      keys.across.need(root.left, low, constraint.stackedWidth + 8)
    } else {
      keys.across.need(high, root.right, constraint.stackedWidth + 8)
    }
  }

  /// Bands at the top and the bottom of the screen have room for their names.
  private mutating func needBands(_ root: PanelKeys.ViewKeys) {
    guard let screen = content.views.first?.rect else { return }
    for index in content.constraints.indices {
      let constraint = content.constraints[index]
      for (side, key) in zip([constraint.first, constraint.second].compactMap({ $0 }), keys.operands[index])
      where side.view == nil && !constraint.isAcross {
        let value = side.operand.value
        if value - screen.minY > StretchedAxis.pixel, value < screen.midY { keys.down.need(root.top, key, 15) }
        if screen.maxY - value > StretchedAxis.pixel, value > screen.midY { keys.down.need(key, root.bottom, 15) }
      }
    }
  }

  /// Breaks names where they fit into their boxes.
  private mutating func fitNames() {
    for (index, view) in content.views.enumerated() where !view.isRoot && view.isMentioned {
      let own = keys.views[index]
      let box = keys.across[own.right] - keys.across[own.left]
      // A name that does not fit is beside its view.
      let room = box < 24 ? density.name : box - 8 - columns[index]
      names[index] = measurer.wrapped(view.name, size: Self.nameSize, weight: .bold, in: max(room, 24))
    }
  }

  // MARK: Places

  func box(of view: Int) -> Box {
    let own = keys.views[view]
    return Box(keys.across[own.left], keys.down[own.top], keys.across[own.right], keys.down[own.bottom])
  }

  /// Returns the place of a constraint's operand along the constraint's axis.
  /// - Parameter side: 0 for the first, 1 for the second.
  func place(_ constraint: Int, _ side: Int) -> Double {
    let given = content.constraints[constraint]
    let operand = side == 0 ? given.first : given.second ?? given.first
    if let view = operand.view, operand.operand.attribute.isCentre {
      let box = self.box(of: view)
      return given.isAcross ? box.midX : box.midY
    }
    let key = keys.operands[constraint][min(side, keys.operands[constraint].count - 1)]
    return keys.axis(isAcross: given.isAcross)[key]
  }
}
