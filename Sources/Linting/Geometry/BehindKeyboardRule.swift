import Foundation
import Layout
import Values

/// The keyboard covers the bottom of the screen, and neither the safe area nor a scroll view makes room for it by itself
/// (AL-5.26). What one types into or confirms with must be seen then; what a scroll view holds may be scrolled out.
struct BehindKeyboardRule: MatrixRule {
  static let info = LintRuleInfo(
    "behind-keyboard", .geometry, .warning, "the keyboard covers a text field or a button")

  private var leavers = Leavers()

  mutating func note(_ layout: LintedLayout) {
    let height = layout.layout.keyboardHeight
    if height <= 0 || layout.scene.scene.standsAlone != nil { return }
    let top = layout.bounds.maxY - height
    let found = layout.inked.compactMap { item -> Leavers.Item? in
      let view = layout.views[item.view]
      switch view.content {
      case .textField, .textView, .button, .searchBar: break
      default: return nil
      }
      let points = item.rect.maxY - top
      guard points > LintedLayout.slack, item.rect.minY < layout.bounds.maxY, layout.scroller[item.view] == nil,
        !layout.isTransformed(item.view)
      else { return nil }
      return Leavers.Item(name: view.name, place: layout.place(item.view), side: .bottom, points: Double(points))
    }
    leavers.note(found, in: layout.cells)
  }

  func findings(in scene: LintedScene) -> [(finding: LintFinding, cells: [String])] {
    leavers.findings(
      at: [.bottom], { names, _ in "\(names): behind the keyboard" },
      next: "constrain its bottom to Keyboard Guide.Top, or put it into a scroll view that ends there")
  }
}
