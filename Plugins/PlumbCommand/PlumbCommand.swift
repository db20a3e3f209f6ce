import Foundation
import PackagePlugin

/// `swift package plumb COMMAND`: builds the tool from this package's sources, and runs it in the folder of the package that
/// uses it.
@main struct PlumbCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(.product("plumb"), parameters: .init(configuration: .inherit))
    guard build.succeeded else {
      Diagnostics.error("plumb cannot be built:\n\(build.logText)")
      exit(1)
    }
    guard let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("plumb is built, but this toolchain does not say where; use a newer one, or install plumb")
      exit(1)
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
