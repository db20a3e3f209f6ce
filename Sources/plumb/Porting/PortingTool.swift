import Foundation
import Values

/// The program behind `plumb port`: a separate package, built with the installed toolchain because it needs that
/// toolchain's SwiftSyntax.
struct PortingTool {
  /// Why it cannot run.
  struct PortingFailure: ReportedError {
    let description: String
  }

  /// The variable that names the folder of Plumb's package: `Package.swift`, `Sources`, `Porting`.
  static let variable = "PLUMB_PACKAGE"

  /// Plumb's package.
  let package: String
  private let scratch: String

  /// Finds Plumb's package: in the folder the variable names, in the checkout that the program was built in, or next to
  /// the installed program.
  /// - Throws: ``PortingFailure`` if there is none, or no folder to build in.
  init(
    program: String = "/proc/self/exe", environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PortingFailure) {
    let exists: (String) -> Bool = { FileManager.default.fileExists(atPath: "\($0)/Porting/Package.swift") }
    var places: [String] = []
    if let named = environment[Self.variable], !named.isEmpty {
      places = [named]
    } else {
      var folder = URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      while folder.path(percentEncoded: false) != "/" {
        places += [folder, folder.appending(path: "share/plumb/package")].map { $0.path(percentEncoded: false) }
        folder = folder.deletingLastPathComponent()
      }
    }
    guard let found = places.first(where: exists) else {
      throw PortingFailure(
        description:
          "Plumb's package was not found; set \(Self.variable) to a clone of its repository: \(Self.variable)=DIR plumb port …"
      )
    }
    package = found.count > 1 && found.hasSuffix("/") ? String(found.dropLast()) : found
    let cache = CacheOptions.folder(environment) ?? NSTemporaryDirectory() + "plumb-\(getuid())"
    // Different versions of plumb must not build in the same folder.
    scratch = "\(cache)/port/\(HashText.text(Array(package.utf8).withUnsafeBytes { XXH64.hash($0) }))"
  }

  /// Builds the program and runs it, with its output on this program's standard output.
  /// - Returns: Its exit code.
  /// - Throws: ``PortingFailure`` if there is no toolchain, or no SwiftSyntax in it, or the build fails.
  /// - Complexity: The first build takes half a minute.
  @MainActor
  func run(_ arguments: [String], _ console: Console) throws(PortingFailure) -> Int32 {
    let build = [
      "swift", "build", "--package-path", "\(package)/Porting", "--scratch-path", scratch, "--product", "plumb-port",
    ]
    if !FileManager.default.fileExists(atPath: "\(scratch)/debug/plumb-port") {
      console.diagnose("building the porting tool, once, in \(scratch)")
    }
    let (code, output) = try start(build, captured: true)
    guard code == 0 else {
      if code == 127 {
        throw PortingFailure(
          description: "there is no swift on the PATH; install Swift 6.2 or newer: https://www.swift.org/install/linux/"
        )
      }
      if output.contains("no such module 'Swift") {
        throw PortingFailure(
          description:
            "this toolchain comes without SwiftSyntax; install one from https://www.swift.org/install/linux/, "
            + "or name its folder lib/swift/host with PLUMB_SWIFT_HOST")
      }
      throw PortingFailure(description: "the porting tool cannot be built in \(scratch):\n\(output.suffix(2_000))")
    }
    return try start(["\(scratch)/debug/plumb-port", "--plumb", package] + arguments, captured: false).code
  }

  private func start(_ line: [String], captured: Bool) throws(PortingFailure) -> (code: Int32, output: String) {
    var process = Subprocess(line[0], Array(line.dropFirst()))
    process.input = .inherited
    (process.output, process.errors) = captured ? (.returned, .returned) : (.inherited, .inherited)
    do {
      let result = try process.run()
      return (result.code, result.text)
    } catch {
      throw PortingFailure(description: "\(line[0]) cannot be started: \(error.localizedDescription)")
    }
  }
}
