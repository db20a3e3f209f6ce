/// An observation of a property by its key path, until it is invalidated or nothing keeps it.
///
/// Swift on Linux does not report changes. Values are compared after layouts, when what has begun ends: a change is noticed
/// later than on iOS, and two changes may be noticed as one. Values that cannot be compared never change.
public final class NSKeyValueObservation: NSObject {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }
  @MainActor private static var entries: [Entry] = []

  /// Calls the handler if the value has changed; returns whether it has.
  private var check: (() -> Bool)?

  @MainActor fileprivate init(_ check: @escaping () -> Bool) {
    self.check = check
    super.init()
    Self.entries.append(Entry(observation: self))
  }

  /// Ends the observation.
  public func invalidate() { check = nil }

  /// Calls the handlers of all values that have changed.
  /// - Returns: Whether one has.
  @MainActor @discardableResult package static func notify() -> Bool {
    entries.removeAll { $0.observation?.check == nil }
    return entries.reduce(false) { ($1.observation?.check?() ?? false) || $0 }
  }
}

/// What an observer of a property receives.
public struct NSKeyValueObservedChange<Value> {
  /// How a value changed.
  public enum Kind: UInt, Sendable { case setting = 1, insertion, removal, replacement }
  /// The value was set.
  public let kind = Kind.setting
  /// The value now; nil unless `new` was asked for.
  public let newValue: Value?
  /// The value before; nil unless `old` was asked for.
  public let oldValue: Value?
  /// Which objects changed; always nil.
  public let indexes: IndexSet? = nil
  /// Whether this comes before the change; always false.
  public let isPrior = false
}

/// An object whose properties can be observed.
public protocol KeyValueObservable: AnyObject {}
extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a handler after changes of a property, and at once if `options` has `initial`.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
    }
    if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
    return NSKeyValueObservation { [weak self] in
      guard let self else { return false }
      let (old, new) = (last, self[keyPath: keyPath])
      if isSame(old, new) { return false }
      last = new
      changeHandler(self, change(from: old, to: new))
      return true
    }
  }
}

/// Whether two values are equal; true for those that cannot be compared.
private func isSame(_ one: Any, _ other: Any) -> Bool {
  func isEqual<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
  guard let value = one as? any Equatable else { return !(other is any Equatable) }
  return isEqual(value)
}
