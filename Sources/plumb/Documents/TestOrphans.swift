import Foundation
import Layout
import Values
import Verifying

/// Goldens that no Swift test of the package compares with any more: their test file is gone, has no such test, or the test
/// compared only with others in the last `swift test`.
struct TestOrphans {
  /// The folders of the goldens, from the working folder, sorted.
  let folders: [String]

  /// The folder of a package's tests.
  private static let testFolder = "Tests"

  /// - Complexity: O(files of the package).
  init() {
    let package = FileManager.default.currentDirectoryPath
    guard RegularFile.isThere("Package.swift") else {
      folders = []
      return
    }
    let compared = ComparedGoldens(package: package).all
    var files: [String: TestSource?] = [:]
    folders = TestScenes.folders(below: ".").filter { golden in
      if compared[golden] != nil { return false }
      let parts = golden.split(separator: "/").map(String.init)
      guard let file = TestScenes.testFile(of: golden) else { return false }
      // Packages inside of this one have tests of their own.
      guard TestRun.package(around: "\(package)/\(file)") == package else { return false }
      let source = files[file] ?? TestSource(file)
      files[file] = source
      // A golden elsewhere may be of a test that is written when it runs, as those of a ported application.
      guard let source else { return parts[0] == Self.testFolder && !RegularFile.isThere(file) }
      guard let function = source.function(of: parts[parts.count - 1]) else { return true }
      let others = compared.filter { other, _ in
        other.hasPrefix(parts.dropLast().joined(separator: "/") + "/")
          && source.function(of: String(other.split(separator: "/").last ?? "")) == function
      }
      return !others.isEmpty && others.values.allSatisfy(\.self)
    }
  }
}

/// A file with tests.
private struct TestSource {
  /// The names of its functions, and its texts, which may be given as names of tests; the longest first.
  private let names: [String]

  /// nil for a file that cannot be read.
  init?(_ path: String) {
    guard let bytes = try? RegularFile.bytes(path, limit: Limits.storyboardBytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let functions = text.matches(of: /\bfunc\s+(?:`([^`\n]+)`|(\w+))/).map { String($0.output.1 ?? $0.output.2 ?? "") }
    let texts = text.matches(of: /testName:\s*"([^"\n]*)"/).map { String($0.output.1.prefix { $0 != "(" }) }
    names = (functions + texts).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// Returns the function whose golden has a name.
  func function(of golden: String) -> String? { names.first { TestGoldens.isName(golden, of: $0) } }
}
