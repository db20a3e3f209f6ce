import Foundation
import TestSupport
import Testing

/// What a newcomer reads first: the readme, the index of the documentation, and the first ten minutes.
@Suite struct FirstMinutesTests {
  @Test func `the first ten minutes go as they are written`() throws {
    let workplace = try Workplace([:])
    let script = Repository.path("Scripts/first-ten-minutes.sh")
    let played = try workplace.shell("bash '\(script)' '\(Workplace.tool.path(percentEncoded: false))'")
    let page = try Repository.text("Documentation/first-ten-minutes.md")
    let written = page.split(separator: "```\n", omittingEmptySubsequences: false)
    #expect(written.count == 3, "\(played.out)\(played.talk)")
    #expect(played.out == written.dropFirst().first.map { String($0) }, "\(played.out)\(played.talk)")
  }

  @Test func `the readme is short`() throws {
    let text = try Repository.text("README.md")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 900)
  }

  @Test func `the index has one line for each page`() throws {
    let index = try Repository.text("Documentation/README.md")
    let rows = index.matches(of: /(?m)^\| \[([^\]]+)\]\(([^)]+)\) \| .+ \|$/).map { String($0.output.2) }
    let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.path("Documentation"))
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }
    #expect(rows == (pages + ["lint/README.md"]).sorted())
    #expect(index.contains("## Three reading paths\n\n- **"))
  }

  @Test func `links between pages lead somewhere`() throws {
    for file in Repository.files("Documentation", ending: ".md") {
      let folder = URL(filePath: Repository.path(file)).deletingLastPathComponent()
      for link in try Repository.text(file).matches(of: /\]\(([^)#\s]+)(#[^)]*)?\)/) {
        let target = String(link.output.1)
        if target.contains(":") || !target.contains(".") { continue }
        let path = folder.appending(path: target).path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: path), "\(file): \(target)")
      }
    }
  }

  /// The page of commands names all of them, and no document names one that does not exist.
  @Test func `documents use the present names of commands`() throws {
    let older =
      "sweep|edges|cells|impact|accept|reject|undo|prune|merge|devices|recipes|recipe|config|schema|completion|man"
    // `/plumb accept` is a comment on a pull request, not a command.
    let pattern = try Regex("[^/]plumb (\(older))\\b")
    for file in Repository.files("Documentation", ending: ".md")
      + ["yml", "yaml", "sh", "mk"].flatMap({ Repository.files("Integrations", ending: ".\($0)") })
      + ["README.md"]
    {
      for match in try Repository.text(file).matches(of: pattern) {
        Issue.record("\(file): \(match.output[0].substring ?? "")")
      }
    }
  }
}
