import Values

/// Where the goldens of Swift tests are: beside their test file, in a folder of records or in one of files without a record.
package enum TestGoldens {
  /// The folder of records, as `assertLayout` writes them.
  package static let folder = OutputFolder.goldens
  /// The folder of files, as swift-snapshot-testing writes them.
  package static let filesFolder = "__Snapshots__"
  /// The names of both folders.
  package static let folders: Set = [folder, filesFolder]

  /// Records goldens that are missing.
  package static let recordingCommand = "PLUMB_RECORD=missing swift test"

  /// Endings of files that may be accepted without a record: nothing that is compiled, or that a browser runs.
  private static let fileEndings: Set = ["png", "txt", "json", "plist", "md", "csv"]

  /// Returns the folder's name for a test's title, `testLogin` or `testLogin, dark`: signs other than letters and digits
  /// become hyphens.
  package static func name(of title: String) -> String {
    title.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? String($0) : "-" }.joined()
  }

  /// Returns the id in runs of something that the tests of a file compare: the test target, the file's name, and its own.
  /// - Parameter file: From the package's folder.
  package static func id(of name: String, inFile file: String) -> String {
    let parts = file.split(separator: "/").map(String.init)
    let target = parts.firstIndex(of: "Tests").flatMap { $0 + 2 < parts.count ? parts[$0 + 1] : nil }
    let stem = parts.last.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 }
    return [target, stem, name].compactMap(\.self).joined(separator: "/")
  }

  /// Returns whether a name is that of a function's golden, with or without the name of an assertion or arguments.
  package static func isName(_ name: String, of function: String) -> Bool {
    let own = self.name(of: function)
    return name == own || name.hasPrefix(own + self.name(of: ", "))
  }

  /// Returns whether a path, which may come from anywhere, is that of a test's golden folder.
  package static func isRecordFolder(_ path: String) -> Bool {
    NameInFolder.isPlain(path) && path.split(separator: "/").dropLast().contains { $0 == folder }
  }

  /// Returns whether a path, which may come from anywhere, is that of a snapshot without a record.
  package static func isFile(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let file = parts.last, NameInFolder.isPlain(path), file.first != ".", let dot = file.lastIndex(of: ".")
    else { return false }
    return parts.dropLast(2).contains { $0 == filesFolder }
      && fileEndings.contains(file[file.index(after: dot)...].lowercased())
  }
}
