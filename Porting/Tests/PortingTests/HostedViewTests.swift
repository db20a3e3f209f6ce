import Foundation
import Porting
import Testing

/// SwiftUI beside UIKit: what is SwiftUI's is left out, and where it was hosted an area with its name is empty.
@Suite struct HostedViewTests {
  private func ported(_ files: [String: String]) throws -> PortedPackage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-port-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/app", withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: "\(folder)/app/\(name)")) }
    return try PortedPackage(
      PortOptions(sources: ["\(folder)/app"], out: "\(folder)/out", module: "Shop", plumb: "/plumb"))
  }

  /// What becomes of a file, without the line that names it, beside a file with a view `Card`.
  private func hosting(_ text: String) throws -> String {
    let package = try ported([
      "Home.swift": text,
      "Card.swift": "import SwiftUI\nstruct Card: View { let id: Int\n var body: some View { Text(\"\") } }\n",
    ])
    #expect(package.texts["Sources/Shop/Card.swift"] == nil)
    let lines = try #require(package.texts["Sources/Shop/Home.swift"]).split(separator: "\n", maxSplits: 1)
    return lines.count > 1 ? String(lines[1]) : ""
  }

  @Test(arguments: [
    (
      "let a = UIHostingController(rootView: Card(id: 1).padding())",
      "let a = UIHostingController(rootView: HostedView(\"Card\"))"
    ),
    (
      "let a = UIHostingController(rootView: VStack {\n  Card(id: 1)\n})",
      "let a = UIHostingController(rootView: HostedView(\"VStack\")\n\n)"
    ),
    (
      "let c = Card(id: 1); let a = UIHostingController(rootView: c)",
      "let c = HostedView(\"Card\"); let a = UIHostingController(rootView: c)"
    ),
    ("var a: UIHostingController<Card>?", "var a: UIHostingController<HostedView>?"),
    (
      "class A: UIHostingController<AnyView> { init() { super.init(rootView: AnyView(Card(id: 1))) } }",
      "class A: UIHostingController<HostedView> { init() { super.init(rootView: HostedView(\"AnyView\")) } }"
    ),
    (
      "func f() { cell.contentConfiguration = UIHostingConfiguration {\n  Card(id: 1)\n}.margins(.all, 0) }",
      "func f() { cell.contentConfiguration = UIHostingConfiguration { HostedView(\"Card\") }\n\n }"
    ),
    (
      "class A: UIView { @ViewBuilder func row() -> some View {\n Text(\"\")\n} }",
      "class A: UIView { func row() -> some View { HostedView(\"row\") }\n\n }"
    ),
    (
      "func f<V: View>(_ v: V) { UIHostingController(rootView: v) }",
      "func f<V: View>(_ v: V) { UIHostingController(rootView: v) }"
    ),
    ("class A {}\nstruct B: ButtonStyle {\n}\nextension Card {\n}\nextension View { }", "class A {}\n\n\n\n\n\n"),
    ("class A {}\n#if DEBUG\nstruct P: PreviewProvider { }\n#endif", "class A {}\n#if DEBUG\n\n#endif"),
  ])
  func `what code of UIKit hosts is a named area`(_ text: String, _ result: String) throws {
    #expect(try hosting("import SwiftUI\nimport UIKit\n\(text)\n").hasPrefix("import UIKit\nimport UIKit\n\(result)"))
  }

  @Test func `views and files of SwiftUI are listed`() throws {
    let package = try ported([
      "A.swift":
        "import SwiftUI\n@main struct Shop: App { var body: some Scene { } }\nstruct Row: View { }\n#Preview { Row() }\n",
      "B.swift": "import SwiftUI\nclass Model: ObservableObject {}\nstruct List: View {}\n",
      "C.swift": "import UIKit\n@available(iOS 17, *)\n#Preview {\n  Home()\n}\nclass Home: UIViewController {}\n",
    ])
    #expect(
      package.findings.filter { $0.kind == .swiftUI }.map { "\($0.line) \($0.message)" } == [
        "1 the file has nothing but SwiftUI and is left out as a whole: Shop, Row, #Preview",
        "3 the SwiftUI view List is left out; where it is hosted, an area with its name is empty",
        "2 a preview is left out",
      ])
    #expect(
      package.texts["Sources/Shop/C.swift"]?.hasSuffix("import UIKit\n\n\n\n\nclass Home: UIViewController {}\n")
        == true)
    #expect(package.texts["Sources/Shop/B.swift"]?.contains("class Model") == true)
  }

  @Test func `names of the project's own are not SwiftUI's`() throws {
    let text = "import UIKit\nprotocol View {}\nstruct Text {}\nstruct A: View { let text = Text() }\n"
    let package = try ported(["A.swift": text, "B.swift": "import SwiftUI\nlet b = Text()\n"])
    #expect(package.texts["Sources/Shop/A.swift"]?.hasSuffix(text) == true)
    #expect(package.texts["Sources/Shop/B.swift"]?.hasSuffix("let b = Text()\n") == true)
  }

  @Test func `an application of SwiftUI alone says so`() throws {
    let failure = #expect(throws: PortFailure.self) {
      try ported(["A.swift": "import SwiftUI\nstruct Row: View { }\n"])
    }
    #expect(failure?.description.hasPrefix("nothing but SwiftUI in ") == true)
  }
}
