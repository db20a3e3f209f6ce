import Foundation
public import Scenes

/// The style `frames`: every view a coloured box with its name and size, text where it stands, on an outlined device.
public struct FrameStyle: Sendable {
  let measurer: PangoMeasurer
  /// Whether what scroll views hold beyond the screen is drawn around it.
  let showsContentBeyond: Bool

  public init(measurer: PangoMeasurer, showsContentBeyond: Bool = false) {
    self.measurer = measurer
    self.showsContentBeyond = showsContentBeyond
  }

  /// - Complexity: O(views + characters).
  public func draw(_ layout: SolvedLayout) -> DisplayList {
    let device = DevicePicture(layout.cell)
    var list = DisplayList(size: device.size, title: "\(layout.title), \(layout.cell.name)")
    var children: [Int?: [Int]] = [:]
    for (index, view) in layout.views.enumerated() where !view.isHidden {
      children[view.parent, default: []].append(index)
    }
    let beyond = showsContentBeyond ? ContentBeyond(layout) : nil
    if let beyond {
      let margins = beyond.margins
      list.size.width += margins.left + margins.right
      list.size.height += margins.top + margins.bottom
      let screen = CGPoint(x: device.screenOrigin.x + margins.left, y: device.screenOrigin.y + margins.top)
      beyond.draw(in: list.size, screenOrigin: screen, into: &list.commands) { index, commands in
        draw(children: index, of: layout, children, on: Ink(0xFFFFFF), into: &commands)
      }
      list.commands.append(.beginGroup(Group(translation: CGPoint(x: margins.left, y: margins.top))))
    } else {
      device.drawGround(into: &list.commands)
    }
    device.drawBody(into: &list.commands)
    list.commands.append(
      .beginGroup(Group(id: "screen", translation: device.screenOrigin, clip: device.screen)))
    draw(children: nil, of: layout, children, on: Ink(0xFFFFFF), into: &list.commands)
    SystemParts(layout: layout, measurer: measurer).draw(into: &list.commands)
    list.commands.append(.endGroup)
    device.drawOutline(into: &list.commands)
    if beyond != nil { list.commands.append(.endGroup) }
    return list
  }

  /// A view and, above it, its subviews; with nil, the root. The ground is what they stand on.
  private func draw(
    children parent: Int?, of layout: SolvedLayout, _ children: [Int?: [Int]], on ground: Ink,
    into commands: inout [DisplayCommand]
  ) {
    for index in children[parent] ?? [] {
      let view = layout.views[index]
      commands.append(
        .beginGroup(Group(id: "view-\(view.id)", label: view.name, translation: view.frame.origin)))
      let ground = (fill(of: view, at: index) ?? Ink(0xFFFFFF, alpha: 0)).over(ground)
      draw(view, at: index, on: ground, hasChildren: children[index] != nil, into: &commands)
      if view.clipsChildren {
        commands.append(.beginGroup(Group(clip: .rect(CGRect(origin: .zero, size: view.frame.size)))))
        commands.append(
          .beginGroup(Group(translation: CGPoint(x: -view.scrollOffset.x, y: -view.scrollOffset.y))))
      }
      draw(children: index, of: layout, children, on: ground, into: &commands)
      if view.clipsChildren {
        commands += [.endGroup, .endGroup]
        ScrollMarks(view: view).draw(into: &commands)
      }
      commands.append(.endGroup)
    }
  }

  /// What a view's box is filled with: its own background, or what its kind wears without one.
  private func fill(of view: SolvedView, at index: Int) -> Ink? {
    if let background = view.background { return Ink(background) }
    switch view.kind {
    case .root, .textView, .textField: return Ink(0xFFFFFF)
    case .view: return BoxColors.tint(index)
    case .label, .button: return BoxColors.textFill
    case .stack, .scroll, .table, .row, .guide, .image, .control: return nil
    }
  }

