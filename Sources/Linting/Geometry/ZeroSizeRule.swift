import Foundation
import Layout
import Values

/// A view with content but without room to show it.
enum ZeroSizeRule: LayoutRule {
  static let info = LintRuleInfo("zero-size", .geometry, .error, "a view with content has no width or no height")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    var reported: Set<Int> = []
    return layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], let source = layout.source(place), view.frame.width < 0.5 || view.frame.height < 0.5,
        !view.isRoot, view.content != .guide
      else { return nil }
      // The cause is the ancestor that was already reported.
      if let parent = view.parent, reported.contains(parent) {
        reported.insert(place)
        return nil
      }
      guard hasContent(source) || layout.holdsForeground[place], !layout.scene.closed.contains(source.id) else {
        return nil
      }
      reported.insert(place)
      let side = view.frame.width < 0.5 ? "width" : "height"
      return LintFinding(
        [view.name],
        "\(view.name): its \(side) is 0, and \(hasContent(source) ? "it has something to show" : "there is content in it")",
        at: layout.place(place), next: "give it a \(side), constrain its content to its edges, or hide it")
    }
  }

  private static func hasContent(_ view: SceneView) -> Bool {
    switch view.kind {
    case .label, .button, .textField: view.hasText
    case .image(let content): content.image != nil
    case .progress: true
    case .toggle, .slider, .stepper, .segments, .datePicker, .picker, .searchBar: true
    default: false
    }
  }
}
