// Foundation's selector-based methods on Apple's platforms.

/// A target that is not retained, for closures that run later.
private final class WeakTarget: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  /// The token that `NotificationCenter` returned, to remove the observer with.
  var token: (any NSObjectProtocol)?
  let selector: Selector

  init(_ object: Any, _ selector: Selector) { (self.object, self.selector) = (object as AnyObject, selector) }

  /// Calls the method with the first argument that it accepts, on the main thread.
  func call(with arguments: [Any?]) {
    nonisolated(unsafe) let arguments = arguments
    let work: @MainActor () -> Void = { [self] in
      guard let object else { return }
      _ = arguments.contains { selector.perform(on: object, from: $0, for: nil) }
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      MainQueue.later(work)
    }
  }
}

/// Observers that were added with selectors, so that they can be removed individually.
private let observers = ObserverTable()

private final class ObserverTable: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [(target: WeakTarget, name: NSNotification.Name?, center: NotificationCenter)] = []

  func add(_ target: WeakTarget, _ name: NSNotification.Name?, _ center: NotificationCenter) {
    lock.withLock {
      entries.removeAll { $0.target.object == nil }
      entries.append((target, name, center))
    }
  }

  /// Removes the entries of an observer for a name; all its entries without a name.
  /// - Complexity: O(*n*) in the number of observers.
  func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ center: NotificationCenter) {
    let removed = lock.withLock {
      let removed = entries.filter {
        $0.center === center && $0.target.object === observer && (name == nil || $0.name == name)
      }
      entries.removeAll { entry in removed.contains { $0.target === entry.target } }
      return removed
    }
    for token in removed.compactMap(\.target.token) { center.removeObserver(token) }
  }
}

extension NotificationCenter {
  /// Posts a notification without user info.
  ///
  /// Foundation on Linux has only the overload with `userInfo`, which does not satisfy protocols that apps declare for
  /// this one.
  nonisolated public func post(name: NSNotification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }

  /// Calls a method when a notification is posted; the observer is not retained.
  nonisolated public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let target = WeakTarget(observer, selector)
    target.token = addObserver(forName: name, object: object, queue: nil) { [weak target] notification in
      target?.call(with: [
        notification,
        NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo),
      ])
    }
    observers.add(target, name, self)
  }

  /// Removes an observer that was added with selectors, or a token.
  nonisolated public func removeObserver(_ observer: AnyObject) {
    observers.remove(observer, nil, self)
    removeObserver(observer as Any)
  }

  /// Removes an observer that was added with a selector for a name.
  nonisolated public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    observers.remove(observer, name, self)
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// Lets an initialiser of a class return an object of a subclass.
private protocol SubclassReturning {}

extension SubclassReturning {
  fileprivate init(being object: Self) { self = object }
}

extension Timer: SubclassReturning {}

extension Timer {
  /// A timer that calls a method when it is added to a run loop. It retains its target until it is invalidated.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target, selector: selector,
      userInfo: userInfo, repeats: repeats)
  }

  /// A timer that calls a method, first at a date, when it is added to a run loop. It retains its target until it is
  /// invalidated.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let timer = TargetTimer(to: target, selector, fire: date, interval: interval, repeats: repeats)
    timer.info = userInfo
    self.init(being: unsafeDowncast(timer, to: Self.self))
  }

  /// A timer that calls a method, scheduled on the current run loop. It retains its target until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = TargetTimer(
      to: target, selector, fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats)
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with a target and information of the client's.
private final class TargetTimer: Timer {
  private var target: AnyObject?
  var info: Any?

  convenience init(to target: Any, _ selector: Selector, fire date: Date, interval: TimeInterval, repeats: Bool) {
    let weak = WeakTarget(target, selector)
    self.init(fire: date, interval: interval, repeats: repeats) {
      weak.call(with: [$0])
      if !repeats { $0.invalidate() }
    }
    self.target = target as AnyObject
  }

  override var userInfo: Any? { info }
  override func invalidate() {
    super.invalidate()
    target = nil
  }
}

extension NSObject {
  /// Calls a method of this object.
  @preconcurrency @MainActor public func perform(_ selector: Selector) {
    _ = selector.perform(on: self, from: nil, for: nil)
  }

  /// Calls a method of this object with an argument.
  @preconcurrency @MainActor public func perform(_ selector: Selector, with argument: Any?) {
    _ = selector.perform(on: self, from: argument, for: nil)
  }

  /// Calls a method of this object later, on the main thread.
  @preconcurrency @MainActor public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
  ) {
    let target = WeakTarget(self, selector)
    nonisolated(unsafe) let argument = argument
    let call = PendingCall(self, selector, argument)
    PendingCall.all.append(call)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated {
        guard let index = PendingCall.all.firstIndex(where: { $0 === call }) else { return }
        PendingCall.all.remove(at: index)
        target.call(with: [argument])
      }
    }
  }

  /// Drops all calls of an object's methods that `perform(_:with:afterDelay:)` has put off.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    nonisolated(unsafe) let target = target
    MainActor.unchecked { PendingCall.all.removeAll { $0.isOf(target) } }
  }

  /// Drops the calls of an object's method with an argument that `perform(_:with:afterDelay:)` has put off.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    nonisolated(unsafe) let (target, object) = (target, object)
    MainActor.unchecked {
      PendingCall.all.removeAll { $0.isOf(target) && $0.selector == selector && $0.hasArgument(object) }
    }
  }
}

/// A call that is put off.
@MainActor
private final class PendingCall {
  /// The calls that have not been made, in the order in which they were put off.
  static var all: [PendingCall] = []
  private weak var target: AnyObject?
  let selector: Selector
  private let argument: Any?

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func isOf(_ object: Any) -> Bool { target === object as AnyObject }
  func hasArgument(_ object: Any?) -> Bool {
    guard let argument, let object else { return argument == nil && object == nil }
    if let own = argument as? AnyHashable, let other = object as? AnyHashable { return own == other }
    return argument as AnyObject === object as AnyObject
  }
}

extension Selector {
  /// A selector for a method without parameters; its result is ignored.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      { (target: Target) in { _ = method(target)() } }, name: name, fileID: fileID, line: line, column: column)
  }

  /// A selector for a method that receives the sender; its result is ignored.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      { (target: Target) in { (sender: Sender) in _ = method(target)(sender) } }, name: name, fileID: fileID,
      line: line,
      column: column)
  }
}

/// Runs code; Linux has no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
