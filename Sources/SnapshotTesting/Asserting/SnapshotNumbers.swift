import Foundation
import Testing
import XCTest

/// Counts the snapshots without a name of each test, from 1.
final class SnapshotNumbers: @unchecked Sendable {
  @TaskLocal static var current = SnapshotNumbers()

  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// The next number for a test of a folder.
  func next(for key: String) -> Int {
    if Test.current == nil { Self.observeTestCases }
    return lock.withLock {
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  fileprivate func reset() { lock.withLock { counts = [:] } }

  /// A test case of XCTest that runs again starts at 1 again.
  private static let observeTestCases: Void = XCTestObservationCenter.shared.addTestObserver(Observer())

  private final class Observer: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbers.current.reset() }
  }
}
