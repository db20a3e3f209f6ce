/// Values by key, all forgotten once they would cost more than a limit.
struct BoundedCache<Key: Hashable, Value> {
  /// The most that the values together may cost.
  let limit: Int
  private var values: [Key: Value] = [:]
  private var cost = 0

  /// - Parameter limit: The most that the values together may cost.
  init(limit: Int) { self.limit = limit }

  var count: Int { values.count }

  subscript(key: Key) -> Value? { values[key] }

  /// Keeps a value for a key that has none.
  /// - Returns: Whether all others were forgotten.
  @discardableResult
  mutating func insert(_ value: Value, for key: Key, cost added: Int) -> Bool {
    let isFull = cost + added > limit
    if isFull {
      values.removeAll()
      cost = 0
    }
    values[key] = value
    cost += added
    return isFull
  }
}
