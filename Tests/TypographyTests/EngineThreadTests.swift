import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

/// Engines on several threads share nothing.
@Suite struct EngineThreadTests {
  private static let texts = [
    "Plain", "\u{05E9}\u{05DC}\u{05D5}\u{05DD}", "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}", "\u{0928}\u{092E}\u{0938}",
    "\u{0E2A}\u{0E27}\u{0E31}", "\u{4F60}\u{597D}", "\u{C548}\u{B155}", "\u{0531}\u{0532}", "\u{1F600}", "\u{1200}",
    "1\u{FE0F}\u{20E3}", "a\u{12000}b", "\u{2211}\u{2192}\u{2713}",
  ]

  /// Returns the texts as shaped by a separate engine, which starts with the text at an index.
  private static func shapes(startingAt first: Int, _ files: FontFiles) throws -> [ShapedParagraph] {
    let engine = try TextEngine(fonts: files)
    var shaped = [Int: ShapedParagraph]()
    for step in texts.indices {
      let index = (first + step) % texts.count
      let run = StyledText.Run(length: texts[index].utf8.count, font: .systemFont(ofSize: 17))
      shaped[index] = engine.shape(texts[index], [run], isRightToLeft: false)
    }
    return texts.indices.compactMap { shaped[$0] }
  }

  @Test func `texts of many scripts have the same glyphs in every thread and in any order`() throws {
    let files = try FontFiles()
    let expected = try Self.shapes(startingAt: 0, files).map { "\($0)" }
    let found = Found()
    let threads = (0..<16).map { first in
      Thread { found.add((try? Self.shapes(startingAt: first, files).map { "\($0)" }) ?? []) }
    }
    for thread in threads { thread.start() }
    found.wait(for: threads.count)
    #expect(found.all.allSatisfy { $0 == expected })
  }

  private final class Found: @unchecked Sendable {
    private let condition = NSCondition()
    private(set) var all: [[String]] = []

    func add(_ shapes: [String]) {
      condition.withLock {
        all.append(shapes)
        condition.signal()
      }
    }

    func wait(for count: Int) { condition.withLock { while all.count < count { condition.wait() } } }
  }
}
