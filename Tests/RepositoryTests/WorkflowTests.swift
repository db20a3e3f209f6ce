import Foundation
import TestSupport
import Testing

/// Workflows that run on pull requests from outside contributors pin everything that they use.
@Suite struct WorkflowTests {
  /// Returns each `uses:` of the repository's workflows and of the one that `plumb init` writes.
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

  /// The first releases whose `action.yml` says `node24`, by their repositories.
  private static let onNode24 = ["actions/checkout": 5, "actions/upload-artifact": 6, "actions/download-artifact": 7]

  @Test func `actions run on Node 24`() throws {
    for use in try uses() {
      let release = try #require(use.version.firstMatch(of: /# v(\d+)/).flatMap { Int($0.output.1) })
      #expect(release >= (try #require(Self.onNode24[use.action], "\(use.action)")), "\(use.file): \(use.action)")
    }
  }

  @Test func `images are named by their digest`() throws {
    for file in Repository.files("Integrations", ending: ".yml") {
      for image in try Repository.text(file).matches(of: /(?:image|container|IMAGE|name): +(\S+\/\S+)/).map(\.output.1)
      {
        #expect(image.contains("@sha256:") || image.contains("${{"), "\(file): \(image)")
      }
    }
  }

  /// Pictures depend on fonts: another set draws other bytes. The list installed here is also the package's
  /// dependencies, and so ends up in the image.
  @Test func `the package and the image have the fonts that the Makefile installs`() throws {
    let makefile = try Repository.text("Makefile")
    let fonts = try #require(makefile.firstMatch(of: /FONT_PACKAGES := ([^\n]*\\\n[^\n]*)\n/)).output.1
    #expect(fonts.matches(of: /fonts-[a-z0-9-]+/).count >= 7)
    #expect(makefile.contains(/\nPACKAGES :=[^\n]* \$\(FONT_PACKAGES\)\n/))
    #expect(makefile.contains("Scripts/dist/dist.sh $(PLUMB) $(DIST) \"$(FONT_PACKAGES)\""))
    #expect(try Repository.text("Scripts/dist/dist.sh").contains("Depends: $libraries, ${fonts// /, }\n"))
    let image = try Repository.text("Containerfile")
    #expect(image.contains("COPY dist/plumb_*.deb"))
    #expect(!image.contains("fonts-"))
    // A checkout in the image talks to its host, and `--run` opens addresses with curl.
    #expect(image.contains(" ca-certificates curl git "))
  }
}
