import Foundation
import Testing
import XCTest

/// Counts the unnamed snapshots of each test, from 1.
final class SnapshotNumbers: @unchecked Sendable {
  @TaskLocal static var current = SnapshotNumbers()

  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// Returns the next number for a test in a folder.
  func next(for key: String) -> Int {
    if Test.current == nil { Self.observeTestCases }
    return lock.withLock {
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  fileprivate func reset() { lock.withLock { counts = [:] } }

  /// Numbers start at 1 again if a test case of XCTest runs again.
  private static let observeTestCases: Void = XCTestObservationCenter.shared.addTestObserver(Observer())

  private final class Observer: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbers.current.reset() }
  }
}
