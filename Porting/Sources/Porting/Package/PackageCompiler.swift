import Foundation

/// Compiles a ported package's modules: those that the application imports, then its own.
package struct PackageCompiler {
  private let folder: String
  private let package: PortedPackage
  /// A folder with compiled modules; nil for that of the package's build.
  private let modules: String?

  /// Creates a compiler for a package that is written in a folder.
  package init(_ folder: String, _ package: PortedPackage, modules: String? = nil) {
    (self.folder, self.package, self.modules) = (folder, package, modules)
  }

  /// Returns the compiler's report: all errors of all files.
  /// - Throws: ``PortFailure`` if the compiler cannot be started, or fails without an error in a source.
  /// - Complexity: The first build compiles UIKit, which takes minutes.
  package func report() throws(PortFailure) -> CompilerReport {
    CompilerReport(problems: try judged(leavesOut: false).problems)
  }

  /// Writes the package's sources without anything that does not compile: first those of the modules that it imports.
  /// - Returns: The errors that remain, and what was left out.
  /// - Throws: As ``report()``.
  /// - Complexity: A build per module, and a type check per round.
  package func leaveOut() throws(PortFailure) -> (rest: CompilerReport, findings: [Finding]) {
    let judged = try judged(leavesOut: true)
    let screens = judged.problems.isEmpty ? try leaveOutScreens() : []
    return (CompilerReport(problems: judged.problems), judged.findings + screens)
  }

  /// Writes the program that walks without the screens that it cannot make: what makes them may have been left out.
  private func leaveOutScreens() throws(PortFailure) -> [Finding] {
    let (name, place) = (package.application.name, "\(folder)/Sources/\(package.application.name)Walk/main.swift")
    guard let text = package.texts["Sources/\(name)Walk/main.swift"] else { return [] }
    var lines = text.components(separatedBy: "\n")
    let screens = lines.indices.filter { lines[$0].hasPrefix(Self.screen) }
    if screens.isEmpty { return [] }
    let checked = "\(folder)/.modules/walk"
    let first = lines.firstIndex { $0.hasPrefix("@testable import") } ?? 0
    do {
      try FileManager.default.createDirectory(atPath: checked, withIntermediateDirectories: true)
      // The same lines, without what needs the walk itself.
      let kept = lines.enumerated().map { index, line in
        if index < first { return line.hasPrefix("import UIKit") ? line : "" }
        if index == first { return line + Self.application }
        let isOther = index < (screens.last ?? 0) && !line.hasPrefix(Self.screen)
        return isOther || line.hasPrefix("Walk.main") ? "" : line
      }
      try Data(kept.joined(separator: "\n").utf8).write(to: URL(filePath: "\(checked)/main.swift"))
    } catch { throw PortFailure("\(checked): \(error.localizedDescription)") }
    _ = try compile(
      package.application, "-emit-module", "-enable-testing", "-emit-module-path", "\(checked)/\(name).swiftmodule")
    let report = try compile(["\(checked)/main.swift"], ["-I", checked, "-typecheck"])
    var findings: [Finding] = []
    for problem in report.problems where screens.contains(problem.line - 1) && lines[problem.line - 1] != "" {
      let screen = lines[problem.line - 1].dropFirst(Self.screen.count).prefix { $0 != "]" }
      lines[problem.line - 1] = ""
      findings.append(
        Finding(.leftOut, place, problem.line, "no test makes the screen \(screen): \(problem.message)"))
    }
    if findings.isEmpty { return [] }
    do { try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: place)) } catch {
      throw PortFailure("\(place): \(error.localizedDescription)")
    }
    return findings
  }

  private static let screen = "application.screens["
  /// What a program is checked with in place of the walk.
  private static let application =
    "; struct Checked { var screens: [String: @MainActor () -> UIViewController] = [:] }; "
    + "var application = Checked()"

  private func judged(leavesOut: Bool) throws(PortFailure) -> CompilableModules {
    if modules == nil {
      let (code, output) = try build("UIKit")
      guard code == 0 else { throw PortFailure("UIKit cannot be built in \(folder):\n\(output.suffix(2_000))") }
    }
    return try CompilableModules(
      package.modules + [package.application], leavesOut: leavesOut, texts: package.sources(of:),
      make: make(_:),
      check: { module, changed throws(PortFailure) in
        for (place, text) in changed {
          do { try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(place)")) } catch {
            throw PortFailure("\(folder)/\(place): \(error.localizedDescription)")
          }
        }
        let report = try compile(module, "-typecheck")
        // Some errors are found only by a whole compilation: missing returns, uninitialised values.
        return report.problems.isEmpty ? try compile(module, "-emit-sil", "-o", "/dev/null") : report
      })
  }

  /// The folder of compiled modules that are not built by SwiftPM.
  private var emitted: String { "\(folder)/.modules" }

  /// Compiles a module for those that import it.
  ///
  /// A build by SwiftPM stops at the first module that fails, so each module is built by itself.
  private func make(_ module: PortedModule) throws(PortFailure) -> CompilerReport {
    guard modules == nil else {
      try? FileManager.default.createDirectory(atPath: emitted, withIntermediateDirectories: true)
      return try compile(module, "-emit-module", "-emit-module-path", "\(emitted)/\(module.name).swiftmodule")
    }
    let (code, output) = try build(module.name)
    if code == 0 { return CompilerReport(problems: []) }
    let report = CompilerReport(output: output)
    if report.problems.isEmpty {
      throw PortFailure("swift build failed in \(folder):\n\(output.suffix(2_000))")
    }
    return report
  }

  private func build(_ target: String) throws(PortFailure) -> (code: Int32, output: String) {
    try run(["swift", "build", "--package-path", folder, "--target", target])
  }

  /// Where compiled modules are found, as the compiler's arguments.
  private func searched() throws(PortFailure) -> [String] {
    if let modules { return ["-I", modules, "-I", emitted] }
    let (_, path) = try run(["swift", "build", "--package-path", folder, "--show-bin-path"])
    return ["-I", path.split(separator: "\n").last.map { $0 + "/Modules" } ?? ""]
  }

  private func compile(_ module: PortedModule, _ mode: String...) throws(PortFailure) -> CompilerReport {
    let sources =
      (FileManager.default.enumerator(atPath: "\(folder)/\(module.folder)")?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\(module.folder)/\($0)" }
    let names =
      (["DEBUG", "SWIFT_PACKAGE"] + module.defines).flatMap { ["-D", $0] }
      + (module.isOnMainActor ? XcodeProject.mainActorFlags : [])
    return try compile(sources, mode + ["-wmo", "-module-name", module.name, "-parse-as-library"] + names)
  }

  private func compile(_ sources: [String], _ arguments: [String]) throws(PortFailure) -> CompilerReport {
    let (code, output) = try run(
      ["swiftc"] + arguments + ["-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm"]
        + searched() + sources)
    let report = CompilerReport(output: output)
    if code != 0, report.problems.isEmpty {
      throw PortFailure("swiftc failed in \(folder):\n\(output.suffix(2_000))")
    }
    return report
  }

  private func run(_ line: [String]) throws(PortFailure) -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = line
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw PortFailure("\(line[0]) cannot be started: \(error.localizedDescription)") }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
