import Foundation
import TestSupport
import Testing

@testable import RecipeDocuments

/// CI templates for other projects are YAML with the required keys, and use nothing that could change unnoticed.
@Suite struct IntegrationTests {
  @Test(arguments: [
    ("workflows/verify.yml", ["name", "on", "permissions", "jobs"]),
    ("workflows/comment.yml", ["name", "on", "permissions", "jobs"]),
    ("workflows/shards.yml", ["name", "on", "permissions", "jobs"]),
    ("workflows/gitlab-ci.yml", ["layouts", "layouts-report", "layouts-comment"]),
    ("github-action/action.yml", ["name", "description", "inputs", "outputs", "runs"]),
  ])
  func `a template is well-formed`(_ name: String, _ keys: [String]) throws {
    let text = try Repository.text("Integrations/\(name)")
    let root = try #require(try YAMLParser.parse(text))
    guard case .mapping(let pairs) = root.value else {
      Issue.record("no mapping")
      return
    }
    #expect(pairs.map { $0.0.text ?? "" } == keys)
    #expect(!text.contains("\t"))
  }

  @Test(arguments: [
    "workflows/verify.yml", "workflows/comment.yml", "workflows/shards.yml", "workflows/gitlab-ci.yml",
    "github-action/action.yml",
  ])
  func `actions and images are named by digest`(_ name: String) throws {
    let text = try Repository.text("Integrations/\(name)")
    for line in text.split(separator: "\n") {
      if line.contains("uses:") { #expect(line.contains(/uses: [a-z\/-]+@[0-9a-f]{40} # v[0-9.]+$/), "\(line)") }
      if line.contains(/(container|image|IMAGE): .*plumb/) {
        #expect(line.hasSuffix("/plumb@sha256:DIGEST"), "\(line)")
      }
    }
  }

  @Test func `the comment takes no number, no text and no script from the pull request`() throws {
    let text = try Repository.text("Integrations/workflows/comment.yml")
    let root = try #require(try YAMLParser.parse(text))
    let scripts = Self.values(of: "run", in: root)
    #expect(scripts.count == 4)
    // An expression in a script is code; in the environment it is a value.
    for script in scripts { #expect(!script.contains("${{")) }
    #expect(
      scripts.filter { $0.contains("layouts.zip") }.map { $0.contains("unzip -p layouts.zip run.json | head") } == [
        true
      ])
    #expect(Self.values(of: "uses", in: root) == [])
  }

  private static func values(of key: String, in node: YAMLNode) -> [String] {
    switch node.value {
    case .mapping(let pairs):
      pairs.flatMap { name, value in
        name.text == key ? [value.text ?? ""] : values(of: key, in: value)
      }
    case .sequence(let items): items.flatMap { values(of: key, in: $0) }
    default: []
    }
  }
}
