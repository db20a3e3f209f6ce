import Values

/// The edits between the recorded inputs and the present ones; changes that cannot be made without each other form one
/// edit.
struct InputEdits {
  /// More edits than this are not separated.
  static let limit = 12

  /// The changes of each edit.
  private(set) var edits: [[InputChange]] = []
  /// All keys in the document's present order; removed keys follow their former predecessors.
  private var order: [KeyedInputs.Key] = []
  private let old: KeyedInputs
  private let new: KeyedInputs
  private var editOf: [KeyedInputs.Key: Int] = [:]

  /// - Parameters:
  ///   - old: The recorded inputs, with the views' present names.
  ///   - new: The present inputs.
  ///   - names: Other names that equations have for views.
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
      // Equations from one line of the visual format, and those that begin alike, share a key.
      var shared = ["key \(key.text)"]
      let views = Set(change.views + Self.views(of: change, known).map { names[$0] ?? $0 })
      shared += views.intersection(cameOrWent).map { "view \($0)" }
      // One key may replace another: a label becomes a button.
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

  /// Joins edits that cannot be made separately.
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

  /// Returns the document's inputs with only one of the edits; the recorded inputs if nil.
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

  /// Returns views that were added or removed.
  private static func cameOrWent(_ changes: [InputChange]) -> Set<String> {
    Set(
      changes.filter { $0.key.hasSuffix(" stands in") && ($0.from == nil || $0.to == nil) }.flatMap(\.views))
  }

  /// Returns the views that an equation names.
  private static func views(of change: InputChange, _ names: NameReplacement) -> Set<String> {
    guard change.key.contains("constraint ") else {
      // The old and new superviews of a view.
      return change.key.hasSuffix(" stands in")
        ? Set([change.from, change.to].compactMap(\.self).map(LayoutFacts.unquoted)) : []
    }
    return [change.from, change.to].compactMap(\.self).reduce(into: names.found(in: change.key)) {
      $0.formUnion(names.found(in: $1))
    }
  }

  /// Sets of indices, joined step by step (union-find).
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

    /// The smaller root stays the root.
    mutating func join(_ a: Int, _ b: Int) {
      let (a, b) = (root(a), root(b))
      parents[max(a, b)] = min(a, b)
    }
  }
}
