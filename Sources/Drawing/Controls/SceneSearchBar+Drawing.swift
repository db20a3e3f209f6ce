import Foundation
import Layout

extension SceneSearchBar: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.searchBar(self, &sketch) }
}

extension ViewDrawing {
  /// Draws a bar, unless the style is minimal, with a field in it.
  fileprivate func searchBar(_ bar: SceneSearchBar, _ sketch: inout Sketch) {
    if !bar.isMinimal, !look.isGlass {
      let ground =
        look.isClassic && look.version < 11
        ? (palette.isDark ? Ink(0x3A3A3C) : Ink(0xC9C9CE)) : palette.isDark ? Ink(0x1C1C1E) : palette[.systemGray6]
      sketch.fill(bounds, ground)
      sketch.fill(CGRect(x: 0, y: height - 0.5, width: width, height: 0.5), palette[.separator])
    }
    drawPrompt(of: bar, &sketch)
    let (top, bottom) = (bar.promptHeight, max(bar.promptHeight, height - bar.scopesHeight))
    let fieldHeight = look.version < 11 ? 28.0 : look.isGlass ? 44 : 36
    let inset = look.isGlass ? 16.0 : 8
    let room = bottom - top
    let cancel = bar.showsCancel ? shape("Cancel", 17) : nil
    let end = cancel.map { $0.width + inset } ?? 0
    let field = CGRect(
      x: inset, y: top + (room - min(fieldHeight, room)) / 2, width: max(0, width - 2 * inset - end),
      height: min(fieldHeight, room))
    SearchField(palette: palette, measurer: measurer, isMirrored: isMirrored)
      .draw(text: bar.text, placeholder: bar.placeholder ?? "Search", in: read(field), into: &sketch)
    if let cancel {
      sketch.text(
        cancel, size: 17, at: read(width - inset), middle: field.midY, tint, isMirrored ? .left : .right)
    }
    if bar.scopesHeight > 0 {
      let box = CGRect(x: inset, y: bottom + 4, width: max(0, width - 2 * inset), height: 32)
      SegmentsDrawing(
        titles: bar.scopes, selected: bar.selectedScope, box: box, palette: palette, measurer: measurer,
        isMirrored: isMirrored, tint: tint
      ).draw(into: &sketch)
    }
  }

  private func drawPrompt(of bar: SceneSearchBar, _ sketch: inout Sketch) {
    guard bar.promptHeight > 0, let prompt = bar.prompt else { return }
    let run = measurer.fitted(prompt, 13, .regular, max(0, width - 16))
    sketch.text(run, size: 13, at: width / 2, middle: bar.promptHeight / 2 + 3, palette[.label])
  }
}
