import Foundation
import Porting
import Testing

/// Names of files, types and identifiers are another's text: none gives commands to a terminal, to Markdown or to a compiler.
@Suite struct HostileNameTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-port-\(UUID().uuidString)").path()
  private static let name = "A\"; fatalError() \\(x)\u{1B}[2J\u{202E}\n::error::b<img>|`.swift"

  private func ported(_ text: String, storyboard: String? = nil) throws -> (PortedPackage, PortOptions) {
    try FileManager.default.createDirectory(atPath: "\(folder)/app", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/app/\(Self.name)"))
    if let storyboard { try Data(storyboard.utf8).write(to: URL(filePath: "\(folder)/app/Main.storyboard")) }
    let options = PortOptions(sources: ["\(folder)/app"], out: "\(folder)/out\u{1B}", module: "Shop", plumb: "/a\"b")
    return (try PortedPackage(options), options)
  }

  private func isQuiet(_ text: String) -> Bool {
    !text.unicodeScalars.contains {
      ($0.value < 0x20 && $0 != "\n") || "\u{7F}\u{9B}\u{202E}".unicodeScalars.contains($0)
    }
  }

  @Test func `reports say hostile names and obey none`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (package, options) = try ported("import UIKit\nimport Gone\nclass Home\u{202D}: UIViewController {}\n")
    var report = PortReport(package, options)
    let literal = try #require(package.texts.values.first { $0.hasPrefix("#sourceLocation") })
      .split(separator: "\"", maxSplits: 1)[1].components(separatedBy: "\", line: 1)\n")[0]
    report.compilation = CompilerReport(output: "\(literal):2:1: error: no \u{1B}[1m::x\n")
    // The compiler repeats the literal: its errors are found again at the file.
    #expect(report.compilation?.failed == ["\(folder)/app/\(Self.name)"])
    #expect(isQuiet(report.text))
    #expect(isQuiet(report.markdown))
    #expect(isQuiet(report.json))
    #expect(!report.text.contains("\n::error"))
    #expect(!report.markdown.contains("<img>"))
    #expect(report.markdown.contains("\\|\\`"))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["file"] as? String == "\(folder)/app/\(Self.name)" })
  }

  @Test func `generated sources keep hostile names in literals`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (package, _) = try ported(
      "import UIKit\nclass Home: UIViewController { @IBOutlet var `a\"b`: UIView! }\n",
      storyboard: """
        <document><scenes><scene><objects>
        <viewController id="a" storyboardIdentifier="x&quot;) \\(y) `} \u{202E}" customClass="Home"/>
        </objects></scene></scenes></document>
        """)
    let tests = try #require(package.texts["Tests/ShopTests/ScreenTests.swift"])
    #expect(tests.contains("  @Test func `Home as x\") _(y) _} _`() {\n"))
    let program = try #require(package.texts["Sources/ShopWalk/main.swift"])
    #expect(program.contains(#"withIdentifier: "x\") \\(y) `} \u{202e}")"#))
    #expect(try #require(package.texts["Package.swift"]).contains(#"path: "/a\"b")"#))
    let source = try #require(package.texts.first { $0.key.hasPrefix("Sources/Shop/") })
    #expect(isQuiet(source.key))
    #expect(!source.key.contains("\n"))
    #expect(!source.key.contains("\""))
    #expect(source.value.hasPrefix("#sourceLocation(file: \""))
    #expect(source.value.split(separator: "\n")[0].contains(#"A\"; fatalError() \\(x)\u{1b}[2J\u{202e}\n::error"#))
    #expect(source.value.contains(#".property("a\"b", "#))
  }
}
