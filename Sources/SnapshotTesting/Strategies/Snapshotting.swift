import Foundation

/// How a value becomes a snapshot, and how two snapshots are compared.
public struct Snapshotting<Value, Format> {
  /// Of the snapshot's file, without the dot; nil for none.
  public var pathExtension: String?
  /// Compares two snapshots and stores them.
  public var diffing: Diffing<Format>
  /// Makes the snapshot.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose snapshots may need time.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// A strategy whose snapshots are made at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async { $0(snapshot(value)) } }
  }

  /// The strategy for other values, which are turned into its own.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for other values, which are turned into its own and may need time for it.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { snapshot($0).run(callback) } }
    }
  }

  /// The strategy after a pause, in seconds, in which the main run loop runs.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
        strategy.snapshot(value).run(callback)
      }
    }
  }

  /// As files are stored: pictures of ours beside those of iOS.
  var storedExtension: String? { Format.self == UIImage.self ? pathExtension.map { "plumb.\($0)" } : pathExtension }
}

/// A strategy of values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy of values that are stored as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
