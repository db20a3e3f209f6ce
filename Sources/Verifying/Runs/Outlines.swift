import Foundation
import Layout

/// The present and the golden frames of views, in a picture's coordinates.
struct Outlines {
  /// Views whose position on the screen has changed, by name, including those that only moved with their superviews.
  private(set) var moved: [StoredOutline] = []

  /// - Parameters:
  ///   - golden: The golden's facts; nil without a golden.
  ///   - inset: The distance from the picture's edge to the screen, in points.
  init(_ layout: SolvedLayout, golden: LayoutFacts?, inset: Double) {
    var known: [String: CGRect] = [:]
    for entry in golden?.entries ?? [] {
      if case (.view(let name), .frame(let frame)) = (entry.subject, entry.fact), known[name] == nil {
        known[name] = frame
      }
    }
    if known.isEmpty { return }
    let top = inset + layout.rootInsets.top
    var origins: [CGPoint] = []
    for view in layout.views {
      // The superview's position in the golden; the view's own frame is relative to it.
      let origin = view.parent.map { origins[$0] } ?? CGPoint(x: inset, y: top)
      let old = view.isRoot ? CGRect(origin: .zero, size: view.frame.size) : known[view.name]
      let start = old ?? view.frame
      origins.append(
        CGPoint(x: origin.x + start.minX - view.scrollOffset.x, y: origin.y + start.minY - view.scrollOffset.y))
      if view.isRoot || view.isHidden { continue }
      let from: [Double]? = old.map { [origin.x + $0.minX, origin.y + $0.minY, $0.width, $0.height] }
      let now = view.absoluteFrame
      let to: [Double] = [inset + now.minX, top + now.minY, now.width, now.height]
      if from.map({ zip($0, to).contains { abs($0 - $1) > 0.01 } }) ?? true {
        moved.append(StoredOutline(name: view.name, from: from, to: to))
      }
    }
  }
}
