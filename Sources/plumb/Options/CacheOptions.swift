import Foundation
import Goldens

/// The flags and settings that say whether what earlier runs found is used.
enum CacheOptions {
  /// Names the folder.
  static let variable = "PLUMB_CACHE"

  static let specification = OptionSpecification(
    "--no-cache", "lay out and paint every cell, and compare the cache with the result")

  /// The cache of layouts and pictures of a renderer; nil where it is off.
  static func cache(of renderer: Renderer) -> CacheFolder? {
    folder().map { CacheFolder(folder: $0, renderer: renderer) }
  }

  /// The folder: what `PLUMB_CACHE` names, unless that is `off`; else one among the user's caches.
  static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let own = environment[variable], !own.isEmpty { return own == "off" ? nil : own }
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return "\(caches)/plumb" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.cache/plumb"
  }
}
