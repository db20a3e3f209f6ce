import Foundation
import Layout

/// The views of a layout, each in a group with its id, transformed and clipped according to its layer.
struct ViewTree {
  private let layout: SolvedLayout
  private let style: SceneDrawing.Style
  private let palette: Palette
  private let measurer: PangoMeasurer
  private let isForAnySize: Bool
  /// Indices of each view's subviews; the first list is that of the root.
  private let children: [[Int]]

  init(
    layout: SolvedLayout, style: SceneDrawing.Style, palette: Palette, measurer: PangoMeasurer, isForAnySize: Bool
  ) {
    (self.layout, self.style, self.palette, self.measurer) = (layout, style, palette, measurer)
    self.isForAnySize = isForAnySize
    var children = [[Int]](repeating: [], count: layout.views.count + 1)
    for index in layout.views.indices where !layout.views[index].isHidden && layout.views[index].paint.alpha > 0 {
      children[(layout.views[index].parent ?? -1) + 1].append(index)
    }
    self.children = children
  }

  /// Draws a view's subviews, or the root if nil, on a ground.
  func draw(childrenOf parent: Int?, on ground: Ink, into commands: inout [DisplayCommand]) {
    for index in children[(parent ?? -1) + 1] where layout.views[index].presentation == nil {
      draw(index, on: ground, into: &commands)
    }
    var lines = Sketch()
    for index in children[(parent ?? -1) + 1] {
      guard case .row(let row) = layout.views[index].content else { continue }
      row.drawLine(below: drawing(of: index, on: ground), into: &lines)
    }
    commands += lines.commands
  }

  private func drawing(of index: Int, on ground: Ink) -> ViewDrawing {
    ViewDrawing(
      layout.views[index], at: index, in: style, on: ground, hasChildren: !children[index + 1].isEmpty, palette,
      measurer)
  }

  /// Draws the views presented over the root view and its bars.
  func drawPresented(into commands: inout [DisplayCommand]) {
    // Iterate over indices, because copying each view costs as much as drawing it.
    for index in layout.views.indices where layout.views[index].presentation != nil && !layout.views[index].isHidden {
      let view = layout.views[index]
      guard let presentation = view.presentation else { continue }
      var sketch = Sketch()
      let (size, top) = (layout.cell.size, layout.rootInsets.top)
      if presentation.dims {
        sketch.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height), palette.dimming)
      }
      if top > 0 { sketch.commands.append(.beginGroup(Group(translation: CGPoint(x: 0, y: top)))) }
      draw(index, on: palette[.systemBackground], into: &sketch.commands)
      if presentation.hasGrabber {
        let (middle, top) = (view.absoluteFrame.midX, view.absoluteFrame.minY)
        sketch.fill(CGRect(x: middle - 18, y: top + 5, width: 36, height: 5), radius: 2.5, palette[.systemGray3])
      }
      if top > 0 { sketch.commands.append(.endGroup) }
      commands += sketch.commands
    }
  }

  private func draw(_ index: Int, on ground: Ink, into commands: inout [DisplayCommand]) {
    var drawing = drawing(of: index, on: ground)
    drawing.isForAnySize = isForAnySize
    commands.append(.beginGroup(drawing.group))
    let mask = drawing.view.paint.mask
    if let mask {
      var group = Group(clip: .path(mask.steps))
      group.clipsEvenOdd = mask.isEvenOdd
      commands.append(.beginGroup(group))
    }
    var sketch = Sketch()
    if drawing.view.paint.shadow != nil, style != .frames { BoxShadow(of: drawing.view)?.draw(into: &sketch) }
    drawing.draw(into: &sketch)
    for shape in drawing.view.paint.drawn { shape.draw(of: drawing.view, palette, into: &sketch) }
    commands += sketch.commands
    if drawing.view.clipsChildren || drawing.view.paint.clips {
      drawing.view.box.clip(into: &commands) { commands in
        let offset = drawing.view.scrollOffset
        commands.append(.beginGroup(Group(translation: CGPoint(x: -offset.x, y: -offset.y))))
        draw(childrenOf: index, on: drawing.ground, into: &commands)
        commands.append(.endGroup)
      }
    } else {
      draw(childrenOf: index, on: drawing.ground, into: &commands)
    }
    // On a screen they are visible only while scrolling.
    if drawing.view.clipsChildren, style == .frames {
      let marks = ScrollMarks(view: drawing.view, isMirrored: layout.isRightToLeft, palette: palette)
      if isForAnySize { marks.drawLengths(into: &commands) } else { marks.draw(into: &commands) }
    }
    var border = Sketch()
    drawing.drawBorder(into: &border)
    commands += border.commands
    if mask != nil { commands.append(.endGroup) }
    commands.append(.endGroup)
  }
}

extension Shape {
  /// Returns a box moved down.
  func moved(by distance: Double) -> Shape { .box(bounds.offsetBy(dx: 0, dy: distance), radius: radius) }

  /// Returns a rectangle, with rounded corners if there is a radius.
  static func box(_ rect: CGRect, radius: Double) -> Shape {
    radius > 0 ? .rounded(rect, radius: radius) : .rect(rect)
  }
}
