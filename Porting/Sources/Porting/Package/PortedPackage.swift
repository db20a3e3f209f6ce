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
  /// The application's sources.
  package private(set) var application: PortedModule
  /// The modules that the application imports, each after those that it imports itself.
  package private(set) var modules: [PortedModule] = []

  /// Rewrites sources.
  /// - Throws: ``PortFailure`` for sources that do not exist, and for types without a file.
  /// - Complexity: Linear in the sources.
  package init(_ options: PortOptions) throws(PortFailure) {
    let search = try SourceSearch(options.sources, leavingOut: options.out)
    let around = search.packages + CheckedOutPackages.around(options.sources)
    let stubs = try StubModules(
      own: options.ownStubs, given: options.stubs,
      packages: CheckedOutPackages(CheckedOutPackages.given(options.packages), options),
      around: CheckedOutPackages(around, options))
    let xcode = XcodeProject(around: options.sources[0])
    // A framework's folder has a project of its own.
    let unmentioned = Set(
      options.sources.flatMap { folder in
        let root = URL(filePath: folder).standardizedFileURL.path(percentEncoded: false)
        return XcodeProject(around: folder).unmentioned(search.sources.map(\.path).filter { $0.hasPrefix(root) })
      })
    let rewritten = try RewrittenModule(
      search.sources.filter { !unmentioned.contains($0.path) }, stubs, types: options.types, module: options.module)
    project = rewritten.project
    findings = rewritten.findings
    guard !rewritten.files.isEmpty else {
      let cause = findings.contains { $0.kind == .swiftUI } ? "nothing but SwiftUI in" : "no Swift files in"
      throw PortFailure(
        "\(cause) \(options.sources.joined(separator: ", ")); name a folder with the application's sources")
    }
    findings += unmentioned.sorted().map {
      Finding(.leftOut, $0, 1, "the Xcode project does not mention the file; it is left out")
    }
    var sources: [SourceFile] = []
    for (place, source) in rewritten.files {
      guard !place.hasSuffix("main.swift") else {
        findings.append(
          Finding(.leftOut, source.path, 1, "the program's entry is left out: the package is a library for tests"))
        continue
      }
      texts["Sources/\(options.module)/\(place)"] = String(decoding: source.bytes, as: UTF8.self)
      sources.append(source)
    }
    application = PortedModule(
      name: options.module, folder: "Sources/\(options.module)", origin: options.sources[0], paths: sources.map(\.path))
    application.isOnMainActor = xcode.isOnMainActor
    addGenerated(search, options)
    addResources(search.resources, options, xcode)
    let answers = MadeUpAnswers.file(for: sources, in: project, stubs)
    if let answers {
      texts["Sources/\(options.module)/\(answers.path)"] = String(decoding: answers.bytes, as: UTF8.self)
    }
    let imported = try ImportedStubs(stubs, of: sources + [answers].compactMap { $0 })
    add(imported)
    findScreens(search.resources)
    texts["Package.swift"] =
      PackageManifest(
        module: options.module, stubs: imported.modules, plumb: options.plumb, isOnMainActor: xcode.isOnMainActor
      ).text
    addTests(search, options, xcode)
    texts[".gitignore"] = "*\n"
    findings.sort()
  }

  /// Adds the modules that the application imports.
  private mutating func add(_ imported: ImportedStubs) {
    application.imports = imported.modules.map(\.name)
    texts.merge(imported.texts) { $1 }
    copies.merge(imported.copies) { own, _ in own }
    for module in imported.modules {
      var ported = PortedModule(
        name: module.name, folder: "Stubs/\(module.name)", origin: module.folder,
        paths: module.rewritten?.files.map(\.source.path) ?? [])
      ported.isRewritten = module.rewritten != nil
      (ported.imports, ported.defines) = (module.imports, module.defines)
      modules.append(ported)
      // What was only moved or opened in another's package is of no use to this application's developers.
      findings += (module.rewritten?.findings ?? []).filter { [.missingModule, .leftOut, .swiftUI].contains($0.kind) }
    }
  }

  /// Returns the sources of a module by their paths in the package.
  ///
  /// Those of a stub name the files that they are copied from, as rewritten ones name theirs.
  /// - Throws: ``PortFailure`` for a file that cannot be read.
  package func sources(of module: PortedModule) throws(PortFailure) -> [String: String] {
    func isSource(_ place: String) -> Bool { place.hasPrefix(module.folder + "/") && place.hasSuffix(".swift") }
    var sources = texts.filter { isSource($0.key) }
    for (place, path) in copies where isSource(place) {
      let text = String(decoding: try SourceFile(contentsOf: path).bytes, as: UTF8.self)
      sources[place] = SourceLocation.directive(path, line: 1) + "\n" + text
    }
    return sources
  }

  /// Adds resources; property lists have the values of build settings.
  private mutating func addResources(
    _ resources: [SourceSearch.Found], _ options: PortOptions, _ xcode: XcodeProject
  ) {
    let usual = ["PRODUCT_NAME": options.module, "PRODUCT_MODULE_NAME": options.module]
    for resource in resources {
      let place = "Resources/\(resource.place)"
      if place.hasSuffix(".plist"), let data = FileManager.default.contents(atPath: resource.path),
        let text = PropertyListText.text(data, setting: { usual[$0] ?? xcode.setting($0) })
      {
        texts[place] = text
      } else {
        copies[place] = resource.path
      }
    }
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
  private mutating func addTests(_ search: SourceSearch, _ options: PortOptions, _ xcode: XcodeProject) {
    let tests = ScreenTests(module: options.module, screens: screens, onFewDevices: options.isOnFewDevices)
    texts["Tests/\(options.module)Tests/ScreenTests.swift"] = tests.text
    texts["Tests/\(options.module)Tests/WalkTests.swift"] = tests.walkTest
    let launch = LaunchFacts(project, search.resources, xcode)
    texts["Sources/\(options.module)Walk/main.swift"] = tests.program(
      launch, controllers: controllers, expected: ExpectedTexts(project).groups,
      statuses: ExpectedStatuses(project).statuses)
  }

  /// The names of the controllers that a walk should reach: those that are no superclass of another, and that a storyboard
  /// or another type names.
  private var controllers: [String] {
    let parents = Set(project.types.values.compactMap { $0.inherited.first?.withoutGenericArguments })
    let all = project.types.values.filter {
      project.isController($0) && $0.declaration != nil && !parents.contains($0.name)
    }
    let ofStoryboards = screens.filter { $0.origin != .code }.map(\.type)
    let named = NamedTypes(all, in: project).names.union(ofStoryboards)
    return all.map(\.name).filter(named.contains).map(\.lastPart).sorted()
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
