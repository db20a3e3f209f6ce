/// Short lists of cell names.
package enum CellNames {
  /// Returns a few names, and how many there are.
  package static func text(_ names: [String], of total: Int) -> String {
    if names.count == total, total > 1 { return "all \(total) cells" }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(names.count) of \(total) cells: \(shown), ..." : shown
  }
}
