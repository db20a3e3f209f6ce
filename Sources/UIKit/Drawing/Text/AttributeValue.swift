/// An object that attributed strings may hold as the value of an attribute.
///
/// Attributed strings in Foundation on Linux compare values with Core Foundation's `CFEqual`. It takes the first stored
/// property of an object for Core Foundation's header and reads a type from bits 8 to 17. Where these are zero, it ends the
/// process; otherwise it calls `isEqual(_:)`. That is why this class stores a word ahead of its subclasses' properties.
///
/// Source: `CFEqual`, `_CFIsSwift` and `CFRuntimeBase` in swift-corelibs-foundation.
open class AttributeValue: NSObject {
  private let header: UInt = 0x3FF00

  /// A value for attributed strings.
  public override init() {}
}

/// Objective-C's collections hold a `CGFloat` as an `NSNumber`, as on iOS. Foundation on Linux would hold a box, which
/// attributed strings cannot compare (``AttributeValue``).
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
