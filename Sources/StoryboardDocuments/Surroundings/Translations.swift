import Foundation
import Scenes

/// What a document's texts are in other languages: files of the same name in `<language>.lproj` beside the document's folder,
/// or a string catalogue beside the document or in `mul.lproj`.
struct Translations {
  /// By language, then by object and property: `b1-Ab-cdE.text`.
  private(set) var texts: [String: [String: String]] = [:]
  /// Files that are there and cannot be read, by the ends of their paths.
  private(set) var broken: [String] = []

  init() {}

  /// - Parameter path: The document's.
  init(around path: String) {
    let url = URL(filePath: path).standardizedFileURL
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    if folder.pathExtension == "lproj" {
      let parent = folder.deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path(percentEncoded: false))) ?? []
      for other in names.sorted() where other.hasSuffix(".lproj") && other != folder.lastPathComponent {
        guard let language = Language(String(other.dropLast(6)).replacing("_", with: "-")),
          let data = FileManager.default.contents(
            atPath: parent.appending(path: "\(other)/\(name).strings").path(percentEncoded: false))
        else { continue }
        texts[language.id] = Self.strings(data)
        if texts[language.id] == nil { broken.append("\(other)/\(name).strings") }
      }
    }
    // Xcode keeps the catalogue of a base document in a folder of its own for all languages.
    let places = [folder, folder.deletingLastPathComponent().appending(path: "mul.lproj")]
    for place in places {
      let file = place.appending(path: "\(name).xcstrings")
      guard let data = FileManager.default.contents(atPath: file.path(percentEncoded: false)) else { continue }
      if let found = Self.stringCatalogue(data) {
        texts.merge(found) { own, more in own.merging(more) { own, _ in own } }
      } else {
        broken.append("\(place.lastPathComponent)/\(name).xcstrings")
      }
    }
  }

  /// Pairs as `.strings` files have them; nil for what is broken.
  static func strings(_ data: Data) -> [String: String]? {
    (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: String]
  }

  private struct StringCatalogue: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String? }
    var strings: [String: Entry]
  }

  static func stringCatalogue(_ data: Data) -> [String: [String: String]]? {
    guard let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data) else { return nil }
    var found: [String: [String: String]] = [:]
    for (key, entry) in catalogue.strings {
      for (id, localization) in entry.localizations ?? [:] {
        guard let language = Language(id), let value = localization.stringUnit?.value else { continue }
        found[language.id, default: [:]][key] = value
      }
    }
    return found
  }
}
