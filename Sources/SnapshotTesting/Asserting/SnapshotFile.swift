import Foundation
import Goldens
import PlumbTesting

/// The path of a snapshot: `__Snapshots__/<test file>/<test>.<name or number>.<extension>`, next to the test file.
struct SnapshotFile {
  let folder: URL
  let url: URL

  /// `<test>.<arguments>.<number>` for an unnamed snapshot of a parameterised test.
  ///
  /// - Parameters:
  ///   - directory: Replaces `__Snapshots__/<test file>`; nil uses that.
  ///   - name: nil uses the test's next number.
  init(directory: String?, filePath: String, testName: String, name: String?, pathExtension: String?) {
    let file = URL(filePath: filePath)
    folder =
      directory.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? file.deletingLastPathComponent().appending(
        path: "\(TestGoldens.filesFolder)/\(file.deletingPathExtension().lastPathComponent)",
        directoryHint: .isDirectory)
    // Cases of a parameterised test run in any order, so each counts its own.
    let arguments = TestArguments.current
    let key = folder.appending(path: testName).path() + (arguments.map { "\n\($0)" } ?? "")
    let identifier =
      name.map(Self.part)
      ?? [arguments.map(Self.part), "\(SnapshotNumbers.current.next(for: key))"].compactMap(\.self).joined(
        separator: ".")
    let ending = pathExtension.map { ".\($0)" } ?? ""
    url = folder.appending(path: "\(Self.part(testName)).\(identifier)\(ending)")
  }

  /// Returns a name as part of a file name: each run of characters other than letters and digits becomes a hyphen,
  /// except at either end.
  static func part(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      if isWord(scalar) { text.unicodeScalars.append(scalar) } else if text.last != "-" { text += "-" }
    }
    // Remove a hyphen that replaced characters at either end.
    if text.hasPrefix("-") { text.removeFirst() }
    if text.hasSuffix("-") { text.removeLast() }
    return text
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.properties.isAlphabetic
    }
  }
}
