import Foundation
import Testing

@testable import RecipeDocuments

/// Templates for others' CI are YAML with the keys that make them what they are.
@Suite struct IntegrationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: [
    ("workflows/verify.yml", ["name", "on", "permissions", "jobs"]),
    ("workflows/comment.yml", ["name", "on", "permissions", "jobs"]),
    ("workflows/shards.yml", ["name", "on", "permissions", "jobs"]),
    ("workflows/gitlab-ci.yml", ["layouts", "layouts-report"]),
    ("github-action/action.yml", ["name", "description", "inputs", "outputs", "runs"]),
  ])
  func `a template is well-formed`(_ name: String, _ keys: [String]) throws {
    let text = try String(contentsOf: Self.root.appending(path: "Integrations/\(name)"), encoding: .utf8)
    let root = try #require(try YAMLParser.parse(text))
    guard case .mapping(let pairs) = root.value else {
      Issue.record("no mapping")
      return
    }
    #expect(pairs.map { $0.0.text ?? "" } == keys)
    #expect(!text.contains("\t"))
  }
}
