import Foundation
import SceneModel
import Synchronization
import Values

/// Files of the project that contains a document: asset catalogues, fonts, documents of Interface Builder and texts.
///
/// The project is the nearest folder upwards that has an Xcode project, a package or a repository in it; without one,
/// the document's own folder. Fonts are also searched for in the folder above it, and in the frameworks there.
struct ProjectFiles: Sendable {
  /// Folders that end in `.xcassets`, sorted.
  private(set) var catalogues: [String] = []
  /// Files of pictures outside of catalogues, sorted.
  private(set) var pictures: [String] = []
  /// OpenType and TrueType files, sorted.
  private(set) var fonts: [String] = []
  /// Storyboards and xibs, sorted, those of the base language first.
  private(set) var documents: [String] = []
  /// `.strings` and `.xcstrings` files, sorted, those of the development language first.
  private(set) var texts: [String] = []
  /// Names of the project's modules: of the folders in `Sources`, or of the project's own folders.
  private(set) var modules: [String] = []

  /// The search stops at these limits, because a document may be in someone's home folder.
  private static let (entryLimit, levelLimit) = (20_000, 6)
  private static let cache = Mutex<[String: ProjectFiles]>([:])

  /// Returns the files of the project around a folder, which is walked only once.
  static func around(_ folder: String) -> ProjectFiles {
    let root = root(of: folder)
    if let known = cache.withLock({ $0[root] }) { return known }
    let found = ProjectFiles(below: root)
    cache.withLock { $0[root] = found }
    return found
  }

  /// Forgets all projects, because files may have been added or removed.
  static func forgetAll() { cache.withLock { $0 = [:] } }

  /// Returns the folder of the project around a folder. A checkout without its repository has `plumb.yaml` at least.
  private static func root(of folder: String) -> String {
    var place = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    let own = place.path(percentEncoded: false)
    var marked: String?
    for _ in 0..<levelLimit {
      let path = place.path(percentEncoded: false)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) { return path }
      if marked == nil, names.contains("plumb.yaml") { marked = path }
      if path == "/" { break }
      place = place.deletingLastPathComponent().standardizedFileURL
    }
    return marked ?? own
  }

  private init(below root: String) {
    var waiting = [(path: root, level: 0)]
    var count = 0
    while let (path, level) = waiting.popLast(), count < Self.entryLimit {
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
      where !name.hasPrefix(".") {
        count += 1
        let inner = "\(folder)/\(name)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder) else { continue }
        if name.hasSuffix(".xcassets") {
          catalogues.append(inner)
        } else if isFolder.boolValue {
          if level < 8 { waiting.append((inner, level + 1)) }
        } else if LoosePictures.isPicture(name) {
          pictures.append(inner)
        } else if Self.isFont(inner) {
          fonts.append(inner)
        } else if DocumentKind(ofFile: name) == .storyboard {
          documents.append(inner)
        } else if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") {
          texts.append(inner)
        }
      }
    }
    documents.sort { (Self.languageRank($0), $0) < (Self.languageRank($1), $1) }
    texts.sort { (Self.languageRank($0), $0) < (Self.languageRank($1), $1) }
    modules = Self.modules(in: root)
    fonts += Self.fontsAbove(root)
    catalogues.sort()
    pictures.sort()
    fonts.sort()
  }

  /// Returns the rank of a file: files in the development language come before translations.
  private static func languageRank(_ path: String) -> Int {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    if !folder.hasSuffix(".lproj") { return 0 }
    return ["Base.lproj": 1, "en.lproj": 2][String(folder)] ?? 3
  }

  private static func modules(in root: String) -> [String] {
    let folder = root.hasSuffix("/") ? String(root.dropLast()) : root
    func folders(_ path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { name in
        var isFolder: ObjCBool = false
        return !name.hasPrefix(".") && FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
          && isFolder.boolValue
      }.sorted()
    }
    let sources = folders("\(folder)/Sources")
    return (sources.isEmpty ? folders(folder) : sources).prefix(200).map { $0.replacing("-", with: "_") }
  }

  private static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains { path.hasSuffix($0) } && RegularFile.isThere(path)
  }

  /// Returns font files in the folder above, and in its frameworks, but no deeper, because it is not part of the
  /// project.
  private static func fontsAbove(_ root: String) -> [String] {
    let place = URL(filePath: root, directoryHint: .isDirectory).standardizedFileURL
    let above = place.deletingLastPathComponent().standardizedFileURL.path(percentEncoded: false)
    if above == place.path(percentEncoded: false) { return [] }
    func paths(in folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().prefix(entryLimit).map { folder.hasSuffix("/") ? "\(folder)\($0)" : "\(folder)/\($0)" }
    }
    let beside = paths(in: above)
    let frameworks = beside.filter { $0.hasSuffix(".framework") }
    return (beside + frameworks.flatMap(paths)).filter(isFont)
  }
}
