import Foundation
import TestSupport
import Testing

/// The structure of the repository: the sources agree with ARCHITECTURE.md and README.md.
@Suite struct HouseTests {
  // MARK: Rooms

  struct Room {
    var name: String
    var mayImport: Set<String>
    var isToCome: Bool
  }

  /// Returns the table of ARCHITECTURE.md.
  static func rooms() throws -> [Room] {
    var rooms: [Room] = []
    let text = try Repository.text("ARCHITECTURE.md")
    let start = try #require(text.range(of: "\n## Rooms\n")?.upperBound)
    let end = text.range(of: "\n## ", range: start..<text.endIndex)?.lowerBound ?? text.endIndex
    for line in text[start..<end].split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 3, cells[0] != "Target" else { continue }
      let imports = Set(
        cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
      for name in cells[0].replacing(" (to come)", with: "").split(separator: ",") {
        rooms.append(
          Room(
            name: name.trimmingCharacters(in: .whitespaces), mayImport: imports, isToCome: cells[0].contains("to come"))
        )
      }
    }
    let all = Set(rooms.map(\.name))
    return rooms.map { room in
      var room = room
      if room.mayImport == ["all but tests' libraries"] {
        room.mayImport = all.subtracting(["PlumbTesting", "PlumbWalking", "SnapshotTesting", room.name])
      }
      // The overlay contains no code: it only names the module it belongs to.
      if room.name == "_Testing_UIKit" { room.mayImport.insert("UIKit") }
      return room
    }
  }

