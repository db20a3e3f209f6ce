import Foundation
import Testing

/// Golden pictures as SVG files: `pictureFormat` in `plumb.yaml`.
@Suite struct SVGGoldenTests {
  private static let cell = ["--device", "iphone-8", "--orientation", "portrait"]
  private static let (png, svg) = ("Snapshots/simple/iphone-8-portrait.png", "Snapshots/simple/iphone-8-portrait.svg")

  private func workplace(_ format: String) throws -> Workplace {
    let workplace = try Workplace()
    try use(format, in: workplace)
    return workplace
  }

  private func use(_ format: String, in workplace: Workplace) throws {
    try workplace.write("cells: [iphone-8-portrait]\npictureFormat: \(format)\n", to: "plumb.yaml")
  }

  private func move(_ workplace: Workplace) throws {
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
  }

  @Test func `an SVG golden lies beside the PNG file, and is compared byte by byte`() throws {
    let workplace = try workplace("both")
    let recorded = try workplace.plumb(["record"] + Self.cell)
    #expect(recorded.out == "Snapshots/simple/frames.txt\n\(Self.png)\n\(Self.svg)\n", "\(recorded.talk)")
    let text = try workplace.text(Self.svg)
    #expect(text.contains("<title>iphone-8-portrait</title>"))
    #expect(!text.contains(workplace.folder))
    #expect(try workplace.plumb(["record"] + Self.cell).out.isEmpty)
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 0)

    // As git checks text out on Windows.
    try workplace.write(text.replacing("\n", with: "\r\n"), to: Self.svg)
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 0)

    try workplace.write(text.replacing("</svg>", with: "<rect/></svg>"), to: Self.svg)
    let damaged = try workplace.plumb(["verify"] + Self.cell)
    #expect(damaged.code == 2)
    #expect(
      damaged.out.contains("\(Self.svg): not what the document draws; record it again, in iphone-8-portrait\n"),
      "\(damaged.out)")
    #expect(try workplace.plumb("record", "--device", "iphone-8", "--mode", "missing").out.contains(Self.svg) == false)
    #expect(try workplace.plumb(["record"] + Self.cell).out == "\(Self.svg)\n")
    #expect(try workplace.text(Self.svg) == text)
  }

  @Test func `accepting writes the run's SVG file, and undo brings the old one back`() throws {
    let workplace = try workplace("svg")
    #expect(try workplace.plumb(["record"] + Self.cell).out == "Snapshots/simple/frames.txt\n\(Self.svg)\n")
    let old = try workplace.text(Self.svg)
    try move(workplace)
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 1)
    let files = workplace.files("report")
    #expect(files.contains("simple/iphone-8-portrait.actual.svg"))
    #expect(files.contains("simple/iphone-8-portrait.expected.png"), "the record has what it takes")
    #expect(try workplace.plumb("accept", "--all").out == "Snapshots/simple/frames.txt\n\(Self.svg)\n")
    #expect(workplace.bytes(Self.svg) == workplace.bytes("report/simple/iphone-8-portrait.actual.svg"))
    #expect(try workplace.text(Self.svg) != old)
    #expect(!workplace.exists(Self.png))
    #expect(try workplace.plumb("undo").code == 0)
    #expect(try workplace.text(Self.svg) == old)

    let actual = "report/simple/iphone-8-portrait.actual.svg"
    try workplace.write(
      workplace.text(actual).replacing("</svg>", with: "<script>1</script></svg>"), to: actual)
    let refused = try workplace.plumb("accept", "--all")
    #expect(
      refused.code == 2,
      "\(refused.talk)")
    #expect(
      refused.talk == """
        simple/iphone-8-portrait: the run has no picture that can become the golden; run `plumb verify` again
        0 files written; 1 cell undecided

        """,
      "\(refused.talk)")
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 1)
    #expect(try workplace.plumb("accept", "--all").code == 0)
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 0)
    #expect(workplace.files("report").allSatisfy { $0.hasPrefix("journal/") }, "only what can be undone is left")
  }

  @Test func `after a change of the format the other files are orphans until they are recorded`() throws {
    let workplace = try workplace("png")
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    try use("svg", in: workplace)
    let mixed = try workplace.plumb("verify", "--pictures", "0")
    #expect(mixed.code == 3)
    #expect(mixed.out.contains("no golden picture: iphone-8-portrait.svg; `plumb record` writes it"), "\(mixed.out)")
    #expect(
      mixed.out.contains("orphaned goldens: iphone-8-portrait.png; `plumb review prune --remove`"), "\(mixed.out)")
    #expect(try workplace.plumb("prune").out == "\(Self.png)\n")
    #expect(try workplace.plumb(["record", "--mode", "missing"] + Self.cell).out == "\(Self.svg)\n")
    #expect(workplace.exists(Self.png))
    let recorded = try workplace.plumb(["record"] + Self.cell)
    #expect(
      recorded.out.isEmpty,
      "\(recorded.talk)")
    #expect(
      recorded.talk == "\(Self.png) removed\n0 files written\n",
      "\(recorded.talk)")
    #expect(!workplace.exists(Self.png))
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 0)
    try use("png", in: workplace)
    #expect(try workplace.plumb("prune", "--remove").out == "\(Self.svg)\n")
    #expect(!workplace.exists(Self.svg))
    #expect(workplace.exists("Snapshots/simple/frames.txt"))
  }

  @Test func `an unknown format is named with its place`() throws {
    let workplace = try workplace("gif")
    let outcome = try workplace.plumb("config")
    #expect(outcome.code == 2)
    #expect(
      outcome.talk.contains("plumb.yaml:2:16: unknown format \"gif\"; possible: both, png, svg"), "\(outcome.talk)")
  }
}
