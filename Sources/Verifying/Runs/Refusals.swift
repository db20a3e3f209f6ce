import Values

/// Results that cannot become goldens, and why: one sentence per reason, however many cells it applies to.
struct Refusals {
  private struct Reason: Hashable {
    let text: String
    /// The kind of thing that is rejected, such as a cell.
    let thing: String
  }

  private var order: [Reason] = []
  private var places: [Reason: (first: String, count: Int)] = [:]

  /// Refuses a cell, `scene/cell`.
  mutating func add(cell: String, _ reason: String) { add(cell, Reason(text: reason, thing: "cell")) }

  /// Refuses a whole scene.
  mutating func add(scene: String, _ reason: String) { add(scene, Reason(text: reason, thing: "scene")) }

  /// Refuses a record file that cannot be used.
  mutating func add(file: String, _ reason: String) { add(file, Reason(text: reason, thing: "file")) }

  private mutating func add(_ place: String, _ reason: Reason) {
    if places[reason] == nil { order.append(reason) }
    places[reason, default: (place, 0)].count += 1
  }

  /// `simple/iphone-8-portrait: the run has no picture`, or `212 cells, such as simple/iphone-8-portrait: ...`.
  var sentences: [String] {
    order.compactMap { reason in
      guard let (first, count) = places[reason] else { return nil }
      return count == 1
        ? "\(first): \(reason.text)" : "\(Count.text(count, reason.thing)), such as \(first): \(reason.text)"
    }
  }
}
