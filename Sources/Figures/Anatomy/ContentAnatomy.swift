import Drawing
import Foundation
import Layout

/// Views with a natural size: hugging as arrows that pull in, resistance as arrows that hold out, with their priorities.
struct ContentAnatomy {
  private let views: [(view: SolvedView, explained: ExplainedView, index: Int)]

  /// The most views that are drawn.
  private static let most = 3

  /// - Returns: nil for a layout without such views.
  init?(_ layout: SolvedLayout, _ explanation: LayoutExplanation) {
    views = Array(
      zip(layout.views, explanation.views).enumerated().filter { _, pair in
        !pair.0.isHidden && pair.0.text != nil && pair.1.naturalSize.width != nil && pair.1.hugging.horizontal != nil
      }.prefix(Self.most).map { ($1.0, $1.1, $0) })
    if views.isEmpty { return nil }
  }

  func draw(into sheet: inout AnatomySheet) {
    sheet.heading(sheet.words("Hugging pulls in, resistance holds out", "内容吸附向内拉,压缩阻力向外撑"))
    let inks = sheet.inks
    let (width, height, reach) = (128.0, 46.0, 30.0)
    for (view, explained, _) in views {
      sheet.text(view.name, AnatomyFigure.margin, sheet.y + 8, size: 9, inks.ink, .bold)
      let box = CGRect(
        x: (AnatomyFigure.width - width) / 2, y: sheet.y + 8 + reach, width: width, height: height)
      sheet.sketch.stroke(.path(.box(box, radius: 4)), inks.soft, width: 1)
      let run = sheet.measurer.fitted(view.text?.string ?? view.name, 11, .regular, width - 34)
      sheet.sketch.text(run, size: 11, at: box.midX, middle: box.midY, inks.ink)
      let content = CGRect(
        x: box.midX - run.width / 2 - 5, y: box.midY - 9, width: run.width + 10, height: 18)
      sheet.sketch.stroke(.path(.box(content, radius: 2)), inks.soft, width: 0.7, dash: Dash(line: 2, gap: 2.4))
      for side in [-1.0, 1] {
        let (edge, level) = (side < 0 ? box.minX : box.maxX, side < 0 ? box.minY : box.maxY)
        let far = edge + side * reach
        let near = edge + side * 3
        sheet.arrow(from: CGPoint(x: far, y: box.midY - 10), to: CGPoint(x: near, y: box.midY - 10), inks.across)
        sheet.arrow(from: CGPoint(x: near, y: box.midY + 10), to: CGPoint(x: far, y: box.midY + 10), inks.givesWay)
        let alignment: Sketch.Alignment = side < 0 ? .right : .left
        let place = far + side * 4
        label(
          explained.hugging.horizontal, sheet.words("hugging", "吸附"), place, box.midY - 7, inks.across, alignment,
          &sheet)
        label(
          explained.resistance.horizontal, sheet.words("resistance", "阻力"), place, box.midY + 13, inks.givesWay,
          alignment, &sheet)
        guard explained.hugging.vertical != nil else { continue }
        let (end, start) = (level + side * (reach - 6), level + side * 3)
        let (left, right) = (box.midX - 14, box.midX + 14)
        sheet.arrow(from: CGPoint(x: left, y: end), to: CGPoint(x: left, y: start), inks.across)
        sheet.arrow(from: CGPoint(x: right, y: start), to: CGPoint(x: right, y: end), inks.givesWay)
        let middle = (end + level) / 2 + 3
        label(explained.hugging.vertical, "", box.midX - 20, middle, inks.across, .right, &sheet)
        label(explained.resistance.vertical, "", box.midX + 20, middle, inks.givesWay, .left, &sheet)
      }
      sheet.y = box.maxY + reach + 8
    }
    sheet.text(
      sheet.words("dashed: the content's natural size", "虚线:内容的固有尺寸"), AnatomyFigure.margin, sheet.y + 6, size: 8,
      inks.soft)
    sheet.y += 22
  }

  private func label(
    _ priority: ScenePriority?, _ word: String, _ x: Double, _ baseline: Double, _ ink: Ink,
    _ alignment: Sketch.Alignment, _ sheet: inout AnatomySheet
  ) {
    guard let priority else { return }
    let text = [word, NumberText.plain(priority.value)].filter { !$0.isEmpty }.joined(separator: " ")
    sheet.text(text, x, baseline, size: 8.5, ink, .semibold, alignment)
  }
}
