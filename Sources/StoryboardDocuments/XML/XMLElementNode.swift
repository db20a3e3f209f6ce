/// An element of an XML document, with its position, and with what has been read of it.
package final class XMLElementNode {
  /// The element's name.
  package let name: String
  /// The attributes as written; reading one here does not count as reading it.
  private(set) var attributes: [String: String]
  private var inner: [XMLElementNode] = []
  private var characters = ""
  /// From 1.
  package let line: Int

  // MARK: What has been read

  /// Attributes that something has read.
  private var read: Set<String> = []
  /// Attributes that nothing has read.
  var unread: [String] { attributes.keys.filter { !read.contains($0) } }
  /// Whether the element was looked up, or its contents were.
  private(set) var isRead = false
  /// Attributes that something has read as numbers, and that are none.
  private(set) var noNumbers: Set<String> = []
  /// The elements of the document that a copy was made from.
  private var originals: [XMLElementNode] = []

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Returns whether something has read an attribute.
  func isRead(_ attribute: String) -> Bool { read.contains(attribute) }

  private func noteRead() {
    if isRead { return }
    isRead = true
    for original in originals { original.noteRead() }
  }

  private func noteRead(_ attribute: String) {
    guard read.insert(attribute).inserted else { return }
    for original in originals { original.noteRead(attribute) }
  }

  private func noteNoNumber(_ attribute: String, _ value: String) {
    guard attributes[attribute] == value, noNumbers.insert(attribute).inserted else { return }
    for original in originals { original.noteNoNumber(attribute, value) }
  }

  // MARK: Contents

  func append(_ child: XMLElementNode) { inner.append(child) }
  func append(_ text: String) { characters += text }

  /// In document order.
  package var children: [XMLElementNode] {
    noteRead()
    return inner
  }

  /// The elements inside, without counting as read.
  var unreadChildren: [XMLElementNode] { inner }

  /// The characters directly inside the element.
  package var text: String {
    noteRead()
    return characters
  }

  /// Returns an attribute; nil if there is none.
  package subscript(attribute: String) -> String? {
    guard let value = attributes[attribute] else { return nil }
    noteRead(attribute)
    return value
  }

  /// Returns an attribute's number; nil if there is none, or if it is not a number, which is remembered.
  package func number(_ attribute: String) -> Double? {
    guard let value = self[attribute] else { return nil }
    if let number = Double(value), number.isFinite { return number }
    noteNoNumber(attribute, value)
    return nil
  }

  /// Returns an attribute's number, clamped to a range.
  package func number(_ attribute: String, in range: ClosedRange<Double>) -> Double? {
    number(attribute).map { min(max($0, range.lowerBound), range.upperBound) }
  }

  /// Returns whether an attribute is `YES`.
  package func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// Returns the first child with a name, and with a key if one is given.
  package func child(_ name: String, key: String? = nil) -> XMLElementNode? {
    found { $0.name == name && (key == nil || $0.attributes["key"] == key) }
  }

  /// Returns the first child with a key, of any name.
  package func child(key: String) -> XMLElementNode? { found { $0.attributes["key"] == key } }

  private func found(_ isWanted: (XMLElementNode) -> Bool) -> XMLElementNode? {
    noteRead()
    let child = inner.first(where: isWanted)
    child?.noteRead()
    return child
  }

  /// This element and its descendants, in document order; none counts as read.
  package var subtree: [XMLElementNode] {
    var found: [XMLElementNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      found.append(node)
      waiting.append(contentsOf: node.inner.reversed())
    }
    return found
  }

  /// Returns the same element with the attributes and parts of its variations, sharing its children.
  /// - Parameter parts: Children that replace those with the same keys: fonts, colors, texts.
  func overridden(
    by others: [String: String], parts: [XMLElementNode] = [], from variations: [XMLElementNode] = []
  ) -> XMLElementNode {
    let copy = XMLElementNode(name: name, attributes: attributes.merging(others) { $1 }, line: line)
    copy.originals = [self] + variations
    let keys = Set(parts.compactMap { $0.attributes["key"] })
    for child in inner where child.attributes["key"].map({ !keys.contains($0) }) ?? true { copy.append(child) }
    for part in parts { copy.append(part) }
    copy.append(characters)
    return copy
  }
}
