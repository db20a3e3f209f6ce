import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A tree that has lived through changes looks as one that was made in its present state at once (AL-2.18): with several
/// contradictions at a time, with stacks, and with views that come, go and hide.
@MainActor @Suite struct LifeTests {
  /// More with `PLUMB_SOAK=3000 swift test --filter UIKitTests.LifeTests`, or `make soak`.
  static let seeds = 1...(Int(ProcessInfo.processInfo.environment["PLUMB_SOAK"] ?? "") ?? 50)
  static let stepCount = 8

  @Test func `AL-2.18 after every change the frames are those of a tree made in that state`() {
    var failures = 0
    var conflictCounts: [Int: Int] = [:]
    for seed in Self.seeds where failures < 3 {
      var life = RandomLife(seed: seed)
      for step in 0..<Self.stepCount where failures < 3 {
        life.change()
        let lived = life.answer()
        let fresh = life.makeCopy().answer()
        conflictCounts[lived.conflicts.count, default: 0] += 1
        guard let difference = lived.difference(from: fresh) else { continue }
        failures += 1
        Issue.record("seed \(seed), step \(step): \(difference)\n\(life.story.joined(separator: "\n"))")
        break
      }
    }
    // A test of many contradictions at once has them.
    let many = conflictCounts.filter { $0.key >= 3 }.values.reduce(0, +)
    #expect(many > 10, "\(conflictCounts)")
  }
}
