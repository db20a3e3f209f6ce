/// How a window of any size is surrounded: what covers it, its size classes and its margins.
package enum WindowRule: Sendable, Hashable {
  /// A free canvas with fixed size classes.
  case canvas(SizeClasses, displayScale: Double)
  /// Windows about as large as that of a cell, surrounded like it.
  case around(Cell)
  /// A window of a device: its bars and insets, upright or across by the window's shape.
  case device(Device)

  /// A canvas of any size class, one pixel a point.
  package static let freeCanvas = WindowRule.canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 1)

  /// A comparison that a rule makes: of the window's width with its height or with a width in points.
  package enum Comparison: Sendable, Hashable {
    case widthExceedsHeight
    case widthReaches(Double)
  }

  /// The cell of a window.
  /// - Parameters:
  ///   - size: In points.
  ///   - holds: Answers a comparison for this size; it is called for each that the rule makes.
  package func cell(_ size: Size, _ holds: (Comparison) -> Bool) -> Cell {
    switch self {
    case .canvas(let classes, let scale): return Cell(canvas: size, sizeClasses: classes, displayScale: scale)
    case .around(let cell): return cell.resized(to: size)
    case .device(let device):
      let wanted: Orientation = holds(.widthExceedsHeight) ? .landscape : .portrait
      let orientation = device.faces[wanted] == nil ? device.orientations.first ?? wanted : wanted
      guard let face = device.faces[orientation] else {
        return Cell(canvas: size, sizeClasses: .init(horizontal: .any, vertical: .any))
      }
      guard let least = device.leastRegularWidth else {
        return Cell(device, orientation, face, window: size, face.sizeClasses, margin: face.systemMinimumMargin)
      }
      let isRegular = holds(.widthReaches(least))
      let classes = SizeClasses(horizontal: isRegular ? .regular : .compact, vertical: face.sizeClasses.vertical)
      return Cell(device, orientation, face, window: size, classes, margin: isRegular ? face.systemMinimumMargin : 16)
    }
  }
}

extension Device {
  /// The least width of a window with regular width, of those measured; nil for a device that has one window at a time.
  fileprivate var leastRegularWidth: Double? {
    if sharedWindows.isEmpty { return nil }
    let regular = sharedWindows.filter { $0.horizontal == .regular }.map(\.size.width)
    return (regular + faces.values.filter { $0.sizeClasses.horizontal == .regular }.map(\.size.width)).min()
  }
}
