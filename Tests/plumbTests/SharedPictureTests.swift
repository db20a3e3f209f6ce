import Foundation
import Testing
import Verifying

/// Pictures of cells that are drawn alike.
@Suite struct SharedPictureTests {
  @Test func `equal drawings are drawn once, and a page's parts go with the run`() throws {
    let workplace = try Workplace(["simple": Workplace.simple])
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb("verify", "--report", "report").code == 1)
    let run = try RunFolder(workplace.path("report")).run()
    let cells = run.scenes[0].cells
    let shared = cells.filter { $0.drawnAs != nil }
    #expect(!shared.isEmpty)
    for cell in shared {
      let other = try #require(cells.first { $0.name == cell.drawnAs })
      #expect(other.drawingHash == cell.drawingHash)
      #expect(other.pictures == cell.pictures)
      #expect(!cell.isPictured)
      #expect(!workplace.files("report").contains("simple/\(cell.name).actual.png"))
      #expect(workplace.files("report").contains("simple/\(other.name).actual.png"))
    }
    #expect(workplace.files("report").contains("index.data/1.html"))
    RunFolder(workplace.path("report")).clear()
    #expect(!workplace.files("report").contains { $0.hasPrefix("index.") })
  }
}
