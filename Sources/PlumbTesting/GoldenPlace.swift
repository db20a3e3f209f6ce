import Foundation
import Values
import Verifying

/// Where the golden of an assertion is, and how the assertion is called in a run: `LoginTests/testLogin`, in the folder
/// `Snapshots/LoginTests/testLogin` next to the test file.
struct GoldenPlace {
  /// The run of the package's tests.
  let run: TestRun
  /// `Snapshots/<test file>` next to the test file.
  let root: String
  /// The test's name, with the assertion's.
  let title: String
  /// The assertion's folder in the root.
  let name: String
  /// The test file, from the package's folder.
  let file: String
  /// The id in runs: the test target, the test file and the test.
  let id: String

  /// The folder of the golden.
  var folder: GoldenFolder { GoldenFolder(root: root, scene: name) }
  /// The same, from the package's folder.
  var golden: String { "\(Self.relative(root, to: run.package))/\(name)" }

  /// - Parameter title: The test's name, with the assertion's.
  init(filePath: String, title: String) {
    self.title = title
    let url = URL(filePath: filePath)
    let stem = url.deletingPathExtension().lastPathComponent
    run = TestRun(package: TestRun.package(around: filePath))
    root = url.deletingLastPathComponent().appending(path: "Snapshots/\(stem)").path(percentEncoded: false)
    name = title.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? String($0) : "-" }.joined()
    file = Self.relative(url.path(percentEncoded: false), to: run.package)
    let parts = file.split(separator: "/").map(String.init)
    let target = parts.firstIndex(of: "Tests").flatMap { $0 + 2 < parts.count ? parts[$0 + 1] : nil }
    id = ([target, stem].compactMap(\.self) + [name]).joined(separator: "/")
  }

  private static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
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
