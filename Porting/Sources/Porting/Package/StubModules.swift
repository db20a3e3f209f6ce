import Foundation

/// Modules that replace those Linux lacks: a folder with a folder or a file for each.
struct StubModules {
  /// Files of each module, by their paths in its folder.
  private(set) var files: [String: [String: String]] = [:]

  /// The names of the modules.
  var names: Set<String> { Set(files.keys) }

  /// Types that modules declare with a framework's prefix, such as `CLLocation`; on iOS, importing another module may
  /// make these visible.
  private(set) var declarations: [String: Set<String>] = [:]

  private static func declarations(in places: [String: String]) -> Set<String> {
    let sources = places.values.sorted().compactMap { FileManager.default.contents(atPath: $0) }
    return Set(
      sources.flatMap { data in
        TypeCollector(SourceFile(path: "", text: String(decoding: data, as: UTF8.self)), index: 0).types.values
          .filter { $0.declaration != nil && hasPrefix($0.name) }.map(\.name)
      })
  }

  /// Returns whether a name begins with two capitals and a word.
  private static func hasPrefix(_ name: String) -> Bool {
    name.prefix { $0.isUppercase }.count > 2 && !name.contains(".") && name.contains(where: \.isLowercase)
  }

  /// Modules written for iOS, which are rewritten like the application.
  private(set) var foreign: [String: Foreign] = [:]

  /// A module written for iOS.
  struct Foreign {
    /// The folder that it comes from.
    var folder: String
    var resources: [SourceSearch.Found] = []
    /// Whether its sources use `Bundle.module`.
    var hasBundle = false
    /// Names that `#if` knows.
    var defines: [String] = []
  }

  /// - Parameters:
  ///   - own: The folder of stubs for Linux; nil for none.
  ///   - given: A folder of modules in their iOS form, which replace all others.
  ///   - packages: Packages that the user names, whose modules replace our stubs.
  ///   - around: Packages next to the application, whose modules our stubs replace.
  /// - Throws: ``PortFailure`` if a folder cannot be read.
  init(
    own: String?, given: String?, packages: CheckedOutPackages = .none, around: CheckedOutPackages = .none
  ) throws(PortFailure) {
    add(around)
    if let own {
      for (module, found) in try Self.modules(in: own) { (files[module], foreign[module]) = (found, nil) }
    }
    add(packages)
    if let given {
      for (module, found) in try Self.modules(in: given) {
        (files[module], foreign[module]) = (found, Foreign(folder: "\(given)/\(module)"))
      }
    }
    declarations = files.mapValues(Self.declarations)
  }

  private mutating func add(_ packages: CheckedOutPackages) {
    for (name, module) in packages.modules {
      files[name] = Dictionary(module.sources.map { ($0.place, $0.path) }) { first, _ in first }
      foreign[name] = Foreign(
        folder: module.package, resources: module.resources, hasBundle: module.hasBundle, defines: module.defines)
    }
  }

  /// Rewrites the sources of a module written for iOS.
  /// - Throws: ``PortFailure`` if one cannot be read.
  func rewritten(_ module: String) throws(PortFailure) -> RewrittenModule {
    let found = (files[module] ?? [:]).sorted { $0.key < $1.key }.map { SourceSearch.Found(path: $1, place: $0) }
    return try RewrittenModule(found, self, module: module)
  }

  private static func modules(in folder: String) throws(PortFailure) -> [String: [String: String]] {
    var files: [String: [String: String]] = [:]
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw PortFailure("\(folder): the folder of stubs cannot be read")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      if name.hasSuffix(".swift") {
        files[String(name.dropLast(6)), default: [:]][name] = "\(folder)/\(name)"
      } else {
        for case let place as String in FileManager.default.enumerator(atPath: "\(folder)/\(name)") ?? .init()
        where place.hasSuffix(".swift") {
          files[name, default: [:]][place] = "\(folder)/\(name)/\(place)"
        }
      }
    }
    return files
  }

  /// Returns the files of a stub for Linux.
  func sources(of module: String) -> [SourceFile] {
    (files[module] ?? [:]).sorted { $0.key < $1.key }.compactMap { _, path in
      FileManager.default.contents(atPath: path).map {
        SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
      }
    }
  }

  /// Returns the stubs that sources import, sorted.
  func imports(of sources: [SourceFile]) -> [String] {
    Set(sources.flatMap { ImportedModules($0).names }).filter { files[$0] != nil }.sorted()
  }
}
