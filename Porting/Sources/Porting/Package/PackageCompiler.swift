import Foundation

/// Compiles a ported package's module.
package struct PackageCompiler {
  private let folder: String
  private let module: String
  /// A folder with compiled modules; nil for that of the package's build.
  private let modules: String?

  /// Creates a compiler for a package in a folder.
  package init(_ folder: String, module: String, modules: String? = nil) {
    (self.folder, self.module, self.modules) = (folder, module, modules)
  }

  /// Returns the compiler's report: all errors of all files.
  /// - Throws: ``PortFailure`` if the compiler cannot be started, or fails without an error in a source.
  /// - Complexity: The first build compiles UIKit, which takes minutes.
  package func report() throws(PortFailure) -> CompilerReport {
    if modules != nil { return try checkTypes() }
    let (code, output) = try run(["swift", "build", "--package-path", folder, "--target", module])
    let report = CompilerReport(output: output)
    if code != 0, report.problems.isEmpty {
      throw PortFailure("swift build failed in \(folder):\n\(output.suffix(2_000))")
    }
    return report
  }

  /// Writes the package's sources without anything that does not compile.
  /// - Throws: As ``report()``.
  /// - Complexity: A type check per round.
  package func leaveOut(from package: PortedPackage) throws(PortFailure) -> CompilableSources {
    // UIKit and the stubs must be built; after that the module's own errors are found faster without a build.
    if modules == nil { _ = try report() }
    let sources = package.texts.filter { $0.key.hasPrefix("Sources/\(module)/") && $0.key.hasSuffix(".swift") }
    return try CompilableSources(sources) { changed throws(PortFailure) in
      for (place, text) in changed {
        do { try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(place)")) } catch {
          throw PortFailure("\(folder)/\(place): \(error.localizedDescription)")
        }
      }
      let report = try checkTypes()
      // Some errors are found only by a whole compilation: missing returns, uninitialised values.
      return report.problems.isEmpty ? try emit() : report
    }
  }

  private func checkTypes() throws(PortFailure) -> CompilerReport { try compile("-typecheck") }
  private func emit() throws(PortFailure) -> CompilerReport { try compile("-emit-sil", "-o", "/dev/null") }

  private func compile(_ mode: String...) throws(PortFailure) -> CompilerReport {
    var searched = modules.map { ["-I", $0] } ?? []
    if searched.isEmpty {
      let (_, path) = try run(["swift", "build", "--package-path", folder, "--show-bin-path"])
      searched = ["-I", path.split(separator: "\n").last.map { $0 + "/Modules" } ?? ""]
    }
    let sources =
      (FileManager.default.enumerator(atPath: "\(folder)/Sources/\(module)")?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/Sources/\(module)/\($0)" }
    let (code, output) = try run(
      ["swiftc"] + mode + [
        "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", module, "-parse-as-library", "-D", "DEBUG",
        "-D", "SWIFT_PACKAGE", "-diagnostic-style", "llvm",
      ] + searched + sources)
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
