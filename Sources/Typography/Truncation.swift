public import Foundation
public import UIKit

/// Which part of a text that is too long gives way to an ellipsis.
public enum Truncation: Sendable {
  case middle
  case tail
}

extension PangoMeasurer {
  /// The text as one line no wider than asked for: whole if it fits, else with an ellipsis and as many characters as
  /// there is room for.
  /// - Parameter width: In points.
  /// - Complexity: O(log(characters)) shapings.
  public func truncated(_ text: String, font: UIFont, width: CGFloat, _ truncation: Truncation) -> GlyphRun {
    let whole = shape(text, font: font)
    if whole.width <= width { return whole }
    let characters = Array(text)
    func kept(_ count: Int) -> GlyphRun {
      let head = truncation == .tail ? count : (count + 1) / 2
      let start = String(characters.prefix(head)).trimmingCharacters(in: .whitespaces)
      let end = String(characters.suffix(count - head)).trimmingCharacters(in: .whitespaces)
      return shape("\(start)…\(end)", font: font)
    }
    var (fits, fails) = (0, characters.count)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if kept(middle).width <= width { fits = middle } else { fails = middle }
    }
    return kept(fits)
  }
}
