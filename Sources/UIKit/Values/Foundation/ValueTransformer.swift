/// The name of a value transformer; missing from Foundation on Linux.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A transformer with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A transformer with the given name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// From archives, which are not read here.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Turns values into others; missing from Foundation on Linux.
@preconcurrency @MainActor
open class ValueTransformer: NSObject {
  private static var named: [NSValueTransformerName: ValueTransformer] = [:]

  /// Makes a transformer that changes nothing.
  public override init() { super.init() }
  /// Registers a transformer by a name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    named[name] = transformer
  }
  /// The transformer with a name; nil for an unknown one.
  public class func valueTransformer(forName name: NSValueTransformerName) -> Self? { named[name] as? Self }
  /// The names of all transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] { Array(named.keys) }
  /// The class of the results.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be turned back; false unless overridden.
  open class func allowsReverseTransformation() -> Bool { false }
  /// Returns the value itself unless overridden.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Returns the value itself unless overridden.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// A transformer of archives, which are not read here.
@preconcurrency @MainActor
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that archives may contain.
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
