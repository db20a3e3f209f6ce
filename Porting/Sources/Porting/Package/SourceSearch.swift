import Escaping
import Foundation

/// The files in the ported folders: sources, and resources that screens look up by name.
package struct SourceSearch {
  /// A file with its path and its path in the ported package.
  package struct Found: Hashable, Sendable {
    package var path: String
    /// The path relative to the folder of sources or of resources.
    package var place: String
  }

  /// Swift files, ordered by path.
  package private(set) var sources: [Found] = []
  /// Files of storyboards, xibs, asset catalogues, fonts, translations and data, ordered by path.
  package private(set) var resources: [Found] = []

  /// The contents of Core Data's models, ordered by path.
  package private(set) var models: [String] = []
  /// Folders inside that are packages of their own: their files are not the application's.
  private(set) var packages: [String] = []

  /// Folders whose files do not belong to the application.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "fastlane", "node_modules", "Preview Content", "Snapshots",
    "__Snapshots__",
  ]
  private static let resourceEndings: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "ttf", "otf", "json", "geojson", "plist", "txt",
    "csv", "xml", "html", "sqlite", "db",
  ]

  /// Walks folders.
  /// - Parameter out: The folder of the ported package, which may be among the sources.
  /// - Throws: ``PortFailure`` for a path that does not exist.
  /// - Complexity: Linear in the number of files.
  package init(_ paths: [String], leavingOut out: String? = nil) throws(PortFailure) {
    let skippedFolder = out.map(Self.standard)
    var seen: Set<String> = []
    for path in paths {
      let root = Self.standard(path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
        throw PortFailure("\(path): no such file or folder")
      }
      guard isFolder.boolValue else {
        if seen.insert(root).inserted { add(root, root.split(separator: "/").last.map(String.init) ?? root) }
        continue
      }
      // Files from several folders must not collide.
      let prefix = paths.count > 1 ? (root.split(separator: "/").last.map { $0 + "/" } ?? "") : ""
      walk(root, prefix, skippedFolder, &seen)
    }
    sources.sort { $0.place < $1.place }
    // Versions of a model are `Model` and `Model 2`.
    models.sort { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    resources.sort { $0.place < $1.place }
  }

  /// Returns a path without dots, and without a slash at its end.
  static func standard(_ path: String) -> String {
    var path = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path
  }

  private mutating func walk(_ folder: String, _ place: String, _ out: String?, _ seen: inout Set<String>) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), path != out, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      else {
        continue
      }
      if isFolder.boolValue {
        let isOther =
          Self.skipped.contains(name) || Self.isForTests(name) || name.hasSuffix(".playground")
          || [".framework", ".xcframework", ".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
        if isOther { continue }
        if CheckedOutPackages.isPackage(path) {
          packages.append(path)
        } else {
          walk(path, place + name + "/", out, &seen)
        }
      } else if seen.insert(path).inserted {
        add(path, place + name)
      }
    }
  }

  /// Returns whether a folder has tests: `ShopTests`, `shop-uitests`.
  private static func isForTests(_ name: String) -> Bool {
    name.hasSuffix("Tests")
      || ["-tests", "_tests", "-uitests", "_uitests"].contains(where: name.lowercased().hasSuffix)
  }

  private mutating func add(_ path: String, _ place: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if name == "contents", place.contains(".xcdatamodel/") {
      models.append(path)
    } else if ending == "swift" {
      if name != "Package.swift" { sources.append(Found(path: path, place: place.placeInPackage)) }
    } else if Self.resourceEndings.contains(ending) || place.contains(".xcassets/") {
      resources.append(Found(path: path, place: place.placeInPackage))
    }
  }
}

extension String {
  /// The path as used in the package: without characters that have a meaning in build plans and literals.
  var placeInPackage: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isHidden || $0 == "\"" || $0 == "\\" || $0 == "$" ? "_" : $0 }))
  }
}

/// The reason why nothing was ported.
package struct PortFailure: Error, CustomStringConvertible {
  package let description: String
  /// Creates a failure with its cause and a remedy.
  package init(_ description: String) { self.description = description }
}
