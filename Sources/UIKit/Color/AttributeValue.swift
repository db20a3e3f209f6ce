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

extension NSMutableAttributedString {
  /// Sets an attribute to a number, which Foundation on Linux can compare, unlike a `CGFloat`.
  public func addAttribute(_ name: NSAttributedString.Key, value: CGFloat, range: NSRange) {
    addAttribute(name, value: NSNumber(value: Double(value)) as Any, range: range)
  }
}
