import Values

/// A page that Plumb writes into a folder of the user's, where a site may be.
package enum PageFile {
  /// The titles of Plumb's pages, or how they begin.
  private static let titles = ["<title>Plumb: ", "<title>Plumb gallery</title>", "<title>Plumb watch</title>"]

  /// Makes sure that a page of this name in a folder is Plumb's own, if there is one.
  /// - Throws: ``ForeignPageError``.
  package static func check(_ page: String, in folder: String) throws {
    let path = "\(folder)/\(page)"
    if !isOwn(path) { throw ForeignPageError(path: path) }
  }

  /// Whether there is no page at a path, or one that Plumb wrote: it has one of the titles and a policy for its scripts.
  package static func isOwn(_ path: String) -> Bool {
    let beginning = RegularFile.beginning(of: path, length: 4096)
    return beginning.isEmpty
      || titles.contains(where: beginning.contains) && beginning.contains("Content-Security-Policy")
  }
}

/// A file in the place of Plumb's that Plumb did not write, such as a site's page.
package struct ForeignPageError: ReportedError, Hashable {
  /// The file's path.
  package let path: String

  /// - Parameter path: The file's path.
  package init(path: String) { self.path = path }

  package var description: String {
    "\(path) was not written by Plumb, and is not overwritten; move it, or choose another folder"
  }
}
