/// The surroundings of a window of any size: covered insets, size classes and margins.
package enum WindowRule: Sendable, Hashable {
  /// A free canvas with fixed size classes.
  case canvas(SizeClasses, displayScale: Double)
  /// Windows of about the same size as a cell, with its surroundings.
  case around(Cell)
  /// A window of a device with its bars and insets, in portrait or landscape according to the window's shape.
  case device(Device)

  /// A canvas of any size class, one pixel per point.
  package static let freeCanvas = WindowRule.canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 1)

  /// A comparison that a rule makes: of the window's width with its height, or with a width in points.
  package enum Comparison: Sendable, Hashable {
    case widthExceedsHeight
    case widthReaches(Double)
  }

  /// Returns the cell of a window.
  /// - Parameters:
  ///   - size: In points.
  ///   - holds: Answers a comparison for this size; called for each comparison that the rule makes.
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
  /// The smallest width, among those measured, of a window with regular width; nil for a device without shared windows.
  fileprivate var leastRegularWidth: Double? {
    if sharedWindows.isEmpty { return nil }
    let regular = sharedWindows.filter { $0.horizontal == .regular }.map(\.size.width)
    return (regular + faces.values.filter { $0.sizeClasses.horizontal == .regular }.map(\.size.width)).min()
  }
}
