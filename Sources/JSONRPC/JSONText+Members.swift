package import Values

/// Accessors for values: nil if the value is of another kind.
extension JSONText {
  /// The value of a key; the last one if the key occurs several times.
  package subscript(key: String) -> JSONText? {
    guard case .pairs(let pairs) = self else { return nil }
    return pairs.last { $0.0 == key }?.1
  }

  /// A text.
  package var string: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// A number.
  package var double: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// A number without a fraction, of at most 53 bits.
  package var integer: Int? {
    guard let double, double == double.rounded(), abs(double) <= 0x1p53 else { return nil }
    return Int(double)
  }

  /// `true` or `false`.
  package var boolean: Bool? {
    if case .flag(let flag) = self { return flag }
    return nil
  }

  /// The items of a list.
  package var items: [JSONText]? {
    if case .list(let items) = self { return items }
    return nil
  }

  /// The members of an object.
  package var members: [(String, JSONText)]? {
    if case .pairs(let pairs) = self { return pairs }
    return nil
  }
}
