import Foundation
import Layout

/// The content of scroll views beyond the screen's edges, for pictures that should show it: around the device, paler.
struct ContentBeyond {
  /// The maximum number of screens of content in a picture, in each direction.
  private static let limit = 4.0
  /// The colour of the picture's ground, over content that is not in view.
  private static let veil = Ink(0xF1F3F6, alpha: 0.55)
  /// The dashed outline.
  private static let edge = Ink(0x8A8F9A)

  private let layout: SolvedLayout
  /// Scroll views that are not inside another one.
  let scrollViews: [Int]

  init(_ layout: SolvedLayout) {
    self.layout = layout
    let views = layout.views
    scrollViews = views.indices.filter { index in
      if !views[index].clipsChildren { return false }
      return sequence(first: index, next: { views[$0].parent }).allSatisfy {
        !views[$0].isHidden && ($0 == index || !views[$0].clipsChildren)
      }
    }
  }

  /// Returns a scroll view's content rectangle, in the screen's coordinates.
  private func content(_ index: Int) -> CGRect {
    CGRect(origin: layout.views[index].contentOrigin, size: layout.views[index].contentSize ?? .zero)
  }

  /// How far the picture extends beyond the screen, in whole points.
  var margins: Insets {
    let (width, height) = (layout.cell.size.width, layout.cell.size.height)
    let whole = scrollViews.map(content).reduce(CGRect(x: 0, y: 0, width: width, height: height)) { $0.union($1) }
    func margin(_ length: Double, _ screen: Double) -> Double { min(max(length, 0), Self.limit * screen).rounded(.up) }
    return Insets(
      margin(-whole.minY, height), margin(-whole.minX, width), margin(whole.maxY - height, height),
      margin(whole.maxX - width, width))
  }

  /// - Parameters:
  ///   - screenOrigin: The screen's origin in the picture.
  ///   - drawChildren: Draws the subviews of a view, in its coordinates.
  func draw(
    in picture: CGSize, screenOrigin: CGPoint, into commands: inout [DisplayCommand],
    drawChildren: (Int, inout [DisplayCommand]) -> Void
  ) {
    let all = CGRect(origin: .zero, size: picture)
    commands.append(.fill(.rect(all), DevicePicture.ground))
    for index in scrollViews {
      let origin = layout.views[index].contentOrigin
      commands.append(
        .beginGroup(Group(translation: CGPoint(x: screenOrigin.x + origin.x, y: screenOrigin.y + origin.y))))
      var children: [DisplayCommand] = []
      drawChildren(index, &children)
      commands += children.map(\.withoutName)
      commands.append(.endGroup)
    }
    commands.append(.fill(.rect(all), Self.veil))
    for index in scrollViews {
      let rect = content(index).offsetBy(dx: screenOrigin.x, dy: screenOrigin.y)
      commands.append(.border(.rect(rect), Self.edge, width: 1, dash: Dash(line: 4, gap: 4)))
    }
  }
}
