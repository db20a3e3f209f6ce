import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Linting

/// Small documents with one fault each: exactly this fault is found, as one finding.
///
/// A document is named after its rule, with a word appended if a rule has several documents; its first line is the
/// finding.
@MainActor
@Suite struct FaultTests {
  nonisolated static let documents: [String] = {
    let files = FileManager.default.enumerator(atPath: Repository.path("Tests/LintingTests/Faults"))
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// Lints a document as `plumb lint` does, in both reading directions if its second line requests it.
  private static func results(_ text: String, _ pipeline: LayoutPipeline) throws -> [LintResult] {
    let scene = try RecipeDocument.decode(text, document: "fault.yaml", fonts: .installed)
    var cells = Matrix.standard
    if text.contains("# Directions: both") { cells += cells.map { $0.varied(CellVariant(direction: .rightToLeft)) } }
    return Linter(pipeline: pipeline).lint(scene, in: scene.cells(cells)).results
  }

  @Test func `each fault is found once, and nothing else`() throws {
    let pipeline = try LayoutPipeline()
    for document in Self.documents {
      let text = try Repository.text("Tests/LintingTests/Faults/\(document)")
      let results = try Self.results(text, pipeline)
      #expect(results.map(\.rule.id) == [document.split(separator: ".").first.map(String.init)], "\(document)")
      let expected = text.prefix { $0 != "\n" }.dropFirst(2)
      #expect(results.map { "\($0.severity): \($0.text)" } == [String(expected)], "\(document)")
    }
  }

  @Test func `every rule has a document with its fault`() {
    let rules = Set(Self.documents.compactMap { $0.split(separator: ".").first.map(String.init) })
    #expect(rules == Set(LintRules.ids))
  }
}
