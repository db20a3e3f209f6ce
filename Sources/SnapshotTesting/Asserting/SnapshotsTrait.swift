public import Testing

/// Gives the tests of a suite, or one test, a configuration: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration
  /// A suite's configuration applies to its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration, and numbers its snapshots from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.inside) {
      try await SnapshotNumbers.$current.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Numbers the snapshots of each test from 1.
  public static var snapshots: Self { snapshots() }

  /// Sets when snapshots of these tests are written, and what compares two files.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Applies a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
