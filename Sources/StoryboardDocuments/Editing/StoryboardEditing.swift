package import SceneModel
import Values

/// Edits of a storyboard or a xib as changes of its text: attributes in place, whole elements added or removed.
package struct StoryboardEditing {
  /// Why an edit cannot be written.
  package struct Failure: ReportedError {
    /// The cause and the next step.
    package let description: String
  }

  /// A part of the text in bytes, and its replacement.
  private typealias Change = (range: Range<Int>, text: String)

  private let tags: ElementTags
  private let scene: Scene
  private let superviews: [String: SceneItem]

  private init(_ text: String, _ scene: Scene) {
    (tags, self.scene, superviews) = (ElementTags(text), scene, scene.superviews)
  }

  /// Returns a document's text with edits of one of its scenes.
  /// - Throws: ``Failure`` for an edit that cannot be written.
  /// - Complexity: O(length) for each edit.
  package static func text(_ text: String, of scene: Scene, with edits: [LayoutEdit]) throws(Failure) -> String {
    var text = text
    for edit in edits {
      let editing = StoryboardEditing(text, scene)
      var bytes = editing.tags.characters
      let ending = LineEnding(of: bytes)
      for change in try editing.changes(edit).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(change.range, with: ending.applied(to: change.text).utf8)
      }
      text = String(decoding: bytes, as: UTF8.self)
    }
    return text
  }

  private func changes(_ edit: LayoutEdit) throws(Failure) -> [Change] {
    switch edit {
    case .replace(let old, let new): return try replace(old, new)
    case .remove(let old): return [try remove(try element(of: old))]
    case .add(let new): return [try add(new)]
    case .uninstall:
      throw Failure(description: "size classes of a constraint are changed in Interface Builder: Installed, +")
    case .set(let property, let id): return try set(property, id)
    }
  }

  // MARK: Constraints

  private func element(of constraint: SceneConstraint) throws(Failure) -> Int {
    guard let id = constraint.label, let index = tags.tag(id: id), tags.tags[index].name == "constraint" else {
      throw Failure(description: "the document has no constraint \"\(constraint.text)\"; read it again")
    }
    return index
  }

  private func replace(_ old: SceneConstraint, _ new: SceneConstraint) throws(Failure) -> [Change] {
    var expected = old
    (expected.relation, expected.constant, expected.priority) = (new.relation, new.constant, new.priority)
    guard expected.withoutWriting == new.withoutWriting else {
      throw Failure(description: "the items of \(old.text) are changed in Interface Builder")
    }
    let index = try element(of: old)
    var values: [(String, String?)] = []
    if old.relation != new.relation { values.append(("relation", Self.text(new.relation))) }
    if old.priority != new.priority {
      values.append(("priority", new.priority == .required ? nil : NumberText.exact(new.priority)))
    }
    if old.constant != new.constant {
      let points = new.points(superviews)
      values += [("constant", points == 0 ? nil : NumberText.exact(points)), ("symbolic", nil)]
    }
    return [attributes(values, of: index)]
  }

  private static func text(_ relation: SceneConstraint.Relation) -> String? {
    relation == .equal ? nil : RelationWord(relation).rawValue
  }

  /// Removes an element that nothing else refers to, with its line.
  private func remove(_ index: Int) throws(Failure) -> Change {
    let tag = tags.tags[index]
    let id = tags.value("id", of: tag) ?? ""
    let isMentioned = tags.tags.contains { other in
      other.range != tag.range
        && other.attributes.contains { String(decoding: tags.characters[$0.value], as: UTF8.self) == id }
    }
    guard !isMentioned, let end = tags.end(of: index) else {
      throw Failure(description: "an outlet or a variation refers to constraint \(id); remove it in Interface Builder")
    }
    var (start, stop) = (tag.range.lowerBound, end)
    while start > 0, tags.characters[start - 1] == UInt8(ascii: " ") { start -= 1 }
    while stop < tags.characters.count, [UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains(tags.characters[stop]) {
      stop += 1
      if tags.characters[stop - 1] == UInt8(ascii: "\n") { break }
    }
    return (start..<stop, "")
  }

  /// Adds a constraint to those of the view that contains both of its items.
  private func add(_ new: SceneConstraint) throws(Failure) -> Change {
    let owner = try owner(of: new)
    guard let view = tags.tag(id: owner), let end = tags.end(of: view) else { throw unknown(owner) }
    let own = tags.tags.indices.first { index in
      tags.tags[index].name == "constraints" && tags.tags[index].range.lowerBound > tags.tags[view].range.lowerBound
        && tags.tags[index].range.upperBound <= end && isChild(index, of: view)
    }
    let indent = own.map(tags.indent) ?? tags.indent(of: view) + "    "
    let line = "\(indent)    \(try element(new, in: owner))\n"
    if let own, let stop = tags.end(of: own), !tags.tags[own].isEmpty {
      let place = lineStart(stop - "</constraints>".utf8.count)
      return (place..<place, line)
    }
    guard own == nil, !tags.tags[view].isEmpty else { throw unknown(owner) }
    let place = lineStart(end - "</\(tags.tags[view].name)>".utf8.count)
    return (place..<place, "\(indent)<constraints>\n\(line)\(indent)</constraints>\n")
  }

  private func lineStart(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, tags.characters[offset - 1] == UInt8(ascii: " ") { offset -= 1 }
    return offset
  }

  /// Whether an element is directly inside another one.
  private func isChild(_ index: Int, of view: Int) -> Bool {
    var outer = view + 1
    while outer < index {
      if let end = tags.end(of: outer), end > tags.tags[index].range.lowerBound { return false }
      outer += 1
    }
    return true
  }

  private func unknown(_ id: String) -> Failure {
    Failure(description: "the element \(id) has no place for constraints; add it in Interface Builder")
  }

  /// The id of the nearest view that contains all items.
  private func owner(of new: SceneConstraint) throws(Failure) -> String {
    func chain(_ item: SceneItem?) -> [String] {
      var found: [String] = []
      var next = item?.viewID
      while let id = next {
        found.append(id)
        next = superviews[id]?.viewID
      }
      return found
    }
    guard let root = scene.rootView?.id else { throw unknown(scene.title) }
    let first = chain(new.first.item) + [root]
    guard let second = new.second else { return first[0] }
    let others = Set(chain(second.item) + [root])
    return first.first { others.contains($0) } ?? root
  }

  private func element(_ new: SceneConstraint, in owner: String) throws(Failure) -> String {
    func name(_ attribute: SceneAttribute) -> String {
      let name = attribute.rawValue
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    var text = "<constraint firstItem=\"\(try id(of: new.first.item))\" firstAttribute=\"\(name(new.first.attribute))\""
    if let relation = Self.text(new.relation) { text += " relation=\"\(relation)\"" }
    if let second = new.second {
      text += " secondItem=\"\(try id(of: second.item))\" secondAttribute=\"\(name(second.attribute))\""
    }
    if new.multiplier != 1 { text += " multiplier=\"\(NumberText.exact(new.multiplier))\"" }
    let points = new.points(superviews)
    if points != 0 { text += " constant=\"\(NumberText.exact(points))\"" }
    if new.priority != .required { text += " priority=\"\(NumberText.exact(new.priority))\"" }
    return text + " id=\"\(freshID(text))\"/>"
  }

  private func id(of item: SceneItem) throws(Failure) -> String {
    let root = scene.rootView?.id
    let id: String? =
      switch item {
      case .root: root
      case .view(let id): id
      case .safeArea: root.flatMap { guide("safeArea", of: $0) }
      case .safeAreaOf(let id): guide("safeArea", of: id)
      case .contentGuide(let id): guide("contentLayoutGuide", of: id)
      case .frameGuide(let id): guide("frameLayoutGuide", of: id)
      case .keyboardGuide: root.flatMap { guide("keyboard", of: $0) }
      case .topLayoutGuide: root.flatMap { controllerGuide("top", of: $0) }
      case .bottomLayoutGuide: root.flatMap { controllerGuide("bottom", of: $0) }
      case .readableGuide: nil
      }
    guard let id, tags.tag(id: id) != nil else {
      throw Failure(description: "the document has no object for this guide; add the constraint in Interface Builder")
    }
    return id
  }

  /// The id of a guide of one view; every view of a document may have such a guide.
  private func guide(_ key: String, of view: String) -> String? {
    guard let view = tags.tag(id: view), let end = tags.end(of: view) else { return nil }
    let own = tags.tags.indices.first { index in
      let tag = tags.tags[index]
      return index > view && tag.range.upperBound <= end && tag.name == "viewLayoutGuide"
        && tags.value("key", of: tag) == key && isChild(index, of: view)
    }
    return own.flatMap { tags.value("id", of: tags.tags[$0]) }
  }

  /// The id of a bar's guide of the controller whose view this is: the guides of a controller precede its view.
  private func controllerGuide(_ type: String, of root: String) -> String? {
    guard let root = tags.tag(id: root) else { return nil }
    let start = tags.tags[..<root].lastIndex { tags.value("sceneMemberID", of: $0) != nil } ?? 0
    return tags.tags[start..<root].last { tag in
      tag.name == "viewControllerLayoutGuide" && tags.value("type", of: tag) == type
    }.flatMap { tags.value("id", of: $0) }
  }

  /// An id in Interface Builder's form that the document does not have, the same for the same constraint.
  private func freshID(_ text: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var number = Array(text.utf8).withUnsafeBytes { XXH64.hash($0) }
    while true {
      var rest = number
      var id = ""
      for place in 0..<10 {
        if place == 3 || place == 6 {
          id += "-"
          continue
        }
        id.append(letters[Int(rest % UInt64(letters.count))])
        rest /= UInt64(letters.count)
      }
      if tags.tag(id: id) == nil { return id }
      number &+= 1
    }
  }

  // MARK: Views

  private func set(_ property: ViewProperty, _ id: String) throws(Failure) -> [Change] {
    guard let index = tags.tag(id: id) else { throw unknown(id) }
    let value: (String, String?) =
      switch property {
      case .hugging(.horizontal, let priority): ("horizontalHuggingPriority", NumberText.exact(priority))
      case .hugging(.vertical, let priority): ("verticalHuggingPriority", NumberText.exact(priority))
      case .resistance(.horizontal, let priority):
        ("horizontalCompressionResistancePriority", NumberText.exact(priority))
      case .resistance(.vertical, let priority): ("verticalCompressionResistancePriority", NumberText.exact(priority))
      case .lines(let lines): ("numberOfLines", "\(lines)")
      case .lineBreak(let lineBreak): ("lineBreakMode", lineBreak.rawValue)
      case .distribution(let distribution): ("distribution", distribution.rawValue)
      case .alignment(let alignment): ("alignment", alignment.rawValue)
      case .spacing(let points): ("spacing", NumberText.exact(points))
      case .font: throw Failure(description: "a font is an element of its own; choose the style in Interface Builder")
      }
    return [attributes([value], of: index)]
  }

  /// Returns the tag with other values of attributes; nil removes one. New ones precede the id.
  private func attributes(_ values: [(String, String?)], of index: Int) -> Change {
    let tag = tags.tags[index]
    var bytes = Array(tags.characters[tag.range])
    let start = tag.range.lowerBound
    var changes: [(Range<Int>, String)] = []
    for (name, value) in values {
      if let own = tag.attributes.first(where: { $0.name == name }) {
        if let value {
          changes.append(((own.value.lowerBound - start)..<(own.value.upperBound - start), value))
        } else {
          // The space before the name goes with it.
          let from = own.value.lowerBound - start - name.utf8.count - 3
          changes.append((from..<(own.value.upperBound - start + 1), ""))
        }
      } else if let value {
        let id = tag.attributes.first { $0.name == "id" }
        let place = id.map { $0.value.lowerBound - start - 4 } ?? 1 + tag.name.utf8.count
        changes.append((place..<place, id == nil ? " \(name)=\"\(value)\"" : "\(name)=\"\(value)\" "))
      }
    }
    // Of new attributes in one place the last is inserted first.
    for (range, text) in changes.reversed().sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: text.utf8)
    }
    return (tag.range, String(decoding: bytes, as: UTF8.self))
  }
}
