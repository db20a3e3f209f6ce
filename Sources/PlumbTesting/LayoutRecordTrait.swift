public import Verifying
public import Testing

extension RecordMode {
  @TaskLocal static var ofTrait: RecordMode?

  /// Returns the argument's mode, else the trait's, else the environment's, else `missing`.
  static func effective(_ argument: RecordMode?, _ environment: [String: String]) -> RecordMode {
    argument ?? ofTrait ?? inEnvironment(environment, else: .missing)
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
  /// Sets when goldens of these tests are written.
  public static func layouts(record mode: RecordMode) -> LayoutRecordTrait { LayoutRecordTrait(mode: mode) }
}
