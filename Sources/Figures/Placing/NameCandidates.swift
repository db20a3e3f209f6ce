import Foundation
import Layout

/// The places for a view's name: in its upper leading corner if nothing is there.
struct NameCandidates {
  let ground: PanelGround
  let view: Int

  var all: [MarkPlace] {
    let lines = ground.stretch.names[view]
    let (width, height) = (lines.map(\.width).max() ?? 0, PanelStretch.nameHeight * Double(lines.count))
    let (box, isLeaf) = (ground.boxes[view], ground.content.views[view].isLeaf)
    let texts = ground.texts[view]
    let isRightToLeft = ground.content.layout.isRightToLeft
    let left = box.left + 4
    let right = box.right - width - 4
    let middle = box.midX - width / 2
    let (start, end) = isRightToLeft ? (right, left) : (left, right)
    var places: [(Double, Double, Double)] = [(start, box.top + 2, 0), (end, box.top + 2, 3), (middle, box.top + 2, 2)]
    if isLeaf, texts.isEmpty {
      places += [
        (middle, box.midY - height / 2, -3), (start, box.bottom - height - 3, 2), (end, box.bottom - height - 3, 4),
        (middle, box.top + box.height * 0.3, 1), (middle, box.top + box.height * 0.7, 1),
      ]
      if min(box.width, box.height) < max(width, height) {
        for far in [2.0, 10, 19] {
          for x in [middle, box.left + 1, box.right - width - 1] {
            places += [(x, box.top - height - far, 4 + far / 3), (x, box.bottom + far, 4 + far / 3)]
          }
          for y in [box.midY - height / 2, box.top, box.bottom - height] {
            places += [(box.left - width - far, y, 6 + far / 3), (box.right + far, y, 6 + far / 3)]
          }
        }
      }
    }
    if isLeaf, texts.isEmpty, box.height > 60 {
      for step in 1..<8 { places.append((middle, box.top + 2 + (box.height - height - 4) * Double(step) / 8, 1.5)) }
      for step in 1..<8 { places.append((left, box.top + 2 + (box.height - height - 4) * Double(step) / 8, 2.5)) }
    }
    if let top = texts.first?.baseline {
      let high = top - (ground.content.views[view].text?.ascent ?? 8)
      for y in stride(from: box.top + 4, to: high - height - 1, by: 3) {
        places.append((start, y, 1 + (y - box.top) / 10))
      }
      let low = (texts.last?.baseline ?? top) + (ground.content.views[view].text?.descent ?? 3)
      places += [(start, low + 2, 3), (end, low + 2, 4)]
    }
    if !isLeaf {
      for step in 1...12 {
        places.append((left + max(0, right - left) * Double(step) / 12, box.top + 2, 1 + Double(step) / 4))
      }
    }
    return places.map { x, y, cost in
      let own = ground.judged(MarkPlace(.text, Box(x, y, x + width, y + height), cost: cost + 4), own: [view])
      return own
    }
  }

  /// The places for the name of a guide: in its band, or beside its line.
  static func all(_ guide: GuideLine, width: Double, height: Double, _ ground: PanelGround) -> [MarkPlace] {
    if let band = guide.band {
      let y = band.midY - height / 2
      return [0.97, 0.03, 0.5, 0.25, 0.75].enumerated().map { index, part in
        let x = band.left + 6 + (band.width - width - 12) * part
        return MarkPlace(.text, Box(x, y, x + width, y + height), cost: Double(index) / 2)
      }
    }
    let (low, high) = guide.range
    var found: [MarkPlace] = []
    for (number, step) in PanelGround.steps(low, high, (guide.isAcross ? height : width) / 2 + 3).enumerated() {
      for side in [-1.0, 1] {
        let far = guide.place + side * ((guide.isAcross ? width : height) / 2 + 2)
        let box =
          guide.isAcross
          ? Box.around(far, step, width: width, height: height) : .around(step, far, width: width, height: height)
        found.append(ground.judged(MarkPlace(.text, box, cost: Double(number) / 4)))
      }
    }
    return found
  }
}
