import Foundation
import Predicates
import Testing

@testable import Porting

/// Predicates by formats, which Foundation lacks on Linux.
@Suite struct PredicateTests {
  private class Person { let name = "Ann" }
  private final class Author: Person { let books: Int? = 2 }

  @Test(arguments: [
    ("SELF MATCHES %@", "ann@example.com", true), ("SELF MATCHES %@", "ann@", false),
    ("SELF MATCHES[c] %@", "ANN@EXAMPLE.COM", true),
  ]) func `texts match expressions`(_ format: String, _ text: String, _ matches: Bool) {
    let predicate = NSPredicate.managed(format: format, "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(predicate.evaluate(with: text) == matches)
  }

  @Test func `properties of any object have names`() {
    #expect(NSPredicate.managed(format: "name LIKE 'A*' AND books > 1").evaluate(with: Author()))
    #expect(!NSPredicate.managed(format: "name == %@", "Bob").evaluate(with: Author()))
    #expect(NSPredicate.managed(format: "a.b CONTAINS[c] 'X'").evaluate(with: ["a": ["b": "xyz"]]))
  }

  @Test func `texts that sources expect are found by condition`() {
    let text = """
      func login() {
        if username == "Kevin" && passwordField.text == "123" { open() }
        guard segue.identifier == "text" else { return }
        if title == "Other" || "Ann" == userName { return }
      }
      """
    let groups = ExpectedTexts(Project([SourceFile(path: "/a.swift", text: text)])).groups
    #expect(
      groups.map { $0.map { "\($0.name) \($0.text)" } } == [
        ["username Kevin", "passwordField.text 123"], ["userName Ann"],
      ])
  }

  @Test func `statuses that sources expect are found`() {
    let texts = [
      "func a() { if response.statusCode == 201 || response.statusCode == 200 { done() } }",
      "func b() { switch statusCode { case 200...299, 204: done() default: break } }", "let height = 202",
    ]
    let files = texts.enumerated().map { SourceFile(path: "/\($0).swift", text: $1) }
    #expect(ExpectedStatuses(Project(files)).statuses == [201, 204])
  }
}
