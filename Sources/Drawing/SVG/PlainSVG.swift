/// Checks that an SVG file contains only what ``SVGWriter`` writes: no script, no style, no link, no external picture.
///
/// A stored run may come from anywhere, and its SVG files become goldens that people open in a browser.
package enum PlainSVG {
  private static let elements: Set = ["svg", "title", "defs", "path", "g", "use", "rect", "image", "clipPath", "mask"]
  private static let attributes: Set = [
    "xmlns", "xmlns:xlink", "xlink:href", "width", "height", "viewBox", "role", "aria-label", "id", "d", "x", "y", "rx",
    "transform", "opacity", "clip-path", "mask", "maskUnits", "fill", "fill-opacity", "stroke", "stroke-opacity",
    "stroke-width",
    "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "preserveAspectRatio",
  ]
  private static let targets = ["#", "data:image/png;base64,"]
  /// Attributes that refer to an element of the file.
  private static let references: Set = ["clip-path", "mask"]

  /// Returns whether all elements and attributes are those of the writer. Malformed files may pass, because no browser
  /// shows them.
  /// - Complexity: O(bytes).
  package static func holds(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    guard rest.starts(with: "<svg ".utf8) else { return false }
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      guard readTag(&rest) else { return false }
    }
    return true
  }

  /// Reads a tag after its `<`.
  /// - Returns: Whether it is one of the writer's.
  private static func readTag(_ rest: inout ArraySlice<UInt8>) -> Bool {
    if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
    guard elements.contains(name(&rest)) else { return false }
    while true {
      let start = rest.startIndex
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
      if rest.first == UInt8(ascii: ">") { return true }
      guard rest.startIndex > start, readAttribute(&rest) else { return false }
    }
  }

  private static func readAttribute(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let attribute = name(&rest)
    guard attributes.contains(attribute), rest.starts(with: "=\"".utf8) else { return false }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return false }
    let value = rest[..<end]
    rest = rest[(end + 1)...]
    if references.contains(attribute) { return value.starts(with: "url(#".utf8) }
    return attribute != "xlink:href" || targets.contains { value.starts(with: $0.utf8) }
  }

  private static func name(_ rest: inout ArraySlice<UInt8>) -> String {
    let bytes = rest.prefix { byte in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ":")
    }
    rest = rest[bytes.endIndex...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
