import Foundation
import Porting
import Testing

/// Packages with sources for iOS beside an application, as their manifests say.
@Suite struct PackageModuleTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-port-\(UUID().uuidString)").path()

  private func write(_ text: String, _ name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func options(packages: [String] = []) -> PortOptions {
    var options = PortOptions(
      sources: ["\(folder)/work/app"], out: "\(folder)/work/out", module: "Shop", plumb: "/plumb")
    options.packages = packages
    return options
  }

  private static let manifest = """
    let name = "Pins"
    let package = Package(name: name, products: [.library(name: name, targets: [name])], targets: [
      .target(name: name, dependencies: [.target(name: "Base"), .product(name: "Else", package: "else")], exclude: ["Info"],
        resources: [.process("Media")], swiftSettings: [.define("PINS"), .unsafeFlags(["-x"])]),
      .target(name: "Base", path: "base", sources: ["All"]),
      .testTarget(name: "PinsTests", dependencies: ["Pins"]),
      .binaryTarget(name: "Closed", path: "Closed.xcframework"),
    ])
    """

  @Test func `a manifest's literals say which targets there are`() {
    let targets = ManifestTargets(SourceFile(path: "Package.swift", text: Self.manifest)).targets
    #expect(targets.map(\.name) == ["Pins", "Base"])
    #expect(targets.first?.exclude == ["Info"])
    #expect(targets.first?.hasResources == true)
    #expect(targets.first?.defines == ["PINS"])
    #expect(targets.last?.path == "base")
    #expect(targets.last?.sources == ["All"])
  }

  @Test func `a manifest may make targets by functions of its own`() {
    let text = """
      extension Target { static func own(name: String) -> Target { .target(name: name, dependencies: []) } }
      func more() -> Target { .target(name: "B") }
      let package = Package(targets: [.own(name: "A"), more(), .product(name: "C", package: "c")])
      """
    #expect(ManifestTargets(SourceFile(path: "Package.swift", text: text)).targets.map(\.name) == ["B", "A"])
  }

  /// An application that imports `Pins`, which imports `Base`, in a package.
  private func writeApplication(package: String) throws {
    try write("import Pins\nimport UIKit\nclass Home: UIViewController { let pin = Pin() }\n", "work/app/Home.swift")
    try write(Self.manifest, "\(package)/Package.swift")
    try write(
      "import Base\nimport UIKit\npublic class Pin: Thing { @objc public func pull() {} }\n",
      "\(package)/Sources/Pins/Pin.swift")
    try write("class Hidden {}\n", "\(package)/Sources/Pins/Info/Hidden.swift")
    try write("{}", "\(package)/Sources/Pins/Media/pins.json")
    try write("open class Thing { public init() {} }\n", "\(package)/base/All/Thing.swift")
    try write("class Hidden {}\n", "\(package)/base/Other/Hidden.swift")
  }

  private func check(_ package: PortedPackage) throws {
    #expect(
      package.texts.keys.filter { $0.hasPrefix("Stubs/") }.sorted() == [
        "Stubs/Base/All/Thing.swift", "Stubs/Pins/Pin.swift", "Stubs/Pins/PlumbBundle.swift",
      ])
    #expect(package.texts["Stubs/Pins/Pin.swift"]?.contains("{ public func pull() {} }") == true)
    #expect(package.copies["Resources/Pins/Media/pins.json"] != nil)
    let manifest = try #require(package.texts["Package.swift"])
    #expect(
      manifest.contains(
        "name: \"Pins\", dependencies: [.product(name: \"UIKit\", package: \"Plumb\"), \"Base\"], path: \"Stubs/Pins\", "
          + "swiftSettings: [.define(\"PINS\"), .unsafeFlags("))
    #expect(manifest.contains("[.product(name: \"UIKit\", package: \"Plumb\"), \"Base\", \"Pins\"]"))
    #expect(package.modules.map(\.name) == ["Base", "Pins"])
    #expect(!package.findings.contains { $0.kind == .missingModule })
  }

  @Test(arguments: [
    "work/Pins", "work/app/Packages/Pins", "work/.build/checkouts/Pins", "work/SourcePackages/checkouts/Pins",
  ])
  func `a package next to the application is a module of its own`(_ place: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeApplication(package: place)
    let package = try PortedPackage(options())
    try check(package)
    #expect(package.texts["Sources/Shop/Packages/Pins/Sources/Pins/Pin.swift"] == nil)
    _ = try PackageWriter(package, to: options().out)
    // What was ported before is no package of sources for iOS.
    try check(PortedPackage(options()))
  }

  @Test(arguments: ["far", "far/Pins"])
  func `packages are named, one or a folder of them`(_ place: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeApplication(package: "far/Pins")
    try check(PortedPackage(options(packages: ["\(folder)/\(place)"])))
    #expect(throws: PortFailure.self) { try PortedPackage(options(packages: ["\(folder)/work"])) }
  }

  @Test func `a target outside of its package is not read`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("import Out\nclass A {}\n", "work/app/A.swift")
    try write("class Secret {}\n", "secret/S.swift")
    try write(
      "let package = Package(targets: [.target(name: \"Out\", path: \"../../secret\")])\n", "work/Out/Package.swift")
    let package = try PortedPackage(options())
    #expect(package.modules.isEmpty)
    #expect(package.findings.contains { $0.kind == .missingModule })
  }

  @Test func `what compiles whole and what compiles in part are two numbers`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["A", "B", "C"] {
      try write("import Pins\nclass \(name): UIViewController {}\n", "work/app/\(name).swift")
    }
    try write("let package = Package(targets: [.target(name: \"Pins\")])\n", "work/Pins/Package.swift")
    try write("public class P {}\n", "work/Pins/Sources/Pins/P.swift")
    let package = try PortedPackage(options())
    var report = PortReport(package, options())
    #expect(report.text.contains("Pins from \(folder)/work/Pins: 1 file\n"))
    let app = "\(folder)/work/app"
    report.compilation = CompilerReport(output: "\(app)/C.swift:1:1: error: no\n")
    for line in [1, 2] {
      report.findings.append(Finding(.notCompiled, "\(app)/B.swift", line, "this member is left out"))
    }
    #expect(
      report.text.contains(
        "\n1 of 3 files compile whole, 1 after 2 parts were left out; 1 of 3 screens whole, 1 in part\n"))
    #expect(report.text.contains("Pins from \(folder)/work/Pins: 1 of 1 file compiles whole\n"))
    let json = report.json.filter { !$0.isWhitespace }
    #expect(json.contains("\"compiled\":{\"inPart\":1,\"parts\":2,\"whole\":1},\"files\":3"))
    #expect(json.contains("\"compiled\":{\"inPart\":0,\"parts\":0,\"whole\":1},\"files\":1"))
  }
}
