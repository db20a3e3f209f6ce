public import Foundation
import PlumbTesting

/// Compares a value with its snapshot on disk, for tests written for swift-snapshot-testing.
///
///     assertSnapshot(of: screen, as: .recursiveDescription(on: .iPhoneX))
///
/// The file is `__Snapshots__/<test file>/<test>.<name or number>.<extension>` next to the test file. Texts recorded on
/// a Mac are compared as they are; pictures are recorded again, as `….plumb.png`, because fonts and drawing differ.
/// - Parameters:
///   - value: Evaluated once.
///   - snapshotting: Turns the value into a text or a picture, and compares two of them.
///   - name: Distinguishes several snapshots of a test; without one they are numbered.
///   - record: When snapshots are written; nil uses the mode of `withSnapshotTesting`, a trait or
///     `SNAPSHOT_TESTING_RECORD`.
///   - timeout: For strategies that need time, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let outcome = SnapshotCheck(
    name: name, record: record, directory: nil, timeout: timeout, filePath: "\(filePath)",
    testName: testName
  ).run(of: try value(), as: snapshotting)
  report(outcome?.message, pictures: outcome?.pictures ?? [], Place(fileID, filePath, line, column))
}

/// Does the same for several strategies, each with a name.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Does the same for several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Returns the result that `assertSnapshot` asserts.
/// - Parameter snapshotDirectory: Replaces `__Snapshots__/<test file>`.
/// - Returns: Why the value differs from its snapshot, or that one was recorded; nil if they are equal.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  SnapshotCheck(
    name: name, record: record, directory: snapshotDirectory, timeout: timeout, filePath: "\(filePath)",
    testName: testName
  ).run(of: try value(), as: snapshotting)?.message
}
