/// Values in the order in which they first occur, each once. Inlinable, because other modules number thousands of texts.
package struct NumberedValues<Value: Hashable> {
  /// The values in the order of their places.
  @usableFromInline package internal(set) var values: [Value] = []
  @usableFromInline var places: [Value: Int] = [:]

  /// No values.
  @inlinable package init() {}

  /// The values of a sequence.
  @inlinable package init(_ values: some Sequence<Value>) { for value in values { _ = place(of: value) } }

  /// Returns the place of a value, which is added if it is new.
  @inlinable package mutating func place(of value: Value) -> Int {
    if let known = places[value] { return known }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// Returns the place of a value; nil if it is not there.
  @inlinable package func place(ofKnown value: Value) -> Int? { places[value] }
}

/// Written as a list.
extension NumberedValues: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

extension NumberedValues: Sendable where Value: Sendable {}
