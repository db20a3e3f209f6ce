import Foundation
package import Layout

/// A change of a layout as pictures: some moments next to each other, or all of them in sequence.
package struct FilmStrip {
  /// The distance between two pictures of a strip, in points.
  private static let gap = 4.0
  /// Moments of a strip.
  private static let moments = [0, 0.25, 0.5, 0.75, 1]
  /// The number of steps of an animation from one end to the other.
  private static let steps = 16

  private let transition: LayoutTransition
  private let drawing: LayoutDrawing
  private let title: String

  /// - Parameter title: A title for people.
  package init(_ transition: LayoutTransition, title: String, drawing: LayoutDrawing) {
    (self.transition, self.title, self.drawing) = (transition, title, drawing)
  }

  /// Five moments next to each other, from left to right.
  package var strip: DisplayList {
    var strip = DisplayList(size: .zero, title: title)
    for time in Self.moments {
      let picture = drawing.draw(transition.layout(at: time))
      let left = strip.size.width + (strip.size.width > 0 ? Self.gap : 0)
      strip.commands.append(.beginGroup(Group(translation: CGPoint(x: left, y: 0))))
      strip.commands += picture.commands.map(\.withoutName)
      strip.commands.append(.endGroup)
      strip.size = CGSize(width: left + picture.size.width, height: max(strip.size.height, picture.size.height))
    }
    return strip
  }

  /// Returns an SVG that repeats the change: forward, a pause, back, a pause. With reduced motion it shows only the
  /// second layout.
  package func animation(outlines: GlyphOutlines) -> String {
    let pictures = (0...Self.steps).map { drawing.draw(transition.layout(at: Double($0) / Double(Self.steps))) }
    return FlipBook(pictures: pictures, title: title).svg(outlines: outlines)
  }
}

extension DisplayCommand {
  /// The command for a second picture of the same view, because each name occurs only once in a picture.
  package var withoutName: DisplayCommand {
    guard case .beginGroup(var group) = self else { return self }
    (group.id, group.label, group.title) = (nil, nil, nil)
    return .beginGroup(group)
  }
}
