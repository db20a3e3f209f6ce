import Foundation
import Testing

/// Each setting of `plumb.yaml` shows an effect on each kind of document.
@Suite struct SettingsByKindTests {
  enum Kind: String, CaseIterable {
    case recipe, storyboard, xib

    var path: String { "App/Main.\(self == .recipe ? "yaml" : rawValue)" }

    /// A text, and a view a distance below it.
    func text(gap: Int = 8) -> String {
      switch self {
      case .recipe:
        return """
          title: Main
          views:
            Hello: { label: Hello, font: body }
            Go: { button: Go }
          constraints: |
            Hello.Leading = Safe Area.Leading
            Hello.Top = Safe Area.Top
            Go.Leading = Hello.Leading
            Go.Top = Hello.Bottom + \(gap)
            5. Go.Width = 90

          """
      case .storyboard: return Self.sized(FoundProjectTests.storyboard(gap: gap))
      case .xib:
        let text = FoundProjectTests.storyboard(gap: gap, type: "CocoaTouch")
        let view = text.components(separatedBy: "<view key=\"view\"").last?.components(separatedBy: "</viewController>")
          .first
        let head = text.components(separatedBy: "<scenes>").first ?? ""
        return Self.sized("\(head)<objects><view\(view ?? "")</objects></document>")
      }
    }

    private static func sized(_ text: String) -> String {
      text.replacing(
        "<state key=\"normal\" title=\"Go\"/>",
        with: """
          <constraints><constraint firstAttribute="width" constant="90" id="c5"/></constraints>
          <state key="normal" title="Go"/>
          """)
    }
  }

  private func workplace(_ kind: Kind, _ settings: String) throws -> Workplace {
    let workplace = try Workplace([:])
    try workplace.write(kind.text(), to: kind.path)
    try workplace.write("documents: [App]\n\(settings)", to: "plumb.yaml")
    return workplace
  }

  private static let one = "cells: [iphone-15-portrait]\n"

  @Test(arguments: Kind.allCases)
  func `documents and cells`(kind: Kind) throws {
    let workplace = try workplace(kind, "cells: [iphone-se-3-portrait, ipad-pro-11-landscape]\n")
    #expect(try workplace.plumb("list").out.contains("Main"))
    let outcome = try workplace.plumb("layout", kind.path)
    #expect(outcome.code == 0, "\(outcome.talk)")
    #expect(outcome.out.contains(", iphone-se-3-portrait"))
    #expect(outcome.out.contains(", ipad-pro-11-landscape"))
    try workplace.write("documents: [Other]\n", to: "plumb.yaml")
    try workplace.write(Workplace.simple, to: "Other/simple.yaml")
    #expect(try !workplace.plumb("list").out.contains("Main"))
  }

  @Test(arguments: Kind.allCases)
  func `goldens and pictureFormat`(kind: Kind) throws {
    let workplace = try workplace(kind, Self.one + "goldens: Kept\npictureFormat: svg\n")
    #expect(try workplace.plumb("record").code == 0)
    let files = workplace.files("Kept")
    #expect(files.contains { $0.hasSuffix("frames.txt") })
    #expect(files.contains { $0.hasSuffix("iphone-15-portrait.svg") })
    #expect(!workplace.exists("Snapshots"), "\(files)")
    #expect(!files.contains { $0.hasSuffix(".png") }, "\(files)")
  }

