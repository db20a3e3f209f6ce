import Foundation

/// A value that is there at once or later.
public struct Async<Value> {
  /// Calls back with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that some work calls back with.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { run = { $0(value) } }

  /// The value, turned into another.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }

  /// Waits for the value, and lets the run loop run meanwhile; nil after some seconds without one.
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
