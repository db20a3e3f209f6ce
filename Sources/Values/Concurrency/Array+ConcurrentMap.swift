import Dispatch

extension Array where Element: Sendable {
  /// Returns the results of a transform, computed on all cores, in the order of the elements.
  /// - Parameter transform: Must not wait for the main actor, because the caller may be on it.
  /// - Complexity: O(count) calls.
  package func concurrentlyMapped<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    [Value](unsafeUninitializedCapacity: count) { values, initializedCount in
      nonisolated(unsafe) let start = values.baseAddress
      DispatchQueue.concurrentPerform(iterations: count) { index in
        start?.advanced(by: index).initialize(to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
