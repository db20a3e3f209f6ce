import Foundation
import Layout

/// The fonts that an application brings along: those that its property list names, in the files that `plumb port` copied.
enum ApplicationFonts {
  /// Makes the fonts of the package around a folder available to `UIFont(name:size:)`.
  /// - Complexity: A walk through the package's `Resources`.
  static func register(around folder: String) {
    guard let resources = resources(around: folder) else { return }
    let files = FileManager.default.enumerator(atPath: resources)?.compactMap { $0 as? String }.sorted() ?? []
    let names = Set(files.filter { $0.hasSuffix(".plist") }.flatMap { Self.names(in: "\(resources)/\($0)") })
    for file in files where names.contains(lastPart(of: file)) { _ = try? CustomFonts.register("\(resources)/\(file)") }
  }

  /// The folder of the files that the nearest package around a folder has from an application.
  private static func resources(around folder: String) -> String? {
    var url = URL(filePath: folder).standardizedFileURL
    while url.path != "/" {
      if FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) {
        return url.appending(path: "Resources").path
      }
      url = url.deletingLastPathComponent()
    }
    return nil
  }

  private static func names(in path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return [] }
    return (list["UIAppFonts"] as? [String] ?? []).map(lastPart)
  }

  private static func lastPart(of path: String) -> String { String(path.split(separator: "/").last ?? "") }
}
