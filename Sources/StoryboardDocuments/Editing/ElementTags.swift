/// The tags of an XML document as written, for changes in place.
struct ElementTags {
  /// A start tag: `<label id="..." ...>`.
  struct Tag {
    /// From `<` to behind `>`.
    let range: Range<Int>
    let name: String
    /// Names with the ranges of their values, without quotation marks.
    let attributes: [(name: String, value: Range<Int>)]
    let isEmpty: Bool
  }

  let characters: [UInt8]
  let tags: [Tag]

  /// - Complexity: O(length).
  init(_ text: String) {
    characters = Array(text.utf8)
    var found: [Tag] = []
    var offset = 0
    while let start = characters[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if characters[start...].starts(with: "<!--".utf8) {
        offset = Self.end(of: "-->", characters, start)
        continue
      }
      guard start + 1 < characters.count, Self.isName(characters[start + 1]), let tag = Self.tag(characters, start)
      else {
        offset = start + 1
        continue
      }
      found.append(tag)
      offset = tag.range.upperBound
    }
    tags = found
  }

  private static func end(of mark: String, _ characters: [UInt8], _ start: Int) -> Int {
    var offset = start
    while offset < characters.count, !characters[offset...].starts(with: mark.utf8) { offset += 1 }
    return min(characters.count, offset + mark.utf8.count)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func tag(_ characters: [UInt8], _ start: Int) -> Tag? {
    var offset = start + 1
    func word() -> String {
      let begin = offset
      while offset < characters.count, isName(characters[offset]) { offset += 1 }
      return String(decoding: characters[begin..<offset], as: UTF8.self)
    }
    let name = word()
    var attributes: [(name: String, value: Range<Int>)] = []
    while offset < characters.count {
      switch characters[offset] {
      case UInt8(ascii: ">"):
        return Tag(
          range: start..<(offset + 1), name: name, attributes: attributes,
          isEmpty: characters[offset - 1] == UInt8(ascii: "/"))
      case let byte where isName(byte):
        let key = word()
        guard offset + 1 < characters.count, characters[offset] == UInt8(ascii: "=") else { return nil }
        let mark = characters[offset + 1]
        guard let close = characters[(offset + 2)...].firstIndex(of: mark) else { return nil }
        attributes.append((key, (offset + 2)..<close))
        offset = close + 1
      default: offset += 1
      }
    }
    return nil
  }

  func value(_ attribute: String, of tag: Tag) -> String? {
    tag.attributes.first { $0.name == attribute }.map { String(decoding: characters[$0.value], as: UTF8.self) }
  }

  /// Returns the position of the tag with an object's id.
  func tag(id: String) -> Int? { tags.firstIndex { value("id", of: $0) == id } }

  /// The end of an element, behind its end tag.
  func end(of index: Int) -> Int? {
    let tag = tags[index]
    if tag.isEmpty { return tag.range.upperBound }
    var depth = 1
    var offset = tag.range.upperBound
    let close = Array("</\(tag.name)>".utf8)
    var next = index + 1
    while offset < characters.count {
      if characters[offset...].starts(with: close) {
        depth -= 1
        offset += close.count
        if depth == 0 { return offset }
      } else if next < tags.count, tags[next].range.lowerBound == offset {
        if tags[next].name == tag.name, !tags[next].isEmpty { depth += 1 }
        offset = tags[next].range.upperBound
        next += 1
      } else {
        if next < tags.count, tags[next].range.lowerBound < offset { next += 1 }
        offset += 1
      }
    }
    return nil
  }

  /// The spaces before a tag in its line.
  func indent(of index: Int) -> String {
    var start = tags[index].range.lowerBound
    while start > 0, characters[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return String(repeating: " ", count: tags[index].range.lowerBound - start)
  }
}
