public import Foundation

/// How snapshots of a format are stored and compared.
public struct Diffing<Value> {
  /// A snapshot as a file's bytes.
  public var toData: (Value) -> Data
  /// A snapshot from a file's bytes.
  public var fromData: (Data) -> Value
  /// How two snapshots differ, first the stored one; nil where they are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// A way to store and compare snapshots.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

/// What XCTest on Apple's platforms attaches to a result; without effect here.
public struct XCTAttachment: Sendable {
  /// The attachment's name; stored.
  public var name: String?
  /// Bytes to attach.
  public init(data: Data) {}
  /// Bytes to attach, with their type.
  public init(data: Data, uniformTypeIdentifier: String) {}
  /// A text to attach.
  public init(string: String) {}
  /// A picture to attach.
  public init(image: UIImage) {}
}

extension Diffing where Value == String {
  /// Texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in LineDifference.text(old, new).map { ($0, []) } })
  }
}
