import Foundation

/// The folder that programs may look at; nothing outside of it.
package struct ProjectFolder: Sendable {
  /// Without links in it, and without a slash at its end.
  package let path: String

  /// - Parameter path: Of a folder that is there.
  package init(_ path: String) { self.path = Self.resolved(path) ?? path }

  /// The path of something in the folder, links resolved; it need not be there yet.
  /// - Throws: ``ToolFailure`` for a path that is absolute, or leads out of the folder: by `..`, or by a link.
  package func resolve(_ name: String) throws(ToolFailure) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !name.hasPrefix("~"), !parts.contains(".."), !name.utf8.contains(0) else {
      throw outside(name)
    }
    // What is there decides: the nearest folder of what is not there yet.
    var known = "\(path)/\(name)"
    var rest: [String] = []
    while Self.resolved(known) == nil, known.count > path.count {
      // A link that leads nowhere would be written through.
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
    ToolFailure("\(name) is outside of the project's folder; name something in it, relative to it")
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
