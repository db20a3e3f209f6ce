import Values
import Verifying

/// Reads the exact output of `SVGWriter`, view by view: elements as JSON, with the lengths separate.
///
/// An element is `["g",{"fill":"#fff","transform":["translate(",0," ",0,")"]},child,...]`: a length is 0, a subview
/// among the children is 0, a row of glyphs is `{"r":n}`. The first child of an element is its clip path or mask, if
/// any. Groups `caption-N` and `scroll-marks` are elements `caption` and `scroll-marks` (`LayoutDrawing.isForAnySize`).
struct DrawingReader {
  /// Elements of views.
  private(set) var shapes = NumberedValues<String>()
  /// Rows of glyphs: the number of a glyph, and x and y in em.
  private(set) var runs = NumberedValues<String>()
  /// Whether positions of glyphs are lengths, too, because in justified text they depend on the width.
  var movesGlyphs = false

  private var glyphs = NumberedValues<String>()
  private var bytes: [UInt8] = []
  private var place = 0
  private var open: [OpenPart] = []
  private var clips: [String: (json: String, numbers: [Double])] = [:]
  private var parts: [DrawingPart] = []

  private struct OpenPart {
    let index: Int
    var numbers: [Double] = []
  }

  private struct Tag {
    var name = ""
    var attributes: [(name: String, value: String)] = []
    var isClosed = false

    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// Attributes that contain lengths.
  private static let lengths: Set = [
    "x", "y", "width", "height", "rx", "d", "transform", "opacity", "stroke-width", "stroke-dasharray",
  ]
  private static let names: Set = ["id", "role", "aria-label", "clip-path", "mask"]
  /// Elements referenced by others.
  private static let shared: Set = ["clipPath", "mask"]

  /// Returns the screen and each drawn view in pre-order.
  /// - Parameter body: The elements of a drawing.
  /// - Complexity: O(bytes).
  mutating func parts(of body: String) -> [DrawingPart] {
    (bytes, place, clips) = (Array(body.utf8), 0, [:])
    (parts, open) = ([DrawingPart(shape: 0, numbers: [])], [OpenPart(index: 0)])
    var screen: [String] = []
    while skip(to: UInt8(ascii: "<")) {
      let tag = readTag()
      let json = element(tag)
      // The page itself draws the ground, the device and its outline.
      let isShown = tag["id"].map { $0 == "screen" || $0.utf8.starts(with: "overlay".utf8) } ?? false
      if isShown, let json { screen.append(json) } else if !Self.shared.contains(tag.name) { open[0].numbers = kept }
      kept = open[0].numbers
    }
    kept = []
    close("[\(screen.joined(separator: ","))]")
    return parts
  }

  /// Lengths of elements of the screen so far; those of other elements are dropped.
  private var kept: [Double] = []

  /// Returns the glyphs' elements, in the order of their numbers.
  /// - Parameter definitions: All glyphs known to the writer.
  mutating func glyphElements(_ definitions: String) -> [String] {
    (bytes, place, open) = (Array(definitions.utf8), 0, [])
    var elements: [String: String] = [:]
    while skip(to: UInt8(ascii: "<")) {
      let tag = readTag()
      let attributes = tag.attributes.filter { $0.name != "id" }.map {
        "\(Escaped.json($0.name)):\(Escaped.json($0.value))"
      }
      if let id = tag["id"] { elements[id] = "[\(Escaped.json(tag.name)),{\(attributes.joined(separator: ","))}]" }
    }
    return glyphs.values.map { elements[$0] ?? "[\"g\",{}]" }
  }

  // MARK: Elements

  /// Returns an element with its content; nil for an element referenced by others.
  private mutating func element(_ tag: Tag) -> String? {
    let isView = tag["id"].map { $0.utf8.starts(with: "view-".utf8) } ?? false
    if isView {
      open.append(OpenPart(index: parts.count))
      parts.append(DrawingPart(shape: 0, numbers: []))
    }
    let outer = open[open.count - 1].numbers.count
    let id = tag["id"] ?? ""
    var fields: [String] = []
    for (name, value) in tag.attributes where !Self.names.contains(name) { fields.append(attribute(name, value)) }
    var name = tag.name
    if id.utf8.starts(with: "caption-".utf8) {
      name = "caption"
      open[open.count - 1].numbers.removeSubrange(outer...)
      fields = ["\"view\":\(Escaped.json(String(decoding: id.utf8.dropFirst(8), as: UTF8.self)))"]
    }
    if id == "scroll-marks" || id == "scroll-marks-mirrored" {
      name = "scroll-marks"
      open[open.count - 1].numbers.removeSubrange(outer...)
      fields = id == name ? [] : ["\"mirrored\":\"true\""]
    }
    var members = [Escaped.json(name), "{\(fields.joined(separator: ","))}"]
    if let clip = (tag["clip-path"] ?? tag["mask"]).flatMap({ clips[$0] }) {
      members.append(clip.json)
      open[open.count - 1].numbers += clip.numbers
    }
    if !tag.isClosed { members += children() }
    let json = "[\(members.joined(separator: ","))]"
    if isView {
      close(json)
      return "0"
    }
    if Self.shared.contains(name) {
      clips["url(#\(id))"] = (json, Array(open[open.count - 1].numbers[outer...]))
      open[open.count - 1].numbers.removeSubrange(outer...)
      return nil
    }
    return json
  }

