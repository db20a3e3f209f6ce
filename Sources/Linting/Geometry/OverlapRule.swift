import Foundation
import Layout
import Values

/// Texts and controls that overlap each other, or are partly behind something opaque. Text on a picture, on a
/// background or in a field is intended.
enum OverlapRule: LayoutRule {
  static let info = LintRuleInfo(
    "overlap", .geometry, .warning, "text or a control overlaps another, or is partly covered")

  /// A rectangle, in painting order.
  private struct Item {
    let view: Int
    let rect: CGRect
    /// Whether it is an opaque background, not text or a control.
    let isCover: Bool
  }

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    let items = items(in: layout).sorted { ($0.rect.minY, $0.view) < ($1.rect.minY, $1.view) }
    var pairs: [(back: Item, front: Item)] = []
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] {
        if other.rect.minY >= item.rect.maxY - LintedLayout.slack { break }
        let (back, front) = item.view < other.view ? (item, other) : (other, item)
        if isFault(back, front, layout) { pairs.append((back, front)) }
      }
      // More pairs add no information.
      if pairs.count >= Limits.findings { break }
    }
    // Views inside a cover cover the same things as the cover.
    let covers = pairs.filter(\.front.isCover)
    pairs.removeAll { pair in
      !pair.front.isCover
        && covers.contains { $0.back.view == pair.back.view && layout.holds($0.front.view, pair.front.view) }
    }
    return pairs.sorted { ($0.back.view, $0.front.view) < ($1.back.view, $1.front.view) }.map { back, front in
      let shared = back.rect.intersection(front.rect)
      let names = [layout.views[front.view].name, layout.views[back.view].name]
      return LintFinding(
        names,
        "\(names[0]) \(front.isCover ? "covers" : "overlaps") \(number: shared.width) by \(number: shared.height) points of \(names[1])",
        at: layout.place(front.view), next: "keep one at a distance from the other, or put both into a stack view")
    }
  }

  private static func items(in layout: LintedLayout) -> [Item] {
    let texts = layout.inked.filter { $0.isForeground && isCounted(layout.views[$0.view].content) }
      .map { Item(view: $0.view, rect: $0.rect, isCover: false) }
    let covers = layout.views.indices.compactMap { place -> Item? in
      let view = layout.views[place]
      guard layout.isSeen[place], !view.isRoot, view.parent != nil, view.paint.alpha > 0.99,
        view.presentation == nil, view.background.map({ $0.alpha > 0.99 }) ?? false, layout.ink(of: place) == nil
      else { return nil }
      return Item(view: place, rect: view.absoluteFrame, isCover: true)
    }
    return (texts + covers).filter { !layout.isTransformed($0.view) }
  }

  /// A spinner is drawn over what it waits for.
  private static func isCounted(_ content: SolvedContent) -> Bool {
    switch content {
    case .spinner: false
    default: true
    }
  }

  private static func isFault(_ back: Item, _ front: Item, _ layout: LintedLayout) -> Bool {
    if back.isCover || layout.scroller[back.view] != layout.scroller[front.view] { return false }
    if layout.holds(back.view, front.view) || layout.holds(front.view, back.view) { return false }
    let shared = back.rect.intersection(front.rect)
    if shared.isNull || shared.width <= LintedLayout.slack || shared.height <= LintedLayout.slack { return false }
    // A view that covers another completely is a state, such as a sheet or a curtain.
    if front.isCover { return !front.rect.insetBy(dx: -1, dy: -1).contains(back.rect) }
    // Intended: a button in a field, a text on a progress bar or on a button without a title.
    switch layout.views[back.view].content {
    case .textField, .textView, .searchBar, .progress, .slider:
      return !back.rect.insetBy(dx: -1, dy: -1).contains(front.rect)
    case .button: return layout.views[back.view].text != nil
    default: return true
    }
  }
}
