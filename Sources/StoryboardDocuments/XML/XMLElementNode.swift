/// An element of an XML document, with its position.
package final class XMLElementNode {
  /// The element's name.
  package let name: String
  /// The attributes as written.
  package private(set) var attributes: [String: String]
  /// In document order.
  package private(set) var children: [XMLElementNode] = []
  /// The characters directly inside the element.
  package private(set) var text = ""
  /// From 1.
  package let line: Int

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: XMLElementNode) { children.append(child) }
  func append(_ characters: String) { text += characters }

  /// Returns an attribute; nil if there is none.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns an attribute's number; nil if there is none, or if it is not a number.
  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns an attribute's number, clamped to a range.
  package func number(_ attribute: String, in range: ClosedRange<Double>) -> Double? {
    number(attribute).map { min(max($0, range.lowerBound), range.upperBound) }
  }

  /// Returns whether an attribute is `YES`.
  package func isYes(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// Returns the first child with a name, and with a key if one is given.
  package func child(_ name: String, key: String? = nil) -> XMLElementNode? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// Returns the first child with a key, of any name.
  package func child(key: String) -> XMLElementNode? { children.first { $0["key"] == key } }

  /// This element and its descendants, in document order.
  package var subtree: [XMLElementNode] {
    var found: [XMLElementNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      found.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// Returns the same element with other attributes, sharing its children.
  /// - Parameter parts: Children that replace those with the same keys: fonts, colors, texts.
  func overridden(by others: [String: String], parts: [XMLElementNode] = []) -> XMLElementNode {
    let copy = XMLElementNode(name: name, attributes: attributes.merging(others) { $1 }, line: line)
    let keys = Set(parts.compactMap { $0["key"] })
    for child in children where child["key"].map({ !keys.contains($0) }) ?? true { copy.append(child) }
    for part in parts { copy.append(part) }
    copy.append(text)
    return copy
  }
}
