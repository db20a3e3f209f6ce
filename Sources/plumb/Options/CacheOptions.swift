import Foundation
import Verifying

/// The flags and settings that control whether results of earlier runs are used.
enum CacheOptions {
  /// The variable that names the folder.
  static let variable = "PLUMB_CACHE"

  static let specification = OptionSpecification(
    "--no-cache", "lay out and paint every cell, and compare the cache with the result")

  /// Returns the renderer's cache of layouts and pictures; nil if it is off.
  static func cache(of renderer: Renderer) -> CacheFolder? {
    folder().map { CacheFolder(folder: $0, renderer: renderer) }
  }

  /// Returns the folder that `PLUMB_CACHE` names, unless that is `off`; by default one among the user's caches.
  static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let own = environment[variable], !own.isEmpty { return own == "off" ? nil : own }
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return "\(caches)/plumb" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.cache/plumb"
  }
}
