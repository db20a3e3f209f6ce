import Foundation
import UIKit

/// Something drawn by an application, in its view's coordinates, in points.
package struct DrawnShape: Sendable, Hashable {
  /// The content of a shape.
  package enum Content: Sendable, Hashable {
    /// The inside of an outline.
    case area(DrawnOutline, DrawnFilling)
    /// A line along the middle of an outline.
    case line([OutlineStep], DrawnLine, SceneColor)
    /// Lines of text, in transformed coordinates.
    case text(SolvedText, SolvedTransform)
    /// A picture or a symbol in a colour, in transformed coordinates, with an opacity.
    case picture(SolvedImage, SceneColor, SolvedTransform, alpha: Double)
  }

  /// The content.
  package let content: Content
  /// The clips, outermost first.
  package let clips: [DrawnOutline]
}

/// An outline with an inside.
package struct DrawnOutline: Sendable, Hashable {
  /// The outline.
  package let steps: [OutlineStep]
  /// Whether the even-odd rule applies.
  package let isEvenOdd: Bool
}

/// The properties of a line; lengths in points.
package struct DrawnLine: Sendable, Hashable {
  /// The ends of a line; the names are Core Graphics'.
  package enum Cap: Sendable { case butt, round, square }
  /// The joins of a line; the names are Core Graphics'.
  package enum Join: Sendable { case miter, round, bevel }

  /// The width of the line.
  package let width: Double
  /// The ends of the line.
  package let cap: Cap
  /// The joins of the line.
  package let join: Join
  /// The limit for mitered corners, in line widths.
  package let miterLimit: Double
  /// Dashes and gaps in turn; empty for a solid line.
  package let dash: [Double]
  /// The offset in the dashes at which the line begins.
  package let phase: Double
}

/// The filling of an area.
package enum DrawnFilling: Sendable, Hashable {
  case color(SceneColor)
  case gradient(DrawnGradient)
}

/// A gradient of colours.
package struct DrawnGradient: Sendable, Hashable {
  /// The course of a gradient, in its own coordinates.
  package enum Course: Sendable, Hashable {
    case linear(x1: Double, y1: Double, x2: Double, y2: Double)
    case radial(x1: Double, y1: Double, r1: Double, x2: Double, y2: Double, r2: Double)
  }

  /// A colour at a position from 0 to 1.
  package struct Stop: Sendable, Hashable {
    /// From 0 to 1.
    package let place: Double
    /// Its colour.
    package let color: SceneColor
  }

  /// The course of the gradient.
  package let course: Course
  /// The stops, ordered by position.
  package let stops: [Stop]
  /// The transform from the gradient's own coordinates to the view's.
  package let transform: SolvedTransform
}
