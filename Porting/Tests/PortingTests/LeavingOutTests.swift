import Foundation
import Porting
import Testing

/// Packages that are built: beside a package with the name of ours, whose libraries are next to empty.
@Suite struct LeavingOutTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-port-\(UUID().uuidString)").path()

  private func write(_ text: String, _ name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func writePlumb() throws {
    let names = ["UIKit", "PlumbWalking", "PlumbTesting"]
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let names = \(names)
      let package = Package(
        name: "Plumb", products: names.map { .library(name: $0, targets: [$0]) },
        targets: names.map { .target(name: $0) })
      """, "plumb/Package.swift")
    for name in names { try write("public let of\(name) = 1\n", "plumb/Sources/\(name)/A.swift") }
    try write(
      "@MainActor open class UIViewController { public init() {}; public init(a: Int) {} }\n",
      "plumb/Sources/UIKit/B.swift")
  }

  private func writePackage(_ name: String, _ text: String) throws {
    try write("let package = Package(targets: [.target(name: \"\(name)\")])\n", "work/\(name)/Package.swift")
    try write(text, "work/\(name)/Sources/\(name)/\(name).swift")
  }

  @Test func `an application keeps what it imports from modules after one that fails`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writePlumb()
    try writePackage("Pins", "public class Pin {\n  public init() {}\n  public func pull(_ a: Gone) {}\n}\n")
    try writePackage("Tags", "import Pins\npublic class Tag {\n  public init() { _ = Pin() }\n}\n")
    try write(
      "import Tags\npublic class Shelf {\n  public init() { _ = Tag() }\n  func f() { gone() }\n}\n",
      "plumb/Porting/Stubs/Store/Store.swift")
    try write(
      "import Pins\nimport Store\nimport Tags\nclass Home {\n  let all: [Any] = [Pin(), Shelf(), Tag()]\n"
        + "  var gone: Gone?\n}\n",
      "work/app/Home.swift")
    let options = PortOptions(
      sources: ["\(folder)/work/app"], out: "\(folder)/out", module: "Shop", plumb: "\(folder)/plumb")
    let package = try PortedPackage(options)
    _ = try PackageWriter(package, to: options.out)
    let checked = try PackageCompiler(options.out, package).report()
    #expect(Set(checked.problems.map(\.message)).contains("cannot find type 'Gone' in scope"))
    let (rest, findings) = try PackageCompiler(options.out, package).leaveOut()
    #expect(rest.problems.isEmpty)
    #expect(
      findings.map { "\($0.file.dropFirst(folder.count)):\($0.line): \($0.message)" } == [
        "/work/Pins/Sources/Pins/Pins.swift:3: this member is left out: cannot find type 'Gone' in scope",
        "/plumb/Porting/Stubs/Store/Store.swift:4: this statement is left out: cannot find 'gone' in scope",
        "/work/app/Home.swift:6: this member is left out: cannot find type 'Gone' in scope",
      ])
  }

  @Test func `a walk does without the screens whose initialiser was left out`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writePlumb()
    try write(
      "import UIKit\nclass Good: UIViewController {\n  override init() { super.init() }\n}\n"
        + "class Bare: UIViewController {\n  override init(a: Int) { super.init(a: a) }\n"
        + "  @Gone convenience init() { self.init(a: 1) }\n}\n",
      "work/app/Screens.swift")
    let options = PortOptions(
      sources: ["\(folder)/work/app"], out: "\(folder)/out", module: "Shop", plumb: "\(folder)/plumb")
    let package = try PortedPackage(options)
    _ = try PackageWriter(package, to: options.out)
    let (rest, findings) = try PackageCompiler(options.out, package).leaveOut()
    #expect(rest.problems.isEmpty)
    let program = try String(contentsOfFile: "\(options.out)/Sources/ShopWalk/main.swift", encoding: .utf8)
    #expect(program.contains("Good()"))
    #expect(program.contains("Bare()") == false)
    #expect(findings.contains { $0.message.hasPrefix("no test makes the screen") && $0.message.contains("Bare") })
  }
}
