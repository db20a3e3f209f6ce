import Foundation
import Layout
import Testing

@testable import Goldens

/// What cells of a size class share in a record, and what one of them lacks.
@Suite struct SharedFactTests {
  /// A record of four phones, each with facts of its own.
  private static func record(_ facts: (Int) -> [String]) throws -> SceneRecord {
    let names = ["iphone-se-3", "iphone-15", "iphone-15-pro-max", "iphone-16-pro"]
    let cells = try names.map { try #require(Cell(named: "\($0)-portrait")) }
    return SceneRecord(
      renderer: "r", title: "t",
      cells: cells.enumerated().map { index, cell in
        let size = "root size \(NumberText.plain(cell.size.width)) \(NumberText.plain(cell.size.height))"
        return (
          SceneRecord.CellEntry(name: cell.name, pixelHash: "p\(index)"), LayoutFacts(lines: [size] + facts(index))
        )
      })
  }

  @Test func `what one cell lacks is stated by its kind, and by its number after the first`() throws {
    let record = try Self.record { index in
      var facts = ["\"A\" frame 16 0 10 10", "\"A\" text \"a\" 0 1 2", "\"A\" text \"b\" 0 3 2"]
      if index != 2 { facts.append("\"A\" text \"c\" 0 5 2") }
      facts.append("\"B\" frame 0 0 5 5")
      if index != 3 { facts.append("\"B\" hidden") }
      return facts
    }
    let text = record.text
    #expect(text.contains("\n  \"A\" without text/2\n"), "\(text)")
    #expect(text.contains("\n  \"B\" without hidden\n"), "\(text)")
    #expect(text.components(separatedBy: "\"A\" text").count == 4, "\(text)")
    #expect(try SceneRecord(parsing: text) == record)
  }

  @Test func `what only cells with views in another order have is not shared`() throws {
    let record = try Self.record { index in
      let views = ["\"A\" frame 16 0 10 10", "\"B\" frame 0 0 5 5"] + (index == 0 ? [] : ["\"B\" hidden"])
      return index == 0 ? views : Array(views.dropFirst()) + [views[0]]
    }
    #expect(try SceneRecord(parsing: record.text) == record)
  }

  @Test func `a line that no cell has is found`() throws {
    let text = try Self.record { _ in ["\"A\" frame 16 0 10 10", "\"A\" text \"a\" 0 1 2"] }.text
    #expect(throws: Never.self) { try SceneRecord(parsing: text) }
    let part = try #require(text.split(separator: "\n").first { $0.hasPrefix("in ") })
    let lie = "\(part)\n  \"A\" frame 1 2 3 4\n\n"
    for altered in [
      // Before the true one, of size classes that no cell has, and without a line.
      text.replacing("\(part)\n", with: "\(lie)\(part)\n"),
      text.replacing("\(part)\n", with: "in any x compact\n  \"Ghost\" frame 1 2 3 4\n\n\(part)\n"),
      text.replacing("\(part)\n", with: "in any x compact\n\n\(part)\n"),
      // In it.
      text.replacing("\(part)\n", with: "\(part)\n\n"),
      text.replacing("\(part)\n", with: "\(part)\n  \"Ghost\" hidden\n"),
    ] {
      #expect(altered != text)
      #expect(throws: RecordError.self, "\(altered)") { try SceneRecord(parsing: altered) }
    }
  }

  @Test func `a second line that differs has its number`() throws {
    let record = try Self.record { index in
      ["\"A\" text \"a\" 0 1 2", "\"A\" text \"\(index == 1 ? "x" : "b")\" 0 3 2"]
    }
    #expect(record.text.contains("\n  \"A\" text/1 \"x\" 0 3 2\n"), "\(record.text)")
    #expect(try SceneRecord(parsing: record.text) == record)
  }
}
