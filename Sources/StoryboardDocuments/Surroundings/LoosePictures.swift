import Foundation
import SceneModel
import Values

/// Pictures of the project outside of catalogues: `star.png`, `star@2x.png`, `star@3x~ipad.png`.
final class LoosePictures {
  private static let endings = ["png", "jpg", "jpeg", "pdf", "svg"]

  /// Returns whether a file's name is a picture's.
  static func isPicture(_ name: String) -> Bool {
    name.split(separator: ".").last.map { endings.contains($0.lowercased()) } ?? false && name.contains(".")
  }

  /// Problems with the files looked up so far, with the ends of their paths.
  private(set) var damages: [String] = []
  /// Files by the names under which documents may look for them.
  private let files: [String: [Found]]

  /// A file, with what its name says.
  private struct Found {
    let path: String
    let scale: Double
    let isPad: Bool?
  }

  /// - Parameter paths: Files of pictures, sorted.
  init(_ paths: [String]) {
    var files: [String: [Found]] = [:]
    for path in paths {
      let file = URL(filePath: path).lastPathComponent
      guard let dot = file.lastIndex(of: ".") else { continue }
      var (base, isPad, scale) = (String(file[..<dot]), Bool?.none, 1.0)
      for (ending, value) in [("~ipad", true), ("~iphone", false)] where base.hasSuffix(ending) {
        (base, isPad) = (String(base.dropLast(ending.count)), value)
      }
      for (ending, value) in [("@2x", 2.0), ("@3x", 3)] where base.hasSuffix(ending) {
        (base, scale) = (String(base.dropLast(ending.count)), value)
      }
      let found = Found(path: path, scale: scale, isPad: isPad)
      files[base + file[dot...], default: []].append(found)
      // Only a PNG file is found without its ending.
      if file[dot...].lowercased() == ".png" { files[base, default: []].append(found) }
    }
    self.files = files
  }

  /// Returns a picture by the name of its file, without scale and device; nil for an unknown one, or one that cannot be
  /// drawn.
  func image(named name: String) -> SceneImage? {
    guard let found = files[name], let folder = found.first.map({ Self.folder($0.path) }) else { return nil }
    // Files of the same name in other folders are other pictures.
    let variants = found.filter { Self.folder($0.path) == folder }.compactMap { file -> SceneImage.Variant? in
      do {
        let data = try RegularFile.bytes(file.path, limit: SceneImage.Variant.fileLimit)
        var variant = try ProjectPicture.variant(
          data, scale: file.scale, name: URL(filePath: file.path).lastPathComponent)
        variant.conditions.isPad = file.isPad
        return variant
      } catch {
        let damage = "\(URL(filePath: file.path).lastPathComponent): \(error)"
        if !damages.contains(damage) { damages.append(damage) }
        return nil
      }
    }
    return SceneImage(name: name, variants: variants)
  }

  private static func folder(_ path: String) -> String { URL(filePath: path).deletingLastPathComponent().path() }
}
