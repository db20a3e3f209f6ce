import Glibc

/// Whether a name from a document, a run or a journal stays inside the folder that it is put below.
///
/// Names are compared byte by byte: in a `String`, `/` and a combining mark after it are one character that is not `/`.
package enum NameInFolder {
  /// Whether a name is a relative path of plain components: not empty, none of them `.` or `..`, no zero byte.
  /// - Complexity: O(bytes).
  package static func isPlain(_ name: String) -> Bool {
    if name.isEmpty || name.utf8.contains(0) { return false }
    return name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }

  /// The path of a name below a folder; nil where the name is not plain, or something on the way is a symbolic link.
  ///
  /// The folder itself may be a link: its name comes from the user, not from a document.
  /// - Complexity: O(components) calls of the system.
  package static func path(of name: String, in folder: String) -> String? {
    guard isPlain(name), firstLink(on: name, in: folder) == nil else { return nil }
    return folder + "/" + name
  }

  /// The first symbolic link on the way from a folder to a name below it; nil where there is none.
  /// - Parameter name: A plain name.
  package static func firstLink(on name: String, in folder: String) -> String? {
    var path = folder
    for part in name.utf8.split(separator: UInt8(ascii: "/")) {
      path += "/" + String(Substring(part))
      var status = stat()
      if lstat(path, &status) != 0 { return nil }
      if status.st_mode & S_IFMT == S_IFLNK { return path }
    }
    return nil
  }
}
