package import Foundation
package import SceneModel
import Synchronization

/// Pictures and colours by name, in the asset catalogues of the project around a folder.
package final class ProjectAssets: Sendable {
  private let catalogues: [String]
  private let pictures: Mutex<LoosePictures>
  private let known = Mutex<(images: [String: SceneImage?], sizes: [String: Size?], colors: [String: SceneColor?])>(
    ([:], [:], [:]))

  /// Finds the catalogues of the project, which is the nearest folder upwards with an Xcode project, a package or a
  /// repository in it.
  /// - Complexity: A walk through the project's folders, once per project.
  package init(around folder: String) {
    let files = ProjectFiles.around(folder)
    catalogues = files.catalogues
    pictures = Mutex(LoosePictures(files.pictures))
  }

  /// Returns the files of a picture; nil for an unknown one, or one that cannot be drawn.
  package func image(named name: String) -> SceneImage? {
    if let found = known.withLock({ $0.images[name] }) { return found }
    let found =
      catalogues.lazy.compactMap { AssetCatalogue(folder: $0).image(named: Self.set(name)) }.first
      ?? pictures.withLock { $0.image(named: name) }
    known.withLock { $0.images[name] = .some(found) }
    return found
  }

  /// Returns the size of a picture in a PDF or SVG file, in points; nil for other pictures.
  package func vectorSize(named name: String) -> Size? {
    if let found = known.withLock({ $0.sizes[name] }) { return found }
    let found = catalogues.lazy.compactMap { AssetCatalogue(folder: $0).vectorSize(named: Self.set(name)) }.first
    known.withLock { $0.sizes[name] = .some(found) }
    return found
  }

  /// Returns the data of a data set; nil for an unknown one.
  package func data(named name: String) -> Data? {
    catalogues.lazy.compactMap { AssetCatalogue(folder: $0).data(named: Self.set(name)) }.first
  }

  /// Returns a colour, with its dark twin; nil for an unknown one.
  package func color(named name: String) -> SceneColor? {
    if let found = known.withLock({ $0.colors[name] }) { return found }
    let found = catalogues.lazy.compactMap { AssetCatalogue(folder: $0).color(named: Self.set(name)) }.first
    known.withLock { $0.colors[name] = .some(found) }
    return found
  }

  /// Returns a name without leading groups: `Icons/Save` is the set `Save`.
  private static func set(_ name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }
}
