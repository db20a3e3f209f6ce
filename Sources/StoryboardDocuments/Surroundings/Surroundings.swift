import Foundation
import Scenes

/// What lies around a document and is named in it: pictures, colours, fonts, translations. Looked for when it is needed.
final class Surroundings {
  private let path: String?

  /// - Parameter path: nil for a document that is no file.
  init(_ path: String?) { self.path = path }

  private lazy var project: ProjectFiles? = path.map {
    ProjectFiles.around(URL(filePath: $0).deletingLastPathComponent().path(percentEncoded: false))
  }
  private lazy var catalogues = (project?.catalogues ?? []).map { AssetCatalogue(folder: $0) }
  private var images: [String: SceneImage?] = [:]

  func image(named name: String) -> SceneImage? {
    if let known = images[name] { return known }
    let image = catalogues.lazy.compactMap { $0.image(named: name) }.first
    images[name] = .some(image)
    return image
  }

  func color(named name: String) -> SceneColor? { catalogues.lazy.compactMap { $0.color(named: name) }.first }

  /// PostScript names of the project's fonts.
  private(set) lazy var fontNames: Set<String> = (project?.fonts ?? []).reduce(into: []) { names, font in
    names.formUnion((try? CustomFonts.register(font)) ?? [])
  }

  private(set) lazy var translations = path.map(Translations.init) ?? Translations()
}
