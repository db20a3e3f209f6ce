public import Foundation
public import Scenes

/// Drawing commands in points: all that a canvas or the SVG writer ever sees of a layout.
public struct DisplayList: Sendable, Hashable {
  /// Of the whole picture, in points.
  public var size: CGSize
  public var title: String
  public var commands: [DisplayCommand]

  public init(size: CGSize, title: String, commands: [DisplayCommand] = []) {
    self.size = size
    self.title = title
    self.commands = commands
  }
}

/// One step of a picture. Later commands cover earlier ones.
public enum DisplayCommand: Sendable, Hashable {
  case fill(Shape, Ink)
  /// A line along the inside of a shape's edge; edges stay crisp at every scale.
  case border(Shape, Ink, width: Double, dash: Dash?)
  /// A line of text whose first glyph starts at x on a baseline.
  case text(GlyphRun, x: Double, baseline: Double, Ink)
  /// A picture, stretched to a rectangle.
  case image(Picture, CGRect)
  /// What follows, up to the matching ``endGroup``, belongs together.
  case beginGroup(Group)
  case endGroup
}

/// Commands that belong together: a view, a device, a rotated caption.
public struct Group: Sendable, Hashable {
  /// Stable in the picture; nil for a group that nobody asks for.
  public var id: String?
  /// For people and screen readers.
  public var label: String?
  /// Moves what is inside, in points.
  public var translation: CGPoint
  /// Turns what is inside a quarter to the left, about the group's origin.
  public var isQuarterTurned: Bool
  /// What lies outside is not drawn; in the group's coordinates.
  public var clip: Shape?

  public init(
    id: String? = nil, label: String? = nil, translation: CGPoint = .zero, isQuarterTurned: Bool = false,
    clip: Shape? = nil
  ) {
    self.id = id
    self.label = label
    self.translation = translation
    self.isQuarterTurned = isQuarterTurned
    self.clip = clip
  }
}

public enum Shape: Sendable, Hashable {
  case rect(CGRect)
  case rounded(CGRect, radius: Double)

  public var bounds: CGRect {
    switch self {
    case .rect(let rect), .rounded(let rect, _): rect
    }
  }

  public var radius: Double {
    if case .rounded(let rect, let radius) = self { return min(radius, rect.width / 2, rect.height / 2) }
    return 0
  }
}

extension CGRect {
  /// The rectangle with its edges moved inward, as far as there is room: a small one shrinks to its middle.
  ///
  /// Foundation's `insetBy` gives an infinite rectangle there.
  public func shrunk(by distance: Double) -> CGRect {
    let (dx, dy) = (min(distance, width / 2), min(distance, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// Lengths of line and gap, in points.
public struct Dash: Sendable, Hashable {
  public var line: Double
  public var gap: Double

  public init(line: Double, gap: Double) {
    self.line = line
    self.gap = gap
  }
}