  private func draw(
    _ view: SolvedView, at index: Int, on ground: Ink, hasChildren: Bool, into commands: inout [DisplayCommand]
  ) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    let color = fill(of: view, at: index)
    switch view.kind {
    case .root:
      if let color { commands.append(.fill(.rect(bounds), color)) }
    case .view:
      if bounds.width <= 0 || bounds.height <= 0 {
        FlatMark(name: view.caption, measurer: measurer).draw(bounds, into: &commands)
        return
      }
      let color = color ?? BoxColors.tint(index)
      commands.append(.fill(.rect(bounds), color))
      commands.append(.border(.rect(bounds), BoxColors.edge(of: color), width: 1, dash: nil))
      if !hasChildren {
        Caption(name: view.caption, size: view.frame.size, color: BoxColors.ink(on: ground), measurer: measurer)
          .draw(in: bounds, into: &commands)
      }
    case .label:
      if let color { commands.append(.fill(.rect(bounds), color)) }
      commands.append(.border(.rect(bounds), BoxColors.textEdge, width: 1, dash: nil))
      draw(view.text, in: bounds, on: ground, into: &commands)
    case .button:
      if let color { commands.append(.fill(.rect(bounds), color)) }
      let edge = view.background.map { BoxColors.edge(of: Ink($0)) } ?? BoxColors.textEdge
      commands.append(.border(.rect(bounds), edge, width: 1, dash: nil))
      draw(view.text, in: bounds, on: ground, into: &commands)
    case .textView:
      if let color { commands.append(.fill(.rect(bounds), color)) }
      commands.append(.border(.rect(bounds), Ink(0xB9BDC6), width: 1, dash: nil))
      draw(view.text, in: bounds, on: ground, into: &commands)
    case .image: drawImage(view, in: bounds, into: &commands)
    case .control: ControlMark(view: view, measurer: measurer).draw(into: &commands)
    case .stack, .scroll, .table:
      if let color { commands.append(.fill(.rect(bounds), color)) }
      let edge = view.kind == .stack ? BoxColors.stackEdge : BoxColors.scrollEdge
      commands.append(.border(.rect(bounds), edge, width: 1, dash: view.kind == .stack ? Dash(line: 4, gap: 3) : nil))
    case .row:
      if let color { commands.append(.fill(.rect(bounds), color)) }
      let line = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
      commands.append(.fill(.rect(line), BoxColors.scrollEdge))
    case .guide:
      commands.append(.border(.rect(bounds), BoxColors.guideEdge, width: 1, dash: Dash(line: 2, gap: 2)))
      Caption(name: view.caption, size: view.frame.size, color: BoxColors.guideEdge, measurer: measurer)
        .draw(in: bounds, into: &commands)
    case .textField:
      let shape = Shape.rounded(bounds, radius: 6)
      if let color { commands.append(.fill(shape, color)) }
      commands.append(.border(shape, Ink(0xB9BDC6), width: 1, dash: nil))
      draw(view.text, in: bounds, on: ground, into: &commands)
    }
  }

  private func drawImage(_ view: SolvedView, in bounds: CGRect, into commands: inout [DisplayCommand]) {
    if let background = view.background { commands.append(.fill(.rect(bounds), Ink(background))) }
    if let image = view.image {
      if image.isClipped { commands.append(.beginGroup(Group(clip: .rect(bounds)))) }
      commands.append(.image(Picture(image.image), image.rect))
      if image.isClipped { commands.append(.endGroup) }
    } else {
      Caption(name: view.caption, size: view.frame.size, color: BoxColors.scrollEdge, measurer: measurer)
        .draw(in: bounds, into: &commands)
    }
    commands.append(.border(.rect(bounds), BoxColors.textEdge, width: 1, dash: nil))
  }

  private func draw(
    _ text: SolvedText?, in bounds: CGRect, on ground: Ink, into commands: inout [DisplayCommand]
  ) {
    guard let text else { return }
    if text.isClipped { commands.append(.beginGroup(Group(clip: .rect(bounds)))) }
    for line in text.lines {
      for (style, run) in line.run.byStyle {
        let ink = BoxColors.legible(Ink(text.color(ofStyle: style)), on: ground)
        commands.append(.text(run, x: line.x, baseline: line.baseline, ink))
      }
    }
    if text.isClipped { commands.append(.endGroup) }
  }
}
