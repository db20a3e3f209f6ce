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
    let fieldHeight = look.version < 11 ? 28.0 : look.isGlass ? 44 : 36
    let inset = look.isGlass ? 16.0 : 8
    let field = CGRect(
      x: inset, y: (height - min(fieldHeight, height)) / 2, width: max(0, width - 2 * inset),
      height: min(fieldHeight, height))
    SearchField(palette: palette, measurer: measurer, isMirrored: isMirrored)
      .draw(text: bar.text, placeholder: bar.placeholder ?? "Search", in: field, into: &sketch)
  }
}
