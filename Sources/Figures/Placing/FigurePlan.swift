import Drawing
import Foundation
package import Layout

/// A figure's panels: as few as keep marks out of each other's way. A layout with much in it is divided by axis, then by the
/// views that contain others, then in the order of the document.
package struct FigurePlan {
  private(set) var panels: [FigurePanel] = []
  let content: FigureContent
  /// The width that panels should have, in points.
  private let room: Double
  private let measurer: PangoMeasurer

  /// A panel with more constraints, or with more views, is divided without a trial.
  private static let (mostConstraints, mostViews) = (40, 24)
  /// The heights that panels have if their marks need no more, in widths: low ones first where there are several.
  private static let (wholeHeight, partHeights) = (0.66, [0.18, 0.42])
  /// A part with fewer constraints is not divided further.
  private static let fewest = 1

  /// - Parameter width: The width that panels should have, in points.
  /// - Returns: nil for a layout without an explanation.
  package init?(_ layout: SolvedLayout, width: Double, _ measurer: PangoMeasurer) {
    guard let explanation = layout.explanation else { return nil }
    content = FigureContent(layout, explanation, measurer)
    (room, self.measurer) = (width, measurer)
    panels = divided(in: 0, Array(content.constraints.indices)) ?? []
    if panels.isEmpty { panels = [panel(in: 0, [], .both, isChunk: false)] }
  }

  // MARK: Division

  /// Returns the panels of constraints in a view.
  /// - Parameters:
  ///   - isChunk: Whether others of its kind are in another panel; then only what is mentioned is shown.
  ///   - limit: Panels that cost as much are of no use.
  /// - Returns: nil if the panels cost as much as the limit.
  private func divided(
    in base: Int, _ chosen: [Int], isChunk: Bool = false, below limit: Double = .infinity
  ) -> [FigurePanel]? {
    if chosen.isEmpty { return [] }
    if Cost.crossing >= limit { return nil }
    let whole = chosen.count <= Self.mostConstraints ? simple(in: base, chosen, isChunk: isChunk) : nil
    let wholeCost = whole.map(cost) ?? .infinity
    if let whole, isFine(whole) { return wholeCost < limit ? whole : nil }
    if let parts = parts(in: base, chosen, below: min(limit, wholeCost)) { return parts }
    if let whole { return wholeCost < limit ? whole : nil }
    return limit == .infinity ? simple(in: base, chosen, isChunk: isChunk) : nil
  }

  /// Returns the panels of constraints, divided by the views that contain others, else in the order of the document.
  /// - Returns: nil if they cannot be divided, or cost as much as the limit.
  private func parts(in base: Int, _ chosen: [Int], below limit: Double) -> [FigurePanel]? {
    let scopes = Dictionary(grouping: chosen) { content.scope(of: content.constraints[$0]) }
    // The constraints inside each child of the view.
    var inner: [Int: [Int]] = [:]
    for (scope, indices) in scopes where scope != base {
      let chain = Array(sequence(first: scope, next: { content.views[$0].parent }))
      guard let place = chain.firstIndex(of: base), place > 0 else { continue }
      inner[chain[place - 1], default: []] += indices
    }
    var jobs: [(base: Int, chosen: [Int], isChunk: Bool)] = []
    if !inner.isEmpty {
      if let own = scopes[base] { jobs.append((base, own, false)) }
      for child in inner.keys.sorted() { jobs.append((child, inner[child, default: []].sorted(), false)) }
    } else if chosen.count > Self.fewest {
      let middle = chosen.count / 2
      jobs = [(base, Array(chosen[..<middle]), true), (base, Array(chosen[middle...]), true)]
    }
    if jobs.isEmpty { return nil }
    var (found, sum): ([FigurePanel], Double) = ([], 0)
    for (number, job) in jobs.enumerated() {
      // Each of those that follow costs a panel at least.
      let rest = Double(jobs.count - 1 - number) * Cost.crossing
      guard let panels = divided(in: job.base, job.chosen, isChunk: job.isChunk, below: limit - sum - rest) else {
        return nil
      }
      found += panels
      sum = cost(found)
    }
    return sum < limit ? found : nil
  }

  /// Returns one panel, or one for each axis.
  private func simple(in base: Int, _ chosen: [Int], isChunk: Bool) -> [FigurePanel] {
    let whole = panel(in: base, chosen, .both, isChunk: isChunk)
    let across = chosen.filter { content.constraints[$0].isAcross }
    if isFine([whole]) || across.isEmpty || across.count == chosen.count { return [whole] }
    let down = chosen.filter { !content.constraints[$0].isAcross }
    // Each of the two costs a panel at least.
    let limit = cost([whole])
    if 2 * Cost.crossing >= limit { return [whole] }
    let first = panel(in: base, across, .across, isChunk: isChunk)
    if cost([first]) + Cost.crossing >= limit { return [whole] }
    let parts = [first, panel(in: base, down, .down, isChunk: isChunk)]
    return cost(parts) < limit ? parts : [whole]
  }

  /// Returns a panel, without views that no constraint mentions if there is no room for them.
  private func panel(in base: Int, _ chosen: [Int], _ axes: FigurePanel.Axes, isChunk: Bool) -> FigurePanel {
    let isPart = chosen.count < content.constraints.count
    var stretch = stretch(in: base, chosen, isChunk: isChunk)
    let heights = isPart ? Self.partHeights : [Self.wholeHeight]
    stretch.stretchDown(height: heights[0])
    var best = FigurePanel(stretch, axes, measurer)
    for height in heights.dropFirst() where !isFine([best]) {
      let known = stretch.keys.down
      stretch.stretchDown(height: height)
      // The marks may need more height in any case.
      if stretch.keys.down.isPlaced(as: known) { continue }
      let panel = FigurePanel(stretch, axes, measurer)
      if isFine([panel]) || cost([best]) > cost([panel]) { best = panel }
    }
    return best
  }

  /// Stretches a part of the layout across, with all views if there is room for them.
  private func stretch(in base: Int, _ chosen: [Int], isChunk: Bool) -> PanelStretch {
    if !isChunk {
      let decorated = content.part(in: base, chosen, isDecorated: true)
      if decorated.views.count <= Self.mostViews {
        let trial = PanelStretch.fitting(decorated, width: room, measurer)
        if trial.keys.across.length <= room + 1 { return trial }
      }
    }
    return .fitting(content.part(in: base, chosen, isDecorated: false), width: room, measurer)
  }

  /// Whether nothing covers anything, few lines cross, and there is no need for more width.
  private func isFine(_ panels: [FigurePanel]) -> Bool {
    panels.allSatisfy { panel in
      let trouble = panel.trouble
      return trouble.faults == 0 && trouble.crossings <= panel.content.constraints.count / 8
        && panel.size.width <= room + 1
    }
  }

  /// What is in the way, and how much too wide the panels are; a further panel costs as much as a crossing.
  private func cost(_ panels: [FigurePanel]) -> Double {
    panels.reduce(0) { sum, panel in
      let trouble = panel.trouble
      let wide = max(0, panel.size.width - room - 1)
      return sum + trouble.faults + Double(trouble.crossings) * Cost.crossing + 4 * wide + Cost.crossing
    }
  }
}

