package import Foundation
package import Scenes

/// Drawing commands in points: all that a canvas or the SVG writer ever sees of a layout.
package struct DisplayList: Sendable, Hashable {
  /// Of the whole picture, in points.
  package var size: CGSize
  /// For people; the SVG's title.
  package var title: String
  /// In the order of drawing.
  package var commands: [DisplayCommand]

  /// A list for a picture, empty by default.
  package init(size: CGSize, title: String, commands: [DisplayCommand] = []) {
    self.size = size
    self.title = title
    self.commands = commands
  }

  /// The list without its title, which is not drawn: pictures of equal lists are equal.
  package var untitled: DisplayList { DisplayList(size: size, title: "", commands: commands) }
}

/// One step of a picture. Later commands cover earlier ones.
package enum DisplayCommand: Sendable, Hashable {
  case fill(Shape, Ink)
  /// A line along the inside of a shape's edge; edges stay crisp at every scale.
  case border(Shape, Ink, width: Double, dash: Dash?)
  /// A line along the middle of an outline, round at its ends, where it is: not moved to pixels.
  case stroke(Shape, Ink, width: Double, dash: Dash?)
  /// An area or a line that an application drew itself; other contents are drawn by commands of their own.
  case drawn(DrawnShape.Content)
  /// A line of text whose first glyph starts at x on a baseline.
  case text(GlyphRun, x: Double, baseline: Double, Ink)
  /// A picture, stretched to a rectangle.
  case image(Picture, CGRect)
  /// What follows, up to the matching ``endGroup``, belongs together.
  case beginGroup(Group)
  case endGroup
}

/// Commands that belong together: a view, a device, a rotated caption.
package struct Group: Sendable, Hashable {
  /// Stable in the picture; nil for a group that needs no id.
  package var id: String?
  /// For people and screen readers.
  package var label: String?
  /// Moves what is inside, in points.
  package var translation: CGPoint
  /// What happens to what is inside before it is moved; nil for nothing.
  package var transform: Transform?
  /// From 0 to 1, of all that is inside taken together.
  package var opacity: Double
  /// What lies outside is not drawn; in the group's coordinates.
  package var clip: Shape?
  /// Whether parts inside parts of the clip are outside.
  package var clipsEvenOdd: Bool
  /// What is taken away from what is inside; nil for nothing.
  package var eraser: Eraser?
  /// What a viewer shows when one points at the group; nil for nothing.
  package var title: String?

  /// A group that changes nothing by default.
  package init(
    id: String? = nil, label: String? = nil, translation: CGPoint = .zero, transform: Transform? = nil,
    opacity: Double = 1, clip: Shape? = nil, clipsEvenOdd: Bool = false, eraser: Eraser? = nil, title: String? = nil
  ) {
    self.id = id
    self.label = label
    self.translation = translation
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.clipsEvenOdd = clipsEvenOdd
    self.eraser = eraser
    self.title = title
  }
}

/// Takes parts of a group away, so that what is behind it is seen there.
package struct Eraser: Sendable, Hashable {
  /// What lies outside of it is not drawn, in the group's coordinates.
  package var area: CGRect
  /// Opaque black fills and strokes: where they are, nothing of the group is.
  package var commands: [DisplayCommand]

  /// An eraser of what fills and strokes cover.
  package init(area: CGRect, commands: [DisplayCommand]) { (self.area, self.commands) = (area, commands) }
}

/// What is filled, stroked or clipped to.
package enum Shape: Sendable, Hashable {
  case rect(CGRect)
  case rounded(CGRect, radius: Double)
  /// Any outline, y downwards.
  case path([OutlineStep])

  /// Of a path the box around all its points.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .rounded(let rect, _): return rect
    case .path(let steps):
      let points = steps.flatMap(\.points)
      guard let first = points.first else { return .zero }
      return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// Of a path; none of a box.
  package var steps: [OutlineStep] {
    if case .path(let steps) = self { return steps }
    return []
  }

  /// Of the corners, in points; 0 for square ones.
  package var radius: Double {
    if case .rounded(let rect, let radius) = self { return min(radius, rect.width / 2, rect.height / 2) }
    return 0
  }
}

extension OutlineStep {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let x, let y), .line(let x, let y): [CGPoint(x: x, y: y)]
    case .quadratic(let cx, let cy, let x, let y): [CGPoint(x: cx, y: cy), CGPoint(x: x, y: y)]
    case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
      [CGPoint(x: c1x, y: c1y), CGPoint(x: c2x, y: c2y), CGPoint(x: x, y: y)]
    case .close: []
    }
  }
}

/// An affine transform: `x' = a x + c y + tx`, `y' = b x + d y + ty`, in points.
package struct Transform: Sendable, Hashable {
  /// Of x, in x'.
  package var a: Double
  /// Of x, in y'.
  package var b: Double
  /// Of y, in x'.
  package var c: Double
  /// Of y, in y'.
  package var d: Double
  /// Added to x', in points.
  package var tx: Double
  /// Added to y', in points.
  package var ty: Double

  /// A transform by its numbers; it does not move by default.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A quarter to the left.
  package static let quarterTurn = Transform(a: 0, b: -1, c: 1, d: 0)

  init(_ transform: SolvedTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inward, as far as there is room: a small one shrinks to its middle.
  ///
  /// Foundation's `insetBy` gives an infinite rectangle there.
  package func shrunk(by distance: Double) -> CGRect {
    let (dx, dy) = (min(distance, width / 2), min(distance, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// Lengths of line and gap, in points.
package struct Dash: Sendable, Hashable {
  /// Of each dash, in points.
  package var line: Double
  /// Between two dashes, in points.
  package var gap: Double

  /// Dashes and gaps, in points.
  package init(line: Double, gap: Double) {
    self.line = line
    self.gap = gap
  }
}
