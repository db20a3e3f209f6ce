import Foundation
import Testing
import UIKit

@testable import PlumbWalking

/// An application that a test launches in its own process.
@MainActor @Suite(.serialized) struct LaunchTests {
  private static var small: WalkedApplication {
    WalkedApplication(
      module: "PlumbWalkingTests", delegate: "SmallDelegate", hasScenes: true, sceneDelegate: "SmallScene")
  }

  /// Empties the windows, so that other tests find none of their controllers.
  private func leave() {
    for window in UIApplication.shared.windows { window.rootViewController = nil }
  }

  @Test func `an application is launched by its scene's delegate on the device's screen, and is used by hand`()
    async throws
  {
    defer { leave() }
    let app = await LaunchedApplication(Self.small, on: "iphone-15-portrait")
    let list = try #require(app.controller as? SmallList)
    #expect(app.window?.bounds.size == CGSize(width: 393, height: 852))
    #expect(list.view.safeAreaInsets.top > 90)
    await app.tap("Stove")
    #expect(app.controller?.title == "STOVE")
    await app.back()
    #expect(app.controller === list)
    await app.tap("Add")
    await app.type("Lamp", into: "Name")
    await app.tap("Done")
    #expect(list.things == ["Tent", "Stove", "Lamp"])
    #expect(app.controller === list)
  }

