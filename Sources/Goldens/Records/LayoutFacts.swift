import Foundation
package import Layout
import Values

/// A solved layout as sorted lines of text, one fact per line, as a reviewer reads it in a diff.
package struct LayoutFacts: Sendable, Hashable {
  /// One fact per line, without line breaks.
  package let lines: [String]

  /// - Parameter lines: One fact per line, without line breaks.
  package init(lines: [String]) { self.lines = lines }

  /// Size and insets of the root view, then each view in pre-order: its frame on pixels, the unrounded frame if it
  /// differs, the baseline, lines of text, and anything remarkable.
  /// - Complexity: O(views + lines).
  package init(_ layout: SolvedLayout) {
    var lines = ["root size \(Self.text([layout.rootSize.width, layout.rootSize.height]))"]
    lines.append("root safe-area \(Self.text(layout.safeArea))")
    if layout.keyboardHeight > 0 { lines.append("root keyboard \(Self.text([layout.keyboardHeight]))") }
    lines.append("root margins \(Self.text(layout.margins))")
    for view in layout.views where !view.isRoot { Self.append(view, to: &lines) }
    self.lines = lines
  }

  private static func append(_ view: SolvedView, to lines: inout [String]) {
    let name = quoted(view.name)
    lines.append("\(name) frame \(text(view.frame))")
    if text(view.exactFrame) != text(view.frame) { lines.append("\(name) exact \(text(view.exactFrame))") }
    if let baseline = view.firstBaseline { lines.append("\(name) baseline \(text([baseline]))") }
    if view.isHidden { lines.append("\(name) hidden") }
    if let content = view.contentSize { lines.append("\(name) content \(text([content.width, content.height]))") }
    if view.scrollOffset != .zero { lines.append("\(name) offset \(text([view.scrollOffset.x, view.scrollOffset.y]))") }
    if let image = view.image { lines.append("\(name) image \(quoted(image.content.name)) \(text(image.rect))") }
    if let content = view.text {
      for line in content.lines {
        lines.append("\(name) text \(quoted(line.run.text)) \(text([line.x, line.baseline, line.run.width]))")
      }
      if !content.missing.isEmpty {
        lines.append(
          "\(name) missing \(content.missing.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " "))"
        )
      }
      if content.scale < 1 { lines.append("\(name) scale \(text([content.scale]))") }
      if content.isTruncated { lines.append("\(name) truncated") }
      if content.isClipped { lines.append("\(name) clipped") }
    }
    for side in view.openAttributes {
      lines.append("\(name) open \(side.attribute) \(text([side.lower, side.upper]))")
    }
  }

  private static func text(_ rect: CGRect) -> String { text([rect.minX, rect.minY, rect.width, rect.height]) }
  private static func text(_ insets: Insets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map { NumberText.plain($0) }.joined(separator: " ")
  }

  /// Returns a text in quotation marks, on one line.
  package static func quoted(_ text: String) -> String { Quoting.record.quoted(text) }

  /// Returns the text that ``quoted(_:)`` put in quotation marks. Like ``quoted(_:)``, this works on scalars, so that a
  /// combining mark at a text's start does not hide the quotation mark.
  package static func unquoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return text }
    var result = String.UnicodeScalarView()
    var rest = scalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch escaped {
      case "n": result.append("\n")
      case "u":
        let code = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(code.count + 2)
        if let value = UInt32(String(code), radix: 16), let scalar = Unicode.Scalar(value) { result.append(scalar) }
      default: result.append(escaped)
      }
    }
    return String(result)
  }

  /// Returns a line's subject and the rest: `"Red View"` and `frame 16 40 343 607`.
  package static func split(_ line: String) -> (subject: String, rest: String) { KeyedLine.subject(of: line) }
}
