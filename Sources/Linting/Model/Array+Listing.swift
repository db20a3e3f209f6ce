import Values

extension [String] {
  /// The first few, and the number of others: `A, B, C and 2 more`.
  var listed: String { Listing.text(self) }

  /// Each once, in the order of first mention.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
