import Drawing
import Foundation
import Layout

/// The frame of a view in its superview: origin, width and height, and the alignment rectangle where it is another one.
struct FrameAnatomy {
  private let view: SolvedView
  private let parent: SolvedView
  private let alignment: CGRect?

  /// Takes the first view of the root.
  /// - Returns: nil for a layout without views.
  init?(_ layout: SolvedLayout, _ explanation: LayoutExplanation) {
    guard let index = layout.views.indices.first(where: { layout.views[$0].parent == 0 && !layout.views[$0].isHidden }),
      let parent = layout.views.first
    else { return nil }
    (view, self.parent) = (layout.views[index], parent)
    let own = explanation.views[index].alignmentRect
    let frame = view.absoluteFrame
    let differs =
      abs(own.minX - frame.minX) + abs(own.minY - frame.minY) + abs(own.width - frame.width)
      + abs(own.height - frame.height)
    alignment = differs > 1.5 ? own : nil
  }

  func draw(into sheet: inout AnatomySheet) {
    sheet.heading(sheet.words("The frame of a view", "视图的框架"))
    let inks = sheet.inks
    let outer = CGRect(
      x: AnatomyFigure.margin, y: sheet.y + 12, width: AnatomyFigure.width - 2 * AnatomyFigure.margin, height: 210)
    sheet.text("0, 0", outer.minX, sheet.y + 8, size: 8, inks.soft)
    sheet.sketch.stroke(.path(.box(outer, radius: 2)), inks.frame, width: 1)
    sheet.sketch.disc(outer.minX, outer.minY, radius: 2.5, inks.soft)
    sheet.text(
      "\(parent.name), \(Self.number(parent.frame.width)) × \(Self.number(parent.frame.height))", outer.maxX - 6,
      outer.maxY - 6, size: 8, inks.soft, .regular, .right)
    // Gaps are drawn wider than they are, so that lengths have room.
    let rect = CGRect(x: outer.minX + 84, y: outer.minY + 54, width: 168, height: 84)
    sheet.sketch.fill(rect, radius: 2, (view.background.map(Ink.init) ?? inks.across).faded(0.22))
    sheet.sketch.stroke(.path(.box(rect, radius: 2)), inks.soft, width: 1.1)
    sheet.sketch.text(
      sheet.measurer.fitted(view.name, 10, .bold, rect.width - 12), size: 10, at: rect.midX, middle: rect.midY, inks.ink
    )
    let frame = view.frame
    sheet.dimension(
      from: CGPoint(x: outer.minX, y: rect.minY + 20), to: CGPoint(x: rect.minX, y: rect.minY + 20),
      "x = \(Self.number(frame.minX))", inks.across)
    sheet.dimension(
      from: CGPoint(x: rect.minX + 34, y: outer.minY), to: CGPoint(x: rect.minX + 34, y: rect.minY),
      "y = \(Self.number(frame.minY))", inks.down)
    sheet.dimension(
      from: CGPoint(x: rect.minX, y: rect.maxY + 22), to: CGPoint(x: rect.maxX, y: rect.maxY + 22),
      "\(sheet.words("width", "宽")) = \(Self.number(frame.width))", inks.across)
    sheet.dimension(
      from: CGPoint(x: rect.maxX + 52, y: rect.minY), to: CGPoint(x: rect.maxX + 52, y: rect.maxY),
      "\(sheet.words("height", "高")) = \(Self.number(frame.height))", inks.down)
    sheet.y = outer.maxY + 8
    var texts = ["bounds 0, 0, \(Self.number(frame.width)) × \(Self.number(frame.height))"]
    if let alignment {
      texts.append(
        "\(sheet.words("alignment rectangle", "对齐矩形")) \(Self.number(alignment.minX)), \(Self.number(alignment.minY)), "
          + "\(Self.number(alignment.width)) × \(Self.number(alignment.height))")
    }
    for text in texts {
      sheet.text(text, AnatomyFigure.margin, sheet.y + 8, size: 8, inks.soft)
      sheet.y += 12
    }
  }

  private static func number(_ value: Double) -> String { NumberText.plain(value, digits: 2) }
}
