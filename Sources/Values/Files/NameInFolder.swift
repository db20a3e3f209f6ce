import Glibc

/// Checks that a name from a document, a run or a journal stays inside the folder it is appended to.
///
/// Names are compared byte by byte: in a `String`, `/` and a following combining mark are one character that differs
/// from `/`.
package enum NameInFolder {
  /// Whether a name is a relative path of plain components: not empty, none of them `.` or `..`, no zero byte.
  /// - Complexity: O(bytes).
  package static func isPlain(_ name: String) -> Bool {
    if name.isEmpty || name.utf8.contains(0) { return false }
    return name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }

  /// Returns the path of a name in a folder; nil if the name is not plain, or a component of the path is a symbolic
  /// link.
  ///
  /// The folder itself may be a link: its name comes from the user, not from a document.
  /// - Complexity: O(components) calls of the system.
  package static func path(of name: String, in folder: String) -> String? {
    guard isPlain(name), firstLink(on: name, in: folder) == nil else { return nil }
    return folder + "/" + name
  }

  /// Returns the first symbolic link on the path from a folder to a name in it; nil if there is none.
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
