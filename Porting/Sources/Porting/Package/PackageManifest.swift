import Escaping

/// The manifest of a ported package.
struct PackageManifest {
  var module: String
  /// The modules beside the application's.
  var stubs: [ImportedStubs.Module]
  /// The folder of Plumb's package, or its address.
  var plumb: String
  /// Whether the application's declarations are the main actor's unless they say otherwise.
  var isOnMainActor = false

  /// Settings for sources written for another compiler, whose warnings do not matter here.
  private static func settings(_ defines: [String] = [], _ further: [String] = []) -> String {
    let names = defines.map { ".define(\(Escaped.swift($0))), " }.joined()
    let flags = (["-suppress-warnings", "-continue-building-after-errors"] + further).map { "\"\($0)\"" }
    return "swiftSettings: [\(names).unsafeFlags([\(flags.joined(separator: ", "))])]"
  }

  var text: String {
    let isAddress = plumb.contains("://")
    let dependency =
      isAddress
      ? ".package(url: \(Escaped.swift(plumb)), branch: \"main\")"
      : ".package(name: \"Plumb\", path: \(Escaped.swift(plumb)))"
    let name: String =
      isAddress ? plumb.split(separator: "/").last.map { String($0.replacing(".git", with: "")) } ?? "plumb" : "Plumb"
    let uikit = ".product(name: \"UIKit\", package: \(Escaped.swift(name)))"
    let walking = ".product(name: \"PlumbWalking\", package: \(Escaped.swift(name)))"
    let testing = ".product(name: \"PlumbTesting\", package: \(Escaped.swift(name)))"
    let modules = stubs.sorted { $0.name < $1.name }.map { stub in
      let needed = ([uikit] + stub.imports.map(Escaped.swift)).joined(separator: ", ")
      let path = Escaped.swift("Stubs/\(stub.name)")
      return "    .target(name: \(Escaped.swift(stub.name)), dependencies: [\(needed)], path: \(path), "
        + "\(Self.settings(stub.defines))),\n"
    }.joined()
    let names = stubs.map { Escaped.swift($0.name) }.sorted()
    return """
      // swift-tools-version: 6.0
      // Written by `plumb port`; it writes this file again.
      import PackageDescription

      let package = Package(
        name: "\(module)",
        dependencies: [\(dependency)],
        targets: [
      \(modules)\
          .target(
            name: "\(module)", dependencies: [\(([uikit] + names).joined(separator: ", "))],
            \(Self.settings([], isOnMainActor ? XcodeProject.mainActorFlags : []))),
          .executableTarget(
            name: "\(module)Walk", dependencies: ["\(module)", \(uikit), \(walking)],
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
          .testTarget(
            name: "\(module)Tests", dependencies: [\(testing)], exclude: [\("\"Snapshots\"")],
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }
}
