import Foundation
import Layout

/// Finds room for chips next to one another, and away from legible text below them.
struct ChipPlacer {
  /// The area for chips.
  let room: CGRect
  /// Areas that chips should not cover if possible.
  private let texts: [CGRect]
  private var taken: [CGRect] = []

  /// - Parameters:
  ///   - room: The area for chips.
  ///   - texts: Areas that they should not cover if possible.
  init(in room: CGRect, avoiding texts: [CGRect] = []) { (self.room, self.texts) = (room, texts) }

  /// The farthest that chips move, in their own widths and heights.
  private static let reach = (across: 3, down: 6)

  /// Returns the nearest rectangle to this one that covers neither another chip nor text; else the nearest that covers
  /// only text; else this one.
  /// - Complexity: O(places x (chips + texts)), with fewer than a hundred places.
  mutating func place(_ rect: CGRect) -> CGRect {
    let rect = CGRect(
      x: max(room.minX, min(rect.minX, room.maxX - rect.width)),
      y: max(room.minY, min(rect.minY, room.maxY - rect.height)), width: rect.width, height: rect.height)
    let (across, down) = (rect.width + 2, rect.height + 1)
    var places: [(distance: Double, rect: CGRect)] = []
    for x in -Self.reach.across...Self.reach.across {
      for y in -Self.reach.down...Self.reach.down {
        let (dx, dy) = (Double(x) * across, Double(y) * down)
        places.append((abs(dx) + abs(dy), rect.offsetBy(dx: dx, dy: dy)))
      }
    }
    let free = places.sorted { ($0.distance, $0.rect.minY, $0.rect.minX) < ($1.distance, $1.rect.minY, $1.rect.minX) }
      .map(\.rect)
      .filter { place in
        (place == rect || room.contains(place)) && !taken.contains { $0.intersects(place) }
      }
    let found = free.first { place in !texts.contains { $0.intersects(place) } } ?? free.first ?? rect
    taken.append(found)
    return found
  }
}

extension [DisplayCommand] {
  /// The rectangles of text, in the picture's coordinates, except for rotated text.
  /// - Complexity: O(commands).
  var textRects: [CGRect] {
    var origins = [CGPoint.zero]
    var turned = 0
    var rects: [CGRect] = []
    for command in self {
      switch command {
      case .beginGroup(let group):
        let origin = origins[origins.count - 1]
        origins.append(CGPoint(x: origin.x + group.translation.x, y: origin.y + group.translation.y))
        if turned > 0 || group.transform != nil { turned += 1 }
      case .endGroup:
        if origins.count > 1 { origins.removeLast() }
        if turned > 0 { turned -= 1 }
      case .text(let run, let x, let baseline, _) where turned == 0:
        let (origin, size) = (origins[origins.count - 1], run.pieces.map(\.size).max() ?? 0)
        rects.append(
          CGRect(x: origin.x + x, y: origin.y + baseline - 0.8 * size, width: run.width, height: size))
      case .fill, .border, .stroke, .drawn, .text, .image: break
      }
    }
    return rects
  }
}
