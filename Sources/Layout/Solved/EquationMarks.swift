import SceneModel

/// The mark of each constraint in pictures and lists: its number or label in the document, else a number that counts.
struct EquationMarks {
  /// In the order of the constraints; no mark occurs twice.
  let marks: [String]

  /// A label of more characters does not fit on a beam.
  private static let longest = 4

  /// - Complexity: O(constraints).
  init(_ constraints: [SceneConstraint]) {
    let labels = constraints.map { constraint in
      constraint.label.flatMap { $0.unicodeScalars.count <= Self.longest ? $0 : nil }
    }
    // One line of a visual format stands for several constraints: 3a, 3b.
    let counts = Dictionary(labels.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    var taken = Set(labels.compactMap { $0 })
    var (parts, next): ([String: Int], Int) = ([:], 1)
    marks = labels.map { label in
      if let label, counts[label] == 1 { return label }
      func free(_ candidate: () -> String) -> String {
        var mark = candidate()
        while !taken.insert(mark).inserted { mark = candidate() }
        return mark
      }
      guard let label else {
        return free {
          defer { next += 1 }
          return "\(next)"
        }
      }
      return free {
        parts[label, default: 0] += 1
        return label + Self.letters(parts[label] ?? 1)
      }
    }
  }

  /// Returns a, b, … z, aa, ab, …
  private static func letters(_ number: Int) -> String {
    let (rest, last) = ((number - 1) / 26, (number - 1) % 26)
    return (rest > 0 ? letters(rest) : "") + (Unicode.Scalar(97 + last).map { String($0) } ?? "")
  }
}
