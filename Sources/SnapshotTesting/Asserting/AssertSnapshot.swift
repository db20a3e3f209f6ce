public import Foundation
import PlumbTesting

/// Compares a value with its snapshot on disk, as tests written for swift-snapshot-testing do.
///
///     assertSnapshot(of: screen, as: .recursiveDescription(on: .iPhoneX))
///
/// The file is `__Snapshots__/<test file>/<test>.<name or number>.<extension>` beside the test file. Texts that were recorded
/// on a Mac are compared as they are; pictures are recorded again, as `….plumb.png`, because fonts and drawing differ.
/// - Parameters:
///   - value: Made once.
///   - snapshotting: Turns the value into a text or a picture, and compares two of them.
///   - name: Tells several snapshots of a test apart; without one they are numbered.
///   - record: When snapshots are written; nil for what `withSnapshotTesting`, a trait or `SNAPSHOT_TESTING_RECORD` says.
///   - timeout: For strategies that need time, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let outcome = SnapshotCheck(
    name: name, record: record, directory: nil, timeout: timeout, filePath: filePath, testName: testName
  ).run(of: try value(), as: snapshotting)
  report(outcome?.message, pictures: outcome?.pictures ?? [], Place(fileID, filePath, line, column))
}

/// The same for several strategies, each under its name.
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

/// The same for several strategies, which are numbered.
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

/// What `assertSnapshot` asserts, as a value.
/// - Parameter snapshotDirectory: In place of `__Snapshots__/<test file>`.
/// - Returns: Why the value differs from its snapshot, or that one was recorded; nil where they are equal.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  SnapshotCheck(
    name: name, record: record, directory: snapshotDirectory, timeout: timeout, filePath: filePath, testName: testName
  ).run(of: try value(), as: snapshotting)?.message
}
