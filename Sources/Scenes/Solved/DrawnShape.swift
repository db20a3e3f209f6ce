import Foundation
import UIKit

/// An outline that an application drew itself, in its view's coordinates, in points.
package struct DrawnShape: Sendable, Hashable {
  /// What is drawn of an outline.
  package enum Use: Sendable, Hashable {
    case fill
    /// A line along the middle of the outline, with the first lengths of its dashes, in points.
    case stroke(width: Double, dash: [Double])
  }

  /// The outline.
  package let steps: [OutlineStep]
  /// What is drawn of it.
  package let use: Use
  /// Its colour.
  package let color: SceneColor
  /// What it is cut off at, outermost first.
  package let clips: [[OutlineStep]]

  /// What a view's class, layers and pictures draw, in order.
  /// - Complexity: O(1) for a view that draws nothing itself.
  @MainActor
  static func shapes(of view: UIView) -> [DrawnShape] {
    view.handDrawing.flatMap { shapes(of: $0, placed: .identity, alpha: 1, clips: []) }
  }

  /// - Parameter transform: Where the picture that holds the command stands.
  @MainActor
  private static func shapes(
    of command: CGContext.Command, placed transform: CGAffineTransform, alpha: CGFloat, clips: [[OutlineStep]]
  ) -> [DrawnShape] {
    func steps(_ path: CGPath) -> [OutlineStep] { path.elements.map { OutlineStep($0, transform) } }
    func color(_ color: CGColor) -> SceneColor {
      var shown = SceneColor(UIColor(cgColor: color), isDark: false)
      shown.alpha *= Double(alpha * command.alpha)
      return shown
    }
    let clips = clips + command.clips.map(steps)
    switch command.kind {
    case .fill(let path, let ink, _):
      return [DrawnShape(steps: steps(path), use: .fill, color: color(ink), clips: clips)]
    case .stroke(let path, let ink, let width, _, _, let dash):
      // A line is as much wider as its picture is larger, across and down together.
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      let use = Use.stroke(width: Double(width * scale), dash: dash.prefix(2).map { Double($0 * scale) })
      return [DrawnShape(steps: steps(path), use: use, color: color(ink), clips: clips)]
    case .image(let image, let rect):
      guard image.size.width > 0, image.size.height > 0 else { return [] }
      let place = CGAffineTransform(scaleX: rect.width / image.size.width, y: rect.height / image.size.height)
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(transform)
      return image.drawing.flatMap {
        shapes(of: $0, placed: place, alpha: alpha * command.alpha, clips: clips)
      }
    case .text: return []
    }
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
