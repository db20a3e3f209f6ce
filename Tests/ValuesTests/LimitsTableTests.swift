import Foundation
import Testing
import Values

@Suite struct LimitsTableTests {
  @Test func `SECURITY.md shows every limit as the code has it`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "SECURITY.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").drop { $0 != "| Limit | At most |" }.dropFirst(2).prefix {
      $0.hasPrefix("|")
    }
    #expect(rows.map(String.init) == Limits.table.map { "| \($0.thing) | \($0.most) |" })
  }
}
