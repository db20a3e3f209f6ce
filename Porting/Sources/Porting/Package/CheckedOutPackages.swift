import Foundation

/// Packages on this machine whose sources are written for iOS: their modules are rewritten and built beside the application's.
struct CheckedOutPackages {
  /// A module of a package.
  struct Module {
    var name: String
    /// The package's folder.
    var package: String
    /// Sources and resources, by their paths in the module's folder.
    var sources: [SourceSearch.Found]
    var resources: [SourceSearch.Found]
    var hasBundle: Bool
    var defines: [String]
  }

  /// Modules by name; of several with the same name, that of the first package.
  private(set) var modules: [String: Module] = [:]

  /// No packages.
  static let none = CheckedOutPackages()
  private init() {}

  /// Reads the manifests of packages.
  /// - Parameters:
  ///   - folders: Folders with a `Package.swift`; others are passed over.
  ///   - options: What is ported; targets that are part of it are not separate modules.
  init(_ folders: [String], _ options: PortOptions) throws(PortFailure) {
    let ported = options.sources.map(SourceSearch.standard)
    var seen: Set<String> = []
    for folder in folders.map(SourceSearch.standard) where seen.insert(folder).inserted {
      // A ported package is no source of another.
      if FileManager.default.fileExists(atPath: "\(folder)/\(PackageWriter.list)") { continue }
      guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else { continue }
      let manifest = SourceFile(path: "\(folder)/Package.swift", text: String(decoding: data, as: UTF8.self))
      let targets = ManifestTargets(manifest).targets
      for target in targets where modules[target.name] == nil && target.name != options.module {
        // Modules that exist on Linux are not replaced, such as those of a clone of Plumb beside the application.
        guard !Project.available.contains(target.name),
          let place = Self.folder(of: target, in: folder, isOnly: targets.count == 1),
          !ported.contains(where: { "\($0)/".hasPrefix("\(place)/") })
        else { continue }
        modules[target.name] = try Self.module(target, at: place, in: folder)
      }
    }
  }

  /// Returns a target's folder; nil if there is none.
  private static func folder(of target: ManifestTargets.Target, in package: String, isOnly: Bool) -> String? {
    let usual = ["Sources", "Source", "src", "srcs"]
    let places = target.path.map { [$0] } ?? usual.map { "\($0)/\(target.name)" } + (isOnly ? usual : [])
    return places.map { SourceSearch.standard("\(package)/\($0)") }.first { place in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && isFolder.boolValue
        && "\(place)/".hasPrefix("\(package)/")
    }
  }

  private static func module(
    _ target: ManifestTargets.Target, at folder: String, in package: String
  ) throws(PortFailure) -> Module? {
    let search = try SourceSearch([folder])
    func isIn(_ place: String, _ paths: [String]) -> Bool {
      paths.contains { path in
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        return path == "." || place == path || place.hasPrefix(path + "/")
      }
    }
    let sources = search.sources.filter {
      !isIn($0.place, target.exclude) && (target.sources.map { [place = $0.place] in isIn(place, $0) } ?? true)
    }
    guard !sources.isEmpty else { return nil }
    return Module(
      name: target.name, package: package, sources: sources,
      resources: target.hasResources ? search.resources.filter { !isIn($0.place, target.exclude) } : [],
      hasBundle: target.hasResources, defines: target.defines)
  }

  // MARK: Where packages are

  /// Returns the packages in folders that the user names: a package, or a folder of packages.
  /// - Throws: ``PortFailure`` for a folder without a package.
  static func given(_ folders: [String]) throws(PortFailure) -> [String] {
    var result: [String] = []
    for folder in folders {
      let found = isPackage(folder) ? [folder] : packages(in: folder)
      guard !found.isEmpty else {
        throw PortFailure("\(folder): neither a package nor a folder of packages: no Package.swift was found")
      }
      result += found
    }
    return result
  }

  /// Returns the packages next to an application: around its folders, beside them, and checked out by SwiftPM or Xcode.
  static func around(_ sources: [String]) -> [String] {
    var result: [String] = []
    for source in sources.map(SourceSearch.standard) {
      var url = URL(filePath: source)
      for level in 0..<3 where url.path != "/" {
        let folder = url.path(percentEncoded: false)
        for place in [".build/checkouts", "SourcePackages/checkouts"] { result += packages(in: "\(folder)/\(place)") }
        // The package that the sources are a target of, and packages beside them.
        if level > 0, isPackage(folder) { result.append(folder) }
        if level == 1 { result += packages(in: folder) }
        url = url.deletingLastPathComponent()
      }
    }
    return result
  }

  private static func packages(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
      .filter(isPackage)
  }

  /// Returns whether a folder has a manifest.
  static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
  }
}
