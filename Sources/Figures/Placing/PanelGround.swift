import Foundation
import Layout

/// What is in a panel before marks and names are placed: boxes of views, their texts, lines of margins.
struct PanelGround {
  let stretch: PanelStretch
  let boxes: [Box]
  /// The lines of each view's text, in the panel's coordinates.
  let texts: [[SolvedText.Line]]
  /// What texts cover.
  private(set) var textBoxes: [Box] = []
  let guides: [GuideLine]
  /// The guides that are lines, and not bands.
  private let lines: [Box]
  let screen: Box
  /// Whether each view has no subviews.
  private let isLeaf: [Bool]
  /// Whether each view is the root.
  private let isRoot: [Bool]

  init(_ stretch: PanelStretch) {
    self.stretch = stretch
    let content = stretch.content
    boxes = content.views.indices.map(stretch.box)
    screen = boxes.first ?? Box(0, 0, 0, 0)
    guides = GuideLine.used(stretch)
    lines = guides.filter { $0.edge == nil }.map(\.line)
    (isLeaf, isRoot) = (content.views.map(\.isLeaf), content.views.map(\.isRoot))
    var texts: [[SolvedText.Line]] = []
    for (index, view) in content.views.enumerated() {
      guard let text = view.text, view.isLeaf, let baseline = stretch.keys.views[index].baseline else {
        texts.append([])
        continue
      }
      let box = boxes[index]
      let base = stretch.keys.down[baseline]
      let lines = text.placed(in: box.width, baseline: base, isRightToLeft: content.layout.isRightToLeft)
        .map { SolvedText.Line($0.run, x: box.left + $0.x, baseline: $0.baseline) }
      // What no constraint mentions has no room of its own.
      if !view.isMentioned, text.width > box.width - 4 || text.height + text.ascent > box.height {
        texts.append([])
        continue
      }
      texts.append(lines)
    }
    self.texts = texts
    textBoxes = texts.indices.flatMap(boxes(ofTextIn:))
  }

  /// Returns what the lines of a view's text cover.
  func boxes(ofTextIn view: Int) -> [Box] {
    guard let text = content.views[view].text else { return [] }
    return texts[view].map { line in
      Box(line.x, line.baseline - text.ascent, line.x + line.run.width, line.baseline + text.descent)
    }
  }

  var content: FigureContent { stretch.content }

  // A text that something covers is left out, which is a pity.
  private static let onText = 40.0
  /// The cost of a beam that runs through a text.
  private static let lineOnText = 30.0

  /// Adds to a candidate's cost what it covers.
  /// - Parameter own: Views that it belongs to.
  /// - Complexity: O(views + texts).
  func judged(_ candidate: MarkPlace, own: [Int] = []) -> MarkPlace {
    var candidate = candidate
    for text in textBoxes where candidate.reach.meets(text) {
      if let box = candidate.box, box.meets(text, within: 1) { candidate.cost += Self.onText }
      if let line = candidate.line, line.meets(text, within: 1) { candidate.cost += Self.lineOnText }
      if let line = candidate.second, line.meets(text, within: 1) { candidate.cost += Self.lineOnText }
    }
    if let box = candidate.box, !screen.grown(by: -1).contains(box) { candidate.cost += 900 }
    if let box = candidate.box {
      for line in lines where box.meets(line, within: 1) { candidate.cost += 60 }
    }
    for (index, rect) in boxes.enumerated() where !isRoot[index] && candidate.reach.meets(rect) {
      if let box = candidate.box, box.meets(rect), !rect.contains(box) {
        // Over an outline.
        candidate.cost += isLeaf[index] ? 48 : 16
      }
      if !isLeaf[index] || own.contains(index) { continue }
      if let box = candidate.box, box.meets(rect) { candidate.cost += candidate.line == nil ? 80 : 12 }
      if let line = candidate.line, line.meets(rect, within: -1.5) { candidate.cost += 16 }
      if let line = candidate.second, line.meets(rect, within: -1.5) { candidate.cost += 16 }
    }
    return candidate
  }

  /// Returns places along a span, the ends clear of it.
  static func steps(_ low: Double, _ high: Double, _ clear: Double, most: Int = 15) -> [Double] {
    if high - low <= 2 * clear { return [(low + high) / 2] }
    let length = high - low - 2 * clear
    let count = min(most, max(2, Int(length / 4) + 1))
    let step = length / Double(count - 1)
    return [(low + high) / 2] + (0..<count).map { number -> Double in low + clear + step * Double(number) }
  }
}
