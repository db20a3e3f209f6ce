import Foundation
import Scenes
import Testing
import UIKit
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

  private func tester(_ mode: RecordMode) -> LayoutTester {
    LayoutTester(root: folder.path(percentEncoded: false), name: "card", title: "card", mode: mode)
  }

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
    ) { pipeline, cell in pipeline.solve(controller(), titled: "card", in: cell) }
  }

  @Test func `a failure says why the first edge that moved is where it is`() {
    _ = run(.missing, "Title", .cells("iphone-8-portrait"))
    let outcome = run(.never, "Title", gap: 20, .cells("iphone-8-portrait"))
    #expect(outcome.explanation?.hasPrefix("  Continue.top = ") ?? false, "\(outcome)")
    #expect(outcome.explanation?.contains("           +20  ") ?? false, "\(outcome)")
    #expect(outcome.message?.contains("\nwhy:\n  Continue.top = ") ?? false, "\(outcome)")
  }

  @Test func `names in a failure cannot leave their line or give commands`() {
    let outcome = tester(.never).run(.cells("iphone-8-portrait")) { pipeline, cell in
      let controller = UIViewController()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = "a\n::stop-commands::x\u{1b}[2J\u{9b}"
      controller.view.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      return pipeline.solve(controller, titled: "card", in: cell)
    }
    #expect(outcome.faults.count == 1)
    #expect(
      outcome.faults.first?.hasPrefix(
        "iphone-8-portrait: ambiguous: a\\n::stop-commands::x\\u{1b}[2J\\u{9b} (left ") == true)
    let problem = LayoutOutcome(
      cells: 0, differences: [], faults: [], written: [], problem: "x\n::stop-commands::y\u{1b}")
    #expect(problem.message == "x\n\\::stop-commands::y\\u{1b}")
  }

  @Test func `a golden is recorded once, compared exactly, and changed on demand`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let refused = run(.never)
    #expect(!refused.isIdentical && refused.differences.count == 6 && refused.written.isEmpty)
    let first = run(.missing)
    #expect(first.written.count == 7 && first.message?.contains("look at them, and run again") ?? false)
    #expect(run(.missing).isIdentical && run(.never).isIdentical)
    let moved = run(.missing, gap: 13)
    #expect(moved.written.isEmpty && moved.differences.count == 6)
    let message = try #require(moved.message)
    #expect(message.contains("Continue.Top") && message.contains("(+1 pt)"), "\(message)")
    #expect(moved.differences[0].pictures.count == 5)
    #expect(run(.changed, gap: 13).isIdentical && run(.never, gap: 13).isIdentical)
    #expect(run(.all, "Another").isIdentical && run(.never, "Another").isIdentical)
  }

  @Test func `ambiguous layouts and unknown cells fail`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = tester(.all).run(.cells("iphone-15-portrait")) { pipeline, cell in
      let controller = UIViewController()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      return pipeline.solve(controller, titled: "x", in: cell)
    }
    #expect(outcome.faults.count == 1)
    #expect(outcome.message?.hasPrefix("iphone-15-portrait: ambiguous: UIView 1 (") ?? false, "\(outcome)")
    #expect(
      run(.missing, "x", gap: 1, .cells("iphone-99")).problem
        == "unknown cell \"iphone-99\"; expected a name like iphone-15-portrait or ipad-pro-11-landscape+dark")
  }

  @Test func `readers and sizes make cells`() {
    let matrix = LayoutMatrix.cells("iphone-15-portrait").readers("", "ax3", "rtl+dark")
    #expect(matrix.names == ["iphone-15-portrait", "iphone-15-portrait+ax3", "iphone-15-portrait+rtl+dark"])
    #expect(LayoutMatrix.size(320, 200).names == ["320x200-any-any@2x"])
    #expect(LayoutMatrix.allDevices.names.count > 100)
  }

  @Test func `the mode is the argument's, the trait's, the environment's, and CI's never`() {
    #expect(RecordMode.effective(nil, [:]) == .missing && RecordMode.effective(nil, ["CI": "true"]) == .never)
    #expect(RecordMode.effective(nil, ["CI": "true", "PLUMB_RECORD": "changed"]) == .changed)
    #expect(RecordMode.effective(.all, ["PLUMB_RECORD": "changed"]) == .all)
    #expect(RecordMode.effective(nil, ["CI": "0", "PLUMB_RECORD": "nonsense"]) == .never)
  }

  @Test(.layouts(record: .all)) func `a trait sets the mode of its test`() {
    #expect(RecordMode.effective(nil, ["CI": "true"]) == .all && RecordMode.effective(.never, [:]) == .never)
  }

  @Test func `a failing assertion is an issue where it stands`() {
    withKnownIssue {
      assertLayout(of: CardView(title: "never recorded"), on: .cells("iphone-15-portrait"), record: .never)
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
