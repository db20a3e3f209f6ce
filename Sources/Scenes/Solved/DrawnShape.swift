import Foundation
import UIKit

/// Something that an application drew itself, in its view's coordinates, in points.
package struct DrawnShape: Sendable, Hashable {
  /// What is drawn.
  package enum Content: Sendable, Hashable {
    /// The inside of an outline.
    case area(DrawnOutline, DrawnFilling)
    /// A line along the middle of an outline.
    case line([OutlineStep], DrawnLine, SceneColor)
    /// Lines of text, in coordinates that a transform places.
    case text(SolvedText, SolvedTransform)
    /// A picture or a symbol in a colour, in coordinates that a transform places, seen so much.
    case picture(SolvedImage, SceneColor, SolvedTransform, alpha: Double)
  }

  /// What is drawn.
  package let content: Content
  /// What it is cut off at, outermost first.
  package let clips: [DrawnOutline]
}

/// An outline with an inside.
package struct DrawnOutline: Sendable, Hashable {
  /// The outline.
  package let steps: [OutlineStep]
  /// Whether parts inside parts are outside.
  package let isEvenOdd: Bool
}

/// How a line looks; lengths in points.
package struct DrawnLine: Sendable, Hashable {
  /// How a line ends; the names are Core Graphics'.
  package enum Cap: Sendable { case butt, round, square }
  /// How parts of a line meet; the names are Core Graphics'.
  package enum Join: Sendable { case miter, round, bevel }

  /// Across the outline.
  package let width: Double
  /// How it ends.
  package let cap: Cap
  /// How its parts meet.
  package let join: Join
  /// Where pointed corners are cut off, in line widths.
  package let miterLimit: Double
  /// Dashes and gaps in turn; empty for a whole line.
  package let dash: [Double]
  /// Where in the dashes the line begins.
  package let phase: Double
}

/// What an area is filled with.
package enum DrawnFilling: Sendable, Hashable {
  case color(SceneColor)
  case gradient(DrawnGradient)
}

/// Colours that pass into each other.
package struct DrawnGradient: Sendable, Hashable {
  /// Where they do, in the gradient's own coordinates.
  package enum Course: Sendable, Hashable {
    case linear(x1: Double, y1: Double, x2: Double, y2: Double)
    case radial(x1: Double, y1: Double, r1: Double, x2: Double, y2: Double, r2: Double)
  }

  /// A colour at a place from 0 to 1.
  package struct Stop: Sendable, Hashable {
    /// From 0 to 1.
    package let place: Double
    /// Its colour.
    package let color: SceneColor
  }

  /// Where colours pass into each other.
  package let course: Course
  /// In the order of places.
  package let stops: [Stop]
  /// From the gradient's own coordinates to the view's.
  package let transform: SolvedTransform
}
