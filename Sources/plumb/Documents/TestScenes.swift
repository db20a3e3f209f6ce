import Foundation
import Layout
import RecipeDocuments
import StoryboardDocuments
import Values
import Verifying

/// Scenes of Swift tests. The golden of an assertion states the scene that the assertion captured, so every command that
/// changes no golden works on it. Such a scene is named by its golden's folder, or by the end of it: `LoginTests/testLogin`.
enum TestScenes {
  /// Whether a path is the folder of a test's golden, or of any other golden.
  static func isGolden(_ folder: String) -> Bool {
    RegularFile.isThere(GoldenFolder(root: folder, scene: ".").recordPath)
  }

  /// Returns the folders of tests' goldens below a folder, sorted.
  /// - Complexity: O(files); only the first lines of records are read.
  static func folders(below folder: String) -> [String] {
    GoldenFolder.recorded(in: folder).filter { isOfTest("\(folder)/\($0)") }.map {
      folder == "." ? $0 : "\(folder)/\($0)"
    }
  }

  /// Returns the folder of the one test's golden below the working folder whose path ends with a name; nil if there is
  /// none.
  /// - Throws: ``UsageError`` if there are several.
  static func folder(named name: String) throws -> String? {
    let all = folders(below: ".")
    let named = all.filter { id(of: $0) == name }
    let found = named.isEmpty ? all.filter { $0.hasSuffix("/\(name)") } : named
    if found.count > 1 {
      throw UsageError("\"\(name)\" matches \(found.count) scenes of tests; name one: \(found.joined(separator: ", "))")
    }
    return found.first
  }

  /// Returns the id in runs of a golden's scene: the test target, the test file, and the test.
  static func id(of folder: String) -> String {
    guard let file = testFile(of: folder), let name = folder.split(separator: "/").last else { return folder }
    return TestGoldens.id(of: String(name), inFile: file)
  }

  /// Reads the scene that an assertion captured.
  /// - Throws: ``DocumentProblems``.
  static func read(_ folder: String) throws -> (scene: Scene, remark: DocumentRemark) {
    func refuse(_ message: String) -> DocumentProblems {
      DocumentProblems(problems: [DocumentProblem(document: folder, message: message)])
    }
    let record: SceneRecord?
    do {
      record = try GoldenFolder(root: folder, scene: ".").record()
    } catch let error as RecordError {
      throw refuse(error.text(recording: "PLUMB_RECORD=all swift test"))
    }
    guard let record, record.isOfTest else {
      throw refuse("the golden of a document, and not of a Swift test; name the document")
    }
    if record.recipe.isEmpty {
      throw refuse(
        "this golden is of an earlier format, which does not state the scene; record it with PLUMB_RECORD=all swift test"
      )
    }
    var scene = try RecipeDocument.decode(record.placedRecipe, document: folder, fonts: .installed)
    scene.title = record.title
    let cells = record.cells.compactMap { Cell(named: $0.entry.name) }
    scene.guardedCells = cells.isEmpty ? nil : cells
    let cell = record.cells.first?.entry.name ?? ""
    scene.capture = CaptureNotes(cell: cell)
    scene.notes =
      scene.notes ?? """
        As a Swift test captured it on \(cell): its views, texts, constraints and computed frames, laid out on every screen by the \
        constraints alone. layoutSubviews and changes of traits are not run; the test itself compares those.
        """
    return (scene, asCaptured)
  }

  /// What is different from the application.
  static let asCaptured = DocumentRemark(
    message: "as captured by a Swift test: layoutSubviews and changes of traits are not run")

  /// Returns the file of the test beside whose file a golden is; nil for a golden elsewhere.
  static func testFile(of golden: String) -> String? {
    let parts = golden.split(separator: "/")
    guard parts.count > 3, parts[parts.count - 3] == TestGoldens.folder else { return nil }
    return parts.dropLast(3).joined(separator: "/") + "/\(parts[parts.count - 2]).swift"
  }

  /// Returns the folders of goldens that state their scenes and are beside tests of the package in the working folder; none
  /// elsewhere. Packages inside of it have tests of their own.
  static func foldersOfPackage() -> [String] {
    let package = FileManager.default.currentDirectoryPath
    guard RegularFile.isThere("Package.swift") else { return [] }
    return folders(below: ".").filter { golden in
      guard let file = testFile(of: golden), RegularFile.isThere(file) else { return false }
      return TestRun.package(around: "\(package)/\(file)") == package
        && (try? GoldenFolder(root: golden, scene: ".").record())?.recipe.isEmpty == false
    }
  }

  /// The longest beginning of a record that is read to see whose it is, in bytes.
  private static let headLength = 4096

  private static func isOfTest(_ folder: String) -> Bool {
    let path = GoldenFolder(root: folder, scene: ".").recordPath
    return SceneRecord.isOfTest(head: RegularFile.beginning(of: path, length: headLength))
  }
}

extension Documents {
  /// - Throws: ``UsageError`` for scenes of Swift tests, whose goldens only tests compare and write.
  func refuseTestScenes() throws {
    guard let scene = scenes.first(where: { $0.capture != nil }) else { return }
    throw UsageError(
      "\(scene.document) is the golden of a Swift test: `swift test` compares it, and PLUMB_RECORD=changed swift test "
        + "records it")
  }
}
