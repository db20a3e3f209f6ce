import Drawing
import Foundation
import Layout

/// Draws what is below the marks of a panel: the screen, views as they look, their outlines, margins and guides.
struct GroundDrawing {
  let panel: FigurePanel
  /// The panel's place in the figure.
  let number: Int
  let inks: FigureInks
  let measurer: PangoMeasurer

  private var ground: PanelGround { panel.ground }
  private var content: FigureContent { panel.content }

  /// Views are paler than marks.
  private static let veil = 0.5

  func draw(into sketch: inout Sketch) {
    let screen = ground.screen.rect
    sketch.fill(screen, radius: 3, inks.page)
    drawViews(of: 0, on: inks.page, into: &sketch)
    // A veil, because a group with an opacity of its own takes much longer to paint.
    sketch.fill(ground.boxes.reduce(ground.screen) { $0.union($1) }.rect, inks.page.faded(Self.veil))
    for guide in ground.guides {
      if let band = guide.band { sketch.fill(band.rect, inks.band) }
    }
    for index in ground.texts.indices where !panel.hiddenTexts.contains(index) {
      for line in ground.texts[index] { sketch.text(line.run, x: line.x, baseline: line.baseline, inks.soft) }
    }
    for index in content.views.indices { drawOutline(of: index, into: &sketch) }
    sketch.stroke(.path(.box(screen, radius: 3)), inks.frame, width: 1)
    for guide in ground.guides where guide.edge == nil {
      let line = guide.line
      let start = guide.isOutside ? line.top - 4 : line.top
      sketch.line(
        [(line.left, start), (line.right, line.bottom)], inks.guide, width: 0.8, dash: Dash(line: 1.2, gap: 2.4))
    }
  }

  private func drawViews(of parent: Int, on behind: Ink, into sketch: inout Sketch) {
    for child in content.views[parent].children where !content.views[child].isHidden {
      let (view, box) = (content.views[child], ground.boxes[child])
      let source = content.layout.views[view.index]
      let size = CGSize(width: max(0, box.width), height: max(0, box.height))
      let picture = picture(of: view, in: size, hasText: view.text != nil)
      // Texts are drawn afterwards, so that they are legible.
      let shown = source.redrawn(in: size, picture: picture)
      var own = Sketch()
      let drawing = LoneViewDrawing(content.layout, measurer)
      let inner = drawing.draw(shown, at: view.index, on: behind, into: &own)
      let origin = CGPoint(x: box.left, y: box.top)
      sketch.group(Group(translation: origin, opacity: source.paint.alpha)) { $0.append(own) }
      drawViews(of: child, on: inner, into: &sketch)
    }
  }

  /// Returns the place of a view's picture: as large as it fits below the name.
  private func picture(of view: FigureView, in size: CGSize, hasText: Bool) -> CGRect? {
    guard let natural = view.picture, natural.width > 0, natural.height > 0, !hasText else { return nil }
    let room = CGRect(x: 4, y: 14, width: size.width - 8, height: size.height - 18)
    guard room.width > 4, room.height > 4 else { return nil }
    let scale = min(room.width / natural.width, room.height / natural.height, 1)
    let (width, height) = (natural.width * scale, natural.height * scale)
    return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }

  private func drawOutline(of index: Int, into sketch: inout Sketch) {
    let view = content.views[index]
    if view.isRoot { return }
    let rect = ground.boxes[index].rect
    let isOpen = !content.layout.views[view.index].openAttributes.isEmpty
    let isEmpty = view.rect.width < 1 || view.rect.height < 1
    let (ink, dash): (Ink, Dash?) =
      isOpen
      ? (inks.givesWay, Dash(line: 4, gap: 3))
      : view.isGuide
        ? (inks.guide, Dash(line: 3, gap: 2.5))
        : isEmpty || view.isHidden
          ? (inks.soft, Dash(line: 3, gap: 2.5))
          : view.isLeaf ? (inks.soft, nil) : (inks.frame, Dash(line: 1, gap: 2.2))
    sketch.group(Group(id: "frame-\(number)-\(view.index)", label: view.name)) { sketch in
      // Where a page is pointed at.
      sketch.fill(.rect(rect), inks.page.faded(0))
      sketch.stroke(.path(.box(rect, radius: min(2.5, rect.width / 2, rect.height / 2))), ink, width: 0.8, dash: dash)
    }
  }
}
