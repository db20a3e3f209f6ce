import Foundation

/// A box of whole pixels, excluding right and bottom.
struct PixelBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Returns nil for a rectangle far beyond any picture.
  init?(_ rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard edges.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    self.init(left: Int(edges[0]), top: Int(edges[1]), right: Int(edges[2]), bottom: Int(edges[3]))
  }

  var isEmpty: Bool { left >= right || top >= bottom }

  /// In pixels.
  var area: Int { isEmpty ? 0 : (right - left) * (bottom - top) }

  func meeting(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Adds the parts of the box outside another one: whole rows above and below, and the parts on both sides.
  func add(outside other: PixelBox, to parts: inout [PixelBox]) {
    let hidden = meeting(other)
    if hidden.isEmpty {
      parts.append(self)
      return
    }
    if top < hidden.top { parts.append(PixelBox(left: left, top: top, right: right, bottom: hidden.top)) }
    if left < hidden.left {
      parts.append(PixelBox(left: left, top: hidden.top, right: hidden.left, bottom: hidden.bottom))
    }
    if hidden.right < right {
      parts.append(PixelBox(left: hidden.right, top: hidden.top, right: right, bottom: hidden.bottom))
    }
    if hidden.bottom < bottom { parts.append(PixelBox(left: left, top: hidden.bottom, right: right, bottom: bottom)) }
  }
}

/// The visible part of a picture: a box, possibly with rounded corners.
struct OpenArea {
  private(set) var box: PixelBox
  /// The areas of curves, in which pixels are partly visible.
  private var corners: [PixelBox] = []

  init(box: PixelBox) { self.box = box }

  /// Returns the part inside a rounded box.
  func cut(to other: PixelBox, radius: Double) -> OpenArea {
    var area = self
    area.box = box.meeting(other)
    guard radius > 0 else { return area }
    let side = Int(min(radius.rounded(.up), 1e6)) + 1
    for (left, top) in [
      (other.left, other.top), (other.right - side, other.top), (other.left, other.bottom - side),
      (other.right - side, other.bottom - side),
    ] {
      area.corners.append(PixelBox(left: left, top: top, right: left + side, bottom: top + side))
    }
    return area
  }

  /// Returns whether a box is completely visible.
  func shows(_ other: PixelBox) -> Bool { box.meeting(other) == other && touchesNoCorner(other) }

  /// Returns the visible part of a box, unless a curve goes through it.
  func seen(of other: PixelBox) -> PixelBox? {
    let part = box.meeting(other)
    return touchesNoCorner(part) ? part : nil
  }

  private func touchesNoCorner(_ other: PixelBox) -> Bool { corners.allSatisfy { $0.meeting(other).isEmpty } }
}
