import Foundation
import UIKit

/// Reads what views' classes, layers and pictures draw.
@MainActor
struct DrawnShapeReader {
  let measurer: PangoMeasurer

  /// Returns what a view draws, in order.
  /// - Complexity: O(1) for a view that draws nothing itself.
  func shapes(of view: UIView) -> [DrawnShape] {
    let place = Place(size: view.bounds.size, traits: view.traitCollection)
    return view.handDrawing.flatMap { shapes(of: $0, place) }
  }

  /// Returns the outline of a view's mask; nil for none.
  /// - Complexity: O(1) for a view without a mask.
  static func mask(of view: UIView) -> DrawnOutline? {
    guard let outline = view.layer.maskOutline else { return nil }
    let transform = CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY)
    return DrawnOutline(
      steps: outline.path.elements.map { OutlineStep($0, transform) }, isEvenOdd: outline.rule == .evenOdd)
  }

  /// The position of the picture that contains a command.
  private struct Place {
    /// The size of the picture, in its own points.
    var size: CGSize
    /// The traits that the files of pictures depend on.
    var traits: UITraitCollection
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var clips: [DrawnOutline] = []
  }

  private func shapes(of command: CGContext.Command, _ place: Place) -> [DrawnShape] {
    func steps(_ path: CGPath) -> [OutlineStep] { path.elements.map { OutlineStep($0, place.transform) } }
    func outline(_ path: CGPath, _ rule: CGPathFillRule) -> DrawnOutline {
      DrawnOutline(steps: steps(path), isEvenOdd: rule == .evenOdd)
    }
    func color(_ color: CGColor) -> SceneColor {
      var shown = SceneColor(UIColor(cgColor: color), isDark: false)
      shown.alpha *= Double(place.alpha * command.alpha)
      return shown
    }
    func placed(_ own: CGAffineTransform) -> SolvedTransform? { SolvedTransform(own.concatenating(place.transform)) }
    let clips = place.clips + command.clips.map { outline($0.path, $0.rule) }
    func shape(_ content: DrawnShape.Content) -> [DrawnShape] { [DrawnShape(content: content, clips: clips)] }
    switch command.kind {
    case .fill(let path, let ink, let rule): return shape(.area(outline(path, rule), .color(color(ink))))
    case .stroke(let path, let ink, let line):
      let transform = place.transform
      let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      return shape(.line(steps(path), DrawnLine(line, factor), color(ink)))
    case .gradient(let gradient, let course, let own):
      guard let transform = placed(own) else { return [] }
      let stops = gradient.stops.map { DrawnGradient.Stop(place: Double($0.place), color: color($0.color)) }
      let whole = outline(CGPath(rect: CGRect(origin: .zero, size: place.size)), .winding)
      return shape(.area(whole, .gradient(DrawnGradient(course, stops, transform))))
    case .text(let text, let rect, let breaks, let own):
      guard let transform = placed(own), let lines = self.lines(of: text, in: rect, breaks: breaks, color) else {
        return []
      }
      return shape(.text(lines, transform))
    case .image(let image, let rect, let ink, let own):
      if image.drawing.isEmpty {
        guard let transform = placed(own) else { return [] }
        let content = SolvedImage.Content(image).shown(
          in: place.traits, isDark: place.traits.userInterfaceStyle == .dark)
        let solved = SolvedImage(content: content, rect: rect, isClipped: false)
        return shape(.picture(solved, color(ink), transform, alpha: Double(place.alpha * command.alpha)))
      }
      guard image.size.width > 0, image.size.height > 0 else { return [] }
      let inner = CGAffineTransform(scaleX: rect.width / image.size.width, y: rect.height / image.size.height)
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(own)
        .concatenating(place.transform)
      let next = Place(
        size: image.size, traits: place.traits, transform: inner, alpha: place.alpha * command.alpha, clips: clips)
      return image.drawing.flatMap { shapes(of: $0, next) }
    }
  }

  /// Returns a text from the top of a rectangle downwards, as placed by `draw(in:)`.
  private func lines(
    of text: NSAttributedString, in rect: CGRect, breaks: Bool, _ color: (CGColor) -> SceneColor
  ) -> SolvedText? {
    if text.string.isEmpty { return nil }
    let styled = text.styled(font: .systemFont(ofSize: 12))
    let found = TextMeasurement.measurer.lines(of: styled, width: breaks ? rect.width : nil, breaking: .words)
    let block = TextBlock(styled, found)
    let paragraph = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let lines = block.lines.map { line in
      let run = measurer.run(of: styled, line.measured.range)
      let x =
        switch paragraph?.alignment {
        case .center? where breaks: rect.midX - run.width / 2
        case .right? where breaks: rect.maxX - run.width
        default: rect.minX
        }
      return SolvedText.Line(run: run, x: x, baseline: rect.minY + line.baseline)
    }
    let black = UIColor.black
    return SolvedText(
      string: styled.string, lines: lines, colors: text.runColors.map { color(($0 ?? black).cgColor) }, scale: 1,
      isTruncated: false,
      isClipped: false)
  }
}

