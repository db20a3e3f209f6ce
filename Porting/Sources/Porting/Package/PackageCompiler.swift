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
    return (CompilerReport(problems: judged.problems), judged.findings)
  }

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
