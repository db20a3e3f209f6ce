import Foundation
import Layout
import TestSupport
import Testing

@testable import Linting

/// The table of rules, and its pages in the documentation.
@Suite struct RuleTableTests {
  @Test func `ids are words with hyphens, each once`() {
    #expect(Set(LintRules.ids).count == LintRules.ids.count)
    for id in LintRules.ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)") }
  }

  @Test func `every rule has a page, and every page a rule`() throws {
    let pages = Repository.files("Documentation/lint", ending: ".md").filter { !$0.hasSuffix("README.md") }
    #expect(pages == LintRules.all.map(\.page).sorted())
    for rule in LintRules.all {
      let lines = try Repository.text(rule.page).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "# \(rule.id)")
      #expect(lines[2] == "\(rule.severity.rawValue.capitalized), chapter \(rule.chapter.rawValue): \(rule.title).")
      let headings = lines.filter { $0.hasPrefix("## ") }
      #expect(headings == ["## What", "## Why", "## How to fix", "## How to silence"], "\(rule.id)")
    }
  }

  @Test func `the list of rules has their severities and titles`() throws {
    let list = try Repository.text("Documentation/lint/README.md")
    for rule in LintRules.all {
      let row = "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(rule.title) |"
      #expect(list.contains(row), "\(rule.id)")
    }
  }

  @Test func `rules lie in the folders of their chapters`() throws {
    for rule in LintRules.all {
      let folder = "Sources/Linting/\(rule.chapter.rawValue.capitalized)"
      let texts = try Repository.files(folder, ending: ".swift").map { try Repository.text($0) }
      #expect(texts.contains { $0.contains("\"\(rule.id)\", .\(rule.chapter.rawValue)") }, "\(rule.id)")
    }
  }
}
