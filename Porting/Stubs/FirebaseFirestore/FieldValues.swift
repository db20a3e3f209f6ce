import FirebaseCore

/// A change of a field.
open class FieldValue: NSObject {
  private let change: (Any?) -> Any?
  private init(_ change: @escaping (Any?) -> Any?) { self.change = change }
  func applied(to value: Any?) -> Any? { change(value) }

  public static func delete() -> FieldValue { FieldValue { _ in nil } }
  public static func serverTimestamp() -> FieldValue { FieldValue { _ in Timestamp(date: Date()) } }
  public static func arrayUnion(_ elements: [Any]) -> FieldValue {
    FieldValue { old in
      let old = old as? [Any] ?? []
      return old + elements.filter { new in !old.contains { FieldOrder.compare($0, new) == 0 } }
    }
  }
  public static func arrayRemove(_ elements: [Any]) -> FieldValue {
    FieldValue { old in
      (old as? [Any] ?? []).filter { old in !elements.contains { FieldOrder.compare($0, old) == 0 } }
    }
  }
  public static func increment(_ number: Int64) -> FieldValue { FieldValue { ($0 as? Int ?? 0) + Int(number) } }
  public static func increment(_ number: Double) -> FieldValue { FieldValue { ($0 as? Double ?? 0) + number } }
}

open class Timestamp: NSObject, Codable, @unchecked Sendable {
  public let seconds: Int64, nanoseconds: Int32
  public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }
  public convenience override init() { self.init(date: Date()) }
  public convenience init(date: Date) {
    let whole = date.timeIntervalSince1970.rounded(.down)
    self.init(seconds: Int64(whole), nanoseconds: Int32((date.timeIntervalSince1970 - whole) * 1e9))
  }
  open func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
}

open class GeoPoint: NSObject, Codable, @unchecked Sendable {
  public let latitude: Double, longitude: Double
  public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// The identifier of the document that a value was read from.
@propertyWrapper
public struct DocumentID<Value: Codable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
  public init(from decoder: any Decoder) throws {
    wrappedValue = decoder.userInfo[DocumentCoding.identifier] as? Value
  }
  public func encode(to encoder: any Encoder) throws {}
}
extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

/// A time that the server sets.
@propertyWrapper
public struct ServerTimestamp<Value: Codable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
  public init(from decoder: any Decoder) throws { wrappedValue = try? Value(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try wrappedValue?.encode(to: encoder) }
}

extension KeyedDecodingContainer {
  /// A document has no field with its identifier.
  public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
    try DocumentID(from: superDecoder(forKey: key))
  }
}
