package import Foundation

/// The views of one layout as its facts place them.
package struct PlacedViews {
  /// Names in the facts' order.
  private(set) var order: [String] = []
  /// Frames in superviews.
  private(set) var frames: [String: CGRect] = [:]
  private(set) var hidden: Set<String> = []
  /// The lines of texts.
  private(set) var texts: [String: [String]] = [:]
  private var offsets: [String: CGPoint] = [:]
  /// Names of views that scroll what they hold.
  private var scrolling: Set<String> = []
  private var screen = CGRect.null

  /// - Complexity: O(facts).
  package init(_ facts: LayoutFacts) {
    for entry in facts.entries {
      switch (entry.subject, entry.fact) {
      case (.root, .size(let size)): screen = CGRect(origin: .zero, size: size)
      case (.view(let name), .frame(let frame)):
        order.append(name)
        frames[name] = frame
      case (.view(let name), .hidden): hidden.insert(name)
      case (.view(let name), .offset(let offset)): offsets[name] = offset
      case (.view(let name), .content): scrolling.insert(name)
      case (.view(let name), .text(let line)): texts[name, default: []].append(line.text)
      default: break
      }
    }
  }

  /// Returns a view's frame on the screen, after scrolling; nil if the view does not exist.
  package func place(of view: String, in tree: ViewParents) -> CGRect? {
    guard var frame = frames[view] else { return nil }
    for name in tree.ancestors(of: view) {
      guard let outer = frames[name] else { return nil }
      frame = moved(frame, from: name, outer)
    }
    return frame
  }

  /// Returns whether at least a point's worth of a view is on the screen, and no view around it hides or scrolls it away.
  package func shows(_ view: String, in tree: ViewParents) -> Bool {
    guard var part = frames[view], !hidden.contains(view) else { return false }
    for name in tree.ancestors(of: view) {
      if hidden.contains(name) { return false }
      guard let outer = frames[name] else { break }
      part = moved(part, from: name, outer)
      if scrolling.contains(name) { part = part.intersection(outer) }
    }
    if !screen.isNull { part = part.intersection(screen) }
    return !part.isNull && part.width * part.height >= 1
  }

  /// Returns a rectangle in a view as one in that view's superview, after scrolling.
  private func moved(_ rect: CGRect, from view: String, _ frame: CGRect) -> CGRect {
    let offset = offsets[view] ?? .zero
    return rect.offsetBy(dx: frame.minX - offset.x, dy: frame.minY - offset.y)
  }
}
