import Foundation

/// The folder that programs may access; nothing outside it.
package struct ProjectFolder: Sendable {
  /// The path without links and without a trailing slash.
  package let path: String

  /// - Parameter path: The path of an existing folder.
  package init(_ path: String) { self.path = Self.resolved(path) ?? path }

  /// Returns the path of something in the folder with links resolved; it need not exist yet.
  /// - Throws: ``ToolFailure`` for a path that is absolute, or leads out of the folder: by `..`, or by a link.
  package func resolve(_ name: String) throws(ToolFailure) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !name.hasPrefix("~"), !parts.contains(".."), !name.utf8.contains(0) else {
      throw outside(name)
    }
    // The nearest existing ancestor decides.
    var known = "\(path)/\(name)"
    var rest: [String] = []
    while Self.resolved(known) == nil, known.count > path.count {
      // Writing would follow a dangling link.
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: known)) != nil { throw outside(name) }
      let url = URL(filePath: known)
      rest.insert(url.lastPathComponent, at: 0)
      known = url.deletingLastPathComponent().path(percentEncoded: false)
      while known.count > 1, known.hasSuffix("/") { known.removeLast() }
    }
    guard let found = Self.resolved(known), found == path || found.hasPrefix(path + "/") else { throw outside(name) }
    return ([found] + rest).joined(separator: "/")
  }

  private func outside(_ name: String) -> ToolFailure {
    ToolFailure("\(name) is outside the project's folder; name something in it, relative to it")
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
