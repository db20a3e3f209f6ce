/// The elements and attributes of a document that nothing has read, by their names.
///
/// A part is named by the element around it: `label.shadowOffset`.
struct UnreadParts {
  /// What may change what iOS shows, with the number of places.
  private(set) var shown: [String: Int] = [:]
  /// What only a running application shows, with the number of places.
  private(set) var behaviour: [String: Int] = [:]
  /// Values that were read as numbers and are none, in the document's order.
  private var noNumbers: [DocumentRemark] = []

  /// - Parameter root: The document, whose contents have been read.
  /// - Complexity: O(elements).
  init(of root: XMLElementNode) {
    noNumbers = root.subtree.flatMap { element in
      element.noNumbers.sorted().map { name in
        DocumentRemark(
          line: element.line, id: element.attributes["id"],
          message: "\(name): \"\(element.attributes[name] ?? "")\" is no number and counts as missing; write a number")
      }
    }
    var waiting = [root]
    while let element = waiting.popLast() {
      for child in element.unreadChildren where !KnownParts.editor.contains(Self.property(child)) {
        if Self.isUntouched(child), !Self.containers.contains(child.name) {
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

  /// Bars of controllers, whose own properties are named and not they.
  static let containers: Set = ["navigationBar", "tabBar", "toolbar"]

  private static func isKnown(_ part: String, of element: XMLElementNode) -> Bool {
    KnownParts.editor.contains(part) || KnownParts.conditional.contains(part)
      || KnownParts.conditionalOfElements[element.name]?.contains(part) ?? false
  }

  private static func isUntouched(_ element: XMLElementNode) -> Bool {
    !element.isRead && element.attributes.keys.allSatisfy { $0 == "key" || !element.isRead($0) }
  }

  private mutating func note(_ part: String, of element: XMLElementNode) {
    if Self.isKnown(part, of: element) { return }
    let name = "\(element.name).\(part)"
    if KnownParts.behaviour.contains(part), !KnownParts.shown.contains(name) {
      behaviour[name, default: 0] += 1
    } else {
      shown[name, default: 0] += 1
    }
  }

  /// What a picture may lack: what is no number, and in one remark what is not read.
  var remarks: [DocumentRemark] {
    noNumbers + Self.remarks("not read, so layouts or pictures may differ from iOS", shown)
  }
  /// What no picture shows, in one remark.
  var details: [DocumentRemark] { Self.remarks("not read, because no layout depends on it", behaviour) }

  private static func remarks(_ words: String, _ parts: [String: Int]) -> [DocumentRemark] {
    if parts.isEmpty { return [] }
    let names = parts.keys.sorted().map { parts[$0] == 1 ? $0 : "\($0) (\(parts[$0] ?? 0))" }
    return [DocumentRemark(message: "\(words): \(names.joined(separator: ", "))")]
  }
}
