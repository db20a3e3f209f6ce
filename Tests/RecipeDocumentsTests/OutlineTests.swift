import Foundation
import Layout
import TestSupport
import Testing

@testable import RecipeDocuments

/// The outline that editors get of documents, compared with the decoder's result.
@Suite struct OutlineTests {
  static let recipes = Repository.files("Recipes", ending: ".yaml")

  private struct Place: Hashable {
    let key: String
    let line: Int
    let column: Int
  }

  private func keys(_ node: YAMLNode) -> Set<Place> {
    switch node.value {
    case .scalar: []
    case .sequence(let items): items.reduce(into: []) { $0.formUnion(keys($1)) }
    case .mapping(let pairs):
      pairs.reduce(into: []) { found, pair in
        found.insert(Place(key: pair.key.text ?? "", line: pair.key.line, column: pair.key.column))
        found.formUnion(keys(pair.value))
      }
    }
  }

  @Test func `an outline has the keys of the document at their places`() throws {
    for file in Self.recipes {
      let text = try Repository.text(file)
      let outline = DocumentOutline(text, format: .recipe)
      let found = Set(
        outline.nodes.compactMap { node in
          node.key.map { Place(key: $0.text, line: $0.span.line + 1, column: $0.span.columns.lowerBound + 1) }
        })
      let node = try #require(try YAMLParser.parse(text))
      #expect(found == keys(node), "\(file)")
    }
  }

  @Test func `the parts of equations are those that the decoder reads`() throws {
    for file in Self.recipes {
      let text = try Repository.text(file)
      let scene = try RecipeDocument.decode(
        text, document: file, folder: Repository.path("Recipes/x"), fonts: .installed)
      let outline = DocumentOutline(text, format: .recipe)
      let tokens = Dictionary(grouping: outline.equationTokens, by: \.span.line)
      for constraint in scene.constraints where !constraint.text.contains(/^[HV]:/) {
        let place = try #require(constraint.place)
        let attributes = (tokens[place.line - 1] ?? []).compactMap { token -> SceneAttribute? in
          if case .attribute(let attribute) = token.token.kind { attribute } else { nil }
        }
        #expect(
          attributes == [constraint.first.attribute] + (constraint.second.map { [$0.attribute] } ?? []),
          "\(file):\(place.line)")
      }
    }
  }

  @Test(arguments: [
    ("views:\n  A: { lab", "key of A, typed \"lab\""),
    ("views:\n  A: { label: Hi, ", "key of A, typed \"\""),
    ("views:\n  A: { font: bo", "value of font, typed \"bo\""),
    ("views:\n  A:\n    label: Hi\n    ", "key of A, typed \"\""),
    ("views:\n  A:\n    label: Hi\n  ", "key of views, typed \"\""),
    ("views:\n  A: {}\ncon", "key of the root, typed \"con\""),
    ("constraints: |\n  1. A.Top = ", "line of constraints: \"1. A.Top = \""),
    ("constraints:\n  - A.T", "value of an item, typed \"A.T\""),
    ("bars: [nav", "item of bars, typed \"nav\""),
    ("bars: [navigation, ", "item of bars, typed \"\""),
    ("title: Hi # a com", "nowhere"),
    ("title: \"Hi", "nowhere"),
    ("notes: |\n  Some text\nviews:\n  A:\n    font: ", "value of font, typed \"\""),
    // An unclosed bracket ends at a key that is indented no deeper.
    ("views:\n  A: { label: Hi\n  B: { fo", "key of B, typed \"fo\""),
  ])
  func `what may be typed follows from what stands before`(_ text: String, _ expected: String) {
    let outline = DocumentOutline(text, format: .recipe)
    let line = outline.lines.count - 1
    let (before, spot) = outline.spot(line: line, column: outline.lines[line].count, format: .recipe)
    func name(_ index: Int) -> String { before.nodes[index].key?.text ?? (index == 0 ? "the root" : "an item") }
    let found =
      switch spot {
      case .key(let owner, let typed): "key of \(name(owner)), typed \"\(typed.text)\""
      case .value(let owner, let typed): "value of \(name(owner)), typed \"\(typed.text)\""
      case .item(let owner, let typed): "item of \(name(owner)), typed \"\(typed.text)\""
      case .line(let owner, let span): "line of \(name(owner)): \"\(before.text(span))\""
      case .nowhere: "nowhere"
      }
    #expect(found == expected)
  }

  @Test func `of several equations on a line the one at the place is meant`() throws {
    let outline = DocumentOutline(
      "views: { A: {}, B: {} }\nconstraints: [A.Left = B.Right, A.Top = B.Top + 8]\n", format: .recipe)
    func text(_ column: Int) -> String? { outline.equation(atLine: 1, column: column).map { outline.text($0.span) } }
    #expect(text(14) == "A.Left = B.Right")
    #expect(text(32) == "A.Top = B.Top + 8")
    #expect(text(0) == "A.Left = B.Right")
  }

  @Test(arguments: [
    ("'it''s'", "it's"), ("'a\"b'", "a\"b"), ("\"a\\\"b\"", "a\"b"), ("'a\\b'", "a\\b"),
    ("\"a\\tb\"", "a\tb"), ("\"it's\"", "it's"),
  ])
  func `a value in quotation marks is the text that they mean`(_ written: String, _ text: String) {
    let outline = DocumentOutline("title: \(written)\n", format: .recipe)
    let found = outline.child("title", of: 0).flatMap { outline.nodes[$0].value?.text }
    #expect(found == text)
  }
}
