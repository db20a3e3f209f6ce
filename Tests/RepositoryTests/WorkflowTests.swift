import Foundation
import TestSupport
import Testing

/// Workflows that run on pull requests of strangers name what they use so that it cannot change.
@Suite struct WorkflowTests {
  /// Each `uses:` of the workflows that the repository holds and of the one that `plumb init` writes.
  private func uses() throws -> [(file: String, action: String, version: Substring)] {
    let files =
      Repository.files("Integrations", ending: ".yml") + ["Sources/plumb/Starting/PipelineFile.swift"]
    return try files.flatMap { file in
      try Repository.text(file).matches(of: /uses: ([^ @\n]+)@(.*)/).map { (file, String($0.output.1), $0.output.2) }
    }
  }

  @Test func `actions are named by their commit, with the version behind it`() throws {
    let uses = try uses()
    #expect(uses.count >= 9)
    for use in uses {
      #expect(
        use.version.wholeMatch(of: /[0-9a-f]{40} # v\d+\.\d+\.\d+/) != nil, "\(use.file): \(use.action)@\(use.version)")
    }
  }

  @Test func `an action has the same version everywhere`() throws {
    for (action, uses) in Dictionary(grouping: try uses(), by: \.action) {
      #expect(Set(uses.map(\.version)).count == 1, "\(action)")
    }
  }

  @Test func `images are named by their digest`() throws {
    for file in Repository.files("Integrations", ending: ".yml") {
      for image in try Repository.text(file).matches(of: /(?:image|container|IMAGE): +(\S+\/\S+)/).map(\.output.1) {
        #expect(image.contains("@sha256:") || image.contains("${{"), "\(file): \(image)")
      }
    }
  }

  /// Pictures depend on fonts: another set draws other bytes.
  @Test func `the image has the fonts that the Makefile installs`() throws {
    let image = try #require(try Repository.text("Containerfile").components(separatedBy: "\nFROM ").last)
    let packages = try Repository.text("Makefile").components(separatedBy: "FONT_PACKAGES :=")[1]
    let installed = packages.matches(of: /fonts-[a-z0-9-]+/).map(\.output)
    #expect(installed.count >= 7)
    #expect(Set(image.matches(of: /fonts-[a-z0-9-]+/).map(\.output)) == Set(installed))
  }
}
