import Foundation

/// A value that is available immediately or later.
public struct Async<Value> {
  /// Calls back with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that some work delivers through a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available immediately.
  public init(value: Value) { run = { $0(value) } }

  /// Returns the value, transformed.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }

  /// Waits for the value while the run loop runs; nil if it does not arrive within some seconds.
  func value(within timeout: TimeInterval) -> Value? {
    var found: Value?
    run { found = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while found == nil, end.timeIntervalSinceNow > 0 {
      RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: 0.01)))
    }
    return found
  }
}
