import Drawing
import Foundation
package import Layout

/// A figure's panels: one, or one for each axis if that keeps marks out of each other's way.
package struct FigurePlan {
  let panels: [FigurePanel]
  let content: FigureContent

  /// A figure whose marks are no more in the way of each other than this has one panel.
  private static let tolerated = 60.0

  /// - Parameter width: The width of the panels, in points.
  /// - Returns: nil for a layout without an explanation.
  package init?(_ layout: SolvedLayout, width: Double, _ measurer: PangoMeasurer) {
    guard let explanation = layout.explanation else { return nil }
    let content = FigureContent(layout, explanation, measurer)
    self.content = content
    let whole = FigurePanel(content, .both, width: width, measurer)
    let isMixed = content.constraints.contains(where: \.isAcross) && content.constraints.contains { !$0.isAcross }
    let isWide = whole.size.width > width + 1
    if isMixed, whole.trouble > Self.tolerated || isWide {
      let parts = [FigurePanel.Axes.across, .down].map { FigurePanel(content, $0, width: width, measurer) }
      let widest = parts.map(\.size.width).max() ?? 0
      if parts.reduce(0, { $0 + $1.trouble }) + (widest - width) < whole.trouble + (whole.size.width - width) {
        panels = parts
        return
      }
    }
    panels = [whole]
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
    ground.textBoxes
      + objects.indices.compactMap { index in
        switch objects[index] {
        case .name, .guide: placement[index].box
        case .mark, .reference: nil
        }
      }
  }

  /// What marks cost that are in the way of each other, of texts or of names.
  var trouble: Double { placement.trouble }
}
