import Foundation
import Reports
package import Verifying

/// A file with tests, in its package.
package struct TestFile {
  /// Where the file is.
  let url: URL
  /// The run of the package's tests.
  package let run: TestRun
  /// The path from the package's folder.
  package let name: String

  /// - Parameter path: The absolute path.
  package init(_ path: String) {
    url = URL(filePath: path)
    run = TestRun(package: TestRun.package(around: path))
    name = Self.relative(url.path(percentEncoded: false), to: run.package)
  }

  /// The file's name without its ending.
  var stem: String { url.deletingPathExtension().lastPathComponent }

  /// Returns the id in runs of something that the file's tests compare, with the test's target.
  package func id(of name: String) -> String {
    TestGoldens.id(of: name, inFile: self.name)
  }

  /// Returns a path from the package's folder; the path itself if it is elsewhere.
  package func relative(_ path: String) -> String { Self.relative(path, to: run.package) }

  /// Adds a snapshot that differs to the run.
  /// - Returns: The lines that name the page, and the command that accepts it.
  /// - Throws: ``FileError`` if nothing can be written.
  package func add(_ file: DifferingFile) throws -> [String] {
    try run.add(file) { try run.folder.writePage($0) }
    return TestRun.nextSteps(page: run.folder.pagePath, accepting: file.id)
  }

  private static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