  @Test(arguments: Kind.allCases)
  func pictureCells(kind: Kind) throws {
    let cells = "cells: [iphone-se-3-portrait, iphone-15-portrait]\n"
    let workplace = try workplace(kind, cells + "pictureCells: [iphone-15-portrait]\n")
    #expect(try workplace.plumb("record").code == 0)
    let pictures = workplace.files("Snapshots").filter { $0.hasSuffix(".png") }
    #expect(pictures.map { $0.split(separator: "/").last } == ["iphone-15-portrait.png"])
    #expect(try workplace.plumb("verify").code == 0)
    let other = try workplace.plumb("verify", "--device", "iphone-se-3", "--orientation", "portrait")
    #expect(other.code == 0, "\(other.out)")
    try FileManager.default.removeItem(atPath: workplace.path("Snapshots/\(pictures.first ?? "")"))
    #expect(try workplace.plumb("verify").out.contains("no golden picture: iphone-15-portrait;"))
    // A document that has none of the cells keeps the pictures of its own.
    try workplace.write("documents: [App]\n\(cells)pictureCells: [iphone-4s-portrait+ax3]\n", to: "plumb.yaml")
    #expect(try workplace.plumb("verify").out.contains("no golden picture: iphone-se-3-portrait, iphone-15-portrait;"))
    try workplace.write("pictureCells: [iphone-99]\n", to: "plumb.yaml")
    #expect(try workplace.plumb("verify").talk.contains("plumb.yaml:1:15: "))
  }

  @Test(arguments: Kind.allCases)
  func `record, report and pictures`(kind: Kind) throws {
    let cells = "cells: [iphone-se-3-portrait, iphone-15-portrait, ipad-pro-11-landscape]\n"
    let workplace = try workplace(kind, cells + "record: missing\nreport: out\npictures: 1\n")
    #expect(try workplace.plumb("record").code == 0)
    let golden = workplace.bytes("Snapshots/\(workplace.files("Snapshots").first { $0.hasSuffix("frames.txt") } ?? "")")
    try workplace.write(kind.text(gap: 9), to: kind.path)
    // What is there is kept.
    try workplace.plumb("record")
    #expect(
      workplace.bytes("Snapshots/\(workplace.files("Snapshots").first { $0.hasSuffix("frames.txt") } ?? "")") == golden)
    #expect(try workplace.plumb("verify").code == 1)
    #expect(workplace.exists("out"))
    #expect(!workplace.exists("report"))
    func pictures() -> Int { workplace.files("out").filter { $0.hasSuffix(".png") }.count }
    let one = pictures()
    try workplace.write("documents: [App]\n\(cells)report: out\npictures: 3\n", to: "plumb.yaml")
    #expect(try workplace.plumb("verify").code == 1)
    // Cells with golden pictures always have them; all cells of a document have, unless others are asked for.
    #expect(kind == .recipe ? pictures() > one : pictures() == one, "\(workplace.files("out"))")
  }

  @Test(arguments: Kind.allCases)
  func `tolerance and tolerances`(kind: Kind) throws {
    let workplace = try workplace(kind, Self.one)
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(kind.text(gap: 9), to: kind.path)
    #expect(try workplace.plumb("verify").code == 1)
    try workplace.write(
      "documents: [App]\n\(Self.one)tolerances: { near: { points: 2, pixels: 1, channel: 255 } }\ntolerance: near\n",
      to: "plumb.yaml")
    let outcome = try workplace.plumb("verify")
    #expect(outcome.code == 0, "\(outcome.out)\(outcome.talk)")
  }

  @Test(arguments: Kind.allCases)
  func `lint`(kind: Kind) throws {
    let workplace = try workplace(kind, Self.one)
    #expect(try workplace.plumb("lint").out.contains("[constant-size]"))
    try workplace.write("documents: [App]\n\(Self.one)lint: { rules: { constant-size: off } }\n", to: "plumb.yaml")
    let outcome = try workplace.plumb("lint")
    #expect(!outcome.out.contains("[constant-size]"), "\(outcome.out)\(outcome.talk)")
  }

  @Test(arguments: Kind.allCases)
  func `chapters`(kind: Kind) throws {
    let workplace = try workplace(kind, Self.one + "chapters: [Later, App]\n")
    try workplace.write(kind.text(), to: kind.path.replacing("App/", with: "Later/"))
    try workplace.write("documents: [App, Later]\n\(Self.one)chapters: [Later, App]\n", to: "plumb.yaml")
    let rendered = try workplace.plumb("render", "--out", "g", "--json")
    #expect(rendered.code == 0)
    // What was written is listed in the gallery's order.
    let page = rendered.out
    let (later, app) = (page.firstRange(of: "Later/Main"), page.firstRange(of: "App/Main"))
    #expect(try #require(later).lowerBound < #require(app).lowerBound)
  }
}
