import Foundation

/// Where a snapshot lies: `__Snapshots__/<test file>/<test>.<name or number>.<extension>`, beside the test file.
struct SnapshotFile {
  let folder: URL
  let url: URL

  /// - Parameters:
  ///   - directory: In place of `__Snapshots__/<test file>`; nil for that.
  ///   - name: nil takes the test's next number.
  init(directory: String?, filePath: StaticString, testName: String, name: String?, pathExtension: String?) {
    let file = URL(filePath: "\(filePath)")
    folder =
      directory.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? file.deletingLastPathComponent().appending(
        path: "__Snapshots__/\(file.deletingPathExtension().lastPathComponent)", directoryHint: .isDirectory)
    let identifier =
      name.map(Self.part) ?? "\(SnapshotNumbers.current.next(for: folder.appending(path: testName).path()))"
    let ending = pathExtension.map { ".\($0)" } ?? ""
    url = folder.appending(path: "\(Self.part(testName)).\(identifier)\(ending)")
  }

  /// A name as a part of a file's: runs of what is neither letter nor digit become one hyphen, none at either end.
  static func part(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      if isWord(scalar) { text.unicodeScalars.append(scalar) } else if text.last != "-" { text += "-" }
    }
    // The hyphen of an end stands for what was left out there.
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
