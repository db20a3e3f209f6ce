import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A tree after many changes looks like one created directly in its current state (AL-2.18): with several simultaneous
/// contradictions, with stacks, and with views that are added, removed and hidden.
@MainActor @Suite struct LifeTests {
  /// Run more with `PLUMB_SOAK=3000 swift test --filter UIKitTests.LifeTests`, or `make soak`.
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
    // A test of many simultaneous contradictions must have some.
    let many = conflictCounts.filter { $0.key >= 3 }.values.reduce(0, +)
    #expect(many > 10, "\(conflictCounts)")
  }
}
