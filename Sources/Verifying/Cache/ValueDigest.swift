import CairoCanvas
import Foundation
import Values

/// A digest of a value and everything it contains, the same in every process.
///
/// Swift's own hashes differ from run to run. A hand-written list of properties to hash could miss a new one;
/// `encode(to:)`, which the compiler synthesizes, cannot.
enum ValueDigest {
  /// Returns 32 hexadecimal digits.
  static func text(of value: some Encodable) -> String { text(digested(value)) }

  /// Returns the digest of bytes without copying them.
  static func text(_ bytes: some ContiguousBytes) -> String {
    bytes.withUnsafeBytes { buffer in
      [UInt64(0), 0x706C_756D_62].map { HashText.text(XXH64.hash(buffer, seed: $0)) }.joined()
    }
  }

  fileprivate static func digested(_ value: some Encodable) -> [UInt8] {
    let encoder = DigestEncoder()
    encoder.add(value)
    return encoder.bytes
  }
}

/// Writes values one after another, each with an unambiguous end.
private final class DigestEncoder: Encoder {
  private(set) var bytes: [UInt8] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private var sorts: [ObjectIdentifier: Sort] = [:]

  /// How the values of a type are written.
  private enum Sort {
    /// An integer or a `Float`, whose own encoding would add nothing.
    case number
    case unordered
    /// By the value's own `encode(to:)`.
    case encoded
  }

  /// The first byte of a value.
  private enum Mark: UInt8 {
    case none, no, yes, double, number, text, bytes, unordered, begin, end, key
  }

  func add<Value: Encodable>(_ value: Value) {
    // Comparing types is cheaper than attempting a cast.
    if Value.self == Double.self, let number = value as? Double {
      add(.double, number.bitPattern)
    } else if Value.self == String.self, let text = value as? String {
      add(.text, text)
    } else if Value.self == Bool.self, let isTrue = value as? Bool {
      mark(isTrue ? .yes : .no)
    } else if Value.self == [UInt8].self, let all = value as? [UInt8] {
      add(.bytes, UInt64(all.count))
      bytes += all
    } else {
      switch sort(of: value) {
      case .number: add(.number, "\(value)")
      case .unordered:
        let parts = (value as? any UnorderedValue)?.digests.sorted() ?? []
        add(.unordered, UInt64(parts.count))
        for part in parts { add(.text, part) }
      case .encoded:
        mark(.begin)
        // Nothing written here can fail.
        try? value.encode(to: self)
        mark(.end)
      }
    }
  }

  private func sort<Value>(of value: Value) -> Sort {
    let type = ObjectIdentifier(Value.self)
    if let known = sorts[type] { return known }
    let found: Sort =
      value is any BinaryInteger || value is Float ? .number : value is any UnorderedValue ? .unordered : .encoded
    sorts[type] = found
    return found
  }

  func add(key: some CodingKey) { add(.key, key.stringValue) }
  func addNone() { mark(.none) }

  private func mark(_ mark: Mark) { bytes.append(mark.rawValue) }

  private func add(_ mark: Mark, _ number: UInt64) {
    self.mark(mark)
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private func add(_ mark: Mark, _ text: String) {
    add(mark, UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedParts(encoder: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { Parts(encoder: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { Parts(encoder: self) }
}

/// The elements of a list, or a value encoded as another one.
private struct Parts: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let encoder: DigestEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  private(set) var count = 0

  init(encoder: DigestEncoder) { self.encoder = encoder }

  mutating func encodeNil() { encoder.addNone() }
  mutating func encode(_ value: some Encodable) { encoder.add(value) }
  mutating func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    encoder.container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { encoder }
}

/// The properties of a value, except those that are nil.
private struct KeyedParts<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: DigestEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) {
    encoder.add(key: key)
    encoder.addNone()
  }
  mutating func encode(_ value: some Encodable, forKey key: Key) {
    encoder.add(key: key)
    encoder.add(value)
  }
  mutating func nestedContainer<Other>(keyedBy type: Other.Type, forKey key: Key) -> KeyedEncodingContainer<Other> {
    encoder.add(key: key)
    return encoder.container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.add(key: key)
    return encoder.unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder }
  mutating func superEncoder(forKey key: Key) -> any Encoder {
    encoder.add(key: key)
    return encoder
  }
}

/// A value whose parts are ordered differently in every process.
private protocol UnorderedValue {
  /// Digests of the parts.
  var digests: [String] { get }
}

extension Set: UnorderedValue where Element: Encodable {
  fileprivate var digests: [String] { map { ValueDigest.text(of: $0) } }
}

extension Dictionary: UnorderedValue where Key: Encodable, Value: Encodable {
  fileprivate var digests: [String] {
    map { ValueDigest.text(ValueDigest.digested($0.key) + ValueDigest.digested($0.value)) }
  }
}
