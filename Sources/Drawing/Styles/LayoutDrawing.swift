import Foundation
package import Layout

/// Draws solved layouts: the device, the views in a style, the system's parts, and overlays.
package struct LayoutDrawing: Sendable {
  let measurer: PangoMeasurer
  /// nil draws each layout as its document specifies.
  let drawing: SceneDrawing?
  /// Whether the content of scroll views beyond the screen is drawn around it.
  let showsContentBeyond: Bool
  /// Whether the drawing is for a page with windows of any size. Captions and scroll marks depend on the size by rules
  /// of their own, so only the lengths they depend on are drawn, in groups `caption-N` (N is the view's index) and
  /// `scroll-marks`.
  let isForAnySize: Bool

  /// - Parameters:
  ///   - measurer: Shapes captions and marks.
  ///   - drawing: nil draws each layout as its document specifies.
  ///   - showsContentBeyond: Whether the content of scroll views beyond the screen is drawn around it.
  ///   - isForAnySize: Whether captions and scroll marks are left to a page with windows of any size.
  package init(
    measurer: PangoMeasurer, drawing: SceneDrawing? = nil, showsContentBeyond: Bool = false,
    isForAnySize: Bool = false
  ) {
    self.measurer = measurer
    self.drawing = drawing
    self.showsContentBeyond = showsContentBeyond
    self.isForAnySize = isForAnySize
  }

  /// - Complexity: O(views + characters + constraints drawn).
  package func draw(_ layout: SolvedLayout) -> DisplayList {
    let wanted = drawing ?? layout.drawing
    let palette = Palette(layout)
    let tree = ViewTree(
      layout: layout, style: wanted.style, palette: palette, measurer: measurer, isForAnySize: isForAnySize)
    let device = DevicePicture(layout.cell)
    var list = DisplayList(size: device.size, title: "\(layout.title), \(layout.cell.name)")
    list.commands.reserveCapacity(64 + 8 * layout.views.count)
    let beyond = showsContentBeyond ? ContentBeyond(layout) : nil
    if let beyond {
      let margins = beyond.margins
      list.size.width += margins.left + margins.right
      list.size.height += margins.top + margins.bottom
      let screen = CGPoint(x: device.screenOrigin.x + margins.left, y: device.screenOrigin.y + margins.top)
      beyond.draw(in: list.size, screenOrigin: screen, into: &list.commands) { index, commands in
        tree.draw(childrenOf: index, on: palette[.systemBackground], into: &commands)
      }
      list.commands.append(.beginGroup(Group(translation: CGPoint(x: margins.left, y: margins.top))))
    } else {
      device.drawGround(into: &list.commands)
    }
    device.drawBody(into: &list.commands)
    list.commands.append(
      .beginGroup(Group(id: "screen", translation: device.screenOrigin, clip: device.screen)))
    if let ground = layout.views.first?.background, ground.alpha < 1 {
      // What is behind the view of a dialog is not the device's body.
      list.commands.append(.fill(device.screen, palette[.systemBackground]))
    }
    let offset = CGPoint(x: 0, y: layout.rootInsets.top)
    if offset != .zero { list.commands.append(.beginGroup(Group(translation: offset))) }
    tree.draw(childrenOf: nil, on: palette[.systemBackground], into: &list.commands)
    if offset != .zero { list.commands.append(.endGroup) }
    SystemParts(
      layout: layout, style: wanted.style, palette: palette, measurer: measurer, isForAnySize: isForAnySize
    )
    .draw(into: &list.commands) { tree.drawPresented(into: &$0) }
    list.commands.append(.endGroup)
    device.drawOutline(into: &list.commands)
    OverlayDrawing(layout: layout, overlays: wanted.overlays, measurer: measurer)
      .draw(
        screenOrigin: CGPoint(x: device.screenOrigin.x, y: device.screenOrigin.y + offset.y),
        screen: device.screen.moved(by: -offset.y), into: &list.commands)
    if beyond != nil { list.commands.append(.endGroup) }
    if wanted.overlays.contains(.list), let explanation = layout.explanation {
      ListOverlay(layout: layout, explanation: explanation, measurer: measurer).draw(into: &list)
    }
    return list
  }
}