  @Test func `the table lists the folders of Sources`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.path("Sources"))
    let rooms = try Self.rooms()
    #expect(Set(folders) == Set(rooms.filter { !$0.isToCome }.map(\.name)))
  }

  @Test func `the walk names types where they are declared`() throws {
    let text = try Repository.text("ARCHITECTURE.md")
    let rows = text.matches(of: /`(\w+)` \| `(Sources\/[\w\/+]+\.swift)`/)
    #expect(rows.count == 13)
    for row in rows {
      let (type, file) = (row.output.1, String(row.output.2))
      #expect(
        try Repository.text(file).contains(
          Regex("(?m)^(?:package |public )?(?:final )?(?:struct|class|enum) \(type)\\b")),
        "\(file): \(type)")
    }
    for entry in text.matches(of: /`(?:\w+\.)?(\w+)` \(`(Sources\/[\w\/]+\.swift)`\)/) {
      #expect(try Repository.text(String(entry.output.2)).contains("func \(entry.output.1)"), "\(entry.output.1)")
    }
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 2000)
  }

  @Test func `a target imports only targets above it in the table`() throws {
    var above: Set<String> = []
    for room in try Self.rooms() where room.name != "plumb" {
      #expect(room.mayImport.subtracting([room.name]).isSubset(of: above), "\(room.name)")
      above.insert(room.name)
    }
  }

  @Test func `sources import what the table allows`() throws {
    let rooms = try Self.rooms()
    let names = Set(rooms.map(\.name))
    for room in rooms {
      for file in Repository.files("Sources/\(room.name)", ending: ".swift") {
        let imports = try Self.imports(of: file)
        for module in imports where names.contains(module) {
          #expect(room.mayImport.contains(module), "\(file) imports \(module)")
        }
        if room.name == "ConstraintSolver" { #expect(!imports.contains("Foundation"), "\(file)") }
        if !["PlumbTesting", "SnapshotTesting", "_Testing_UIKit"].contains(room.name) {
          #expect(!imports.contains("Testing"), "\(file)")
          #expect(!imports.contains("XCTest"), "\(file)")
        }
      }
    }
  }

  /// Returns the modules that a file imports.
  static func imports(of file: String) throws -> [String] {
    try Repository.text(file).matches(
      of: /(?m)^\s*(?:@\w+ )*(?:public |internal |package )?import (?:struct |class |enum )?(\w+)/
    ).map { String($0.output.1) }
  }

  /// Returns what a target depends on in `Package.swift`; nil for a target without a list of dependencies.
  static func dependencies(of target: String, in manifest: String) throws -> [String]? {
    let pattern = try Regex(
      "(?:target|executableTarget|testTarget)\\(\\s*name: \"\(target)\",\\s*dependencies: \\[([^\\]]*)\\]")
    guard let match = manifest.firstMatch(of: pattern), let list = match.output[1].substring else { return nil }
    return list.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \n\"")) }
      .filter { !$0.isEmpty }
  }

  @Test func `the manifest depends on what the table allows`() throws {
    let manifest = try Repository.text("Package.swift")
    for room in try Self.rooms() where !room.isToCome {
      for name in try Self.dependencies(of: room.name, in: manifest) ?? [] {
        #expect(room.mayImport.contains(name), "\(room.name) depends on \(name)")
      }
    }
  }

  @Test func `the manifest lists a target after what it depends on`() throws {
    let manifest = try Repository.text("Package.swift")
    var listed: Set<String> = []
    for match in manifest.matches(of: /\.(?:target|executableTarget|systemLibrary|testTarget)\(\s*name: "(\w[\w-]*)"/) {
      let name = String(match.output.1)
      let missing = Set(try Self.dependencies(of: name, in: manifest) ?? []).subtracting(listed)
      #expect(missing.isEmpty, "\(name) is listed before \(missing.sorted().joined(separator: ", "))")
      listed.insert(name)
    }
  }

  @Test func `targets depend on what their files import`() throws {
    let manifest = try Repository.text("Package.swift")
    let names = Set(manifest.matches(of: /name: "(\w[\w-]*)"/).map { String($0.output.1) })
    for folder in ["Sources", "Tests"] {
      for target in try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder)).sorted() {
        let known = Set(try Self.dependencies(of: target, in: manifest) ?? [])
        for file in Repository.files("\(folder)/\(target)", ending: ".swift") {
          let missing = Set(try Self.imports(of: file)).intersection(names).subtracting(known)
          #expect(missing.isEmpty, "\(file) imports \(missing.sorted().joined(separator: ", "))")
        }
      }
    }
  }

  @Test(arguments: [
    "ARCHITECTURE.md", "CONTRIBUTING.md", "Documentation/engine.md", "Documentation/performance.md",
    "Documentation/threats.md",
  ])
  func `paths that documents name exist`(_ document: String) throws {
    let targets = Set(try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources")))
    let roots: Set = [
      "Sources", "Tests", "Scripts", "Documentation", "Porting", "Plugins", "Integrations", "Benchmarks",
    ]
    for match in try Repository.text(document).matches(of: /`((\w+)\/[\w\/+.-]+)`/) {
      let (path, root) = (String(match.output.1), String(match.output.2))
      guard roots.contains(root) || targets.contains(root) else { continue }
      let whole = roots.contains(root) ? path : "Sources/\(path)"
      let exists = [whole, "\(whole).swift"].contains { FileManager.default.fileExists(atPath: Repository.path($0)) }
      #expect(exists, "\(path)")
    }
  }

  @Test func `one target imports a C library`() throws {
    var importers: [String: Set<String>] = [:]
    for room in try Self.rooms() {
      for file in Repository.files("Sources/\(room.name)", ending: ".swift") {
        for module in try Self.imports(of: file) where module.wholeMatch(of: /C[A-Z]\w+/) != nil {
          importers[module, default: []].insert(room.name)
        }
      }
    }
    // `CLinux` is no library: it names system calls.
    for (library, targets) in importers.sorted(by: { $0.key < $1.key }) where library != "CLinux" {
      #expect(targets.count == 1, "\(library): \(targets.sorted().joined(separator: ", "))")
    }
  }

  @Test func `scenes and documents need no view, solver or text engine`() throws {
    let rooms = try Self.rooms().map(\.name)
    let manifest = try Repository.text("Package.swift")
    var direct: [String: Set<String>] = [:]
    for room in rooms {
      let imports = try Repository.files("Sources/\(room)", ending: ".swift").flatMap(Self.imports)
      direct[room] = Set(imports + (try Self.dependencies(of: room, in: manifest) ?? [])).intersection(rooms)
    }
    func needed(by room: String) -> Set<String> {
      var (found, next): (Set<String>, [String]) = ([], [room])
      while let room = next.popLast() {
        for other in direct[room] ?? [] where found.insert(other).inserted { next.append(other) }
      }
      return found
    }
    let engine: Set = ["CPango", "ConstraintSolver", "UIKit", "_Testing_UIKit", "Typography"]
    #expect(needed(by: "Layout").isSuperset(of: engine.subtracting(["_Testing_UIKit"])))
    let below = rooms.prefix { $0 != "Layout" }.filter { !engine.contains($0) }
    #expect(Set(below).isSuperset(of: ["Values", "Devices", "SceneModel", "RecipeDocuments", "StoryboardDocuments"]))
    for room in below {
      let engines = needed(by: room).intersection(engine.union(["Layout"]))
      #expect(engines.isEmpty, "\(room) needs \(engines.sorted().joined(separator: ", "))")
    }
  }

  // MARK: Sources

  @Test func `libraries neither print nor end the process, and force nothing`() throws {
    let executables = ["plumb", "solver-bench", "text-bench", "picture-bench", "fuzz-readers"].map { "Sources/\($0)/" }
    // The main function of a program that an application's package has.
    let programs = ["Sources/PlumbWalking/Walking/Walk.swift", "Sources/PlumbWalking/Processes/ChildProcess.swift"]
    let words = ["try!", "as!", "fatalError(", "print(", "exit("]
    for file in Repository.files("Sources", ending: ".swift")
    where try !executables.contains(where: file.hasPrefix) && !programs.contains(where: file.hasSuffix)
      && Repository.file(file, hasOneOf: words)
    {
      for (index, line) in try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        let isForced = code.contains(/\btry!|\bas!|\bfatalError\(|(^|[^\w.])(print|exit)\(/)
        #expect(!isForced, "\(file):\(index + 1): \(line)")
      }
    }
  }

  @Test func `no file is named after a role such as Helper`() {
    let empty = Repository.files("Sources", ending: ".swift").filter {
      $0.contains(/(Util|Helper|Manager|Common|Misc)s?[^\/]*\.swift$/)
    }
    #expect(empty.isEmpty)
  }

  @Test func `nothing is left for later in the code`() throws {
    for file in Repository.files("Sources", ending: ".swift") + Repository.files("Tests", ending: ".swift")
    where try !file.hasSuffix("HouseTests.swift")
      && Repository.file(file, hasOneOf: ["TODO", "FIXME", "XXX", "HACK"])
    {
      #expect(try !Repository.text(file).contains(/\b(TODO|FIXME|XXX|HACK)\b/), "\(file)")
    }
  }

  // MARK: Promises

  @Test func `every rule that is cited exists`() throws {
    let book = try Repository.text("Documentation/auto-layout.md")
    let rules = Set(book.matches(of: /\*\*AL-(\d+\.\d+)\*\*/).map { String($0.output.1) })
    #expect(rules.count > 350)
    for file in Repository.files("Sources", ending: ".swift") + Repository.files("Tests", ending: ".swift")
      + Repository.files("Recipes", ending: ".yaml")
    {
      for citation in try Repository.text(file).matches(of: /AL-(\d+\.\d+)/) {
        #expect(rules.contains(String(citation.output.1)), "\(file) cites AL-\(citation.output.1)")
      }
    }
  }

  @Test func `every recipe names the rule it is from`() throws {
    for file in Repository.files("Recipes", ending: ".yaml") {
      #expect(try Repository.text(file).contains(/source: .+# AL-\d+\.\d+/), "\(file)")
    }
  }

  @Test func `the readme's commands are the makefile's, and CI runs the check`() throws {
    let targets = Set(try Repository.text("Makefile").matches(of: /(?m)^([a-z]+):/).map { String($0.output.1) })
    for name in ["README.md", "CONTRIBUTING.md"] {
      for command in try Repository.text(name).matches(of: /make ([a-z]+)/) where command.output.1 != "and" {
        let target = String(command.output.1)
        #expect(targets.contains(target) || ["it", "equal"].contains(target), "\(name): make \(target)")
      }
    }
    #expect(
      targets.isSuperset(
        of: "help deps build test check lint format gallery record verify bench install clean".split(separator: " ")
          .map(String.init)))
    let script = try Repository.text(".ci/run")
    #expect(script.contains("\nmake check\n"))
    let check = try #require(
      try Repository.text("Makefile").firstMatch(of: /(?m)^check:([^#\n]*)[^\n]*\n((?:\t.*\n)*)/))
    #expect(check.output.1.split(separator: " ") == ["lint", "test"])
    #expect(check.output.2.contains(" example goldens\n"))
    #expect(check.output.2.hasSuffix(" count\n"))
    #expect(try Repository.text("README.md").contains("make test "))
  }

  @Test func `mutants that are set aside name lines that are there`() throws {
    for row in try Repository.text("Scripts/mutants/equivalent.tsv").split(separator: "\n") where !row.hasPrefix("#") {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      let lines = try Repository.text(String(cells[0])).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(lines.contains(String(cells[1])), "\(row)")
    }
  }

  @Test func `goldens stay small`() throws {
    let sizes = try Repository.files("Snapshots", ending: "").map { file in
      try FileManager.default.attributesOfItem(atPath: Repository.path(file))[
        .size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) < 24 << 20)
  }

  @Test func `links in documents lead somewhere`() throws {
    for file in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
      for link in try Repository.text(file).matches(of: /\]\(([^)#]+)\)/) {
        let target = String(link.output.1)
        if target.hasPrefix("http") { continue }
        #expect(
          FileManager.default.fileExists(atPath: Repository.path(target)),
          "\(file): \(target)")
      }
    }
  }

  // MARK: Errors

  @Test func `every error describes itself`() throws {
    for folder in try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources")).sorted() {
      let sources = try Repository.files("Sources/\(folder)", ending: ".swift").map { ($0, try Repository.text($0)) }
      let described = Set(
        sources.flatMap { source in
          source.1.matches(of: /extension (?:\w+\.)*(\w+)\s*:[^{\n]*CustomStringConvertible/).map {
            String($0.output.1)
          }
        })
      for (file, text) in sources {
        for match in text.matches(of: /(?m)^[^\/\n]*\b(?:enum|struct|class) (\w+)\s*:([^{\n]*)\{/) {
          let protocols = Set(match.output.2.split { !$0.isLetter }.map(String.init))
          guard protocols.contains("Error") else { continue }
          #expect(
            protocols.contains("CustomStringConvertible") || described.contains(String(match.output.1)),
            "\(file): \(match.output.1)")
        }
      }
    }
  }
}
