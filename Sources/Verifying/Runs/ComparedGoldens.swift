import Foundation
import Values

/// The goldens with which the assertions of a package's last `swift test` compared. What no test compares with any more is
/// an orphan.
package struct ComparedGoldens {
  /// The file, among the user's caches; nil if there is no such folder.
  private let path: String?

  /// - Parameter package: The absolute path of the package's folder.
  package init(package: String, _ environment: [String: String] = ProcessInfo.processInfo.environment) {
    path = CacheFolder.path(environment).map { "\($0)/tests-\(HashText.text(of: Array(package.utf8))).txt" }
  }

  private static let (equal, other) = ("equal ", "other ")

  /// Adds a golden of this `swift test`, from any process; what an earlier one compared is forgotten. If nothing can be
  /// written, no golden is called an orphan for it.
  /// - Parameters:
  ///   - golden: The golden's folder, from the package's.
  ///   - isEqual: Whether nothing differed and nothing was recorded.
  ///   - session: A text that all processes of this `swift test` share.
  func note(_ golden: String, isEqual: Bool, in session: String) {
    guard let path, !golden.contains("\n"), let lock = try? FileLock(ofFolder: path) else { return }
    defer { withExtendedLifetime(lock) {} }
    let line = "\(isEqual ? Self.equal : Self.other)\(golden)\n"
    let isKnown = RegularFile.beginning(of: path, length: session.utf8.count) == session
    guard isKnown, let file = FileHandle(forWritingAtPath: path) else {
      _ = try? AtomicFile.write(session + line, to: path)
      return
    }
    defer { try? file.close() }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(line.utf8))
  }

  /// Whether everything that was compared with a golden was equal, by the golden's folder.
  package var all: [String: Bool] {
    let text = path.flatMap { try? RegularFile.bytes($0, limit: Limits.recordBytes) } ?? []
    var goldens: [String: Bool] = [:]
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      for (word, isEqual) in [(Self.equal, true), (Self.other, false)] where line.hasPrefix(word) {
        let golden = String(line.dropFirst(word.count))
        goldens[golden] = isEqual && goldens[golden] != false
      }
    }
    return goldens
  }
}

extension TestRun {
  /// Notes that an assertion of this `swift test` compared with a golden.
  /// - Parameter golden: The golden's folder, from the package's.
  package func note(_ golden: String, isEqual: Bool) {
    ComparedGoldens(package: package).note(golden, isEqual: isEqual, in: Self.session)
  }
}
