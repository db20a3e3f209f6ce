import Foundation

// Sort descriptors and predicates by names, which Foundation lacks on Linux. `plumb port` puts these calls in their place.

extension NSSortDescriptor {
  /// Orders objects by the value that a key path of names leads to.
  public static func managed(key: String?, ascending: Bool) -> NSSortDescriptor {
    ManagedSort(ascending) { object in key.flatMap { ManagedValue.of(object, $0) } }
  }
  /// Orders objects by a property.
  public static func managed<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) -> NSSortDescriptor {
    ManagedSort(ascending) { object in (object as? Root).map { $0[keyPath: keyPath] } }
  }
}

extension NSPredicate {
  /// A predicate of comparisons; what cannot be read accepts everything.
  public static func managed(format: String, _ arguments: Any?...) -> NSPredicate {
    managed(format: format, argumentArray: arguments.map { $0 as Any })
  }
  /// A predicate of comparisons; what cannot be read accepts everything.
  public static func managed(format: String, argumentArray: [Any]?) -> NSPredicate {
    var format = PredicateFormat(format, argumentArray ?? [])
    let test = format.read()
    return NSPredicate { object, _ in test(object) }
  }
}

private final class ManagedSort: NSSortDescriptor, @unchecked Sendable {
  private let value: (Any) -> Any?
  init(_ ascending: Bool, _ value: @escaping (Any) -> Any?) {
    self.value = value
    super.init(keyPath: \NSString.length, ascending: ascending)
  }
  required init?(coder: NSCoder) { nil }

  override func compare(_ one: Any, to other: Any) -> ComparisonResult {
    let order = ManagedValue.order(value(one), value(other)) ?? .orderedSame
    return ascending ? order : ComparisonResult(rawValue: -order.rawValue) ?? .orderedSame
  }
  override var reversedSortDescriptor: Any { ManagedSort(!ascending, value) }
}

/// An object that has values by name.
public protocol NamedValues {
  func value(forKey key: String) -> Any?
}

/// Values of objects, as sort descriptors and predicates compare them.
public enum ManagedValue {
  public static func of(_ object: Any?, _ path: String) -> Any? {
    path.split(separator: ".").reduce(object) { value, name in
      name.lowercased() == "self" ? value : named(String(name), in: plain(value))
    }
  }

  private static func named(_ name: String, in value: Any?) -> Any? {
    guard let value else { return nil }
    if let object = value as? any NamedValues { return object.value(forKey: name) }
    if let values = value as? [String: Any] { return values[name] }
    if let text = value as? String { return name == "length" ? text.count : nil }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let present = mirror {
      if let found = present.children.first(where: { $0.label == name }) { return found.value }
      mirror = present.superclassMirror
    }
    return nil
  }

  /// Returns a value without optionals around it.
  public static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return plain(mirror.children.first?.value)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// The order of two values, nothing first; nil if they cannot be compared.
  public static func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    switch (plain(one), plain(other)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let one?, let other?):
      if let one = number(one), let other = number(other) {
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
      }
      if let one = one as? String, let other = other as? String {
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
      }
      if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other ? .orderedSame : nil }
      return nil
    }
  }
}
