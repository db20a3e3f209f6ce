import Foundation

/// Compiles a ported package's module.
package struct PackageCompiler {
  private let folder: String
  private let application: PortedModule
  private var module: String { application.name }
  /// A folder with compiled modules; nil for that of the package's build.
  private let modules: String?

  /// Creates a compiler for a package in a folder.
  package init(_ folder: String, application: PortedModule, modules: String? = nil) {
    (self.folder, self.application, self.modules) = (folder, application, modules)
  }

  /// Returns the compiler's report: all errors of all files.
  /// - Throws: ``PortFailure`` if the compiler cannot be started, or fails without an error in a source.
  /// - Complexity: The first build compiles UIKit, which takes minutes.
  package func report() throws(PortFailure) -> CompilerReport {
    if modules != nil {
      return try compile(application, "-typecheck")
    }
    let (code, output) = try run(["swift", "build", "--package-path", folder, "--target", module])
    let report = CompilerReport(output: output)
    if code != 0, report.problems.isEmpty {
      throw PortFailure("swift build failed in \(folder):\n\(output.suffix(2_000))")
    }
    return report
  }

  /// Writes the package's sources without anything that does not compile: first those of the modules that it imports.
  /// - Returns: The errors that remain, and what was left out.
  /// - Throws: As ``report()``.
  /// - Complexity: A type check per round.
  package func leaveOut(
    from package: PortedPackage
  ) throws(PortFailure) -> (rest: CompilerReport, findings: [Finding]) {
    // UIKit and the stubs must be built; after that the module's own errors are found faster without a build.
    if modules == nil { _ = try report() }
    var (problems, findings) = ([CompilerReport.Problem](), [Finding]())
    for module in package.modules + [package.application] {
      guard module.isRewritten else {
        try emit(module)
        continue
      }
      let sources = try leaveOut(module, package.texts)
      problems += sources.rest.problems
      findings += sources.findings
      if modules == nil, sources.rounds > 0, module.name != self.module {
        _ = try run(["swift", "build", "--package-path", folder, "--target", module.name])
      }
      try emit(module)
    }
    return (CompilerReport(problems: problems), findings)
  }

  /// The folder of compiled modules that are not built by SwiftPM.
  private var emitted: String { "\(folder)/.modules" }

  /// Compiles a module for those that import it, where the package is not built.
  private func emit(_ module: PortedModule) throws(PortFailure) {
    guard modules != nil else { return }
    try? FileManager.default.createDirectory(atPath: emitted, withIntermediateDirectories: true)
    _ = try compile(module, "-emit-module", "-emit-module-path", "\(emitted)/\(module.name).swiftmodule")
  }

  private func leaveOut(
    _ module: PortedModule, _ texts: [String: String]
  ) throws(PortFailure) -> CompilableSources {
    let sources = texts.filter { $0.key.hasPrefix(module.folder + "/") && $0.key.hasSuffix(".swift") }
    return try CompilableSources(sources) { changed throws(PortFailure) in
      for (place, text) in changed {
        do { try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(place)")) } catch {
          throw PortFailure("\(folder)/\(place): \(error.localizedDescription)")
        }
      }
      let report = try compile(module, "-typecheck")
      // Some errors are found only by a whole compilation: missing returns, uninitialised values.
      return report.problems.isEmpty ? try compile(module, "-emit-sil", "-o", "/dev/null") : report
    }
  }

  private func compile(_ module: PortedModule, _ mode: String...) throws(PortFailure) -> CompilerReport {
    var searched = modules.map { ["-I", $0, "-I", emitted] } ?? []
    if searched.isEmpty {
      let (_, path) = try run(["swift", "build", "--package-path", folder, "--show-bin-path"])
      searched = ["-I", path.split(separator: "\n").last.map { $0 + "/Modules" } ?? ""]
    }
    let sources =
      (FileManager.default.enumerator(atPath: "\(folder)/\(module.folder)")?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\(module.folder)/\($0)" }
    let names =
      (["DEBUG", "SWIFT_PACKAGE"] + module.defines).flatMap { ["-D", $0] }
      + (module.isOnMainActor ? XcodeProject.mainActorFlags : [])
    let (code, output) = try run(
      ["swiftc"] + mode + [
        "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", module.name, "-parse-as-library",
        "-diagnostic-style", "llvm",
      ] + names + searched + sources)
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
