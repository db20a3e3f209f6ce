extension [String] {
  /// The first few, and the number of others: `A, B, C and 2 more`.
  var listed: String {
    let shown = prefix(3).joined(separator: ", ")
    return count > 3 ? "\(shown) and \(count - 3) more" : shown
  }

  /// Each once, in the order of first mention.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