/// What covers what in a figure.
package struct FigureOverlaps: Sendable, Hashable {
  /// Numbers on numbers.
  package var numbersOnNumbers = 0
  /// Numbers on texts of views, on names, or on names of guides.
  package var numbersOnTexts = 0
  /// Texts and names on each other.
  package var textsOnTexts = 0
  /// Lines through texts and names.
  package var linesThroughTexts = 0
  /// Lines through numbers of others.
  package var linesThroughNumbers = 0
  /// Lines on lines.
  package var linesOnLines = 0
  /// Lines that cross.
  package var crossings = 0

  /// Everything but crossings.
  package var faults: Int {
    numbersOnNumbers + numbersOnTexts + textsOnTexts + linesThroughTexts + linesThroughNumbers + linesOnLines
  }
}

extension FigurePlan {
  /// The marks in the panels, in drawing order.
  package var marks: [String] { panels.flatMap { $0.numbers.map(\.mark) } }

  /// The width of the widest panel, in points.
  package var width: Double { panels.map(\.size.width).max() ?? 0 }

  /// Counts what covers what, with everything placed.
  /// - Complexity: O(objects²).
  package var overlaps: FigureOverlaps {
    var found = FigureOverlaps()
    for panel in panels {
      let (numbers, lines, texts) = (panel.numbers, panel.lines, panel.writing)
      for (index, number) in numbers.enumerated() {
        for other in numbers[(index + 1)...] where number.box.meets(other.box, within: -0.3) {
          found.numbersOnNumbers += 1
        }
        for text in texts where text.meets(number.box, within: -0.3) { found.numbersOnTexts += 1 }
        for line in lines where line.mark != number.mark && line.box.meets(number.box, within: -0.3) {
          found.linesThroughNumbers += 1
        }
      }
      for (index, text) in texts.enumerated() {
        for other in texts[(index + 1)...] where text.meets(other, within: -0.3) { found.textsOnTexts += 1 }
        for line in lines where line.box.meets(text, within: -0.3) { found.linesThroughTexts += 1 }
      }
      for (index, line) in lines.enumerated() {
        for other in lines[(index + 1)...] where line.mark != other.mark {
          if line.box.crosses(other.box) { found.crossings += 1 }
          if line.box.runs(beside: other.box, within: 3) { found.linesOnLines += 1 }
        }
      }
    }
    return found
  }
}

extension FigurePanel {
  /// The numbers with what follows them.
  var numbers: [(mark: String, box: Box)] {
    objects.indices.compactMap { index in
      guard case .mark(let constraint) = objects[index], let box = placement[index].box else { return nil }
      return (content.constraints[constraint].mark, box)
    }
  }

  /// The lines of marks; those without a number have names of their own.
  var lines: [(mark: String, box: Box)] {
    objects.indices.flatMap { index -> [(mark: String, box: Box)] in
      switch objects[index] {
      case .mark(let constraint): placement[index].lines.map { (content.constraints[constraint].mark, $0) }
      case .reference: placement[index].lines.map { ("reference \(index)", $0) }
      case .name, .guide: []
      }
    }
  }

  /// Texts of views, names of views and of guides.
  var writing: [Box] {
    ground.texts.indices.filter { !hiddenTexts.contains($0) }.flatMap(ground.boxes(ofTextIn:))
      + objects.indices.compactMap { index in
        switch objects[index] {
        case .name, .guide: placement[index].box
        case .mark, .reference: nil
        }
      }
  }
}
