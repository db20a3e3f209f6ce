import Foundation
import Testing
import UIKit
import Verifying

@testable import PlumbTesting

/// Each assertion has a golden of its own.
@MainActor @Suite struct SharedGoldenTests {
  private func file(_ name: String = UUID().uuidString) -> String {
    FileManager.default.temporaryDirectory.appending(path: "plumb-shared-\(name)/CardTests.swift").path(
      percentEncoded: false)
  }

  private func compare(_ title: String, _ file: String, test: String? = nil, cells: String...) -> LayoutOutcome {
    var assertion = ComparedCells.Assertion(title: title)
    if let test { assertion = ComparedCells.Assertion(title: title, test: test) }
    let tester = LayoutTester(
      place: GoldenPlace(filePath: file, title: title), title: title, mode: .never, assertion: assertion)
    return tester.run(LayoutMatrix(names: cells)) { pipeline, cell, isChecked in
      try pipeline.captured(
        .controller(UIViewController(), title: title), document: "CardTests.swift", in: cell, isChecked: isChecked)
    }
  }

  @Test(arguments: [(255, true), (256, false), (0, false)])
  func `a golden's name has from 1 to 255 bytes, as folders have`(_ length: Int, _ isAccepted: Bool) {
    let place = GoldenPlace(filePath: file(), title: String(repeating: "a", count: length))
    #expect(((try? place.check()) != nil) == isAccepted)
  }

  @Test func `an assertion that passes lays its views out once for each cell`() {
    let file = file()
    defer { try? FileManager.default.removeItem(at: URL(filePath: file).deletingLastPathComponent()) }
    var count = 0
    func compare(_ mode: RecordMode) -> LayoutOutcome {
      let tester = LayoutTester(place: GoldenPlace(filePath: file, title: "card"), title: "card", mode: mode)
      return tester.run(LayoutMatrix(names: ["iphone-15-portrait", "ipad-pro-11-portrait"])) {
        pipeline, cell, isChecked in
        count += 1
        return try pipeline.captured(
          .controller(UIViewController(), title: "card"), document: "CardTests.swift", in: cell, isChecked: isChecked)
      }
    }
    #expect(compare(.missing).written.isEmpty == false)
    count = 0
    #expect(compare(.never).isIdentical)
    #expect(count == 2)
  }

  @Test(arguments: zip(["Two words", String(repeating: "long", count: 20)], [2, 3]))
  func `arguments of a parameterised test are text`(_ text: String, _ number: Int) throws {
    let found = try #require(TestArguments.current)
    #expect(found.hasSuffix(", \(number)"))
    #expect(found.hasPrefix(text.prefix(40)))
    #expect(found.count <= 53)
  }

  @Test func `a test without arguments has none`() { #expect(TestArguments.current == nil) }

  @Test func `a second test with the same golden and the same cell is refused`() throws {
    let file = file()
    #expect(compare("card", file, test: "A/card", cells: "iphone-15-portrait").problem == nil)
    #expect(compare("card", file, test: "A/card", cells: "iphone-15-portrait").problem == nil)
    #expect(compare("card", file, test: "B/card", cells: "iphone-8-portrait").problem == nil)
    let problem = try #require(compare("card", file, test: "B/card", cells: "iphone-15-portrait").problem)
    #expect(problem.hasPrefix("iphone-15-portrait was compared already in this run, by the test A/card, "))
    #expect(problem.hasSuffix("; use named: to give each assertion a golden of its own"))
  }

  @Test func `titles that differ only in signs share a folder, and the second is refused`() throws {
    let file = file()
    #expect(compare("card, a b", file, cells: "iphone-15-portrait").problem == nil)
    let problem = try #require(compare("card, a+b", file, cells: "iphone-15-portrait").problem)
    #expect(problem.contains("by the assertion \"card, a b\""))
  }

  @Test func `a repeated assertion that differs says that another one has its golden`() throws {
    let file = file()
    _ = compare("card", file, cells: "iphone-15-portrait")
    let message = try #require(compare("card", file, cells: "iphone-15-portrait").message)
    #expect(message.contains("an earlier assertion of this test has the same golden; use named:"))
  }
}
