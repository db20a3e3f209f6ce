/// A folder that a user names for files that are written and removed by themselves: goldens, a report.
package enum OutputFolder {
  /// Returns why a folder cannot be used; nil if it can.
  package static func objection(to path: String) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    // An empty path would begin at the root, too.
    if parts.isEmpty { return "is a folder, such as Snapshots, not \"\(path)\"" }
    return parts.contains { $0.elementsEqual(".git".utf8) } ? "cannot be in .git, whose files are git's" : nil
  }
}
