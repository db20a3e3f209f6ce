package import Foundation
package import Layout

/// The device around a screen: the size of the picture, the screen's position in it, and the device's outline.
package struct DevicePicture {
  /// The width of the ground around the device, in points.
  package static let padding = 10.0
  /// The device's frame beside the screen, in points.
  private static let bezel = 8.0
  /// Behind the device.
  static let ground = Ink(0xF1F3F6)
  /// The device's frame.
  private static let body = Ink(0x22252B)

  private let cell: Cell
  /// Whether the screen is a whole device's, with a body around it; a canvas or a shared window has only an edge.
  private let hasBody: Bool

  /// Creates the picture of a cell.
  package init(_ cell: Cell) {
    self.cell = cell
    if case .device(_, _, nil) = cell.screen { hasBody = true } else { hasBody = false }
  }

  private var inset: Double { Self.padding + (hasBody ? Self.bezel : 1) }

  /// In points; integers if the screen's size is.
  package var size: CGSize {
    CGSize(width: cell.size.width + 2 * inset, height: cell.size.height + 2 * inset)
  }

  /// The screen's top left corner in the picture, in points.
  package var screenOrigin: CGPoint { CGPoint(x: inset, y: inset) }

  /// The screen's shape, in its own coordinates.
  var screen: Shape {
    let rect = CGRect(x: 0, y: 0, width: cell.size.width, height: cell.size.height)
    return hasBody && cell.cornerRadius > 0 ? .rounded(rect, radius: cell.cornerRadius) : .rect(rect)
  }

  func drawGround(into commands: inout [DisplayCommand]) {
    commands.append(.fill(.rect(CGRect(origin: .zero, size: size)), Self.ground))
  }

  /// The radius of the device's outer corners, in points; 0 for a canvas or a window.
  package var bodyRadius: Double {
    if !hasBody { return 0 }
    return cell.cornerRadius > 0 ? cell.cornerRadius + Self.bezel : 2 * Self.bezel
  }

  func drawBody(into commands: inout [DisplayCommand]) {
    guard hasBody else { return }
    let body = CGRect(origin: .zero, size: size).shrunk(by: Self.padding)
    commands.append(.beginGroup(Group(id: "device")))
    commands.append(.fill(.rounded(body, radius: bodyRadius), Self.body))
    commands.append(.endGroup)
  }

  func drawOutline(into commands: inout [DisplayCommand]) {
    if hasBody { return }
    let edge = CGRect(origin: .zero, size: size).shrunk(by: Self.padding)
    commands.append(.border(.rect(edge), Ink(0x9AA1AD), width: 1, dash: nil))
  }
}
