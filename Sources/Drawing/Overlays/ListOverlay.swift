import Foundation
import Layout

/// The equations of a layout beside its picture, with the marks of their beams.
struct ListOverlay {
  let layout: SolvedLayout
  let explanation: LayoutExplanation
  let measurer: PangoMeasurer

  /// The width of the list beside the picture, in points.
  static let width = 340.0
  /// Around the list, in points.
  private static let margin = 14.0

  /// Draws the list from a place on, and makes the picture large enough.
  func draw(into list: inout DisplayList) {
    let inks = FigureInks(isDark: layout.isDark)
    var sketch = Sketch()
    let origin = CGPoint(x: list.size.width + Self.margin, y: Self.margin)
    let height = EquationList(explanation.constraints, width: Self.width - 2 * Self.margin, inks: inks, measurer)
      .draw(at: origin, into: &sketch)
    let whole = max(list.size.height, (height + 2 * Self.margin).rounded(.up))
    let area = CGRect(x: list.size.width, y: 0, width: Self.width, height: whole)
    if whole > list.size.height {
      let rest = CGRect(x: 0, y: list.size.height, width: list.size.width, height: whole - list.size.height)
      list.commands.append(.fill(.rect(rest), DevicePicture.ground))
    }
    list.size = CGSize(width: list.size.width + Self.width, height: whole)
    list.commands.append(.beginGroup(Group(id: "overlay-list", label: Overlay.list.rawValue)))
    list.commands.append(.fill(.rect(area), inks.page))
    list.commands += sketch.commands
    list.commands.append(.endGroup)
  }
}
