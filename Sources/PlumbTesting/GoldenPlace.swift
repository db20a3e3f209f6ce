import Foundation
import Values
import Verifying

/// Where the golden of an assertion is, and how the assertion is called in a run: `LoginTests/testLogin`, in the folder
/// `Snapshots/LoginTests/testLogin` next to the test file.
struct GoldenPlace {
  /// The test file.
  let test: TestFile
  /// `Snapshots/<test file>` next to the test file.
  let root: String
  /// The test's name, with the assertion's.
  let title: String
  /// The assertion's folder in the root.
  let name: String
  /// The id in runs: the test target, the test file and the test.
  let id: String

  /// The run of the package's tests.
  var run: TestRun { test.run }
  /// The test file, from the package's folder.
  var file: String { test.name }
  /// The folder of the golden.
  var folder: GoldenFolder { GoldenFolder(root: root, scene: name) }
  /// The same, from the package's folder.
  var golden: String { "\(test.relative(root))/\(name)" }

  /// - Parameter title: The test's name, with the assertion's.
  init(filePath: String, title: String) {
    self.title = title
    test = TestFile(filePath)
    root = test.url.deletingLastPathComponent().appending(path: "\(TestGoldens.folder)/\(test.stem)").path(
      percentEncoded: false)
    name = TestGoldens.name(of: title)
    id = test.id(of: name)
  }

  /// The longest name of a folder that file systems accept, in bytes.
  private static let nameLimit = 255

  /// - Throws: ``DocumentFailure`` for a name that no folder can have.
  func check() throws(DocumentFailure) {
    if name.utf8.count > Self.nameLimit {
      throw DocumentFailure(
        description: "the name of this golden is too long for a folder (\(name.utf8.count) bytes, at most "
          + "\(Self.nameLimit)); give the assertion a shorter one with named:, or rename the test")
    }
    if name.isEmpty {
      throw DocumentFailure(description: "this golden has no name; give the assertion one with named:")
    }
  }
}
