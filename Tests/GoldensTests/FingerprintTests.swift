import Foundation
import Layout
import Testing

@testable import Goldens
@testable import Typography

/// What pictures of different machines can be compared.
@MainActor
@Suite struct FingerprintTests {
  private let recorded = Fingerprint(base: "plumb 5, cairo 1", fonts: ["Own.otf 11", "DejaVuSans.ttf 22"])

  @Test func `another installed font is another renderer, and another font of the project is not`() {
    let installed = Fingerprint(
      base: recorded.base, fonts: ["Own.otf 11", "DejaVuSans.ttf 33"], ownFiles: ["Own.otf"])
    #expect(!installed.isThat(of: recorded))
    #expect(!installed.shapesText(like: recorded))
    #expect(installed.changedFiles(since: recorded) == [])
    let own = Fingerprint(base: recorded.base, fonts: ["Own.otf 44", "DejaVuSans.ttf 22"], ownFiles: ["Own.otf"])
    #expect(own.isThat(of: recorded))
    #expect(own.shapesText(like: recorded))
    #expect(own.changedFiles(since: recorded) == ["Own.otf"])
    // A file that the record does not know is no change of one.
    #expect(Fingerprint(base: "b", fonts: ["New.otf 1"], ownFiles: ["New.otf"]).changedFiles(since: recorded) == [])
  }

  @Test func `a font is the project's whichever door it came through`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "OfAnApplication.ttf").path
    let font = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../FuzzingTests/Corpus/font/valid-triangle.ttf").standardizedFileURL
    try FileManager.default.copyItem(at: font, to: URL(filePath: path))
    _ = try CustomFonts.register(path)
    let renderer = Renderer(measurer: try LayoutPipeline().measurer)
    #expect(renderer.fingerprint(of: []).ownFiles.contains("OfAnApplication.ttf"))
    #expect(!renderer.fingerprint(of: []).ownFiles.contains("Inter-Regular.otf"))
  }
}
