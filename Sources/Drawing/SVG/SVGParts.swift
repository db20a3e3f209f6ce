/// A drawing's file in parts: what differs between the cells of a scene, and what they share.
///
/// The file is ``head``, ``body`` and `</svg>`, where each mark is replaced by what it stands for. Marks are control
/// characters, which no text in XML contains.
package struct SVGParts: Sendable, Hashable, Codable {
  /// A place in the text where something else belongs.
  package enum Mark: String, CaseIterable, Sendable {
    /// The next of ``SVGParts/glyphs``: an element with the id that follows, up to the end of the line.
    case glyph = "\u{1}"
    /// The address of the next of ``SVGParts/images``.
    case image = "\u{2}"
    /// The picture's title, which contains the cell's name.
    case title = "\u{3}"
    /// The next of ``SVGParts/apart``.
    case part = "\u{4}"
  }

  /// Groups that do not depend on the scene's layout: the device, and the system's bars and keyboard.
  static let apart: Set = ["device", "system"]

  /// The file up to the definitions.
  package internal(set) var head = ""
  /// The groups of the drawing.
  package internal(set) var body = ""
  /// Groups of the system, in the order of their marks.
  package internal(set) var apart: [String] = []
  /// Elements of glyphs without ids, in the order of their marks: `path d="..."/>` and a line break.
  package internal(set) var glyphs: [String] = []
  /// Addresses of pictures, in the order of their marks.
  package internal(set) var images: [String] = []

  /// Nothing drawn.
  package init() {}
}
