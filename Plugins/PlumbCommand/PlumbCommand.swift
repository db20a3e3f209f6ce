import Foundation
import PackagePlugin

/// `swift package plumb COMMAND`: runs the tool, built from this package's sources, in the folder of the package that uses it.
@main struct PlumbCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "plumb").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
