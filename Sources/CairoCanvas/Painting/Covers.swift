import Drawing

/// Opaque boxes by the commands that fill them: the area under the box of a later command need not be painted.
///
/// Whatever other commands paint there in between, the later box hides it.
struct Covers {
  private let boxes: [(command: Int, box: PixelBox)]
  /// Smaller boxes are faster to paint than to compare, in pixels.
  private let leastArea: Int

  /// The maximum number of boxes, of which the last ones are kept.
  private static let most = 256

  init(_ commands: [DisplayCommand], in picture: PixelBox, scale: Double) {
    leastArea = picture.area / 256
    var placing = Placing(scale: scale, picture: picture)
    var boxes: [(command: Int, box: PixelBox)] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup(let group): placing.begin(group)
      case .endGroup: placing.end()
      case .fill(let shape, let color):
        guard let box = placing.box(of: shape), box.area >= leastArea, Paint(color).isOpaque else { break }
        boxes.append((index, box))
      default: break
      }
    }
    self.boxes = boxes.suffix(Self.most)
  }

  /// Returns the parts of a box that no command after the given one fills, without overlaps.
  /// - Complexity: O(boxes · parts).
  func open(_ box: PixelBox, after command: Int) -> [PixelBox] {
    var parts = [box]
    if box.area < leastArea { return parts }
    var rest: [PixelBox] = []
    for cover in boxes.reversed() {
      if cover.command <= command || parts.isEmpty { break }
      if cover.box.meeting(box).isEmpty { continue }
      rest.removeAll(keepingCapacity: true)
      for part in parts { part.add(outside: cover.box, to: &rest) }
      swap(&parts, &rest)
    }
    return parts
  }
}
