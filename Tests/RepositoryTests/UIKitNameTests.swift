import Foundation
import TestSupport
import Testing

/// The client that uses each name of UIKit is that of the table.
@Suite struct UIKitNameTests {
  private static let folder = "Tests/UIKitSwift5ClientTests/Names"

  private static func rows() throws -> [[String]] {
    try Repository.text("\(folder)/names.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }

  @Test func `each row of the table is used in the client`() throws {
    let client = try Repository.text("\(Self.folder)/UIKitNames.swift")
    let rows = try Self.rows()
    #expect(rows.count > 500)
    for row in rows where !row[0].hasPrefix("other ") {
      let text = row[0] == "initializer" ? "use(\(row[2]))" : row[2].replacing("class func", with: "func")
      #expect(client.contains(text), "\(row[2]) is not in the client: run Scripts/uikit-names.py")
    }
  }

  @Test func `a name is in the table once, and what is not UIKit's says whose it is`() throws {
    let rows = try Self.rows()
    #expect(rows.allSatisfy { $0.count == 3 })
    #expect(Set(rows).count == rows.count)
    let kinds = Set(rows.map { $0[0] })
    #expect(
      kinds == [
        "delegate", "override", "initializer", "other delegate", "other override", "other initializer",
      ])
  }
}
