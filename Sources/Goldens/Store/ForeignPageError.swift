import Values

/// A page in the place of Plumb's that Plumb did not write, such as a site's.
package struct ForeignPageError: ReportedError, Hashable {
  /// The page's path.
  package let path: String

  package var description: String {
    "\(path) is not a page of Plumb's, and is not overwritten; move it, or choose another folder with --out or --report"
  }
}
