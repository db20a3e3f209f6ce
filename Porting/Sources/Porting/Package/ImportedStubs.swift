import Foundation

/// The modules that an application imports and Linux lacks, with those that these import: stubs as they are, and rewritten
/// modules of packages.
struct ImportedStubs {
  /// A module with the modules it imports.
  struct Module {
    var name: String
    var imports: [String]
    /// Names that `#if` knows.
    var defines: [String] = []
    /// The module before it was rewritten; nil for a stub for Linux.
    var rewritten: RewrittenModule?
    var folder = ""
  }

  /// Modules, each after those that it imports.
  private(set) var modules: [Module] = []
  /// Texts of files to write, by their paths in the ported package.
  private(set) var texts: [String: String] = [:]
  /// Files to copy, by their paths in the ported package.
  private(set) var copies: [String: String] = [:]
  private var begun: Set<String> = []

  /// - Throws: ``PortFailure`` for a file that cannot be read.
  init(_ stubs: StubModules, of sources: [SourceFile]) throws(PortFailure) {
    for name in stubs.imports(of: sources) { try add(name, stubs) }
  }

  private mutating func add(_ name: String, _ stubs: StubModules) throws(PortFailure) {
    guard begun.insert(name).inserted else { return }
    var module = Module(name: name, imports: [])
    let sources: [SourceFile]
    if let foreign = stubs.foreign[name] {
      let rewritten = try stubs.rewritten(name)
      let answers = MadeUpAnswers.file(for: rewritten.files.map(\.source), in: rewritten.project, stubs)
      if let answers { texts["Stubs/\(name)/\(answers.path)"] = String(decoding: answers.bytes, as: UTF8.self) }
      sources = rewritten.files.map(\.source) + [answers].compactMap { $0 }
      (module.rewritten, module.defines, module.folder) = (rewritten, foreign.defines, foreign.folder)
      for (place, source) in rewritten.files {
        texts["Stubs/\(name)/\(place)"] = String(decoding: source.bytes, as: UTF8.self)
      }
      for resource in foreign.resources { copies["Resources/\(name)/\(resource.place)"] = resource.path }
      if foreign.hasBundle { texts["Stubs/\(name)/PlumbBundle.swift"] = Self.bundle }
    } else {
      sources = stubs.sources(of: name)
      for (place, path) in stubs.files[name] ?? [:] { copies["Stubs/\(name)/\(place)"] = path }
    }
    module.imports = stubs.imports(of: sources).filter { $0 != name }
    for imported in module.imports { try add(imported, stubs) }
    modules.append(module)
  }

  /// The resources of all modules are in the application's bundle.
  private static let bundle = """
    // Written by `plumb port`; it writes this file again.
    import Foundation

    extension Bundle {
      static var module: Bundle { .main }
    }

    """
}
