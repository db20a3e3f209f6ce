import Dispatch

extension Array where Element: Sendable {
  /// What a transform makes of the elements, on all cores, in the elements' order.
  /// - Parameter transform: Must not wait for the main actor: the caller may be on it.
  /// - Complexity: O(count) calls.
  package func concurrentlyMapped<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    if count < 2 { return map(transform) }
    return [Value](unsafeUninitializedCapacity: count) { values, initializedCount in
      nonisolated(unsafe) let start = values.baseAddress
      DispatchQueue.concurrentPerform(iterations: count) { index in
        start?.advanced(by: index).initialize(to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
