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
    let counts = Dictionary(labels.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    var (taken, next) = (Set(counts.keys), 1)
    marks = labels.map { label in
      if let label, counts[label] == 1 { return label }
      while !taken.insert("\(next)").inserted { next += 1 }
      return "\(next)"
    }
  }
}
