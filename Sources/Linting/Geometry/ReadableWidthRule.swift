import Foundation
import Scenes
import Values

/// Lines of text that are too long for the eye to find back (AL-5.25).
enum ReadableWidthRule: LayoutRule {
  static let info = LintRuleInfo("readable-width", .geometry, .note, "lines of text are longer than the readable width")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    guard let readable = layout.explanation.guides.first(where: { $0.name == "Readable Guide" })?.rect.width else {
      return []
    }
    return layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], let lines = view.text?.lines, lines.count > 1,
        let longest = lines.map(\.run.width).max(), longest > 1.05 * readable
      else { return nil }
      return LintFinding(
        [view.name], "\(view.name): lines of \(number: longest.rounded()) points, \(number: readable) are readable",
        at: layout.place(place),
        next: "hold it by the Readable Guide: \(view.name).Leading = Readable Guide.Leading, and so its trailing edge")
    }
  }
}
