/// The name of an exception; missing from Foundation on Linux.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An exception with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An exception with the given name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// For exceptions without a name of their own.
  public static let genericException = NSExceptionName("NSGenericException")
  /// For invalid arguments.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// For an invalid state.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// For a range outside of a collection.
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// An exception of Objective-C; missing from Foundation on Linux. Raising one ends the process, as one that nothing catches
/// does on iOS.
open class NSException: NSObject {
  /// The exception's name.
  public let name: NSExceptionName
  /// Why it is raised.
  public let reason: String?
  /// The client's own values.
  public let userInfo: [AnyHashable: Any]?

  /// An exception with a name and a reason.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  /// Ends the process with the name and the reason.
  open func raise() { LayoutException(name: name.rawValue, reason: reason ?? "").raise() }
  /// Ends the process with a name and a reason.
  open class func raise(_ name: NSExceptionName, format: String, arguments: [Any] = []) {
    NSException(name: name, reason: format).raise()
  }
}
