/// A folder that a user names for files that are written and removed by themselves: goldens, a report.
package enum OutputFolder {
  /// The folder of goldens unless a project names another one.
  package static let goldens = "Snapshots"

  /// Returns why a folder cannot be used; nil if it can.
  package static func objection(to path: String) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    // An empty path would begin at the root, too.
    if parts.isEmpty { return "is a folder, such as \(goldens), not \"\(path)\"" }
    if path.hasPrefix("~") { return "begins with ~, which only a shell expands; write the whole path" }
    return parts.contains { $0.elementsEqual(".git".utf8) } ? "cannot be in .git, whose files are git's" : nil
  }

  /// Returns why a report cannot be written beside goldens; nil if it can. Two folders are one however they are
  /// written.
  package static func objection(toReport report: String, beside goldens: String) -> String? {
    func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
    let isSame = parts(report) == parts(goldens) && report.hasPrefix("/") == goldens.hasPrefix("/")
    return isSame ? "is \(report), the folder of the goldens; choose another one, such as build/report" : nil
  }
}
