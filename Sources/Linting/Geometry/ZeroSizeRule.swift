import Foundation
import Scenes
import Values

/// A view that has something to show, and no room to show it.
enum ZeroSizeRule: LayoutRule {
  static let info = LintRuleInfo("zero-size", .geometry, .error, "a view with content has no width or no height")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    var reported: Set<Int> = []
    return layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], let source = layout.source(place), view.frame.width < 0.5 || view.frame.height < 0.5,
        !view.isRoot, view.content != .guide
      else { return nil }
      // One inside of another has its cause there.
      if let parent = view.parent, reported.contains(parent) {
        reported.insert(place)
        return nil
      }
      guard hasContent(source) || holdsContent(place, layout), !isMeant(source, layout) else { return nil }
      reported.insert(place)
      let side = view.frame.width < 0.5 ? "width" : "height"
      return LintFinding(
        [view.name],
        "\(view.name): its \(side) is 0, and \(hasContent(source) ? "it has something to show" : "there is content in it")",
        at: layout.place(place), next: "give it a \(side), hold its content to its edges, or hide it")
    }
  }

  private static func hasContent(_ view: SceneView) -> Bool {
    switch view.kind {
    case .label, .button, .textField: view.hasText
    case .image(let content): content.image != nil
    case .toggle, .slider, .stepper, .segments, .datePicker, .picker, .searchBar: true
    default: false
    }
  }

  /// Whether text or controls stand in a view, and would be seen if it had a size.
  private static func holdsContent(_ place: Int, _ layout: LintedLayout) -> Bool {
    layout.inked.contains { $0.isForeground && layout.holds(place, $0.view) }
  }

  /// Whether a constraint says so.
  private static func isMeant(_ view: SceneView, _ layout: LintedLayout) -> Bool {
    layout.scene.constraints.contains { constraint in
      constraint.fixesLength && constraint.constant == .points(0) && constraint.first.item == .view(view.id)
    }
  }
}
