import Foundation
import Scenes

/// Resources around a document that it refers to: pictures, colours, fonts, translations. They are searched for on
/// demand.
final class Surroundings {
  private let path: String?

  /// - Parameter path: nil for a document that is not in a file.
  init(_ path: String?) { self.path = path }

  private lazy var project: ProjectFiles? = path.map {
    ProjectFiles.around(URL(filePath: $0).deletingLastPathComponent().path(percentEncoded: false))
  }
  private lazy var catalogues = (project?.catalogues ?? []).map { AssetCatalogue(folder: $0) }
  /// Problems with the assets looked up so far, with the ends of their paths.
  private(set) var assetDamages: [String] = []
  /// Results of look-ups, whether successful or not.
  private var images: [String: SceneImage?] = [:]
  private var colors: [String: SceneColor?] = [:]

  func image(named name: String) -> SceneImage? { found(name, in: \.images) { $0.image(named: name) } }
  func color(named name: String) -> SceneColor? { found(name, in: \.colors) { $0.color(named: name) } }

  /// Returns the value from the first catalogue that has it, looked up only once.
  private func found<Value>(
    _ name: String, in known: ReferenceWritableKeyPath<Surroundings, [String: Value?]>,
    _ look: (AssetCatalogue) -> Value?
  ) -> Value? {
    if let value = self[keyPath: known][name] { return value }
    let value = catalogues.lazy.compactMap(look).first
    assetDamages = catalogues.flatMap(\.damages)
    self[keyPath: known][name] = .some(value)
    return value
  }

  /// PostScript names of the project's fonts.
  private(set) lazy var fontNames: Set<String> = (project?.fonts ?? []).reduce(into: []) { names, font in
    names.formUnion((try? CustomFonts.register(font)) ?? [])
  }

  private(set) lazy var translations = path.map(Translations.init) ?? Translations()
}
