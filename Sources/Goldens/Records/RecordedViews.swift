import Foundation
import Scenes
import Values

/// The views of a golden, read from its record, from which its picture can be drawn if none is stored.
struct RecordedViews {
  /// Views by name.
  private(set) var views: [String: RecordedView] = [:]

  /// - Parameters:
  ///   - facts: The facts of one cell.
  ///   - inputs: The inputs recorded with them.
  /// - Complexity: O(lines).
  init(facts: [String], inputs: [String]) {
    for line in facts {
      let (subject, rest) = LayoutFacts.split(line)
      guard subject.unicodeScalars.first == "\"" else { continue }
      note(rest, of: LayoutFacts.unquoted(subject))
    }
    for line in inputs {
      let (subject, rest) = LayoutFacts.split(line)
      guard subject.unicodeScalars.first == "\"", let color = Self.background(rest) else { continue }
      views[LayoutFacts.unquoted(subject)]?.background = color
    }
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

  /// Returns the colour in `background: "#4C8DFF"`; nil for other properties, and for named colours, which have no
  /// fixed value.
  private static func background(_ text: String) -> SceneColor? {
    let (key, value) = LayoutFacts.split(text)
    let digits = LayoutFacts.unquoted(value).unicodeScalars
    guard key == "background:", digits.first == "#", digits.count == 7,
      let number = Int(String(digits.dropFirst()), radix: 16)
    else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    return SceneColor(red: part(16), green: part(8), blue: part(0))
  }
}