  private mutating func close(_ json: String) {
    let part = open.removeLast()
    parts[part.index] = DrawingPart(shape: shapes.place(of: json), numbers: part.numbers)
  }

  private mutating func children() -> [String] {
    var members: [String] = []
    var row: [String] = []
    func ended(_ row: inout [String], _ runs: inout NumberedValues<String>) -> [String] {
      if row.isEmpty { return [] }
      defer { row = [] }
      return ["{\"r\":\(runs.place(of: "[\(row.joined(separator: ","))]"))}"]
    }
    while skip(to: UInt8(ascii: "<")) {
      if bytes[place] == UInt8(ascii: "/") {
        _ = skip(to: UInt8(ascii: ">"))
        break
      }
      let tag = readTag()
      if tag.name == "use" {
        row.append(glyph(tag))
        continue
      }
      members += ended(&row, &runs)
      if let child = element(tag) { members.append(child) }
    }
    return members + ended(&row, &runs)
  }

  private mutating func glyph(_ tag: Tag) -> String {
    let number = glyphs.place(of: String((tag["xlink:href"] ?? "").unicodeScalars.dropFirst()))
    let (x, y) = (Double(tag["x"] ?? "") ?? 0, Double(tag["y"] ?? "") ?? 0)
    if movesGlyphs {
      open[open.count - 1].numbers.append(x)
      return "\(number),null,\(NumberText.plain(y, digits: 4))"
    }
    return "\(number),\(NumberText.plain(x, digits: 4)),\(NumberText.plain(y, digits: 4))"
  }

  // MARK: Attributes

  private mutating func attribute(_ name: String, _ value: String) -> String {
    guard Self.lengths.contains(name) else { return "\(Escaped.json(name)):\(Escaped.json(value))" }
    var pieces: [String] = []
    var text: [UInt8] = []
    let value = Array(value.utf8)
    var index = 0
    func isPart(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
    }
    while index < value.count {
      let start = index
      if value[index] == UInt8(ascii: "-") { index += 1 }
      while index < value.count {
        let isExponent = index > start && value[index] == UInt8(ascii: "e")
        guard isPart(value[index]) || isExponent else { break }
        index += 1
        if isExponent, index < value.count, value[index] == UInt8(ascii: "-") { index += 1 }
      }
      if let number = Double(String(decoding: value[start..<index], as: UTF8.self)) {
        if !text.isEmpty { pieces.append(Escaped.json(String(decoding: text, as: UTF8.self))) }
        text = []
        pieces.append("0")
        open[open.count - 1].numbers.append(number)
      } else {
        index = start + 1
        text.append(value[start])
      }
    }
    if !text.isEmpty { pieces.append(Escaped.json(String(decoding: text, as: UTF8.self))) }
    return "\(Escaped.json(name)):" + (pieces == ["0"] ? "0" : "[\(pieces.joined(separator: ","))]")
  }

  // MARK: Bytes

  private mutating func skip(to byte: UInt8) -> Bool {
    while place < bytes.count {
      place += 1
      if bytes[place - 1] == byte { return true }
    }
    return false
  }

  /// Reads a tag after its `<`.
  private mutating func readTag() -> Tag {
    var tag = Tag()
    tag.name = word()
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return tag
      case UInt8(ascii: "/"): tag.isClosed = true
      case UInt8(ascii: " "): break
      default:
        let name = word()
        // An equals sign and a quotation mark.
        place += 2
        let start = min(place, bytes.count)
        guard skip(to: UInt8(ascii: "\"")) else { return tag }
        tag.attributes.append((name, String(decoding: bytes[start..<(place - 1)], as: UTF8.self)))
        continue
      }
      place += 1
    }
    return tag
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, !Self.ends.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static let ends: Set<UInt8> = [
    UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="),
  ]
}
