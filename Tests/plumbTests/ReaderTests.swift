import Foundation
import Testing

/// Other reader settings on the command line: text sizes, directions, languages.
@Suite struct ReaderTests {
  private static let label = """
    title: Label
    views: { Name Label: { label: Name, font: body } }
    strings: { de: { Name: Nachname } }
    constraints: |
      Name Label.Leading = Superview.LeadingMargin
      Name Label.Top = Top Layout Guide.Bottom + 20

    """

  @Test func `each reader is a cell, the default one has the plain name`() throws {
    let workplace = try Workplace(["label": Self.label])
    let outcome = try workplace.plumb(
      "render", "--device", "iphone-8", "--orientation", "portrait", "--content-size", "l,ax5", "--locale",
      "de,lengthened",
      "--format", "svg")
    #expect(outcome.code == 0)
    let names = workplace.files("gallery/label").filter { $0.hasSuffix(".svg") }.map {
      $0.replacing("iphone-8-portrait", with: "")
    }
    #expect(names == ["+ax5+de.svg", "+ax5+lengthened.svg", "+de.svg", "+lengthened.svg"])
    #expect(try workplace.text("gallery/label/iphone-8-portrait+de.svg").contains("Nachname"))
    let all = try workplace.plumb("layout", "Recipes/label.yaml", "--size", "300x300", "--content-size", "all")
    #expect(all.out.split(separator: "\n").filter { $0.hasPrefix("Label, ") }.count == 12)
    let both = try workplace.plumb("layout", "Recipes/label.yaml", "--size", "300x300", "--direction", "ltr,rtl")
    #expect(both.out.contains("300x300-any-any\n"))
    #expect(both.out.contains("300x300-any-any+rtl\n"))
  }

  @Test(arguments: [
    ("--content-size=ax6", "--content-size cannot be \"ax6\"; did you mean ax1?"),
    ("--direction=up", "--direction cannot be \"up\"; possible: ltr, rtl"),
    (
      "--locale=german",
      "unknown locale \"german\"; a locale is a language's code"
    ),
    ("--locale=qq", "unknown locale \"qq\""),
  ])
  func `a reader there is not is refused`(_ argument: String, _ message: String) throws {
    let workplace = try Workplace(["label": Self.label])
    let outcome = try workplace.plumb("render", argument)
    #expect(outcome.code == 2)
    #expect(outcome.talk.contains(message), "\(outcome.talk)")
  }

  @Test func `a reader that was recorded is verified from then on`() throws {
    let workplace = try Workplace(["label": Self.label])
    #expect(try workplace.plumb("record").code == 0)
    #expect(
      try workplace.plumb("record", "--device", "iphone-8", "--content-size", "ax5", "--mode", "missing").code == 0)
    #expect(try workplace.text("Snapshots/label/frames.txt").contains("cell iphone-8-portrait+ax5 "))
    #expect(try workplace.plumb("verify").code == 0)
    // A change that does not affect the default cells affects that one.
    try workplace.write(
      Self.label.replacing("font: body", with: "font: 17"), to: "Recipes/label.yaml")
    let outcome = try workplace.plumb("verify")
    #expect(outcome.code == 1)
    #expect(outcome.out.contains("iphone-8-portrait+ax5"), "\(outcome.out)")
  }

  @Test func `missing characters are reported by name and fail nothing`() throws {
    let workplace = try Workplace([
      "label": Self.label.replacing("label: Name,", with: "label: \"\u{12000}\",").replacing(
        "strings: { de: { Name: Nachname } }\n", with: "")
    ])
    let outcome = try workplace.plumb("layout", "Recipes/label.yaml", "--size", "300x300")
    #expect(outcome.code == 0)
    #expect(outcome.talk.contains("no glyph: Name Label (U+12000 CUNEIFORM SIGN A)"), "\(outcome.talk)")
    #expect(outcome.out.contains("\"Name Label\" missing U+12000"))
    #expect(try workplace.plumb("record", "--size", "300x300").code == 0)
    #expect(try workplace.plumb("verify", "--size", "300x300").code == 0)
  }

  @Test func `a record names the fonts of other scripts, and holds without them for those who do not need them`() throws
  {
    let workplace = try Workplace(["label": Self.label.replacing("Nachname", with: "שם").replacing("de:", with: "he:")])
    #expect(try workplace.plumb("record", "--size", "300x300").code == 0)
    #expect(!(try workplace.text("Snapshots/label/frames.txt")).contains("NotoSans"))
    #expect(try workplace.plumb("record", "--size", "300x300", "--locale", "he", "--mode", "missing").code == 0)
    let record = try workplace.text("Snapshots/label/frames.txt")
    #expect(record.contains(", with NotoSansHebrew-Regular.ttf "), "\(record)")
    #expect(try workplace.plumb("verify", "--size", "300x300").code == 0)
    #expect(try workplace.plumb("verify", "--size", "300x300", "--locale", "he").code == 0)
  }
}
