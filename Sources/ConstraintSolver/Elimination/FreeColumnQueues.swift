/// Columns waiting to be eliminated, those in the fewest rows first.
struct FreeColumnQueues: ~Copyable {
  struct Node: BitwiseCopyable {
    var column: Int32
    var next: Int32
  }

  /// Columns are queued by their number of entries, up to this many; longer ones share the last queue.
  private static let classes = 16
  private var heads = Buffer<Int32>(repeating: -1, count: FreeColumnQueues.classes)
  private var nodes = Buffer<Node>()

  private static func queue(_ count: Int32) -> Int { min(Int(count), classes) - 1 }

  mutating func push(_ column: Int32, standingIn count: Int32) {
    if count == 0 { return }
    let queue = Self.queue(count)
    nodes.append(Node(column: column, next: heads[queue]))
    heads[queue] = Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Returns a column that is in as few rows as any; those whose count has changed are queued again.
  mutating func pop(_ counts: borrowing Buffer<Int32>) -> Int32? {
    var queue = 0
    while queue < Self.classes {
      if heads[queue] < 0 {
        queue += 1
        continue
      }
      let node = nodes[heads[queue]]
      heads[queue] = node.next
      let count = counts[node.column]
      if count == 0 { continue }
      if Self.queue(count) == queue { return node.column }
      push(node.column, standingIn: count)
      queue = min(queue, Self.queue(count))
    }
    return nil
  }
}
