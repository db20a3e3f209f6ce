import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The text tables of Documentation/control-metrics.md, row by row.
@MainActor @Suite struct TextTableTests {
  /// Returns the rows of the first table below a heading, without its header row; cells without emphasis.
  nonisolated static func table(below heading: String) throws -> [[String]] {
    let text = try Repository.text("Documentation/control-metrics.md")
    let below = text.components(separatedBy: "\n").drop { !$0.hasPrefix(heading) }
    let rows = below.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return rows.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " *")) }
    }
  }

  nonisolated static let styles: [String: UIFont.TextStyle] = [
    "Large Title": .largeTitle, "Title 1": .title1, "Title 2": .title2, "Title 3": .title3, "Headline": .headline,
    "Body": .body, "Callout": .callout, "Subhead": .subheadline, "Footnote": .footnote, "Caption 1": .caption1,
    "Caption 2": .caption2,
  ]

  @Test func `2 every text style has its size, leading and weight at every size of the reader`() throws {
    let rows = try Self.table(below: "## 2.").dropFirst(2)
    #expect(rows.count == 11)
    for row in rows {
      let name = try #require(row[0].split(separator: "(").first.map { $0.trimmingCharacters(in: .whitespaces) })
      let style = try #require(Self.styles[name])
      #expect(row.count == 13)
      for (category, cell) in zip(UIContentSizeCategory.allInOrder, row.dropFirst()) {
        let numbers = cell.replacing("*", with: "").split(separator: "/").compactMap { Double($0) }
        let font = UIFont.preferredFont(
          forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        #expect([font.pointSize, font.linePitch] == numbers.map { CGFloat($0) }, "\(name) \(category.rawValue)")
        #expect(font.face.weight == (row[0].contains("semibold") ? .semibold : .regular))
      }
    }
  }

  @Test func `1_1 San Francisco's vertical metrics`() throws {
    let rows = Dictionary(uniqueKeysWithValues: try Self.table(below: "### 1.1").dropFirst(2).map { ($0[0], $0[1]) })
    let font = UIFont.systemFont(ofSize: 2048)
    for (name, measure) in [
      ("line height", font.lineHeight), ("ascender", font.ascender), ("descender", -font.descender),
      ("cap height", font.capHeight), ("x height", font.xHeight), ("line gap", font.leading),
    ] { #expect(Double(rows[name] ?? "") == Double(measure), "\(name)") }
  }

  /// Measured values up to 40 points, those of the guidelines above.
  @Test func `1_3 tracking by size, linear between sizes`() throws {
    for (size, thousandths) in [
      (9.0, 38 / 2.048), (12, 0), (17, -52 / 2.048), (28, 28 / 2.048), (35.5, 21.5 / 2.048), (80, 0),
    ] {
      let font = UIFont.systemFont(ofSize: size)
      let tracking = try #require(font.knownAdvances).tracking
      #expect(abs(tracking - thousandths * size / 1000) < 1e-9, "\(size)")
    }
  }

  // MARK: 1.2

  @Test(arguments: [(1, 20.333333), (2, 42.333333), (7, 152.333333), (8, 174.333333)] as [(Int, CGFloat)])
  func `lines of body text at three pixels a point`(_ count: Int, _ height: CGFloat) {
    let stage = Stage(scale: 3)
    let label = stage.add(UILabel())
    (label.font, label.numberOfLines) = (.preferredFont(forTextStyle: .body), 0)
    label.text = Array(repeating: "x", count: count).joined(separator: "\n")
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-3)
  }

  @Test(arguments: [(2, 38), (3, 58), (4, 78)] as [(Int, CGFloat)])
  func `lines of subhead text`(_ count: Int, _ height: CGFloat) {
    let stage = Stage(scale: 2)
    let label = stage.add(UILabel())
    (label.font, label.numberOfLines) = (.preferredFont(forTextStyle: .subheadline), 0)
    label.text = Array(repeating: "x", count: count).joined(separator: "\n")
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func `lines of a font without a style follow one another without room between`() {
    let stage = Stage(scale: 2)
    let label = stage.add(UILabel())
    (label.font, label.numberOfLines) = (.systemFont(ofSize: 17), 0)
    label.text = "a\nb\nc"
    // 3 × 20.287, rounded up to the next half point.
    #expect(label.intrinsicContentSize.height == 61)
  }

  // MARK: 3

  @Test(
    arguments: [
      (.roundedRect, 14, 34), (.roundedRect, 17, 34), (.roundedRect, 22, 36), (.none, 17, 22), (.none, 15, 19.5),
      (.bezel, 17, 27), (.line, 17, 27),
    ] as [(UITextField.BorderStyle, CGFloat, CGFloat)])
  func `text fields by border and font`(_ border: UITextField.BorderStyle, _ size: CGFloat, _ height: CGFloat) {
    let field = UITextField()
    (field.borderStyle, field.font) = (border, .systemFont(ofSize: size))
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func `a text field is as wide as its text and its insets, and shows dots for a secret`() {
    let field = UITextField()
    field.placeholder = "Placeholder"
    let plain = field.intrinsicContentSize.width
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == plain + 28)
    field.text = "Text"
    #expect(field.intrinsicContentSize.width < plain)
    field.isSecureTextEntry = true
    #expect(field.shownText?.string == "\u{2022}\u{2022}\u{2022}\u{2022}")
  }

  @Test func `a text view that does not scroll is its text and eight points above and below`() {
    let stage = Stage(scale: 2)
    let view = stage.add(UITextView())
    (view.isScrollEnabled, view.font, view.text) = (false, .systemFont(ofSize: 14), "One line")
    #expect(view.intrinsicContentSize.height == 33)
    view.text = ""
    #expect(view.intrinsicContentSize.height == 33)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  /// 3.2: height at L, with Body.
  @Test(arguments: [(2, 34.5), (3, 34.333333)] as [(CGFloat, CGFloat)])
  func `a button with a configuration is its text and seven points above and below`(_ scale: CGFloat, _ height: CGFloat)
  {
    let stage = Stage(scale: scale)
    let button = stage.add(UIButton(type: .system))
    button.titleFont = .preferredFont(forTextStyle: .body)
    button.setTitle("Button", for: .normal)
    button.configurationInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    #expect(abs(button.intrinsicContentSize.height - height) < 1e-3)
  }
}
