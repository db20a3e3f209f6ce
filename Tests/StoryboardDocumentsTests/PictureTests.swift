import Foundation
import Layout
import TestSupport
import Testing

@testable import StoryboardDocuments

/// Pictures of every kind that iOS shows, in catalogues and beside them.
@MainActor
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")
      && FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo"),
    "librsvg2-bin or poppler-utils is not installed"))
final class PictureTests: StoryboardFixtures {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8" fill="#c00"/></svg>
    """
  private static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 12 8]/Contents 4 0 R>>endobj
    4 0 obj<</Length 25>>stream
    1 0 0 rg 0 0 12 8 re f
    endstream endobj
    trailer<</Root 1 0 R>>

    """
  /// Twelve by eight pixels in red.
  private static let jpeg =
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PT
        gyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAI
        AAwDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy
        JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
        lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA
        AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom
        JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc
        bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDi6KKK+ZP3E//Z
        """, options: .ignoreUnknownCharacters) ?? Data()

  private func png() throws -> Data {
    Data(try PictureProgram.png(of: Array(Self.svg.utf8), .svg, width: 12, height: 8))
  }

  private func set(_ name: String, _ files: [(name: String, data: Data, keys: String)]) throws {
    let place = "App/Assets.xcassets/\(name).imageset"
    for file in files { _ = try folder.write(file.data, to: "\(place)/\(file.name)") }
    let images = files.map { "{\"filename\":\"\($0.name)\"\($0.keys)}" }
    _ = try folder.write(Data("{\"images\":[\(images.joined(separator: ","))]}".utf8), to: "\(place)/Contents.json")
  }

  private func contents(_ names: [String]) throws -> StoryboardDocument.Contents {
    _ = try folder.write(Data(), to: "App.xcodeproj/project.pbxproj")
    let views = names.enumerated().map { element("imageView", "image=\"\($1)\"", id: "i\($0)") }
    let path = try folder.write(document(views.joined()), to: "App/UI/Main.storyboard")
    return try StoryboardDocument.read(path, fonts: .installed)
  }

  private func images(_ contents: StoryboardDocument.Contents) -> [SceneImage?] {
    (contents.scenes.first?.views ?? []).map { view in
      guard case .image(let image) = view.kind else { return nil }
      return image.image
    }
  }

  @Test func `PDF, SVG, JPEG and PNG files are drawn, in catalogues and beside them`() throws {
    try set("pdf", [("a.pdf", Data(Self.pdf.utf8), "")])
    try set("svg", [("a.svg", Data(Self.svg.utf8), "")])
    try set("jpg", [("a.jpg", Self.jpeg, "")])
    _ = try folder.write(try png(), to: "App/Pictures/loose.png")
    _ = try folder.write(Self.jpeg, to: "App/Pictures/photo.jpg")
    let names = ["pdf", "svg", "jpg", "loose", "loose.png", "photo.jpg"]
    let contents = try contents(names)
    #expect(images(contents).map { $0?.size } == names.map { _ in Size(12, 8) })
    // Vectors have three pixels per point.
    #expect(images(contents).map { $0?.variants.first?.width } == [36, 36, 12, 12, 12, 12])
    #expect(contents.remarks.isEmpty, "\(contents.remarks)")
  }

  @Test func `the file for dark appearance, device and size class is shown there`() throws {
    let other = Data(Self.svg.replacing("#c00", with: "#0c0").utf8)
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try set(
      "star",
      [
        ("a.svg", Data(Self.svg.utf8), ""), ("dark.svg", other, dark),
        ("pad.svg", Data(Self.svg.replacing("#c00", with: "#00c").utf8), #","idiom":"ipad""#),
        ("car.svg", Data(Self.svg.replacing("#c00", with: "#ccc").utf8), #","idiom":"car""#),
      ])
    let scene = try #require(try contents(["star"]).scenes.first)
    func shown(_ name: String) throws -> SceneImage? {
      let layout = try LayoutPipeline().solve(scene, in: try #require(Cell(named: name)))
      guard case .image(let image)? = layout.views.last?.content, case .picture(let picture)? = image?.content else {
        return nil
      }
      return picture
    }
    let light = try #require(try shown("iphone-15-portrait"))
    #expect(light.variants.count == 1)
    #expect(light.size == Size(12, 8))
    let (night, pad) = (try shown("iphone-15-portrait+dark"), try shown("ipad-pro-11-portrait"))
    #expect(night != nil)
    #expect(pad != nil)
    #expect(night != light)
    #expect(pad != light)
    #expect(night != pad)
  }

  @Test func `colours of catalogues have numbers or texts with numbers`() throws {
    _ = try folder.write(
      Data(#"{"colors":[{"color":{"components":{"red":1,"green":"0x80","blue":0.5,"alpha":"1.000"}}}]}"#.utf8),
      to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    _ = try folder.write(Data(), to: "App.xcodeproj/project.pbxproj")
    let path = try folder.write(
      document(box("a", #"<color key="backgroundColor" name="Brand"/>"#)), to: "App/UI/Main.storyboard")
    let view = try #require(try StoryboardDocument.read(path, fonts: .installed).scenes.first?.views.first)
    #expect(view.background == SceneColor(red: 1, green: 128.0 / 255, blue: 0.5))
  }

  // MARK: Limits

  @Test func `a huge, a damaged and an endless picture are said, and their boxes drawn`() throws {
    try set("huge", [("a.svg", Data(Self.svg.replacing("12", with: "9999999").utf8), "")])
    try set("damaged", [("a.pdf", Data(Self.pdf.prefix(120).utf8), "")])
    try set("text", [("a.png", Data("no picture".utf8), "")])
    try set("wide", [("a.svg", Data(Self.svg.replacing("12", with: "5000").utf8), "")])
    let contents = try contents(["huge", "damaged", "text", "wide", "gone"])
    #expect(images(contents).allSatisfy { $0 == nil })
    let messages = contents.remarks.map(\.message)
    for (name, part) in [
      ("huge", "an SVG file without a size, or larger than 8192 points a side"),
      ("damaged", "a PDF file without a size"), ("text", "not a PNG, JPEG, PDF or SVG file"),
      ("wide", "15000 by 24 pixels; a side has at most 8192"),
    ] {
      #expect(
        messages.contains { $0.contains("\(name).imageset") && $0.contains(part) && $0.hasSuffix("not used") },
        "\(name): \(messages)")
    }
    #expect(messages.filter { $0.hasPrefix("no picture") }.count == 5)
  }

  @Test func `drawing a picture has an end`() throws {
    let filters = String(repeating: #"<feTurbulence baseFrequency="0.9" numOctaves="9"/>"#, count: 40)
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f">\(filters)</filter>
      <rect width="2000" height="2000" filter="url(#f)"/></svg>
      """
    #expect {
      try PictureProgram.png(of: Array(svg.utf8), .svg, width: 6000, height: 6000, seconds: 1)
    } throws: { "\($0)" == "not drawn within 1 s and 2000 MB" }
  }
}
