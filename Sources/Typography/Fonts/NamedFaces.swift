import UIKit

/// Free faces for fonts that documents name but that have no file here, drawn at those fonts' own widths
/// (`control-metrics.md` 1.6): either metric-compatible, or the nearest in shape among Debian's.
///
/// Only fonts with published advances are drawn this way: others have the widths of the stand-in. Faces and cuts that
/// are not installed are drawn with the stand-in.
package struct NamedFaces: Sendable {
  private struct Family {
    /// Prefixes of PostScript names.
    var names: [String]
    /// The face's name, for people.
    var face: String
    /// Upright, bold, italic and bold italic; an upright one replaces a missing italic.
    var files: [String]
    /// The horizontal stretch of glyphs, from the widths of `a` to `z` in both fonts.
    var stretch = 1.0
  }

  /// Folders of Debian's fonts-urw-base35 and fonts-dejavu-core.
  static let folders = ["/usr/share/fonts/opentype/urw-base35", "/usr/share/fonts/truetype/dejavu"]

  // Longer names first: a name belongs to the first family that it begins with.
  private static let families = [
    Family(names: ["HelveticaNeue", "Helvetica", "Arial"], face: "Nimbus Sans", files: cuts("NimbusSans", ".otf")),
    Family(names: ["TimesNewRomanPS", "Times"], face: "Nimbus Roman", files: cuts("NimbusRoman", ".otf")),
    Family(names: ["CourierNewPS", "Courier"], face: "Nimbus Mono PS", files: cuts("NimbusMonoPS", ".otf")),
    Family(
      names: ["Georgia"], face: "C059",
      files: ["C059-Roman.otf", "C059-Bold.otf", "C059-Italic.otf", "C059-BdIta.otf"],
      stretch: 0.96),
    Family(
      names: ["Menlo"], face: "DejaVu Sans Mono",
      files: ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"]),
    Family(
      names: ["Verdana"], face: "DejaVu Sans",
      files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]),
  ]

  /// Installed files by name.
  private let files: [String: FontFile]
  private let numbers: Set<Int>

  /// The faces installed in the usual folders.
  package static let installed = NamedFaces(folders: FontFiles.folders)

  init(folders: [String]) {
    files = Self.families.flatMap(\.files).reduce(into: [:]) { files, name in
      guard files[name] == nil else { return }
      let path = folders.lazy.map { "\($0)/\(name)" }.first(where: FontHeader.isFont)
      files[name] = path.map { FontFile(name: name, path: $0) }
    }
    numbers = Set(files.values.map(\.number))
  }

  /// Whether a file is one of these faces.
  func contains(_ number: Int) -> Bool { numbers.contains(number) }

  /// Returns the file that draws a face; nil if the stand-in does.
  func file(for face: FontFace) -> FontFile? { drawn(face)?.file }

  /// Returns the horizontal stretch of a face's glyphs; nil if the stand-in draws it.
  func stretch(for face: FontFace) -> Double? { drawn(face)?.family.stretch }

  /// Returns the name of the face that draws a named font of iOS here; nil for a font that has a file, or that iOS does
  /// not have.
  package func face(of name: String) -> String? {
    guard let face = FontFace(named: name), face.known != nil else { return nil }
    return drawn(face)?.family.face ?? "Inter"
  }

  private static func cuts(_ name: String, _ ending: String) -> [String] {
    ["Regular", "Bold", "Italic", "BoldItalic"].map { "\(name)-\($0)\(ending)" }
  }

  private func drawn(_ face: FontFace) -> (family: Family, file: FontFile)? {
    guard let known = face.known, known.hasAdvances, let family = Self.family(of: known.name) else { return nil }
    let cut = face.weight.nearestIndex
    // The lightest cuts are closer to the stand-in's light ones.
    if cut < 3 { return nil }
    return files[family.files[(cut >= 5 ? 1 : 0) + (face.isItalic ? 2 : 0)]].map { (family, $0) }
  }

  private static func family(of name: String) -> Family? {
    families.first { $0.names.contains { name.hasPrefix($0) } }
  }
}
