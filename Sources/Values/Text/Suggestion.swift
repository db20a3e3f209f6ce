import Foundation

/// The closest of some names, for "did you mean".
package enum Suggestion {
  /// - Returns: The name with the fewest edits, if these are few enough for a typing mistake.
  /// - Complexity: O(names · length²).
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    let best = names.map { ($0, distance(wanted, Array($0.lowercased()))) }.min { ($0.1, $0.0) < ($1.1, $1.0) }
    guard let (candidate, edits) = best, edits <= max(1, min(wanted.count, candidate.count) * 2 / 5) else { return nil }
    return candidate
  }

  /// Returns `; did you mean X?`, or the list of possible names if none is close and the list is short.
  package static func hint(for name: String, among names: some Collection<String>) -> String {
    if let nearest = nearest(to: name, among: names) { return "; did you mean \(nearest)?" }
    return names.isEmpty || names.count > 16 ? "" : "; possible: \(names.sorted().joined(separator: ", "))"
  }

  /// Returns the name suggested in a message by ``hint(for:among:)``; nil for a message without one.
  package static func suggested(by message: String) -> String? {
    guard let start = message.range(of: "; did you mean "), let end = message[start.upperBound...].firstIndex(of: "?")
    else { return nil }
    return String(message[start.upperBound..<end])
  }

  /// Returns the number of edits from one word to another; exchanging two neighbours is one edit (Damerau's distance,
  /// restricted).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.count > 64 || b.count > 64 { return Int.max / 2 }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
