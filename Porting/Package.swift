// swift-tools-version: 6.2
import Foundation
import PackageDescription

// What `plumb port` runs. A package apart: it needs the SwiftSyntax that comes with the toolchain, by unsafe flags, which a package
// that others depend on may not have.

/// The toolchain's folder with SwiftSyntax: beside the library that this manifest was linked with, unless PLUMB_SWIFT_HOST names it.
let host: String = {
  if let named = ProcessInfo.processInfo.environment["PLUMB_SWIFT_HOST"] { return named }
  // The file has no size: a handle reads it to its end.
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  for line in String(decoding: maps, as: UTF8.self).split(separator: "\n")
  where line.hasSuffix("/libPackageDescription.so") {
    let library = line.drop { $0 != "/" }
    if let end = library.range(of: "/lib/swift/") { return library[..<end.upperBound] + "host" }
  }
  return "/usr/lib/swift/host"
}()

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-I", host]),
]
let stub: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
let linked: [LinkerSetting] = [
  .unsafeFlags([
    "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-Xlinker", "-rpath", "-Xlinker", host,
  ])
]

let package = Package(
  name: "Porting",
  products: [.executable(name: "plumb-port", targets: ["plumb-port"])],
  targets: [
    // A link to the sources of the root package: text is escaped in one place.
    .target(name: "Escaping", swiftSettings: strict),
    .target(name: "Porting", dependencies: ["Escaping"], swiftSettings: strict, linkerSettings: linked),
    .executableTarget(name: "plumb-port", dependencies: ["Porting"], swiftSettings: strict),
    // Stubs that do something, as ported packages compile them.
    .target(name: "Combine", path: "Stubs/Combine", swiftSettings: stub),
    .target(name: "CoreData", dependencies: ["Predicates"], path: "Stubs/CoreData", swiftSettings: stub),
    .target(name: "MadeUpAnswers", path: "Stubs/MadeUpAnswers", swiftSettings: stub),
    .target(name: "Predicates", path: "Stubs/Predicates", swiftSettings: stub),
    .testTarget(
      name: "PortingTests", dependencies: ["Combine", "CoreData", "MadeUpAnswers", "Porting", "Predicates"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