extension DrawnLine {
  fileprivate init(_ line: CGContext.Line, _ factor: CGFloat) {
    let cap: Cap =
      switch line.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch line.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    // A dash pattern without length would never end.
    let isDashed = line.dash.allSatisfy { $0.isFinite && $0 >= 0 } && line.dash.contains { $0 > 0 }
    self.init(
      width: Double(line.width * factor), cap: cap, join: join, miterLimit: Double(line.miterLimit),
      dash: isDashed ? line.dash.map { Double($0 * factor) } : [], phase: Double(line.phase * factor))
  }
}

extension DrawnGradient {
  fileprivate init(_ course: CGGradient.Course, _ stops: [Stop], _ transform: SolvedTransform) {
    let options: CGGradientDrawingOptions
    let own: Course
    switch course {
    case .linear(let start, let end, let beyond):
      own = .linear(x1: Double(start.x), y1: Double(start.y), x2: Double(end.x), y2: Double(end.y))
      options = beyond
    case .radial(let start, let first, let end, let last, let beyond):
      own = .radial(
        x1: Double(start.x), y1: Double(start.y), r1: Double(max(0, first)), x2: Double(end.x), y2: Double(end.y),
        r2: Double(max(0, last)))
      options = beyond
    }
    var stops = stops
    // Beyond an end at which the gradient is not extended, nothing is drawn.
    func nothing(_ stop: Stop) -> Stop {
      var color = stop.color
      color.alpha = 0
      return Stop(place: stop.place, color: color)
    }
    if !options.contains(.drawsBeforeStartLocation), let first = stops.first { stops.insert(nothing(first), at: 0) }
    if !options.contains(.drawsAfterEndLocation), let last = stops.last { stops.append(nothing(last)) }
    self.init(course: own, stops: stops, transform: transform)
  }
}

extension OutlineStep {
  fileprivate init(_ element: CGPath.Element, _ transform: CGAffineTransform) {
    func numbers(_ point: CGPoint) -> (x: Double, y: Double) {
      let placed = point.applying(transform)
      return (Double(placed.x), Double(placed.y))
    }
    switch element {
    case .move(let point): self = .move(x: numbers(point).x, y: numbers(point).y)
    case .line(let point): self = .line(x: numbers(point).x, y: numbers(point).y)
    case .quadratic(let point, let control):
      let (end, middle) = (numbers(point), numbers(control))
      self = .quadratic(cx: middle.x, cy: middle.y, x: end.x, y: end.y)
    case .cubic(let point, let one, let two):
      let (end, first, second) = (numbers(point), numbers(one), numbers(two))
      self = .cubic(c1x: first.x, c1y: first.y, c2x: second.x, c2y: second.y, x: end.x, y: end.y)
    case .close: self = .close
    }
  }
}
