/// Changes that edits cause only together, beyond the sum of what each changes alone.
struct JointChanges {
  /// Edges by their distance from where the separate edits would move them, and other facts that no edit alone changes
  /// in this way.
  private(set) var changes: [FactChange] = []

  /// Records have three decimal places, and each edit's layout is rounded separately.
  private static func slack(_ edits: Int) -> Double { 0.001 * Double(edits + 2) }

  /// - Parameters:
  ///   - before: Facts with no edit.
  ///   - alone: Facts with each edit alone.
  ///   - after: Facts with all edits.
  /// - Complexity: O(edits · facts).
  init(from before: LayoutFacts, alone: [LayoutFacts], to after: LayoutFacts) {
    let (old, new, own) = (FactValues(before), FactValues(after), alone.map(FactValues.init))
    let slack = Self.slack(alone.count)
    for (view, frame) in new.frames {
      // A new view starts where the edit that created it places it, and other edits move it.
      guard let start = old.frames[view] ?? own.lazy.compactMap({ $0.frames[view] }).first else {
        changes.append(.line(subject: view, from: nil, to: "frame"))
        continue
      }
      for (index, edge) in [FactChange.Edge.left, .top, .right, .bottom].enumerated() {
        let sum = own.reduce(start[index]) { $0 + (($1.frames[view] ?? start)[index] - start[index]) }
        if abs(sum - frame[index]) > slack {
          changes.append(.edge(view: view, edge: edge, from: sum, to: frame[index]))
        }
      }
    }
    for (key, words) in new.words where old.words[key] != words && !own.contains(where: { $0.words[key] == words }) {
      changes.append(
        .line(subject: key.view, from: old.words[key].map { "\(key.kind) \($0)" }, to: "\(key.kind) \(words)"))
    }
    for (key, words) in old.words where new.words[key] == nil && own.allSatisfy({ $0.words[key] != nil }) {
      changes.append(.line(subject: key.view, from: "\(key.kind) \(words)", to: nil))
    }
    let order = Dictionary(after.lines.enumerated().map { (LayoutFacts.split($1).subject, $0) }) { first, _ in first }
    changes = changes.enumerated().sorted { a, b in
      func place(_ change: (offset: Int, element: FactChange)) -> (Int, String) {
        (order[LayoutFacts.quoted(change.element.subject)] ?? 0, "\(change.element)")
      }
      return place(a) < place(b)
    }.map(\.element)
  }

  /// Facts in two parts: frames before rounding, and everything that is not a number.
  private struct FactValues {
    /// Left, top, right and bottom of each view, in points.
    var frames: [String: [Double]] = [:]
    /// Texts and flags, without the positions of lines, which follow from frames.
    var words: [KeyedFacts.Key: String] = [:]

    init(_ facts: LayoutFacts) {
      let keyed = KeyedFacts(facts)
      for key in keyed.order where key.subject != "root" && !key.kind.isEmpty {
        let value = keyed.values[key] ?? ""
        switch key.kind {
        case "frame", "exact":
          let numbers = value.split(separator: " ").compactMap { Double($0) }
          guard numbers.count == 4 else { continue }
          frames[key.view] = [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]]
        case "baseline", "content", "offset", "open": continue
        default: words[key] = LayoutFacts.split(value).subject
        }
      }
    }
  }
}
