import Foundation
import SceneModel

/// Resources around a document that it refers to: pictures, colours, fonts, translations. They are searched for on
/// demand.
final class ProjectResources {
  private let path: String?
  /// The fonts that exist besides the project's own.
  let fonts: FontCatalogue

  /// - Parameter path: nil for a document that is not in a file.
  init(_ path: String?, _ fonts: FontCatalogue) { (self.path, self.fonts) = (path, fonts) }

  private lazy var project: ProjectFiles? = path.map {
    ProjectFiles.around(URL(filePath: $0).deletingLastPathComponent().path(percentEncoded: false))
  }
  private lazy var catalogues = (project?.catalogues ?? []).map { AssetCatalogue(folder: $0) }
  /// Problems with the assets looked up so far, with the ends of their paths.
  var assetDamages: [String] { catalogues.flatMap(\.damages) + loosePictures.damages }
  /// Results of look-ups, whether successful or not.
  private var images: [String: SceneImage?] = [:]
  private var colors: [String: SceneColor?] = [:]

  private lazy var loosePictures = LoosePictures(project?.pictures ?? [])

  /// Returns a picture of a catalogue, else one in a file of its own.
  func image(named name: String) -> SceneImage? {
    known(name, in: \.images) {
      catalogues.lazy.compactMap { $0.image(named: name) }.first ?? loosePictures.image(named: name)
    }
  }

  /// Returns a colour of a catalogue.
  func color(named name: String) -> SceneColor? {
    known(name, in: \.colors) { catalogues.lazy.compactMap { $0.color(named: name) }.first }
  }

  /// Returns a value that is looked up only once, whether there is one or not.
  private func known<Value>(
    _ name: String, in known: ReferenceWritableKeyPath<ProjectResources, [String: Value?]>, _ look: () -> Value?
  ) -> Value? {
    if let value = self[keyPath: known][name] { return value }
    let value = look()
    self[keyPath: known][name] = .some(value)
    return value
  }

  /// The project's font files, by the fonts' PostScript names.
  private(set) lazy var fontFiles: [String: String] = (project?.fonts ?? []).reduce(into: [:]) { files, file in
    for name in (try? fonts.register(file)) ?? [] where files[name] == nil { files[name] = file }
  }

  /// Returns a file's path in the document's folder or in a folder above it; nil for a document without a file.
  func pathFromAbove(_ file: String) -> String? {
    guard let path else { return nil }
    var folder = URL(filePath: path).deletingLastPathComponent().standardizedFileURL.pathComponents
    let parts = URL(filePath: file).standardizedFileURL.pathComponents
    while !parts.starts(with: folder) { folder.removeLast() }
    return parts.dropFirst(folder.count).joined(separator: "/")
  }

  private(set) lazy var translations = path.map(Translations.init) ?? Translations()
}
