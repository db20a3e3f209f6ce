import Layout
import UIKit

extension HeadroomFinder {
  /// Returns by how much a text is too long that is cut or drawn smaller as it is: points on one line, or lines.
  /// - Complexity: About twenty-five layouts.
  func cutText(of view: SolvedView, in cell: Cell, with texts: String?) -> TextHeadroom {
    let text = view.text?.string ?? ""
    let shown = Self.shownLines(of: view)
    var width = view.text?.lines.reduce(0) { $0 + $1.run.width } ?? 0
    let isCut = view.text.map { $0.isTruncated || $0.isClipped } ?? false
    var event = TextHeadroom.Occurrence(event: isCut ? .isCut : .isShrunk, at: 0)
    if let needed = neededLines(of: view, in: cell), needed > max(1, shown) {
      event = .init(event: .showsLines(shown, of: needed), at: 0)
    } else if let excess = excess(of: view, text, in: cell, whole: !isCut) {
      event = .init(event: event.event, at: -excess.length)
      width = excess.length + excess.rest
    }
    return TextHeadroom(
      id: view.id, view: view.name, text: text, cell: cell.name, texts: texts, width: width, reach: Self.reach(width),
      events: [event])
  }

  /// The number of lines whose baselines are in the view.
  private static func shownLines(of view: SolvedView) -> Int {
    view.text?.lines.count { $0.baseline <= view.frame.height } ?? 0
  }

  /// Returns the lines that a label's text takes at its width; nil for another view, and a label of one line.
  private func neededLines(of view: SolvedView, in cell: Cell) -> Int? {
    text(of: view, in: cell) { $0.numberOfLines = 0 }?.lines.count
  }

  /// Returns the text that a label of several lines shows after a change; nil for another view.
  private func text(
    of view: SolvedView, in cell: Cell, after change: (inout SceneLabel) -> Void
  ) -> SolvedText? {
    guard let own = scene.allViews.first(where: { $0.id == view.id }), case .label(var label) = own.kind,
      label.numberOfLines ?? 1 != 1
    else { return nil }
    var (changed, other) = (scene, own)
    change(&label)
    other.kind = .label(label)
    changed.replaceViews([view.id: other])
    return pipeline.solveExactly(changed, in: cell).views.first { $0.id == view.id }?.text
  }

  /// Returns the number of lines of a label of one letter that becomes longer than a line: no line breaks inside a letter, but
  /// longer words have several. nil for any other text, and if more lines would be cut.
  func linesOfTwoLetters(of view: SolvedView, in cell: Cell) -> Int? {
    guard view.text?.string.count == 1,
      let text = text(of: view, in: cell, after: { $0.text += "\n\($0.text)" }), text.isWhole
    else { return nil }
    return text.lines.count
  }

  /// Returns by how much a text on one line must be shorter, and its length then; nil if that does not help, because its
  /// view is not as high as its line.
  /// - Parameter whole: Whether it must be drawn at its own size, too, and not only without a cut.
  private func excess(
    of view: SolvedView, _ text: String, in cell: Cell, whole: Bool
  ) -> (length: Double, rest: Double)? {
    func rest(_ excess: Double) -> Double? {
      let layout = pipeline.solveExactly(scene, in: cell, lengthened: (text: text, by: -excess))
      guard let now = layout.views.first(where: { $0.id == view.id })?.text,
        whole ? now.isWhole : !now.isTruncated && !now.isClipped
      else { return nil }
      // At the text's own size.
      return now.lines.reduce(0) { $0 + $1.run.width } / now.scale - excess
    }
    var (low, high) = (0.0, 16.0)
    while rest(high) == nil {
      if high > 100_000 { return nil }
      (low, high) = (high, high * 2)
    }
    while high - low > Self.precision {
      let middle = (low + high) / 2
      if rest(middle) == nil { low = middle } else { high = middle }
    }
    return rest(high).map { (high, $0) }
  }
}

extension SolvedText {
  /// Whether all of it is shown at its own size.
  var isWhole: Bool { !isTruncated && !isClipped && scale >= 1 }
}
