import Foundation

/// What a change of an observed value is described by; nothing is observed here.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// How the value changed.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// Which objects changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

/// What an observer is called with; nothing is observed here.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Once at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before a change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

extension NSObject {
  /// Does nothing: Swift on Linux cannot observe values by their names.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  /// Does nothing.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  /// Does nothing.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}
