import CairoCanvas
import Foundation
import Values

/// A digest of a value and of everything it holds, the same in every process.
///
/// Swift's own hashes differ from run to run, and a list of what to hash would forget the property that is added tomorrow:
/// this walks over everything that is there.
struct ValueDigest {
  private var bytes: [UInt8] = []

  /// 32 hexadecimal digits.
  static func text(of value: Any) -> String {
    var digest = ValueDigest()
    digest.add(value)
    return digest.text
  }

  private var text: String { Self.text(bytes) }

  /// Of bytes alone, where they lie.
  static func text(_ bytes: some ContiguousBytes) -> String {
    bytes.withUnsafeBytes { buffer in
      [UInt64(0), 0x706C_756D_62].map { HashText.text(XXH64.hash(buffer, seed: $0)) }.joined()
    }
  }

  private mutating func add(number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func add(text: String) {
    add(number: UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func add(_ value: Any) {
    // What is there begins otherwise than what is not: nil is a value of nothing.
    switch value {
    case let value as Double:
      bytes.append(1)
      add(number: value.bitPattern)
    case let value as String:
      bytes.append(2)
      add(text: value)
    case let value as Int:
      bytes.append(3)
      add(number: UInt64(bitPattern: Int64(value)))
    case let value as Bool: bytes.append(value ? 5 : 4)
    case let value as [UInt8]:
      bytes.append(6)
      add(number: UInt64(value.count))
      bytes.append(contentsOf: value)
    default:
      bytes.append(7)
      addParts(of: value)
    }
  }

  private mutating func addParts(of value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary:
      // Their order is another one in every process.
      let parts = mirror.children.map { Self.text(of: $0.value) }.sorted()
      add(number: UInt64(parts.count))
      for part in parts { add(text: part) }
    case .enum:
      if let child = mirror.children.first {
        add(text: child.label ?? "")
        add(child.value)
      } else {
        add(text: "\(value)")
      }
    default:
      // A value without parts is a number of some kind, or one of the system's own.
      if mirror.children.isEmpty, mirror.displayStyle != .struct, mirror.displayStyle != .optional,
        mirror.displayStyle != .collection, mirror.displayStyle != .tuple
      {
        return add(text: "\(value)")
      }
      add(number: UInt64(mirror.children.count))
      for child in mirror.children { add(child.value) }
    }
  }
}
