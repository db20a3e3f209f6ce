/// The elements and attributes of a document that nothing has read, by their names.
///
/// A part is named by the element around it: `label.shadowOffset`.
struct UnreadParts {
  /// What may change what iOS shows, with the number of places.
  private(set) var shown: [String: Int] = [:]
  /// What only a running application shows, with the number of places.
  private(set) var behaviour: [String: Int] = [:]

  /// - Parameter root: The document, whose contents have been read.
  /// - Complexity: O(elements).
  init(of root: XMLElementNode) {
    var waiting = [root]
    while let element = waiting.popLast() {
      for child in element.unreadChildren where !Self.isKnown(Self.property(child)) {
        if Self.isUntouched(child) {
          note(Self.property(child), of: element)
        } else {
          for attribute in child.unread { note(attribute, of: child) }
          waiting.append(child)
        }
      }
    }
  }

  /// The name of the property that an element stands for.
  private static func property(_ element: XMLElementNode) -> String { element.attributes["key"] ?? element.name }

  private static func isKnown(_ part: String) -> Bool {
    KnownParts.editor.contains(part) || KnownParts.conditional.contains(part)
  }

  private static func isUntouched(_ element: XMLElementNode) -> Bool {
    !element.isRead && element.attributes.keys.allSatisfy { $0 == "key" || $0 == "id" || element.unread.contains($0) }
  }

  private mutating func note(_ part: String, of element: XMLElementNode) {
    if Self.isKnown(part) { return }
    let name = "\(element.name).\(part)"
    if KnownParts.behaviour.contains(part) {
      behaviour[name, default: 0] += 1
    } else {
      shown[name, default: 0] += 1
    }
  }

  /// The remarks, each once per document.
  var remarks: [DocumentRemark] {
    [
      (shown, "not read, so that a picture may differ from iOS", false),
      (behaviour, "not read, because no layout depends on it", true),
    ].compactMap { parts, words, isDetail in
      if parts.isEmpty { return nil }
      let names = parts.keys.sorted().map { parts[$0] == 1 ? $0 : "\($0) (\(parts[$0] ?? 0))" }
      return DocumentRemark(message: "\(words): \(names.joined(separator: ", "))", isDetail: isDetail)
    }
  }
}
