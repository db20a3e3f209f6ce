import Foundation
public import Testing
public import Verifying

extension RecordMode {
  @TaskLocal static var ofTrait: RecordMode?
  /// The process's variables, which tests of this library replace.
  @TaskLocal package static var environment = ProcessInfo.processInfo.environment

  /// Returns the mode of an assertion: its argument counts before its trait (``effective(code:_:)``).
  /// - Throws: ``RecordModeError``.
  static func effective(_ argument: RecordMode?) throws(RecordModeError) -> RecordMode {
    try effective(code: argument ?? ofTrait, environment)
  }
}

/// Gives the tests of a suite, or one test, a record mode: `@Suite(.layouts(record: .changed))`.
public struct LayoutRecordTrait: SuiteTrait, TestTrait, TestScoping {
  let mode: RecordMode
  /// A suite's mode applies to its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordMode.$ofTrait.withValue(mode) { try await function() }
  }
}

extension Trait where Self == LayoutRecordTrait {
  /// Sets when goldens of these tests are written. In continuous integration nothing is written.
  public static func layouts(record mode: RecordMode) -> LayoutRecordTrait { LayoutRecordTrait(mode: mode) }
}
