import Foundation

/// A package that builds on Linux, made from an application's sources.
package struct PortedPackage {
  /// Texts of files to write, by their paths in the package.
  package private(set) var texts: [String: String] = [:]
  /// Files to copy, by their paths in the package.
  package private(set) var copies: [String: String] = [:]
  package private(set) var project: Project
  package private(set) var screens: [Screen] = []
  package private(set) var findings: [Finding] = []

  /// Rewrites sources.
  /// - Throws: ``PortFailure`` for sources that do not exist, and for types without a file.
  /// - Complexity: Linear in the sources.
  package init(_ options: PortOptions) throws(PortFailure) {
    let search = try SourceSearch(options.sources, leavingOut: options.out)
    let stubs = try StubModules(own: options.ownStubs, given: options.stubs)
    var found = search.sources
    let strangers = XcodeProject(around: options.sources[0]).unmentioned(found.map(\.path))
    var (names, duplicates) = (Set<String>(), [String]())
    found = found.filter { file in
      guard !strangers.contains(file.path) else { return false }
      let isFirst = names.insert(file.place.split(separator: "/").last.map(String.init) ?? file.place).inserted
      if !isFirst { duplicates.append(file.path) }
      return isFirst
    }
    var files = try found.map { file throws(PortFailure) in try SourceFile(contentsOf: file.path) }
    project = Project(files, modules: stubs.names, declarations: stubs.declarations)
    if !options.types.isEmpty {
      let needed = NeededFiles(options.types, in: project)
      if let name = needed.missing.first { throw PortFailure("no source declares the type \(name)") }
      (found, files) = (needed.indices.map { found[$0] }, needed.indices.map { files[$0] })
      project = Project(files, modules: stubs.names, declarations: stubs.declarations)
    }
    guard !files.isEmpty else {
      throw PortFailure(
        "no Swift files in \(options.sources.joined(separator: ", ")); name a folder with the application's sources")
    }
    let (rewritten, said) = Rules.rewrite(project)
    findings = said
    findings += strangers.map {
      Finding(.leftOut, $0, 1, "the Xcode project does not mention the file; it is left out")
    }
    findings += duplicates.map { Finding(.leftOut, $0, 1, "another file of the module has this name; it is left out") }
    for (file, text) in zip(found, rewritten) {
      guard !file.place.hasSuffix("main.swift") else {
        findings.append(
          Finding(.leftOut, file.path, 1, "the program's entry is left out: the package is a library for tests"))
        continue
      }
      texts["Sources/\(options.module)/\(file.place)"] = SourceLocation.directive(file.path, line: 1) + "\n" + text
    }
    addGenerated(search, options)
    for resource in search.resources { copies["Resources/\(resource.place)"] = resource.path }
    let imported = stubs.needed(by: zip(files, rewritten).map { SourceFile(path: $0.path, text: $1) })
    for module in imported {
      if stubs.foreign.contains(module) {
        for (place, text) in try stubs.rewritten(module) { texts["Stubs/\(module)/\(place)"] = text }
      } else {
        for (place, path) in stubs.files[module] ?? [:] { copies["Stubs/\(module)/\(place)"] = path }
      }
    }
    findScreens(search.resources)
    texts["Package.swift"] =
      PackageManifest(
        module: options.module, stubs: imported.map { ($0, stubs.imports(of: $0)) }, plumb: options.plumb
      ).text
    addTests(search, options)
    texts[".gitignore"] = "*\n"
    findings.sort()
  }

  /// Adds the files that Xcode would generate, and our own.
  private mutating func addGenerated(_ search: SourceSearch, _ options: PortOptions) {
    let managed = ManagedClasses(search.models, in: project)
    let generated = [
      "NibRegistration": NibRegistration(project, managed).text,
      "AssetSymbols": AssetSymbols(search.resources, in: project).text,
      "ColorLiterals": ColorLiterals.text(for: project),
      "ManagedClasses": managed.text,
    ]
    for (name, text) in generated { texts["Sources/\(options.module)/Plumb\(name).swift"] = text }
  }

  /// Adds the tests, and the program that walks.
  private mutating func addTests(_ search: SourceSearch, _ options: PortOptions) {
    let tests = ScreenTests(module: options.module, screens: screens, onFewDevices: options.isOnFewDevices)
    texts["Tests/\(options.module)Tests/ScreenTests.swift"] = tests.text
    texts["Tests/\(options.module)Tests/WalkTests.swift"] = tests.walkTest
    let launch = LaunchFacts(project, search.resources, XcodeProject(around: options.sources[0]))
    texts["Sources/\(options.module)Walk/main.swift"] = tests.program(launch, controllers: controllers)
  }

  /// The names of the controllers that a walk should reach: those that are no superclass of another.
  private var controllers: [String] {
    let parents = Set(project.types.values.compactMap { $0.inherited.first?.withoutGenericArguments })
    return project.types.values.filter {
      project.isController($0) && $0.declaration != nil && !parents.contains($0.name)
    }
    .map { String($0.name.split(separator: ".").last ?? "") }.sorted()
  }

  /// Finds screens in storyboards, and those created by code; a controller in a storyboard is created from there.
  private mutating func findScreens(_ resources: [SourceSearch.Found]) {
    var storyboards: [(name: String, scenes: StoryboardScenes)] = []
    for resource in resources where resource.place.hasSuffix(".storyboard") {
      guard let data = FileManager.default.contents(atPath: resource.path) else { continue }
      let name = String(resource.place.split(separator: "/").last?.dropLast(".storyboard".count) ?? "")
      let storyboard = StoryboardScenes(data)
      copies["Resources/\(resource.place)"] = nil
      texts["Resources/\(resource.place)"] = storyboard.text
      storyboards.append((name, storyboard))
    }
    let flow = StoryboardFlow(storyboards)
    let uses = ContainerUse(project)
    var ofStoryboards: Set<String> = []
    for (name, storyboard) in storyboards {
      for scene in storyboard.scenes {
        guard let type = scene.customClass, let record = project.type(type), project.isController(record),
          project.isMadeByStoryboards(record), let place = record.declaration
        else { continue }
        ofStoryboards.insert(record.name)
        var context = flow.context(of: scene.id, in: name)
        if context == ScreenContext(), !project.isContainer(record) { context = uses.contexts[record.name] ?? context }
        screens.append(
          Screen(
            type: record.name, origin: .storyboard(name: name, identifier: scene.identifier),
            file: project.files[place.file].path, context: context))
      }
    }
    let (made, others) = project.controllers(shown: uses)
    screens += made.filter { !ofStoryboards.contains($0.type) }
    for (record, cause) in others where !ofStoryboards.contains(record.name) {
      guard let place = record.declaration else { continue }
      let file = project.files[place.file]
      findings.append(
        Finding(
          .leftOut, file.path, file.line(at: place.start), "no test makes \(record.name): \(cause)",
          proposal: "write a test that makes it beside the generated ones"))
    }
    var names: Set<String> = []
    screens = screens.sorted { $0.testName < $1.testName }.filter { names.insert($0.testName).inserted }
  }
}
