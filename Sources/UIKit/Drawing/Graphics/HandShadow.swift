import Foundation

/// A shadow of a context's drawing, with an offset and an edge that fades out over its blur.
///
/// The edge consists of strokes of decreasing width along the outline, so that pictures need no other command. It fades
/// outwards only; inside the outline a shadow has its full colour. Texts have a sharp shadow, images have none.
struct HandShadow {
  /// In points of the drawing, whatever the transform.
  let offset: CGSize
  /// The distance over which the edge fades out, in points.
  let blur: CGFloat
  let color: CGColor

  /// One command of the shadow.
  struct Part {
    var kind: CGContext.Command.Kind
    var clips: [CGContext.Clip] = []
    /// From 0 to 1.
    var alpha: CGFloat
  }

  /// The commands drawn below another, in order.
  @MainActor
  func parts(of kind: CGContext.Command.Kind) -> [Part] {
    if color.alpha <= 0 { return [] }
    switch kind {
    case .fill(let path, _, let rule):
      let moved = moved(path)
      let outside = CGContext.Clip(path: around(moved), rule: .evenOdd)
      let edge = layers.map { layer in
        Part(kind: .stroke(moved, color, line(wider: layer.reach, than: 0)), clips: [outside], alpha: layer.alpha)
      }
      return edge + [Part(kind: .fill(moved, color, rule), alpha: 1)]
    case .stroke(let path, _, let line):
      let moved = moved(path)
      let edge = layers.map { layer in
        Part(kind: .stroke(moved, color, self.line(wider: layer.reach, than: line.width)), alpha: layer.alpha)
      }
      // The opacity still missing over the strokes below.
      let below = edge.reduce(1) { $0 * (1 - $1.alpha * color.alpha) }
      let missing = (1 - (1 - color.alpha) / below) / color.alpha
      return edge + [Part(kind: .stroke(moved, color, line), alpha: missing)]
    case .text(let text, let rect, let breaks, let transform):
      let shade = NSMutableAttributedString(attributedString: text)
      shade.addAttribute(
        .foregroundColor, value: UIColor(cgColor: color), range: NSRange(location: 0, length: shade.length))
      let place = transform.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
      return [Part(kind: .text(shade, rect, breaks: breaks, place), alpha: 1)]
    case .gradient, .image: return []
    }
  }

  /// How far strokes extend beyond the outline, the farthest first, and how much each adds to those below it.
  private var layers: [(reach: CGFloat, alpha: CGFloat)] {
    guard blur > 0 else { return [] }
    let count = min(max(Int(blur), 2), 8)
    var below: CGFloat = 0
    return (0..<count).map { index in
      let reach = blur * CGFloat(count - index) / CGFloat(count)
      // The fraction of a normal distribution beyond the middle of the step; half the blur is its standard deviation.
      let share = 0.5 * erfc(Double((reach - blur / CGFloat(count) / 2) / (blur / 2) / 2.squareRoot()))
      let wanted = CGFloat(share) * color.alpha
      let added = 1 - (1 - wanted) / (1 - below)
      below = wanted
      return (reach, added / color.alpha)
    }
  }

  private func line(wider reach: CGFloat, than width: CGFloat) -> CGContext.Line {
    CGContext.Line(width: width + 2 * reach, cap: .round, join: .round)
  }

  private func moved(_ path: CGPath) -> CGPath {
    let transform = CGAffineTransform(translationX: offset.width, y: offset.height)
    return CGPath(elements: path.elements.map { $0.applying(transform) })
  }

  /// Everything except the inside of a path, by the even-odd rule.
  private func around(_ path: CGPath) -> CGPath {
    let whole = CGMutablePath()
    whole.addRect(path.boundingBox.insetBy(dx: -2 * blur - 1, dy: -2 * blur - 1))
    whole.addPath(path)
    return whole
  }
}
