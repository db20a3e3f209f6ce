import Foundation
public import Scenes

/// Draws solved layouts: the device, the views in a style, what the system shows, and overlays.
public struct LayoutDrawing: Sendable {
  let measurer: PangoMeasurer
  /// nil draws each layout as its document wants it.
  let drawing: SceneDrawing?
  /// Whether what scroll views hold beyond the screen is drawn around it.
  let showsContentBeyond: Bool

  public init(measurer: PangoMeasurer, drawing: SceneDrawing? = nil, showsContentBeyond: Bool = false) {
    self.measurer = measurer
    self.drawing = drawing
    self.showsContentBeyond = showsContentBeyond
  }

  /// - Complexity: O(views + characters + constraints drawn).
  public func draw(_ layout: SolvedLayout) -> DisplayList {
    let wanted = drawing ?? layout.drawing
    let palette = Palette(layout)
    let tree = ViewTree(layout: layout, style: style(wanted.style, palette), palette: palette)
    let device = DevicePicture(layout.cell)
    var list = DisplayList(size: device.size, title: "\(layout.title), \(layout.cell.name)")
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
    let offset = CGPoint(x: 0, y: layout.callOffset)
    if offset != .zero { list.commands.append(.beginGroup(Group(translation: offset))) }
    tree.draw(childrenOf: nil, on: palette[.systemBackground], into: &list.commands)
    if offset != .zero { list.commands.append(.endGroup) }
    SystemParts(layout: layout, palette: palette, measurer: measurer).draw(into: &list.commands)
    list.commands.append(.endGroup)
    device.drawOutline(into: &list.commands)
    OverlayDrawing(layout: layout, overlays: wanted.overlays, measurer: measurer)
      .draw(
        screenOrigin: CGPoint(x: device.screenOrigin.x, y: device.screenOrigin.y + offset.y),
        screen: device.screen.moved(by: -offset.y), into: &list.commands)
    if beyond != nil { list.commands.append(.endGroup) }
    return list
  }

  private func style(_ style: SceneDrawing.Style, _ palette: Palette) -> any ViewStyle {
    switch style {
    case .frames: FrameStyle(palette: palette, measurer: measurer)
    case .controls: ControlStyle(palette: palette, measurer: measurer)
    }
  }
}

/// How a single view is drawn, in its own coordinates and without what is in it.
protocol ViewStyle {
  /// What a view's box is filled with; nil where what is behind it is seen.
  func fill(of view: SolvedView, at index: Int) -> Ink?
  /// - Parameter ground: What is seen behind the view's content.
  func draw(_ view: SolvedView, at index: Int, on ground: Ink, hasChildren: Bool, into sketch: inout Sketch)
}

/// The views of a layout, each in a group with its id, turned and clipped as its layer says.
struct ViewTree {
  private let layout: SolvedLayout
  private let style: any ViewStyle
  private let palette: Palette
  private let children: [Int?: [Int]]

  init(layout: SolvedLayout, style: any ViewStyle, palette: Palette) {
    (self.layout, self.style, self.palette) = (layout, style, palette)
    var children: [Int?: [Int]] = [:]
    for (index, view) in layout.views.enumerated() where !view.isHidden && view.paint.alpha > 0 {
      children[view.parent, default: []].append(index)
    }
    self.children = children
  }

  /// A view's subviews; with nil, the root. The ground is what they stand on.
  func draw(childrenOf parent: Int?, on ground: Ink, into commands: inout [DisplayCommand]) {
    for index in children[parent] ?? [] { draw(index, on: ground, into: &commands) }
  }

  private func draw(_ index: Int, on ground: Ink, into commands: inout [DisplayCommand]) {
    let view = layout.views[index]
    let paint = view.paint
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    commands.append(
      .beginGroup(
        Group(
          id: "view-\(view.id)", label: view.name, translation: view.frame.origin,
          transform: paint.transform.map { Transform($0.about(CGPoint(x: bounds.midX, y: bounds.midY))) },
          opacity: paint.alpha)))
    let ground = (style.fill(of: view, at: index) ?? Ink(0xFFFFFF, alpha: 0)).over(ground)
    var sketch = Sketch()
    style.draw(view, at: index, on: ground, hasChildren: children[index] != nil, into: &sketch)
    commands += sketch.commands
    let clips = view.clipsChildren || paint.clips
    if clips {
      commands.append(.beginGroup(Group(clip: .box(bounds, radius: paint.cornerRadius))))
      commands.append(
        .beginGroup(Group(translation: CGPoint(x: -view.scrollOffset.x, y: -view.scrollOffset.y))))
    }
    draw(childrenOf: index, on: ground, into: &commands)
    if clips { commands += [.endGroup, .endGroup] }
    if view.clipsChildren { ScrollMarks(view: view, palette: palette).draw(into: &commands) }
    if paint.borderWidth > 0 {
      let ink = paint.borderColor.map(Ink.init) ?? Ink(0x000000)
      commands.append(.border(.box(bounds, radius: paint.cornerRadius), ink, width: paint.borderWidth, dash: nil))
    }
    commands.append(.endGroup)
  }
}

extension Shape {
  /// A box further down.
  func moved(by distance: Double) -> Shape { .box(bounds.offsetBy(dx: 0, dy: distance), radius: radius) }

  /// A rectangle, its corners round where there is a radius.
  static func box(_ rect: CGRect, radius: Double) -> Shape {
    radius > 0 ? .rounded(rect, radius: radius) : .rect(rect)
  }
}
