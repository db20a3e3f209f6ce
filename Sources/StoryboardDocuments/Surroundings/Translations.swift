import Foundation
import SceneModel
import Values

/// Translations of a document's texts: files of the same name in `<language>.lproj` next to the document's folder, or a
/// string catalogue next to the document or in `mul.lproj`.
struct Translations {
  /// Texts by language, then by object and property: `b1-Ab-cdE.text`.
  private(set) var texts: [String: [String: String]] = [:]
  /// Problems with files that cannot be read, with the ends of their paths.
  private(set) var damages: [String] = []

  init() {}

  /// - Parameter path: The document's path.
  init(around path: String) {
    let url = URL(filePath: path).standardizedFileURL
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    if folder.pathExtension == "lproj" {
      let parent = folder.deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path(percentEncoded: false))) ?? []
      for other in names.sorted() where other.hasSuffix(".lproj") && other != folder.lastPathComponent {
        guard let language = Language(String(other.dropLast(6)).replacing("_", with: "-")),
          let data = data(of: parent.appending(path: "\(other)/\(name).strings"))
        else { continue }
        do {
          texts[language.id] = try StringsFile.texts(data)
        } catch {
          damages.append("\(other)/\(name).strings:\(error.line): \(error.message)")
        }
      }
    }
    // Xcode stores the catalogue of a base document in one folder for all languages.
    let places = [folder, folder.deletingLastPathComponent().appending(path: "mul.lproj")]
    for place in places {
      let file = place.appending(path: "\(name).xcstrings")
      guard let data = data(of: file) else { continue }
      do {
        texts.merge(try Self.stringCatalogue(data)) { own, more in own.merging(more) { own, _ in own } }
      } catch {
        damages.append("\(place.lastPathComponent)/\(name).xcstrings: \(error)")
      }
    }
  }

  /// Returns the bytes of a file; nil, recorded, if it cannot be read.
  private mutating func data(of file: URL) -> Data? {
    do throws(RegularFile.Failure) {
      return Data(try RegularFile.bytes(file.path(percentEncoded: false), limit: Limits.translationBytes))
    } catch {
      let folder = file.deletingLastPathComponent().lastPathComponent
      if error != .missing { damages.append("\(folder)/\(file.lastPathComponent): \(error)") }
      return nil
    }
  }

  private struct StringCatalogue: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String? }
    var strings: [String: Entry]
  }

  /// Returns texts by language, then by key.
  static func stringCatalogue(_ data: Data) throws(JSONDamage) -> [String: [String: String]] {
    let catalogue: StringCatalogue
    do {
      catalogue = try JSONDecoder().decode(StringCatalogue.self, from: data)
    } catch {
      throw JSONDamage(error, in: data)
    }
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
