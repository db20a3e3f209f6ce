import Foundation
import Verifying

/// The options and settings that control whether results of earlier runs are used.
enum CacheOptions {
  static let specification = OptionSpecification(
    "--no-cache", "lay out and paint every cell, and compare the cache with the result")

  /// Returns the renderer's cache of layouts and pictures; nil if it is off.
  static func cache(of renderer: Renderer) -> CacheFolder? {
    folder().map { CacheFolder(folder: $0, renderer: renderer) }
  }

  /// Returns the folder of the caches; nil if they are off.
  static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    CacheFolder.path(environment)
  }
}
