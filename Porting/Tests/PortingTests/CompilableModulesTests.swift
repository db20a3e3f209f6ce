import Foundation
import Porting
import Testing

/// Modules that are judged one after the other, with a compiler that knows nothing but what these tests tell it.
@Suite struct CompilableModulesTests {
  /// A compiler that reports each source with the word `gone`, each import of a module that was not made, and each file
  /// with the word `broken`, which no omission repairs.
  private final class Compiler {
    var texts: [String: String]
    var made: [String] = []

    init(_ texts: [String: String]) { self.texts = texts }

    func check(_ module: PortedModule) -> CompilerReport {
      var lines: [String] = []
      for (place, text) in texts.sorted(by: { $0.key < $1.key }) where place.hasPrefix(module.folder + "/") {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().enumerated() {
          let name = line.hasPrefix("import ") ? String(line.dropFirst(7)) : nil
          if let name, !made.contains(name) {
            lines.append("/\(place):\(index + 1):1: error: no such module '\(name)'")
          }
          if line.hasPrefix("gone") { lines.append("/\(place):\(index + 1):1: error: cannot find 'gone' in scope") }
        }
        if text.contains("broken") { lines.append("/elsewhere.swift:1:1: error: broken") }
      }
      return CompilerReport(output: lines.joined(separator: "\n"))
    }

    func make(_ module: PortedModule) -> CompilerReport {
      let report = check(module)
      if report.problems.isEmpty { made.append(module.name) }
      return report
    }

    func judge(_ modules: [PortedModule], leavesOut: Bool = true) throws -> CompilableModules {
      let texts = texts
      return try CompilableModules(
        modules, leavesOut: leavesOut, texts: { module in texts.filter { $0.key.hasPrefix(module.folder + "/") } },
        make: make,
        check: { module, changed in
          self.texts.merge(changed) { $1 }
          return self.check(module)
        })
    }
  }

  private func module(_ name: String, _ imports: [String] = [], isRewritten: Bool = true) -> PortedModule {
    var module = PortedModule(name: name, folder: name, origin: "/\(name)", paths: ["/\(name)/A.swift"])
    (module.imports, module.isRewritten) = (imports, isRewritten)
    return module
  }

  private func compiler(_ texts: KeyValuePairs<String, String>) -> Compiler {
    Compiler(
      Dictionary(
        uniqueKeysWithValues: texts.map {
          ("\($0.key)/A.swift", "#sourceLocation(file: \"/\($0.key)/A.swift\", line: 1)\n\($0.value)\n")
        }))
  }

  @Test func `modules after one that fails are made before the application is judged`() throws {
    let compiler = compiler([
      "Pins": "gone()\nlet a = 1", "Store": "let b = 1", "Tags": "import Pins\nlet c = 1",
      "Shop": "import Pins\nimport Store\nimport Tags\ngone()",
    ])
    let modules = try compiler.judge([
      module("Pins"), module("Store", isRewritten: false), module("Tags", ["Pins"]),
      module("Shop", ["Pins", "Store", "Tags"]),
    ])
    #expect(compiler.made == ["Pins", "Store", "Tags", "Shop"])
    #expect(modules.problems.isEmpty)
    #expect(
      modules.findings.map { "\($0.file):\($0.line): \($0.message)" } == [
        "/Pins/A.swift:1: this declaration is left out: cannot find 'gone' in scope",
        "/Shop/A.swift:4: this declaration is left out: cannot find 'gone' in scope",
      ])
  }

  @Test func `a stub that fails is treated like any other module`() throws {
    let compiler = compiler(["Store": "gone()\nlet a = 1", "Shop": "import Store"])
    let modules = try compiler.judge([module("Store", isRewritten: false), module("Shop", ["Store"])])
    #expect(compiler.made == ["Store", "Shop"])
    #expect(modules.findings.map(\.file) == ["/Store/A.swift"])
  }

  @Test func `nothing is left out of what imports a module that cannot be made`() throws {
    let compiler = compiler([
      "Pins": "broken", "Store": "gone()", "Tags": "import Pins\ngone()",
      "Shop": "import Tags\nimport Store\nlet a = 1",
    ])
    let modules = try compiler.judge([
      module("Pins"), module("Store"), module("Tags", ["Pins"]), module("Shop", ["Store", "Tags"]),
    ])
    #expect(compiler.made == ["Store"])
    #expect(modules.findings.map(\.file) == ["/Store/A.swift"])
    #expect(
      modules.problems.map { "\($0.file): \($0.message)" } == [
        "/elsewhere.swift: broken", "/Tags/A.swift: no such module 'Pins'",
        "/Tags/A.swift: cannot find 'gone' in scope", "/Shop/A.swift: no such module 'Tags'",
      ])
    #expect(compiler.texts["Shop/A.swift"]?.contains("import Tags") == true)
  }

  @Test func `without leaving out, the errors of all modules are listed and no source changes`() throws {
    let compiler = compiler(["Pins": "gone()", "Tags": "gone()", "Shop": "import Pins\nimport Tags\ngone()"])
    let before = compiler.texts
    let modules = try compiler.judge(
      [module("Pins"), module("Tags"), module("Shop", ["Pins", "Tags"])], leavesOut: false)
    #expect(compiler.texts == before)
    #expect(modules.findings.isEmpty)
    #expect(
      modules.problems.map(\.file) == ["/Pins/A.swift", "/Tags/A.swift"] + Array(repeating: "/Shop/A.swift", count: 3))
  }
}
