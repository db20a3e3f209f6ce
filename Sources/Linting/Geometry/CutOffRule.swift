import Foundation
import Layout
import Values

/// Text and controls that an ancestor clips.
enum CutOffRule: LayoutRule {
  static let info = LintRuleInfo("content-cut-off", .geometry, .error, "a clipping view cuts off text or a control")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.inked.compactMap { item in
      guard item.isForeground, !layout.isTransformed(item.view) else { return nil }
      var next = layout.views[item.view].parent
      while let place = next, !layout.views[place].content.scrolls {
        let outer = layout.views[place]
        if outer.paint.clips, !outer.isRoot {
          let excess = ScreenSide.allCases.map { ($0, $0.excess(of: item.rect, beyond: outer.absoluteFrame)) }
          if let farthest = excess.max(by: { $0.1 < $1.1 }), farthest.1 > LintedLayout.slack {
            let name = layout.views[item.view].name
            return LintFinding(
              [name, outer.name],
              "\(outer.name) cuts off \(name) at the \(farthest.0.rawValue) by \(number: farthest.1) points",
              at: layout.place(item.view), next: "keep \(name) inside \(outer.name), or let \(outer.name) grow with it")
          }
        }
        next = outer.parent
      }
      return nil
    }
  }
}