  @Test func `what cannot be tapped fails the test at the call's line, with what can`() async {
    defer { leave() }
    let app = await LaunchedApplication(Self.small)
    await app.tap("Add")
    // A field is typed into.
    let line = #line + 2
    await withKnownIssue("wanted: nothing to tap has this text") {
      await app.tap("Name")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          "nothing to tap has the text \"Name\"; the screen offers: type into Name, pull the sheet down"
        ]
    }
  }

  @Test func `each step that cannot be done fails the test at the line and the column of its call`() async {
    defer { leave() }
    func step(_ line: Int, _ body: () async -> Void) async {
      await withKnownIssue("wanted: the step cannot be done") {
        await body()
      } matching: { issue in
        issue.sourceLocation.map { $0.line == line && $0.column == 9 } ?? false
      }
    }
    let app = await LaunchedApplication(Self.small)
    await step(1) { _ = await LaunchedApplication(Self.small, on: "iphone-99", line: 1, column: 9) }
    await step(2) { await app.tap("Nothing", line: 2, column: 9) }
    await step(3) { await app.back(line: 3, column: 9) }
    await step(4) { await app.dismiss(line: 4, column: 9) }
    await step(5) { await app.type("a", into: "Nothing", line: 5, column: 9) }
  }

  @Test func `a screen is the same with other texts, and another with other controllers or presentations`() async throws
  {
    defer { leave() }
    let app = await LaunchedApplication(Self.small)
    func state() throws -> ScreenState {
      let shown = try #require(ShownScreen())
      return ScreenState(shown, offers: OfferFinder.offers(on: shown))
    }
    let list = try state()
    #expect(list.controller == "SmallList")
    #expect(list.presentation == "root")
    #expect(list.title == "Things")
    #expect(list.visible == ["UINavigationController", "SmallList"])
    #expect(
      list.offers.map(\.step.words) == [
        "tap the row Tent", "swipe and tap Delete", "tap the row Stove", "tap Add",
      ])
    #expect(list.offers.map(\.rank) == [0, 1, 1, 0])
    await app.tap("Tent")
    let tent = try state()
    #expect(tent.presentation == "pushed")
    #expect(tent.screen != list.screen)
    await app.back()
    await app.tap("Stove")
    #expect(try state().screen == tent.screen)
    await app.back()
    await app.tap("Add")
    let form = try state()
    #expect(form.presentation == "sheet")
    #expect(form.offers.map(\.step.words) == ["type into Name", "pull the sheet down"])
    await app.type("Lamp")
    let filled = try state()
    // The same screen, with more to do.
    #expect(filled.screen == form.screen)
    #expect(filled.state != form.state)
    #expect(filled.offers.map(\.step.words).contains("tap Done"))
    await app.dismiss()
    #expect(try state().screen == list.screen)
  }

  @Test func `of a long list one row of each class comes first, then twelve, then forty`() async throws {
    defer { leave() }
    let app = await LaunchedApplication(Self.small)
    let list = try #require(app.controller as? SmallList)
    list.things = (1...45).map { "Thing \($0)" }
    list.tableView.reloadData()
    list.tableView.frame.size.height = 4000
    list.tableView.layoutIfNeeded()
    let shown = try #require(ShownScreen())
    let ranks = OfferFinder.offers(on: shown).filter { $0.step.kind == .row }.map(\.rank)
    #expect(ranks == [0] + Array(repeating: 1, count: 11) + Array(repeating: 2, count: 28))
  }

  @Test func `the order of rows does not matter to a screen, that of other views does, and repeated ones count once`() {
    func text(_ view: UIView, _ children: [UIView]) -> String {
      for child in children { view.addSubview(child) }
      var shape = ViewShape()
      return shape.text(of: view)
    }
    #expect(text(UITableView(), [UISwitch(), UILabel()]) == text(UITableView(), [UILabel(), UISwitch(), UILabel()]))
    #expect(text(UIView(), [UISwitch(), UILabel()]) != text(UIView(), [UILabel(), UISwitch()]))
    #expect(text(UIView(), [UILabel(), UILabel()]) == text(UIView(), [UILabel()]))
    #expect(text(UIView(), [UILabel(), UISwitch(), UILabel()]) == "UIView(UILabel,UISwitch,UILabel)")
    let hidden = UILabel()
    hidden.isHidden = true
    #expect(text(UIView(), [hidden]) == "UIView")
  }

  @Test func `texts that sources expect are typed into fields that suit them`() throws {
    let (secret, name, other) = (UITextField(), UITextField(), UITextField())
    secret.isSecureTextEntry = true
    let group = [(name: "username", text: "Kevin"), (name: "password", text: "123")]
    let places = try #require(ExpectedTexts.places(of: group, in: [secret, name, other]))
    #expect(places.map(\.text) == ["Kevin", "123"])
    #expect(places.map(\.field) == [name, secret])
    #expect(ExpectedTexts.places(of: group, in: [name]) == nil)
  }

  @Test func `settings of one path are not written where another reads them`() {
    let sandbox = Sandbox(folder: NSTemporaryDirectory() + "plumb-sandbox-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: sandbox.folder) }
    sandbox.empty()
    var isFolder: ObjCBool = true
    #expect(FileManager.default.fileExists(atPath: "\(sandbox.home)/.config", isDirectory: &isFolder))
    #expect(!isFolder.boolValue)
  }

  @Test func `processes with temporary folders of their own share locks`() {
    let sandbox = Sandbox(folder: "/tmp/plumb-sandbox")
    #expect(sandbox.environment["TMPDIR"] == "/tmp/plumb-sandbox/home/tmp")
    #expect(sandbox.nested("1").environment["PLUMB_LOCKS"] == sandbox.environment["PLUMB_LOCKS"])
    #expect(sandbox.environment["PLUMB_LOCKS"]?.hasPrefix("/tmp/plumb-sandbox") == false)
  }

  @Test func `an application's information is in English, and its folders of a language are one`() throws {
    let folder = NSTemporaryDirectory() + "plumb-bundle-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ path: String) throws {
      let url = URL(filePath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write("", "program")
    try write("\"A\" = \"a\";", "App/en.lproj/Localizable.strings")
    try write("\"B\" = \"b\";", "App/More/en.lproj/Others.strings")
    try write(
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>"
        + "</dict></plist>", "App/Info.plist")
    let program = ApplicationBundle.make(program: "\(folder)/program", resources: "\(folder)/App")
    let bundle = URL(filePath: program).deletingLastPathComponent().path(percentEncoded: false)
    let data = try Data(contentsOf: URL(filePath: "\(bundle)/Info.plist"))
    let information = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
    #expect(information == ["CFBundleDevelopmentRegion": "en"])
    let texts = try FileManager.default.contentsOfDirectory(atPath: "\(bundle)/en.lproj").sorted()
    #expect(texts == ["Localizable.strings", "Others.strings"])
  }

  @Test func `what cannot be launched is said`() {
    #expect(
      WalkedApplication(module: "Nothing", delegate: "Delegate").obstacle
        == "the module Nothing has no class Delegate; `plumb port` may have left its file out")
    #expect(WalkedApplication(module: "Nothing", delegate: nil).obstacle?.hasPrefix("nothing launches:") == true)
    #expect(Self.small.obstacle == nil)
  }
}
