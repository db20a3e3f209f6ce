import Values

/// The edits between what a document said and what it says: changes that cannot be made one without the other are one edit.
struct InputEdits {
  /// More edits than these are taken as a whole.
  static let limit = 12

  /// What one edit changed.
  private(set) var edits: [[InputChange]] = []
  /// All keys, in the document's order now; those that are gone behind what they followed.
  private var order: [KeyedInputs.Key] = []
  private let old: KeyedInputs
  private let new: KeyedInputs
  private var editOf: [KeyedInputs.Key: Int] = [:]

  /// - Parameters:
  ///   - old: What the document said, with the names that views have now.
  ///   - new: What it says.
  ///   - names: What equations call views, beside their names.
  /// - Complexity: O(lines · names).
  init(from old: [String], to new: [String], names: [String: String]) {
    self.old = KeyedInputs(old)
    self.new = KeyedInputs(new)
    orderKeys()
    let changes = KeyedInputs.changes(from: self.old, to: self.new)
    var parts = Parts(count: changes.count)
    let cameOrWent = Self.cameOrWent(changes.map(\.change))
    let known = NameReplacement(names, others: changes.flatMap(\.change.views))
    var first: [String: Int] = [:]
    for (index, (key, change)) in changes.enumerated() {
      // Equations of one line of the visual format, and those that begin alike, have one key.
      var shared = ["key \(key.text)"]
      let views = Set(change.views + Self.views(of: change, known).map { names[$0] ?? $0 })
      shared += views.intersection(cameOrWent).map { "view \($0)" }
      // One key takes another's place: a label becomes a button.
      if change.from == nil || change.to == nil, let view = change.views.first, !change.key.contains("constraint ") {
        shared.append("keys of \(view)")
      }
      for word in shared {
        if let other = first[word] { parts.join(other, index) } else { first[word] = index }
      }
    }
    var positions: [Int: Int] = [:]
    for (index, (key, change)) in changes.enumerated() {
      let root = parts.root(index)
      let edit = positions[root] ?? edits.count
      if positions[root] == nil {
        positions[root] = edit
        edits.append([])
      }
      editOf[key] = edit
      if edits[edit].last != change { edits[edit].append(change) }
    }
  }

  /// Makes edits one: such as cannot be made alone.
  mutating func join(_ joined: Set<Int>) {
    guard let first = joined.min() else { return }
    var positions: [Int: Int] = [:]
    var kept: [[InputChange]] = []
    for (index, changes) in edits.enumerated() {
      if joined.contains(index), index != first {
        positions[index] = positions[first]
        kept[positions[first] ?? 0] += changes
      } else {
        positions[index] = kept.count
        kept.append(changes)
      }
    }
    edits = kept
    editOf = editOf.mapValues { positions[$0] ?? $0 }
  }

  /// What the document would say with one of the edits alone; what it said, for none.
  /// - Complexity: O(lines).
  func inputs(with edit: Int?) -> [String] {
    order.compactMap { key in
      let isNew = edit != nil && editOf[key] == edit
      return (isNew ? new : old).values[key].map { "\(key.text): \($0)" }
    }
  }

  private mutating func orderKeys() {
    var followers: [KeyedInputs.Key?: [KeyedInputs.Key]] = [:]
    var last: KeyedInputs.Key?
    for key in old.order {
      if new.values[key] != nil { last = key } else { followers[last, default: []].append(key) }
    }
    order = followers[nil] ?? []
    for key in new.order { order += [key] + (followers[key] ?? []) }
  }

  /// Views that are new or gone.
  private static func cameOrWent(_ changes: [InputChange]) -> Set<String> {
    Set(
      changes.filter { $0.key.hasSuffix(" stands in") && ($0.from == nil || $0.to == nil) }.flatMap(\.views))
  }

  /// Views that an equation names.
  private static func views(of change: InputChange, _ names: NameReplacement) -> Set<String> {
    guard change.key.contains("constraint ") else {
      // The superview that a view stands in now.
      return change.key.hasSuffix(" stands in")
        ? Set([change.from, change.to].compactMap(\.self).map(LayoutFacts.unquoted)) : []
    }
    return [change.from, change.to].compactMap(\.self).reduce(into: names.found(in: change.key)) {
      $0.formUnion(names.found(in: $1))
    }
  }

  /// Sets of indices that are joined step by step.
  private struct Parts {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }

    /// The earlier one stays the root.
    mutating func join(_ a: Int, _ b: Int) {
      let (a, b) = (root(a), root(b))
      parents[max(a, b)] = min(a, b)
    }
  }
}
