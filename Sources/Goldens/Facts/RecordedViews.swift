import Foundation
package import Layout

/// The views of a golden, read from its record, from which its picture can be drawn if none is stored.
package struct RecordedViews {
  /// Views by name.
  package private(set) var views: [String: RecordedView] = [:]

  /// - Parameters:
  ///   - facts: The facts of one cell.
  ///   - backgrounds: The recorded backgrounds of views, by name.
  /// - Complexity: O(facts).
  package init(facts: LayoutFacts, backgrounds: [String: SceneColor]) {
    for entry in facts.entries {
      guard case .view(let name) = entry.subject else { continue }
      switch entry.fact {
      case .frame(let frame): if views[name] == nil { views[name] = RecordedView(frame: frame) }
      case .hidden: views[name]?.isHidden = true
      case .offset(let offset): views[name]?.scrollOffset = offset
      case .text(let line): views[name]?.lines.append(.init(text: line.text, x: line.x, baseline: line.baseline))
      default: break
      }
    }
    for (name, color) in backgrounds { views[name]?.background = color }
  }
}
