import Foundation
package import Layout

/// Views whose frames constraints leave open, at both ends of what they may be, with the range.
struct AmbiguityOverlay {
  let layout: SolvedLayout
  let measurer: PangoMeasurer
  /// Areas that labels should not cover if possible, in the root view's coordinates.
  let texts: [CGRect]

  /// How far an unbounded side is moved, in points: enough to be seen.
  private static let reach = 60.0

  func draw(into sketch: inout Sketch) {
    var placer = ChipPlacer(in: layout.room, avoiding: texts)
    for view in layout.views where !view.isRoot && !view.isHidden {
      let across = OpenSpan(view, isAcross: true)
      let down = OpenSpan(view, isAcross: false)
      if across.sides.isEmpty, down.sides.isEmpty { continue }
      let ink = OverlayInk.pulling
      let origin = view.parent.map { layout.views[$0].contentOrigin } ?? .zero
      for isGreatest in [false, true] {
        let (x, y) = (across.end(isGreatest, reach: Self.reach), down.end(isGreatest, reach: Self.reach))
        let rect = CGRect(x: origin.x + x.start, y: origin.y + y.start, width: x.length, height: y.length)
        sketch.fill(rect, ink.faded(0.1))
        sketch.border(rect, ink, width: 1.5, dash: Dash(line: 4, gap: 3))
      }
      drawArrow(across, in: view, origin, isAcross: true, ink, &sketch)
      drawArrow(down, in: view, origin, isAcross: false, ink, &sketch)
      let text = (across.sides + down.sides).map(\.rangeText).joined(separator: ", ")
      let chip = Chip("\(view.name): \(text)", size: 8, measurer)
      let rect = CGRect(
        x: view.absoluteFrame.midX - chip.width / 2, y: view.absoluteFrame.maxY + 3, width: chip.width,
        height: chip.height)
      chip.draw(in: placer.place(rect), ink, into: &sketch)
    }
  }

  /// Draws an arrow from the end that moves, at its least, to where it is at its greatest.
  private func drawArrow(
    _ span: OpenSpan, in view: SolvedView, _ origin: CGPoint, isAcross: Bool, _ ink: Ink, _ sketch: inout Sketch
  ) {
    guard !span.sides.isEmpty else { return }
    let (least, greatest) = (span.end(false, reach: Self.reach), span.end(true, reach: Self.reach))
    let isStart = abs(least.start - greatest.start) > abs(least.start + least.length - greatest.start - greatest.length)
    let (a, b) =
      isStart ? (least.start, greatest.start) : (least.start + least.length, greatest.start + greatest.length)
    let cross = isAcross ? view.absoluteFrame.midY : view.absoluteFrame.midX
    let offset = isAcross ? origin.x : origin.y
    let (low, high) = (min(a, b) + offset, max(a, b) + offset)
    if high - low < 8 { return }
    func point(_ along: Double, _ off: Double) -> (Double, Double) {
      isAcross ? (along, cross + off) : (cross + off, along)
    }
    sketch.line([point(low + 2, 0), point(high - 2, 0)], ink, width: 1.5)
    for (tip, side) in [(low, 1.0), (high, -1.0)] {
      sketch.polygon([point(tip, 0), point(tip + side * 6, -3.5), point(tip + side * 6, 3.5)], ink)
    }
  }
}

/// What a view may be along one axis.
package struct OpenSpan {
  /// The open sides: the position, the length or both.
  package let sides: [SolvedView.OpenSide]
  private let start: Double
  private let length: Double

  /// Reads what is open in a view.
  package init(_ view: SolvedView, isAcross: Bool) {
    sides = view.openAttributes.filter { $0.attribute.isHorizontal == isAcross }
    (start, length) = isAcross ? (view.frame.minX, view.frame.width) : (view.frame.minY, view.frame.height)
  }

  /// Returns the view at one end of its range, in the superview's coordinates.
  /// - Parameter reach: How far an unbounded side is moved, in points.
  package func end(_ isGreatest: Bool, reach: Double) -> (start: Double, length: Double) {
    func value(_ side: SolvedView.OpenSide, _ isUpper: Bool, near now: Double) -> Double {
      let value = isUpper ? side.upper : side.lower
      if value.isFinite, abs(value) < 1e5 { return value }
      return isUpper ? now + reach : now - reach
    }
    let position = sides.first { $0.attribute == .minX || $0.attribute == .minY }
    let size = sides.first { $0.attribute == .width || $0.attribute == .height }
    let extent = size.map { max(0, value($0, isGreatest, near: length)) } ?? length
    guard let position else { return (start, extent) }
    // A longer view whose end stays starts earlier.
    let isEndFixed =
      size.map { abs(position.lower + $0.upper - position.upper - $0.lower) < 1 } ?? false
    return (value(position, isEndFixed ? !isGreatest : isGreatest, near: start), extent)
  }
}

extension SolvedView.OpenSide {
  /// The side with its range in words: `width 40…280`.
  package var rangeText: String {
    func number(_ value: Double) -> String? {
      value.isFinite && abs(value) < 1e5 ? NumberText.plain(value, digits: 1) : nil
    }
    switch (number(lower), number(upper)) {
    case (let low?, let high?): return "\(attribute.word) \(low)…\(high)"
    case (let low?, nil): return "\(attribute.word) ≥ \(low)"
    case (nil, let high?): return "\(attribute.word) ≤ \(high)"
    case (nil, nil): return "\(attribute.word) anything"
    }
  }
}
