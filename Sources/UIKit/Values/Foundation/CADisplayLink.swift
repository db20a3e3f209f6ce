/// Calls a method before each frame; never calls it here, because no time passes.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// A link that calls a method.
  public init(target: Any, selector: Selector) { super.init() }

  /// Does nothing.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func invalidate() {}
  /// Stored.
  open var isPaused = false
  /// In seconds; always 0.
  open var timestamp: TimeInterval { 0 }
  /// In seconds; always 0.
  open var targetTimestamp: TimeInterval { 0 }
  /// In seconds; for 60 frames per second.
  open var duration: TimeInterval { 1 / 60 }
  /// Stored.
  open var preferredFramesPerSecond = 0
}

/// Seconds since the system started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// A time in seconds, as in Core Animation.
public typealias CFTimeInterval = Double
