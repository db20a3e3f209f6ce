/// A text with `*` for any letters.
enum NamePattern {
  /// Whether a name fits, letters' case aside.
  /// - Complexity: O(name · pattern).
  static func matches(_ name: String, _ pattern: String) -> Bool {
    let (name, pattern) = (Array(name.lowercased().unicodeScalars), Array(pattern.lowercased().unicodeScalars))
    var (place, next) = (0, 0)
    var (star, retry): (Int?, Int) = (nil, 0)
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        (star, retry) = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == name[place] {
        place += 1
        next += 1
      } else if let star {
        retry += 1
        (place, next) = (retry, star + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
