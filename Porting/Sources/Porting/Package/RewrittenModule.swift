/// The sources of a module, rewritten for Linux: the application's, or those of a module that it imports.
struct RewrittenModule {
  /// The sources before they are rewritten, without SwiftUI.
  private(set) var project: Project
  /// Rewritten sources in the project's order, with their paths in the module's folder.
  private(set) var files: [(place: String, source: SourceFile)] = []
  private(set) var findings: [Finding] = []

  /// Rewrites files.
  /// - Parameters:
  ///   - found: Files; of several with the same name, the first is taken.
  ///   - stubs: The other modules that files may import.
  ///   - types: Types whose files are taken; if empty, all files.
  ///   - module: The module's name.
  /// - Throws: ``PortFailure`` for files that cannot be read, and for types that no file declares.
  /// - Complexity: Linear in the files.
  init(
    _ found: [SourceSearch.Found], _ stubs: StubModules, types: [String] = [], module: String
  ) throws(PortFailure) {
    var (names, findings) = (Set<String>(), [Finding]())
    var found = found.filter { file in
      if names.insert(file.place.split(separator: "/").last.map(String.init) ?? file.place).inserted { return true }
      findings.append(Finding(.leftOut, file.path, 1, "another file of the module has this name; it is left out"))
      return false
    }
    let declarations = stubs.declarations.filter { $0.key != module }
    func project(_ files: [SourceFile]) -> Project {
      Project(files, modules: stubs.names, declarations: declarations)
    }
    var files = try found.map { file throws(PortFailure) in try SourceFile(contentsOf: file.path) }
    if !types.isEmpty {
      let needed = NeededFiles(types, in: project(files))
      if let name = needed.missing.first { throw PortFailure("no source declares the type \(name)") }
      (found, files) = (needed.indices.map { found[$0] }, needed.indices.map { files[$0] })
    }
    let plain = HostedViews(project(files))
    found = plain.files.map { found[$0.index] }
    self.project = project(plain.files.map(\.file))
    let (texts, said) = Rules.rewrite(self.project)
    for (file, text) in zip(found, texts) {
      let source = SourceLocation.directive(file.path, line: 1) + "\n" + text
      self.files.append((file.place, SourceFile(path: file.path, text: source)))
    }
    self.findings = findings + plain.findings + said
  }
}
