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
    panels = divided(in: 0, Array(content.constraints.indices))
    if panels.isEmpty { panels = [panel(in: 0, [], .both, isChunk: false)] }
  }

  // MARK: Division

  /// Returns the panels of constraints in a view.
  /// - Parameter isChunk: Whether others of its kind are in another panel; then only what is mentioned is shown.
  private func divided(in base: Int, _ chosen: [Int], isChunk: Bool = false) -> [FigurePanel] {
    if chosen.isEmpty { return [] }
    var best = chosen.count <= Self.mostConstraints ? simple(in: base, chosen, isChunk: isChunk) : nil
    if let best, isFine(best) { return best }
    let scopes = Dictionary(grouping: chosen) { content.scope(of: content.constraints[$0]) }
    let own = scopes[base] ?? []
    // The constraints inside each child of the view.
    var inner: [Int: [Int]] = [:]
    for (scope, indices) in scopes where scope != base {
      let chain = Array(sequence(first: scope, next: { content.views[$0].parent }))
      guard let place = chain.firstIndex(of: base), place > 0 else { continue }
      inner[chain[place - 1], default: []] += indices
    }
    if !inner.isEmpty {
      var parts = own.isEmpty ? [] : divided(in: base, own)
      for child in inner.keys.sorted() { parts += divided(in: child, inner[child, default: []].sorted()) }
      if best.map({ cost($0) > cost(parts) }) ?? true { best = parts }
      return best ?? parts
    }
    if chosen.count > Self.fewest {
      let middle = chosen.count / 2
      let parts =
        divided(in: base, Array(chosen[..<middle]), isChunk: true)
        + divided(in: base, Array(chosen[middle...]), isChunk: true)
      if best.map({ cost($0) > cost(parts) }) ?? true { best = parts }
    }
    return best ?? simple(in: base, chosen, isChunk: isChunk)
  }

  /// Returns one panel, or one for each axis.
  private func simple(in base: Int, _ chosen: [Int], isChunk: Bool) -> [FigurePanel] {
    let whole = panel(in: base, chosen, .both, isChunk: isChunk)
    let across = chosen.filter { content.constraints[$0].isAcross }
    if isFine([whole]) || across.isEmpty || across.count == chosen.count { return [whole] }
    let down = chosen.filter { !content.constraints[$0].isAcross }
    let parts = [(across, FigurePanel.Axes.across), (down, .down)].map { panel(in: base, $0, $1, isChunk: isChunk) }
    return cost(parts) < cost([whole]) ? parts : [whole]
  }

  /// Returns a panel, without views that no constraint mentions if there is no room for them.
  private func panel(in base: Int, _ chosen: [Int], _ axes: FigurePanel.Axes, isChunk: Bool) -> FigurePanel {
    let isPart = chosen.count < content.constraints.count
    let heights = isPart ? Self.partHeights : [Self.wholeHeight]
    let decorated = content.part(in: base, chosen, isDecorated: true)
    var best: FigurePanel?
    for height in heights {
      var stretch: PanelStretch?
      if !isChunk, decorated.views.count <= Self.mostViews {
        let trial = PanelStretch.fitting(decorated, width: room, height: height, measurer)
        if trial.keys.across.length <= room + 1 { stretch = trial }
      }
      let chosenStretch =
        stretch
        ?? .fitting(content.part(in: base, chosen, isDecorated: false), width: room, height: height, measurer)
      let panel = FigurePanel(chosenStretch, axes, measurer)
      if isFine([panel]) { return panel }
      if best.map({ cost([$0]) > cost([panel]) }) ?? true { best = panel }
    }
    return best ?? FigurePanel(.fitting(decorated, width: room, height: Self.wholeHeight, measurer), axes, measurer)
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
