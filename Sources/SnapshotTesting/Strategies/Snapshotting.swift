import Foundation

/// How a value becomes a snapshot, and how two snapshots are compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the snapshot's file, without the dot; nil for none.
  public var pathExtension: String?
  /// Compares two snapshots and stores them.
  public var diffing: Diffing<Format>
  /// Makes the snapshot.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose snapshots may take time.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a strategy whose snapshots are available immediately.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async { $0(snapshot(value)) } }
  }

  /// Returns the strategy for other values, which are converted to its own.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for other values, which are converted to its own, possibly taking time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { snapshot($0).run(callback) } }
    }
  }

  /// Returns the strategy after a pause, in seconds, during which the main run loop runs.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
        strategy.snapshot(value).run(callback)
      }
    }
  }

  /// The extension of stored files, which distinguishes our pictures from those of iOS.
  var storedExtension: String? { Format.self == UIImage.self ? pathExtension.map { "plumb.\($0)" } : pathExtension }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are stored as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
