package import Foundation
package import Layout

/// Collects commands, with a vocabulary for drawings of controls and bars.
package struct Sketch {
  /// The commands so far, in drawing order.
  package var commands: [DisplayCommand] = []

  /// Creates an empty sketch.
  package init() {}

  /// Fills a rectangle.
  package mutating func fill(_ rect: CGRect, radius: Double = 0, _ ink: Ink) {
    if rect.width <= 0 || rect.height <= 0 { return }
    commands.append(.fill(.box(rect, radius: radius), ink))
  }

  /// Fills a shape.
  package mutating func fill(_ shape: Shape, _ ink: Ink) { commands.append(.fill(shape, ink)) }

  /// Draws a line along the inside of a rectangle's edge.
  package mutating func border(_ rect: CGRect, radius: Double = 0, _ ink: Ink, width: Double = 1, dash: Dash? = nil) {
    commands.append(.border(.box(rect, radius: radius), ink, width: width, dash: dash))
  }

  /// Draws a disc.
  package mutating func disc(_ x: Double, _ y: Double, radius: Double, _ ink: Ink) {
    if radius > 0 { commands.append(.fill(.circle(x, y, radius), ink)) }
  }

  /// Draws a ring along the middle of its line.
  package mutating func ring(_ x: Double, _ y: Double, radius: Double, _ ink: Ink, width: Double) {
    if radius > 0 { commands.append(.stroke(.circle(x, y, radius), ink, width: width, dash: nil)) }
  }

  /// Draws a line through points, round at its ends and corners.
  package mutating func line(_ points: [(Double, Double)], _ ink: Ink, width: Double, dash: Dash? = nil) {
    guard let first = points.first else { return }
    let steps = [OutlineStep.move(x: first.0, y: first.1)] + points.dropFirst().map { .line(x: $0.0, y: $0.1) }
    commands.append(.stroke(.path(steps), ink, width: width, dash: dash))
  }

  /// Draws a line along the middle of an outline.
  package mutating func stroke(_ shape: Shape, _ ink: Ink, width: Double, dash: Dash? = nil) {
    commands.append(.stroke(shape, ink, width: width, dash: dash))
  }

  /// Fills a polygon.
  package mutating func polygon(_ points: [(Double, Double)], _ ink: Ink) {
    guard let first = points.first else { return }
    let steps = [OutlineStep.move(x: first.0, y: first.1)] + points.dropFirst().map { .line(x: $0.0, y: $0.1) }
    commands.append(.fill(.path(steps + [.close]), ink))
  }

  /// Draws the shadow of something that floats slightly: paler towards the outside.
  mutating func shadow(below rect: CGRect, radius: Double, _ ink: Ink, blur: Double = 3, drop: Double = 1.5) {
    for step in 1...3 {
      let grown = blur * Double(step) / 3
      let box = CGRect(
        x: rect.minX - grown, y: rect.minY - grown + drop, width: rect.width + 2 * grown,
        height: rect.height + 2 * grown)
      fill(box, radius: radius + grown, ink.faded(0.45))
    }
  }

  /// The part of a text that is at its position.
  package enum Alignment {
    case left, center, right
  }

  /// Draws a line of text whose capitals are vertically centered.
  package mutating func text(
    _ run: GlyphRun, size: Double, at x: Double, middle: Double, _ ink: Ink, _ alignment: Alignment = .center
  ) {
    let left =
      switch alignment {
      case .left: x
      case .center: x - run.width / 2
      case .right: x - run.width
      }
    commands.append(.text(run, x: left, baseline: middle + size * Self.halfCapital, ink))
  }

  /// Half the height of capitals, in em (`control-metrics.md` 1.1).
  private static let halfCapital = 0.3523

  /// Draws a line of text on a baseline.
  package mutating func text(_ run: GlyphRun, x: Double, baseline: Double, _ ink: Ink) {
    commands.append(.text(run, x: x, baseline: baseline, ink))
  }

  /// Draws lines of text below each other, the first on a baseline.
  /// - Returns: The height of all lines, in points.
  @discardableResult
  package mutating func lines(_ runs: [GlyphRun], x: Double, baseline: Double, step: Double, _ ink: Ink) -> Double {
    for (number, run) in runs.enumerated() { text(run, x: x, baseline: baseline + Double(number) * step, ink) }
    return Double(runs.count) * step
  }

  /// Appends the commands of another sketch.
  package mutating func append(_ other: Sketch) { commands += other.commands }

  /// Draws a picture in a rectangle.
  package mutating func image(_ picture: Picture, _ rect: CGRect) { commands.append(.image(picture, rect)) }

  /// Draws in a group.
  package mutating func group(_ group: Group, _ body: (inout Sketch) -> Void) {
    commands.append(.beginGroup(group))
    body(&self)
    commands.append(.endGroup)
  }
}

extension PangoMeasurer {
  /// Returns a text, truncated with an ellipsis if it is too wide.
  /// - Complexity: O(log characters) measures.
  package func fitted(_ text: String, _ size: Double, _ weight: CaptionWeight, _ room: Double) -> GlyphRun {
    let whole = shape(text, size: size, weight: weight)
    if whole.width <= room { return whole }
    func cut(_ count: Int) -> GlyphRun {
      shape(text.prefix(count).trimmingCharacters(in: .whitespaces) + "\u{2026}", size: size, weight: weight)
    }
    var (fits, fails) = (-1, text.count)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if cut(middle).width <= room { fits = middle } else { fails = middle }
    }
    return fits < 0 ? shape("", size: size) : cut(fits)
  }
}

extension Shape {
  /// Returns a circle without alignment to pixels, which would make a small rounded rectangle egg-shaped.
  package static func circle(_ x: Double, _ y: Double, _ r: Double) -> Shape { .path(.circle(x, y, r)) }
}
