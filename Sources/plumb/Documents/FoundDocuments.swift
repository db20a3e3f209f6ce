import Foundation
import Layout
import RecipeDocuments
import StoryboardDocuments
import Values
import Verifying

/// The documents below a folder for which no settings exist: storyboards, xibs and recipes of the project itself.
struct FoundDocuments {
  /// A file or a folder that is not used, and why.
  struct Omission: Hashable {
    let path: String
    let reason: String
  }

  /// Sorted paths.
  private(set) var files: [String] = []
  /// In the order in which they were found.
  private(set) var omissions: [Omission] = []
  /// YAML files that are not recipes.
  private(set) var otherYAML = 0
  private let root: String

  /// Folders whose contents are not the project's, by name.
  private static let foreign = [
    "Pods": "third-party code", "Carthage": "third-party code", "node_modules": "third-party code",
    "SourcePackages": "third-party code", "DerivedData": "build products", "build": "build products",
  ]
  /// Endings of folders in which no sources are.
  private static let bundles: Set = [
    "app", "appex", "framework", "xcframework", "xcarchive", "xcassets", "xcodeproj", "xcworkspace", "bundle",
    "storyboardc", "nib", "playground", "xcdatamodeld", "dSYM",
  ]

  /// - Complexity: O(files below the folder); of YAML files and storyboards the beginning is read.
  init(below root: String = ".") {
    self.root = root
    walk(root)
    files.sort()
  }

  private func path(_ name: String, in folder: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

  private mutating func walk(_ folder: String) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = path(name, in: folder)
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue {
        look(at: path)
      } else if let reason = Self.foreign[name] {
        omissions.append(Omission(path: path, reason: reason))
      } else if FileManager.default.fileExists(atPath: "\(path)/plumb.yaml") {
        omissions.append(Omission(path: path, reason: "a separate project with its own plumb.yaml"))
      } else if !Self.bundles.contains(String(name.split(separator: ".").last ?? "")) || !name.contains("."),
        !TestGoldens.folders.contains(name), !Self.isLink(path)
      {
        walk(path)
      }
    }
  }

  /// A link may lead to a folder above itself.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private mutating func look(at path: String) {
    let isSettings = path.split(separator: "/").last.map(String.init) == ProjectSettings.fileName
    guard let kind = DocumentKind(ofFile: path), !isSettings, RegularFile.isThere(path) else { return }
    let beginning = RegularFile.beginning(of: path, length: Self.headLength)
    if kind == .recipe {
      if Self.isRecipe(beginning) { files.append(path) } else { otherYAML += 1 }
    } else if beginning.contains("com.apple.InterfaceBuilder"), !beginning.contains("CocoaTouch") {
      omissions.append(Omission(path: path, reason: "not for iOS"))
    } else {
      files.append(path)
    }
  }

  /// How much of a file is read to see what it is, in bytes.
  private static let headLength = 1 << 16

  /// Returns whether a file is a recipe, perhaps one with problems.
  static func isRecipe(atPath path: String) -> Bool {
    RegularFile.isThere(path) && isRecipe(RegularFile.beginning(of: path, length: headLength))
  }

  /// Returns whether a YAML text has the keys that nearly every recipe has.
  private static func isRecipe(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("views:") || $0.hasPrefix("constraints:") }
  }

  /// The fewest paths, folders where possible, in which a search finds these files and no others.
  var proposal: [String] { proposal(of: root) }

  private func proposal(of folder: String) -> [String] {
    let own = files.filter { folder == root || $0.hasPrefix(folder + "/") }
    if own.isEmpty { return [] }
    // Where recipes lie in the project's own folder, those that are written later belong to it, too.
    let isWhole = folder != root || own.contains { !$0.contains("/") }
    if isWhole, let all = try? DocumentSearch([folder]).files, Set(all) == Set(own) { return [folder] }
    let start = folder == "." ? 0 : folder.count + 1
    let parts = Set(own.map { $0.dropFirst(start).prefix { $0 != "/" } }).sorted()
    return parts.flatMap { part in
      let path = path(String(part), in: folder)
      return own.contains(path) ? [path] : proposal(of: path)
    }
  }

  /// The paths to use where no settings name any: the folder of recipes, or else what is found below this folder.
  static var usual: [String] {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: "Recipes", isDirectory: &isFolder), isFolder.boolValue {
      return ["Recipes"]
    }
    return FoundDocuments().proposal
  }
}
