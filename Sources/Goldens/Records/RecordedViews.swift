import Foundation
package import Layout
import Values

/// The views of a golden, read from its record, from which its picture can be drawn if none is stored.
package struct RecordedViews {
  /// Views by name.
  package private(set) var views: [String: RecordedView] = [:]

  /// - Parameters:
  ///   - facts: The facts of one cell.
  ///   - backgrounds: The recorded backgrounds of views, by name.
  /// - Complexity: O(lines).
  package init(facts: [String], backgrounds: [String: SceneColor]) {
    for line in facts {
      let (subject, rest) = LayoutFacts.split(line)
      guard subject.unicodeScalars.first == "\"" else { continue }
      note(rest, of: LayoutFacts.unquoted(subject))
    }
    for (name, color) in backgrounds { views[name]?.background = color }
  }

  private mutating func note(_ fact: String, of name: String) {
    let (kind, value) = LayoutFacts.split(fact)
    func numbers(_ text: String) -> [Double] {
      text.unicodeScalars.split(separator: " ").compactMap { Double(String($0)) }
    }
    let found = numbers(value)
    switch kind {
    case "frame" where found.count == 4:
      if views[name] == nil {
        views[name] = RecordedView(frame: CGRect(x: found[0], y: found[1], width: found[2], height: found[3]))
      }
    case "hidden": views[name]?.isHidden = true
    case "offset" where found.count == 2: views[name]?.scrollOffset = CGPoint(x: found[0], y: found[1])
    case "text":
      let (text, rest) = LayoutFacts.split(value)
      let place = numbers(rest)
      guard place.count == 3 else { return }
      views[name]?.lines.append(.init(text: LayoutFacts.unquoted(text), x: place[0], baseline: place[1]))
    default: break
    }
  }
}
