import Synchronization

/// The files that assertions of this process have compared, so that two snapshots with other names do not share one unnoticed.
enum ComparedFiles {
  private static let names = Mutex<[String: String]>([:])

  /// Notes that an assertion compares a file.
  /// - Parameter name: The name that the assertion gives its snapshot, or the test's arguments; nil for one that is numbered alone.
  /// - Returns: Why it may not: an assertion with another name has compared the file.
  static func note(_ path: String, name: String?) -> String? {
    guard let name else { return nil }
    let other = names.withLock { names in
      defer { names[path] = names[path] ?? name }
      return names[path]
    }
    guard let other, other != name else { return nil }
    return "\"\(name)\" and \"\(other)\" have the same file, \(path), because signs and spaces become hyphens; "
      + "give each a name of its own with named:"
  }
}
