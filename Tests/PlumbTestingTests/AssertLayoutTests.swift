import Foundation
import Testing
import UIKit
import Verifying
import XCTest

@testable import PlumbTesting

/// A card as in an application.
final class CardView: UIView {
  let title = UILabel()
  let button = UIButton(type: .system)

  init(title text: String, gap: CGFloat = 12) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 0
    title.accessibilityIdentifier = "Title"
    button.setTitle("Continue", for: .normal)
    button.accessibilityIdentifier = "Continue"
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap),
      button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct AssertLayoutTests {
  /// A folder used instead of the test file's.
  private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-testing-\(UUID().uuidString)")

  private var place: GoldenPlace {
    GoldenPlace(filePath: folder.appending(path: "CardTests.swift").path(percentEncoded: false), title: "card")
  }

  private func tester(_ mode: RecordMode) -> LayoutTester { LayoutTester(place: place, title: "card", mode: mode) }

  private func run(_ mode: RecordMode, _ text: String = "Title", gap: CGFloat = 12, _ matrix: LayoutMatrix = .standard)
    -> LayoutOutcome
  {
    func controller() -> UIViewController {
      let controller = UIViewController()
      controller.view = CardView(title: text, gap: gap)
      return controller
    }
    return tester(mode).run(
      matrix, explain: { pipeline, cell, edge in pipeline.explain([edge], of: controller(), in: cell) }
    ) { pipeline, cell, isChecked in
      try pipeline.captured(
        .controller(controller(), title: "card"), document: "CardTests.swift", in: cell, isChecked: isChecked)
    }
  }

  private func run(_ mode: RecordMode, _ view: UIView) -> LayoutOutcome {
    tester(mode).run(.cells("iphone-15-portrait")) { pipeline, cell, isChecked in
      let controller = UIViewController()
      controller.view.addSubview(view)
      return try pipeline.captured(
        .controller(controller, title: "card"), document: "CardTests.swift", in: cell, isChecked: isChecked)
    }
  }

  @Test func `a failure names the constraint, its effects, the page and the command that accepts`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = run(.missing, "Title", .cells("iphone-8-portrait", "iphone-15-portrait"))
    let outcome = run(.never, "Title", gap: 20, .cells("iphone-8-portrait", "iphone-15-portrait"))
    let report = folder.appending(path: "report").path(percentEncoded: false)
    let lines = try #require(outcome.message).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "2 of 2 cells differ", "Continue.Top: constant 12 -> 20", "  Continue: down by 8, in all 2 cells",
        "pictures: \(report)/CardTests/card/",
        "page: \(report)/index.html", "accept: plumb review accept 'CardTests/card'",
      ])
    #expect(FileManager.default.fileExists(atPath: "\(report)/index.html"))
    #expect(outcome.explanation == nil)
    let stored = try RunFolder(report).run()
    #expect(stored.goldens == ".")
    #expect(stored.scenes.map(\.id) == ["CardTests/card"])
    #expect(stored.scenes.first?.golden == "Snapshots/CardTests/card")
  }

  @Test func `several edits are several causes, and none of them is a view that is gone and new`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = run(.missing, "Title")
    let message = try #require(run(.never, "Another title", gap: 20).message)
    #expect(message.contains("Continue.Top: constant 12 -> 20\n"), "\(message)")
    #expect(message.contains("Title: text \"Title\" -> \"Another title\"\n"), "\(message)")
    #expect(!message.contains("gone"), "\(message)")
    #expect(!message.contains(": new"), "\(message)")
    #expect(message.split(separator: "\n").count <= 12)
  }

  @Test func `names in a failure cannot leave their line or give commands`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "a\n::stop-commands::x\u{1b}[2J\u{9b}"
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let outcome = run(.never, view)
    #expect(outcome.faults.count == 1)
    #expect(
      outcome.faults.first?.hasPrefix(
        "iphone-15-portrait: ambiguous: a\\n::stop-commands::x\\u{1b}[2J\\u{9b} (left ") == true)
    #expect(LayoutOutcome.problem("x\n::stop-commands::y\u{1b}").message == "x\n\\::stop-commands::y\\u{1b}")
  }

  @Test func `a golden is recorded once, compared exactly, and changed on demand`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let refused = run(.never)
    #expect(!refused.isIdentical)
    #expect(refused.differences.count == 6)
    #expect(refused.written.isEmpty)
    let first = run(.missing)
    #expect(first.written.count == 7)
    #expect(first.message?.contains("look at them, and run again") ?? false)
    #expect(run(.missing).isIdentical)
    #expect(run(.never).isIdentical)
    let moved = run(.missing, gap: 13)
    #expect(moved.written.isEmpty)
    #expect(moved.differences.count == 6)
    #expect(moved.differences[0].message.contains("Continue.Top"))
    #expect(moved.differences[0].message.contains("(+1 pt)"))
    #expect(moved.differences[0].pictures.count == 5)
    // Recording fails the test, always.
    let recorded = run(.changed, gap: 13)
    #expect(!recorded.isIdentical)
    #expect(recorded.message?.hasPrefix("recorded, because the record mode is changed: ") == true)
    #expect(run(.never, gap: 13).isIdentical)
    #expect(run(.all, "Another").message?.hasPrefix("recorded, because the record mode is all: ") == true)
    #expect(run(.all, "Another").message == "recorded, because the record mode is all: every golden had these bytes")
    #expect(run(.never, "Another").isIdentical)
  }

  @Test func `recording some cells keeps the others, and a deleted picture is missing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for device in ["iphone-se-3-portrait", "iphone-15-portrait", "ipad-pro-11-portrait"] {
      _ = run(.all, .cells(device))
    }
    let golden = place.folder
    #expect(try golden.record()?.cells.count == 3)
    #expect(try golden.removePicture("iphone-15-portrait", as: .png))
    let outcome = run(.never, .cells("iphone-15-portrait"))
    #expect(outcome.message?.contains("the golden picture is missing") == true, "\(outcome)")
    #expect(run(.changed, .cells("iphone-15-portrait")).written.count == 1)
    #expect(run(.never, .cells("iphone-15-portrait")).isIdentical)
  }

  private func run(_ mode: RecordMode, _ matrix: LayoutMatrix) -> LayoutOutcome { run(mode, "Title", matrix) }

  @Test func `ambiguous layouts, unknown cells, no cells and long names fail`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let outcome = run(.all, view)
    #expect(outcome.faults.count == 1)
    #expect(outcome.message?.hasPrefix("iphone-15-portrait: ambiguous: UIView 1 (") ?? false, "\(outcome)")
    #expect(
      run(.missing, "x", gap: 1, .cells("iphone-99")).problem
        == "unknown cell \"iphone-99\"; expected a name like iphone-15-portrait or ipad-pro-11-landscape+dark")
    #expect(run(.missing, .cells()).problem == "nothing was compared: the matrix has no cells; name at least one")
    let long = verifyLayout(of: UIView(), named: String(repeating: "long-", count: 60), record: .never)
    #expect(long.problem?.contains("give the assertion a shorter one with named:") == true, "\(long)")
  }

  @Test func `readers and sizes make cells`() {
    let matrix = LayoutMatrix.cells("iphone-15-portrait").readers("", "ax3", "rtl+dark")
    #expect(matrix.names == ["iphone-15-portrait", "iphone-15-portrait+ax3", "iphone-15-portrait+rtl+dark"])
    #expect(LayoutMatrix.size(320, 200).names == ["320x200-any-any@2x"])
    #expect(LayoutMatrix.allDevices.names.count > 100)
  }

  @Test func `the mode is the code's, the environment's, and in CI never the code's`() throws {
    func mode(_ code: RecordMode?, _ environment: [String: String]) throws -> RecordMode {
      try RecordMode.effective(code: code, environment)
    }
    #expect(try mode(nil, [:]) == .missing)
    #expect(try mode(.all, ["PLUMB_RECORD": "changed"]) == .all)
    #expect(try mode(nil, ["CI": "true"]) == .never)
    #expect(try mode(.all, ["CI": "true"]) == .never)
    #expect(try mode(.all, ["CI": "true", "PLUMB_RECORD": "changed"]) == .changed)
    let error = #expect(throws: RecordModeError.self) { try mode(nil, ["CI": "0", "PLUMB_RECORD": "al"]) }
    #expect(
      error?.description
        == "PLUMB_RECORD is \"al\", which is not a record mode; use never, missing, changed or all. Nothing was recorded."
    )
  }

  @Test(.layouts(record: .all)) func `a trait sets the mode of its test`() throws {
    let modes = try RecordMode.$environment.withValue([:]) {
      (try RecordMode.effective(nil), try RecordMode.effective(.never))
    }
    #expect(modes == (.all, .never))
  }

  @Test func `a failing assertion is an issue where it stands`() {
    withKnownIssue("wanted: a cell without a golden fails where nothing may be recorded") {
      assertLayout(of: CardView(title: "never recorded"), on: .cells("iphone-15-portrait"), record: .never)
    } matching: { issue in
      issue.comments.first?.rawValue.contains(
        "no golden; `PLUMB_RECORD=missing swift test` writes it, in iphone-15-portrait") == true
    }
  }

  @Test func `goldens beside a test file`() {
    assertLayout(of: CardView(title: "A card with a title that takes two lines on a phone"))
  }

  @Test func `a recipe and a scene of a storyboard by their paths`() {
    let missing = verifyLayout(ofDocument: "nowhere.yaml", record: .never)
    #expect(missing.problem?.contains("no such file") ?? false)
    assertLayout(
      ofDocument: "../../Recipes/simple-constraints/simple-single-view.yaml", on: .cells("iphone-se-3-portrait"))
  }
}

/// The same assertions under XCTest.
final class AssertLayoutXCTests: XCTestCase {
  @MainActor
  func testController() async {
    let controller = UIViewController()
    controller.view = CardView(title: "In a controller")
    assertLayout(of: controller, on: .cells("iphone-15-portrait", "ipad-pro-11-portrait"))
  }
}
