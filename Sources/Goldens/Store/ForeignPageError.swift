import Values

/// A page in the place of Plumb's that Plumb did not write, such as a site's.
package struct ForeignPageError: ReportedError, Hashable {
  /// The page's path.
  package let path: String

  package var description: String {
    "\(path) was not written by Plumb, and is not overwritten; move it, or choose another folder"
  }
}
