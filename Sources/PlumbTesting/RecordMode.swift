import Foundation
public import Testing

/// When goldens are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Nothing is written: what CI does.
  case never
  /// What has no golden gets one, and the test fails once, so that somebody looks at it.
  case missing
  /// What differs is written, too.
  case changed
  /// Everything is written.
  case all

  @TaskLocal static var ofTrait: RecordMode?

  /// The argument's, else the trait's, else that of `PLUMB_RECORD`; `never` where `CI` is set, `missing` elsewhere.
  static func effective(_ argument: RecordMode?, _ environment: [String: String]) -> RecordMode {
    if let chosen = argument ?? ofTrait { return chosen }
    // A word that is no mode writes nothing.
    if let word = environment["PLUMB_RECORD"], !word.isEmpty { return RecordMode(rawValue: word) ?? .never }
    return ["", "0", "false"].contains((environment["CI"] ?? "").lowercased()) ? .missing : .never
  }
}

/// Gives the tests of a suite, or one test, a record mode: `@Suite(.layouts(record: .changed))`.
public struct LayoutRecordTrait: SuiteTrait, TestTrait, TestScoping {
  let mode: RecordMode
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordMode.$ofTrait.withValue(mode) { try await function() }
  }
}

extension Trait where Self == LayoutRecordTrait {
  /// When goldens of these tests are written.
  public static func layouts(record mode: RecordMode) -> LayoutRecordTrait { LayoutRecordTrait(mode: mode) }
}
