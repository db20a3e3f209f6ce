package import Foundation
package import Typography

/// A view from a record: its frame, and its lines of text; all lengths in points.
package struct RecordedView: Sendable, Hashable {
  /// A line of text.
  package struct Line: Sendable, Hashable {
    /// The text of the line.
    package var text: String
    /// The start of the line, in the view's coordinates.
    package var x: Double
    /// The distance from the top of the view.
    package var baseline: Double

    /// Creates a line of text.
    package init(text: String, x: Double, baseline: Double) { (self.text, self.x, self.baseline) = (text, x, baseline) }
  }

  /// The frame in the superview's coordinates.
  package var frame: CGRect
  /// Whether it was laid out but not drawn.
  package var isHidden = false
  /// The lines from top to bottom.
  package var lines: [Line] = []
  /// The scroll offset.
  package var scrollOffset = CGPoint.zero
  /// The background from the document; nil if it is the present view's.
  package var background: SceneColor?

  /// Creates a view with a frame.
  package init(frame: CGRect) { self.frame = frame }
}

extension SolvedLayout {
  /// Returns the layout with its views where a record has them; views without a record are hidden.
  ///
  /// Everything else stays as in the present layout, so a picture of it may differ from the recorded one, which its
  /// hash shows.
  /// - Parameters:
  ///   - recorded: Recorded views by name.
  ///   - measurer: Shapes texts that are not in the present layout.
  /// - Complexity: O(views + characters).
  package func asRecorded(_ recorded: [String: RecordedView], _ measurer: PangoMeasurer) -> SolvedLayout {
    var layout = self
    for index in views.indices where !views[index].isRoot {
      let origin = views[index].parent.map { layout.views[$0].contentOrigin } ?? .zero
      layout.views[index].move(
        to: recorded[views[index].name], origin: origin, scale: cell.displayScale, measurer)
    }
    return layout
  }
}

extension SolvedView {
  fileprivate mutating func move(
    to recorded: RecordedView?, origin: CGPoint, scale: Double, _ measurer: PangoMeasurer
  ) {
    guard let recorded else {
      isHidden = true
      absoluteFrame = frame.offsetBy(dx: origin.x, dy: origin.y)
      return
    }
    frame = recorded.frame.onPixels(scale)
    exactFrame = frame
    absoluteFrame = frame.offsetBy(dx: origin.x, dy: origin.y)
    isHidden = recorded.isHidden
    scrollOffset = recorded.scrollOffset
    background = recorded.background ?? background
    text = text.map { text in
      var text = text
      let size = text.lines.first?.run.pieces.first?.size
      text.lines = recorded.lines.map { line in
        let known = text.lines.first { $0.run.text == line.text }
        let run = known?.run ?? measurer.shape(line.text, size: size ?? frame.height * 0.8)
        return SolvedText.Line(
          run: run, x: Self.unrounded(line.x, known?.x), baseline: Self.unrounded(line.baseline, known?.baseline))
      }
      return text
    }
  }
  /// Records have three decimal places; returns the present number if a record would contain the same.
  private static func unrounded(_ recorded: Double, _ now: Double?) -> Double {
    now.map { abs($0 - recorded) <= RecordedView.precision ? $0 : recorded } ?? recorded
  }
}

extension RecordedView {
  /// Half of a record's last digit, in points.
  fileprivate static let precision = 0.000501
}

extension CGRect {
  /// Returns the rectangle with numbers that a record has rounded aligned to pixels again.
  fileprivate func onPixels(_ scale: Double) -> CGRect {
    func pixel(_ number: Double) -> Double {
      let near = (number * scale).rounded() / scale
      return abs(near - number) <= RecordedView.precision ? near : number
    }
    return CGRect(x: pixel(minX), y: pixel(minY), width: pixel(width), height: pixel(height))
  }
}
