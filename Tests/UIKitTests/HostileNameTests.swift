import Testing

@testable import UIKit

/// Names from documents cannot start lines, hide text or issue commands in UIKit's output.
@MainActor @Suite struct HostileNameTests {
  /// A line end, an escape, a C1 control, a number sign that combines with the next character, and a command to GitHub.
  private nonisolated static let name = "a\n::stop-commands::x\u{1b}[2J\u{9b}K\u{600}\"\u{202e}"
  private nonisolated static let escaped =
    "a\\n::stop-commands::x\\u{1b}[2J\\u{9b}K\u{600}\"\\u{202e}"

  @Test func `a constraint is one line, whatever its views and itself are called`() {
    let stage = Stage()
    let view = stage.box(10, 10)
    view.accessibilityIdentifier = Self.name
    let constraint = constrain(view, .width, plus: 10)
    constraint.identifier = Self.name
    let text = constraint.description.replacing(/0x[0-9a-f]+/, with: "0x")
    #expect(
      text
        == "<NSLayoutConstraint:0x '\(Self.escaped)' \(Self.escaped).width == 10   "
        + "(inactive, names: \(Self.escaped):UIView:0x )>")
  }

  @Test func `texts and guides in descriptions are one line, too`() {
    let label = UILabel()
    label.text = "a\n::b\u{1b}"
    #expect(label.layoutToken.hasSuffix("'a\\n::b\\u{1b}'"))
    let guide = UILayoutGuide()
    guide.identifier = Self.name
    #expect(guide.layoutToken.hasSuffix("'\(Self.escaped)'"))
  }

  @Test func `a quotation mark in the log's list cannot hide behind a number sign`() {
    let stage = Stage()
    let view = stage.box(10, 10)
    view.accessibilityIdentifier = "\u{600}\"x\"\u{301}"
    for width in [CGFloat(10), 20] { constrain(view, .width, plus: width).isActive = true }
    let log = logs { stage.layout() }.joined()
    #expect(log.contains(" \u{600}\\\"x\\\"\u{301}.width == 10   (active"))
  }

  @Test func `the log on standard error holds no command`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        LayoutDiagnostics.note("first\n::stop-commands::x\n\t\u{1b}[2J")
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self) == "first\n\\::stop-commands::x\n\t\\u{1b}[2J\n")
  }

  @Test func `an exception's reason holds no command`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutException(name: "Name", reason: "reason\n::stop-commands::x\u{9b}").raise()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Name: reason\n\\::stop-commands::x\\u{9b}"))
  }
}
