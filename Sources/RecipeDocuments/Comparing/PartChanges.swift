import Values

/// The differing parts of a key's two values: `bars.navigation.title` of two mappings that differ there, and the key itself
/// where the values have no parts, or too many of them differ.
struct PartChanges {
  /// More differing parts than this are shown as one value.
  private static let limit = 3

  /// Each differing part with its values; nil for a default that has no word.
  private(set) var properties: [DocumentChange.Property] = []

  /// - Parameters:
  ///   - key: The key of both values.
  ///   - from: The earlier value in YAML; nil for the default.
  ///   - to: The present one.
  /// - Complexity: O(length of both).
  init(_ key: String, _ from: String?, _ to: String?) {
    if let from = from.flatMap(Self.parsed), let to = to.flatMap(Self.parsed) { compare(from, to, key) }
    if properties.isEmpty || properties.count > Self.limit { properties = [Self.property(key, from, to)] }
  }

  /// Returns a property with words for values that are not written, so that every report shows the same.
  private static func property(_ name: String, _ from: String?, _ to: String?) -> DocumentChange.Property {
    func shown(_ value: String?, unlike other: String?) -> String? {
      if let value, !value.isEmpty { return value }
      // Of a flag only the other value is written; a bar that is not named is not there.
      if let other = ["true": "false", "false": "true"][other ?? ""] { return other }
      return name.hasPrefix("bars") ? "none" : nil
    }
    return DocumentChange.Property(name: name, from: shown(from, unlike: to), to: shown(to, unlike: from))
  }

  /// Returns a value with parts; nil for one without.
  private static func parsed(_ text: String) -> YAMLNode? {
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return nil }
    return try? YAMLParser.parse(text)
  }

  private mutating func compare(_ from: YAMLNode?, _ to: YAMLNode?, _ path: String) {
    let (old, new) = (from.map(Self.text), to.map(Self.text))
    if old == new { return }
    switch (from?.value, to?.value) {
    case (.mapping(let old), .mapping(let new)):
      let (old, new, count) = (Self.byKey(old), Self.byKey(new), properties.count)
      for key in old.map(\.key) + new.map(\.key).filter({ key in !old.contains { $0.key == key } }) {
        compare(old.first { $0.key == key }?.value, new.first { $0.key == key }?.value, "\(path).\(key)")
      }
      // Equal insets on all sides are one value.
      let own = properties[count...]
      if let first = own.first, own.count > 1, own.count == new.count, Set(own.map { [$0.from, $0.to] }).count == 1 {
        properties[count...] = [DocumentChange.Property(name: path, from: first.from, to: first.to)]
      }
    case (.sequence(let old), .sequence(let new)) where old.count == new.count && old.contains(where: \.hasParts):
      for (index, pair) in zip(old, new).enumerated() { compare(pair.0, pair.1, "\(path)[\(index)]") }
    default: properties.append(Self.property(path, old, new))
    }
  }

  private static func byKey(_ pairs: [(key: YAMLNode, value: YAMLNode)]) -> [(key: String, value: YAMLNode)] {
    pairs.map { ($0.key.text ?? text($0.key), $0.value) }
  }

  /// Returns a value on one line.
  private static func text(_ node: YAMLNode) -> String {
    switch node.value {
    case .scalar(let text, .plain): text
    case .scalar(let text, _): YAMLText.quoted(text)
    case .sequence(let values): "[\(values.map(text).joined(separator: ", "))]"
    case .mapping(let pairs): "{ \(byKey(pairs).map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")) }"
    }
  }
}

extension YAMLNode {
  fileprivate var hasParts: Bool { text == nil }
}
