import Foundation
import Layout

/// A view of a figure, with its natural rectangle.
struct FigureView {
  /// The index among the layout's views.
  let index: Int
  let name: String
  /// What constraints place, in the root view's coordinates.
  let rect: CGRect
  /// The index of the superview among the figure's views; nil for the root.
  var parent: Int?
  var depth: Int
  var children: [Int] = []
  let isGuide: Bool
  let isHidden: Bool
  /// Whether a constraint is about it: then its name is written.
  var isMentioned: Bool
  private(set) var text: FigureText?
  /// The picture or symbol that it shows, in its own coordinates; nil for none.
  let picture: CGRect?

  var isRoot: Bool { parent == nil }
  var isLeaf: Bool { children.isEmpty }

  var withoutText: FigureView {
    var view = self
    view.text = nil
    return view
  }
}

/// The text of a view as a figure shows it: smaller than on the screen, and no more than a few lines.
struct FigureText {
  /// From top to bottom, with colours of the layout.
  let lines: [SolvedText.Line]
  /// The natural distances of the lines from the view's left and right edges.
  let left: Double
  let right: Double
  /// The first baseline's distance from the top of the view, in points of the layout.
  let baseline: Double
  /// In points of the figure.
  let size: Double

  /// The most lines of a text that are drawn.
  private static let most = 3

  /// - Parameter width: The view's width.
  init?(_ text: SolvedText?, named name: String, width: Double) {
    guard let text, let first = text.lines.first, text.string.lowercased() != name.lowercased() else { return nil }
    let natural = text.lines.flatMap { $0.run.pieces.map(\.size) }.max() ?? 17
    size = min(max(natural * 0.56, 7.5), 12)
    let factor = size / max(natural, 1)
    lines = text.lines.prefix(Self.most).map {
      SolvedText.Line(
        $0.run.scaled(by: factor), x: $0.x * factor, baseline: ($0.baseline - first.baseline) * factor)
    }
    left = text.lines.map(\.x).min() ?? 0
    right = width - (text.lines.map { $0.x + $0.run.width }.max() ?? 0)
    baseline = first.baseline
  }

  var width: Double { lines.map(\.run.width).max() ?? 0 }
  /// From the first baseline to the last.
  var height: Double { lines.last?.baseline ?? 0 }
  /// The part of a line above its baseline.
  var ascent: Double { size * 0.76 }
  var descent: Double { size * 0.24 }

  /// Returns the lines in a box.
  /// - Parameter baseline: The first baseline, in the box's coordinates.
  func placed(in width: Double, baseline first: Double, isRightToLeft: Bool) -> [SolvedText.Line] {
    let inset = 4.0
    let isCentred = abs(left - right) < 3 && left > 3
    let isAtEnd = isCentred ? false : abs(left - right) <= 1 ? isRightToLeft : right < left
    return lines.map { line in
      let x =
        isCentred ? (width - line.run.width) / 2 : isAtEnd ? width - inset - line.run.width : inset
      return SolvedText.Line(line.run, x: x, baseline: first + line.baseline)
    }
  }
}
