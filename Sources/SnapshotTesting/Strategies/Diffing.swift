public import Foundation

/// How snapshots of a format are stored and compared.
public struct Diffing<Value> {
  /// Converts a snapshot to a file's bytes.
  public var toData: (Value) -> Data
  /// Converts a file's bytes to a snapshot.
  public var fromData: (Data) -> Value
  /// Returns how two snapshots differ, the stored one first; nil if they are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a way to store and compare snapshots.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

/// An attachment that XCTest adds to a result on Apple's platforms; without effect here.
public struct XCTAttachment: Sendable {
  /// The attachment's name, which is only stored.
  public var name: String?
  /// Attaches bytes.
  public init(data: Data) {}
  /// Attaches bytes with their type.
  public init(data: Data, uniformTypeIdentifier: String) {}
  /// Attaches a text.
  public init(string: String) {}
  /// Attaches a picture.
  public init(image: UIImage) {}
}

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in LineDifference.text(old, new).map { ($0, []) } })
  }
}
