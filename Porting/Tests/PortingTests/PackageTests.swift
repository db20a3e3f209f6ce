import Foundation
import Porting
import Testing

/// Whole packages, written to a folder.
@Suite struct PackageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-port-\(UUID().uuidString)").path()

  private func write(_ text: String, _ name: String) throws {
    let url = URL(filePath: "\(folder)/app/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func options(types: [String] = []) -> PortOptions {
    var options = PortOptions(sources: ["\(folder)/app"], out: "\(folder)/out", module: "Shop", plumb: "/plumb")
    options.types = types
    return options
  }

  @Test func `a package has sources, resources and a test per screen, and only what changed is written again`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "import UIKit\nclass Home: UIViewController {}\nclass Item: UIViewController { init(id: Int) {} }\n", "Home.swift"
    )
    try write("import UIKit\nclass Cart: UITableViewController {}\n", "Cart/Cart.swift")
    try write("UIApplicationMain()\n", "main.swift")
    try write(
      """
      <document><scenes><scene><objects>
      <viewController id="a-b-c" customClass="Cart"/>
      </objects></scene></scenes></document>
      """, "Base.lproj/Main.storyboard")
    let package = try PortedPackage(options())
    #expect(
      package.texts.keys.sorted() == [
        ".gitignore", "Package.swift", "Resources/Base.lproj/Main.storyboard", "Sources/Shop/Cart/Cart.swift",
        "Sources/Shop/Home.swift", "Sources/ShopWalk/main.swift", "Tests/ShopTests/ScreenTests.swift",
        "Tests/ShopTests/WalkTests.swift",
      ])
    #expect(
      package.texts["Sources/Shop/Cart/Cart.swift"]
        == "#sourceLocation(file: \"\(folder)/app/Cart/Cart.swift\", line: 1)\n"
        + "import UIKit\nclass Cart: UITableViewController {}\n")
    let storyboard = package.texts["Resources/Base.lproj/Main.storyboard"]
    #expect(storyboard?.contains("id=\"a-b-c\" storyboardIdentifier=\"a-b-c\"") == true)
    #expect(
      package.screens.map(\.testName) == ["Cart as a-b-c", "Home from code"])
    #expect(
      package.findings.map(\.message) == [
        "no test makes Item: its initialiser has arguments: init(id:)",
        "the program's entry is left out: the package is a library for tests",
      ])
    #expect(try PackageWriter(package, to: "\(folder)/out").changes == 8)
    #expect(try PackageWriter(package, to: "\(folder)/out").changes == 0)
    try write("import UIKit\nclass Home: UIView {}\n", "Home.swift")
    try FileManager.default.removeItem(atPath: "\(folder)/app/Cart")
    // The changed source, the tests, the program that walks, and the source that is gone.
    #expect(try PackageWriter(PortedPackage(options()), to: "\(folder)/out").changes == 4)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/out/Sources/Shop/Cart/Cart.swift"))
  }

  @Test func `colours and images of catalogues that sources name become symbols`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "let a: UIColor = .cardBack; let b = UIImage(resource: .logo); let c = UIColor.red; let d = UIColor.mine\n"
        + "let e = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1); let f = UIImage.urlBig2\n"
        + "extension UIColor { static var mine: UIColor { .red } }\n", "A.swift")
    for asset in [
      "Card back.colorset", "LogoImage.imageset", "red.colorset", "mine.colorset", "Unused.colorset",
      "More/URLBig-2.imageset", "Space/logoColor.colorset",
    ] { try write("{}", "Assets.xcassets/\(asset)/Contents.json") }
    try write("{\"properties\": {\"provides-namespace\": true}}", "Assets.xcassets/Space/Contents.json")
    let package = try PortedPackage(options())
    let symbols = try #require(package.texts["Sources/Shop/PlumbAssetSymbols.swift"])
    let declared = symbols.split(separator: "\n").filter { $0.contains("static") }.map { $0.drop { $0 == " " } }
    #expect(
      declared == [
        "static let `cardBack` = ColorResource(name: \"Card back\")",
        "static let `mine` = ColorResource(name: \"mine\")", "static let `red` = ColorResource(name: \"red\")",
        "static var `cardBack`: UIColor { UIColor(resource: .cardBack) }",
        "static let `logo` = ImageResource(name: \"LogoImage\")",
        "static let `urlBig2` = ImageResource(name: \"URLBig-2\")",
        "static var `logo`: UIImage { UIImage(resource: .logo) }",
        "static var `urlBig2`: UIImage { UIImage(resource: .urlBig2) }",
      ])
    #expect(package.texts["Sources/Shop/PlumbColorLiterals.swift"]?.contains("-> CGColor") == true)
  }

  @Test func `a scene whose class is not made by storyboards is made in code`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let coder = "required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }"
    try write(
      "class Home: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; \(coder) }\n", "A.swift")
    try write(
      "<document><scenes><scene><objects><viewController id=\"a\" customClass=\"Home\"/></objects></scene></scenes></document>",
      "Main.storyboard")
    #expect(try PortedPackage(options()).screens.map(\.testName) == ["Home from code"])
  }

  private func program() throws -> String {
    try #require(PortedPackage(options()).texts["Sources/ShopWalk/main.swift"])
  }

  @Test func `an application is launched as its entry and its property list say`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "class Aide: NSObject, UIApplicationDelegate {}\n@main class Starter: UIResponder, UIApplicationDelegate {}\n",
      "A.swift")
    try write(
      "class Home: UIViewController {}\nclass Unused: UIViewController { static let title = Unused.self }\n"
        + "extension Unused: Shown {}\nclass Scene: UIResponder, UIWindowSceneDelegate { let home = Home() }\n",
      "B.swift")
    try write(
      """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key><string>Main</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Scene</string></dict></array></dict></dict></dict></plist>
      """, "Support/Info.plist")
    #expect(
      try program().contains(
        """
          module: "Shop", delegate: "Starter", storyboard: nil, hasScenes: true,
          sceneDelegate: "Scene", sceneStoryboard: "Main")
        """))
    #expect(try program().contains("\n  \"Home\",\n"))
    // Nothing creates what no other type and no storyboard names.
    #expect(try !program().contains("\n  \"Unused\",\n"))
    try write(
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>First</string></dict></plist>", "Info.plist")
    #expect(try program().contains("storyboard: \"First\", hasScenes: false"))
    // A complete list that names no storyboard leaves it to the application's code.
    try write("<document/>", "Main.storyboard")
    try write("<plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>", "Info.plist")
    try write("<plist version=\"1.0\"><dict/></plist>", "Support/Info.plist")
    #expect(try program().contains("storyboard: nil, hasScenes: false"))
  }

  @Test func `a project's isolation is the package's, and a file's name may have another case there`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["Card", "Home", "List", "Other"] { try write("class \(name) {}\n", "\(name).swift") }
    try write(
      "\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n"
        + "/* card.swift in Sources */\n/* HOME.swift in Sources */\n/* List.swift in Sources */\n",
      "Shop.xcodeproj/project.pbxproj")
    let package = try PortedPackage(options())
    #expect(package.application.paths.map { String($0.suffix(10)) } == ["Card.swift", "Home.swift", "List.swift"])
    #expect(package.application.isOnMainActor)
    #expect(package.texts["Package.swift"]?.contains("\"-default-isolation\", \"MainActor\"") == true)
  }

  @Test func `the files of a framework's folder are judged by its own project`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["Shop/A", "Shop/B", "Shop/C", "Shop/Other", "Kit/Classes/D"] {
      try write("class \(name.suffix(1)) {}\n", "\(name).swift")
    }
    try write("/* A.swift */\n/* B.swift */\n/* C.swift */\n", "Shop.xcodeproj/project.pbxproj")
    try write("/* D.swift */\n", "Kit/Kit.xcodeproj/project.pbxproj")
    var options = options()
    options.sources = ["\(folder)/app/Shop", "\(folder)/app/Kit/Classes"]
    let paths = try PortedPackage(options).application.paths
    #expect(paths.map { String($0.suffix(7)) }.sorted() == ["A.swift", "B.swift", "C.swift", "D.swift"])
  }

  @Test func `a property list has the values of build settings`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("class A {}\n", "A.swift")
    try write(
      "<plist><dict><key>U</key><string>$(API:x)/$(PRODUCT_NAME)/$(OTHER)</string></dict></plist>", "Info.plist")
    try write("<plist><dict/></plist>", "More.plist")
    try write("\t\tAPI = \"http://a.b?c&d\";\n/* A.swift in Sources */\n", "Shop.xcodeproj/project.pbxproj")
    let package = try PortedPackage(options())
    #expect(package.texts["Resources/Info.plist"]?.contains(">http://a.b?c&amp;d/Shop/$(OTHER)<") == true)
    #expect(package.copies["Resources/More.plist"] != nil)
  }

  @Test func `without a property list, build settings say how an application is launched`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("@UIApplicationMain class Starter: UIResponder, UIApplicationDelegate {}\n", "A.swift")
    try write(
      "\t\tINFOPLIST_KEY_UIMainStoryboardFile = Main;\n/* A.swift in Sources */\n", "Shop.xcodeproj/project.pbxproj")
    #expect(try program().contains("delegate: \"Starter\", storyboard: \"Main\", hasScenes: false"))
  }

  @Test func `entities of Core Data become classes, or properties of the application's own`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("import CoreData\nclass Place: NSManagedObject {}\nclass Mine: NSManagedObject {}\n", "A.swift")
    try write(
      """
      <model><entity name="Thing" representedClassName="Thing" codeGenerationType="class">
      <attribute name="title" attributeType="String"/><attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
      <attribute name="bad name(" attributeType="String"/><attribute name="parts" attributeType="Transformable" customClassName="[Data]"/><relationship name="places" toMany="YES" destinationEntity="Place"/></entity>
      <entity name="Place" representedClassName=".Place" codeGenerationType="category"><attribute name="made" attributeType="Date"/></entity>
      <entity name="Mine" representedClassName="Mine"/></model>
      """, "Model.xcdatamodeld/Model.xcdatamodel/contents")
    let text = try #require(PortedPackage(options()).texts["Sources/Shop/PlumbManagedClasses.swift"])
    let lines = text.split(separator: "\n").filter {
      $0.contains("var `") || $0.contains("func addTo") || !$0.hasPrefix(" ")
    }
    #expect(
      lines.dropFirst(3) == [
        "extension Place {",
        "  var `made`: Date? { get { managedValue(\"made\") } set { setManagedValue(newValue, \"made\") } }", "}",
        "class Thing: NSManagedObject {",
        "  var `title`: String? { get { managedValue(\"title\") } set { setManagedValue(newValue, \"title\") } }",
        "  var `count`: Int32 { get { managedValue(\"count\") } set { setManagedValue(newValue, \"count\") } }",
        "  var `parts`: [Data]? { get { managedValue(\"parts\") } set { setManagedValue(newValue, \"parts\") } }",
        "  var `places`: NSSet? { get { managedValue(\"places\") } set { setManagedValue(newValue, \"places\") } }",
        "  func addToPlaces(_ value: Place) {", "}",
      ])
  }

  @Test func `a folder with other files is left alone`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("class A {}\n", "A.swift")
    try FileManager.default.createDirectory(atPath: "\(folder)/out", withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: "\(folder)/out/notes.txt"))
    let package = try PortedPackage(options())
    #expect(throws: PortFailure.self) { try PackageWriter(package, to: "\(folder)/out") }
  }

  @Test func `goldens may be kept outside of the package`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("class A {}\n", "A.swift")
    let package = try PortedPackage(options())
    for _ in 0..<2 { _ = try PackageWriter(package, to: "\(folder)/out", goldens: "\(folder)/kept") }
    let link = "\(folder)/out/Tests/ShopTests/Snapshots"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("/kept"))
  }

  @Test func `a type brings the files that it needs`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("class Home: Base { let price = Price(1); func f() { view.pin() } }\n", "Home.swift")
    try write("class Base: UIViewController {}\n", "Base.swift")
    try write("struct Price { init(_ value: Int) {} }\n", "Price.swift")
    try write("extension UIView { func pin() {} }\n", "Pin.swift")
    try write("class Other {}\n", "Other.swift")
    try write("class Home {}\n", "shop-uitests/Home.swift")
    let package = try PortedPackage(options(types: ["Home"]))
    #expect(
      package.texts.keys.filter { $0.hasPrefix("Sources/Shop/") }.sorted() == [
        "Sources/Shop/Base.swift", "Sources/Shop/Home.swift", "Sources/Shop/Pin.swift", "Sources/Shop/Price.swift",
      ])
    #expect(throws: PortFailure.self) { try PortedPackage(options(types: ["Nothing"])) }
  }

  @Test func `what stops most screens comes first`() {
    let report = CompilerReport(
      output: """
        /app/A.swift:3:5: error: cannot find 'x' in scope
        /app/A.swift:3:5: error: cannot find 'x' in scope
        /app/B.swift:1:1: error: cannot find 'x' in scope
        /app/C.swift:9:2: error: cannot find 'y' in scope
        /app/C.swift:9:2: warning: unused
        """)
    let screens = [
      Screen(type: "C", origin: .code, file: "/app/C.swift"),
      Screen(type: "D", origin: .code, file: "/app/D.swift"),
    ]
    #expect(report.failed == ["/app/A.swift", "/app/B.swift", "/app/C.swift"])
    #expect(
      report.causes(of: screens).map { "\($0.message) \($0.files.count) \($0.screens) \($0.place)" } == [
        "cannot find 'y' in scope 1 1 /app/C.swift:9:2", "cannot find 'x' in scope 2 0 /app/A.swift:3:5",
      ])
    #expect(report.freeScreens(of: screens).map(\.type) == ["D"])
  }

  @Test(arguments: [("My App", "My_App"), ("2048", "App2048"), ("UIKit", "UIKitApp"), ("été", "été")])
  func `a module has a name of Swift`(_ text: String, _ name: String) {
    #expect(PortOptions.moduleName(of: text) == name)
  }
}
