/// An element of an XML document, with its place.
package final class XMLElementNode {
  /// Of the element.
  package let name: String
  /// As they are written.
  package private(set) var attributes: [String: String]
  /// In document order.
  package private(set) var children: [XMLElementNode] = []
  /// The characters directly inside.
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

  /// An attribute; nil where there is none.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// An attribute's number; nil where there is none, or something else than a number.
  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// An attribute's number, moved into a range.
  package func number(_ attribute: String, in range: ClosedRange<Double>) -> Double? {
    number(attribute).map { min(max($0, range.lowerBound), range.upperBound) }
  }

  /// Whether an attribute is `YES`.
  package func isYes(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The first child of a name, and of a key if one is given.
  package func child(_ name: String, key: String? = nil) -> XMLElementNode? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The first child with a key, of any name.
  package func child(key: String) -> XMLElementNode? { children.first { $0["key"] == key } }

  /// This element and all below it, in document order.
  package var subtree: [XMLElementNode] {
    var found: [XMLElementNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      found.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// The same element with other attributes, sharing its children.
  /// - Parameter parts: Children that take the place of those with their keys: fonts, colors, texts.
  func overridden(by others: [String: String], parts: [XMLElementNode] = []) -> XMLElementNode {
    let copy = XMLElementNode(name: name, attributes: attributes.merging(others) { $1 }, line: line)
    let keys = Set(parts.compactMap { $0["key"] })
    for child in children where child["key"].map({ !keys.contains($0) }) ?? true { copy.append(child) }
    for part in parts { copy.append(part) }
    copy.append(text)
    return copy
  }
}
