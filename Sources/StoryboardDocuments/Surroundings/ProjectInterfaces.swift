import Foundation

/// Storyboards, xibs and texts of the project around a folder, by name.
package struct ProjectInterfaces: Sendable {
  private let documents: [String]
  /// Texts in the development language, by file name, then by key.
  private let texts: [String: [String: String]]
  /// Names of the project's modules.
  package let modules: [String]

  /// Reads the files of the project, which is the nearest folder upwards with an Xcode project, a package or a
  /// repository in it.
  /// - Complexity: A walk through the project's folders, once per project, and the size of its texts.
  package init(around folder: String) {
    let files = ProjectFiles.around(folder)
    (documents, modules) = (files.documents, files.modules)
    texts = files.texts.reduce(into: [:]) { all, path in
      let (name, found) = Self.texts(path)
      all[name, default: [:]].merge(found) { first, _ in first }
    }
  }

  /// Returns the path of a storyboard; nil for an unknown one.
  package func storyboard(named name: String) -> String? { document("\(name).storyboard") }
  /// Returns the path of a xib; nil for an unknown one.
  package func nib(named name: String) -> String? { document("\(name).xib") }

  /// Returns a text by its key and the name of its file, by default `Localizable`; nil for an unknown one.
  package func text(_ key: String, in table: String?) -> String? { texts[table ?? "Localizable"]?[key] }

  /// Returns the texts of one file, with its name; none for a file that cannot be read.
  private static func texts(_ path: String) -> (name: String, texts: [String: String]) {
    let url = URL(filePath: path)
    let name = url.deletingPathExtension().lastPathComponent
    guard let data = FileManager.default.contents(atPath: path), data.count <= InterfaceFile.sizeLimit else {
      return (name, [:])
    }
    if url.pathExtension == "strings" { return (name, (try? StringsFile.texts(data)) ?? [:]) }
    let languages = (try? Translations.stringCatalogue(data)) ?? [:]
    return (name, languages["en"] ?? [:])
  }

  private func document(_ name: String) -> String? {
    documents.first { URL(filePath: $0).lastPathComponent == name }
  }
}
