import Foundation
import Testing

/// A verification shared by several processes has the result of a single one.
@Suite struct CompanionTests {
  private func workplace() throws -> Workplace {
    let workplace = try Workplace()
    for name in ["one", "two", "three"] { try workplace.write(Workplace.simple, to: "Recipes/\(name).yaml") }
    #expect(try workplace.plumb("record", "--device", "iphone-8", "--device", "ipad-pro-11").code == 0)
    for name in ["one", "three"] {
      try workplace.write(
        Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/\(name).yaml")
    }
    return workplace
  }

  private func verify(
    _ workplace: Workplace, _ report: String, _ environment: [String: String]
  ) throws -> Workplace.Outcome {
    try workplace.plumb(
      ["verify", "--device", "iphone-8", "--device", "ipad-pro-11", "--report", report], environment: environment)
  }

  @Test func `its report is the same to the byte, pictures and all`() throws {
    let workplace = try workplace()
    let alone = try verify(workplace, "alone", ["PLUMB_PROCESSES": "1", "PLUMB_CACHE": "off"])
    let shared = try verify(workplace, "shared", ["PLUMB_PROCESSES": "3", "PLUMB_CACHE": "off"])
    #expect(alone.code == 1)
    #expect(shared.code == 1)
    #expect(shared.out == alone.out.replacing("alone", with: "shared"))
    #expect(shared.talk == alone.talk.replacing("alone", with: "shared"))
    let files = workplace.files("alone")
    #expect(workplace.files("shared") == files)
    #expect(files.contains { $0.hasSuffix(".png") })
    for file in files where file != "times.json" && !file.hasSuffix(".html") {
      #expect(
        FileManager.default.contents(atPath: workplace.path("alone/\(file)"))
          == FileManager.default.contents(atPath: workplace.path("shared/\(file)")), "\(file)")
    }
    // The page's commands contain the report's name.
    let page = try workplace.text("alone/index.html").replacing("'alone'", with: "'shared'")
    #expect(try workplace.text("shared/index.html") == page)
    let times = try workplace.text("shared/times.json")
    #expect(["one", "two", "three"].allSatisfy(times.contains))
  }

  @Test func `where no process can be started, one does it all`() throws {
    let workplace = try workplace()
    let alone = try verify(workplace, "report", ["PLUMB_PROCESSES": "1"])
    let outcome = try verify(workplace, "report", ["PLUMB_PROCESSES": "3", "TMPDIR": "/nowhere", "PLUMB_CACHE": "off"])
    #expect(outcome.code == 1)
    #expect(outcome.out == alone.out)
    #expect(outcome.talk == alone.talk)
  }
}
