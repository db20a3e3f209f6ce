import Foundation
import Goldens
import PlumbTesting
import Values

/// When snapshots are written, and what compares two files.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the innermost `withSnapshotTesting` or trait.
  @TaskLocal public static var current: Self?

  /// The command that a failure suggests; nil inherits it from the enclosing configuration.
  public var diffTool: DiffTool?
  /// When snapshots are written; nil inherits it from the enclosing configuration.
  public var record: Record?

  /// Creates a configuration; nil values are inherited from the enclosing one.
  public init(record: Record?, diffTool: DiffTool?) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// Which snapshots are written.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    private enum Mode: String {
      case all, failed, missing, never
    }
    private let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// Returns a mode by its name; nil for an unknown one.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// Records all snapshots if true, only missing ones if false.
    public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }

    /// Every snapshot is written, and every test fails.
    public static let all = Record(.all)
    /// Those that differ are also written.
    public static let failed = Record(.failed)
    /// Those without a file are written, and their tests fail once.
    public static let missing = Record(.missing)
    /// None is written.
    public static let never = Record(.never)
  }

  /// The command with which a failure suggests comparing two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a tool by its command line, made from the paths of the snapshot and the actual value.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// Creates a tool from a command to which both paths are appended.
    public init(stringLiteral value: String) { command = { "\(value) \($0) \($1)" } }

    /// Shows only the paths.
    public init(nilLiteral: ()) { self = .default }

    /// Kaleidoscope's command.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }
    /// Only the paths.
    public static let `default` = Self { "snapshot: \($0)\nnow:      \($1)" }

    /// Returns the tool's command line for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration {
  /// The environment variable that names a record mode for the whole run.
  private static let variable = "SNAPSHOT_TESTING_RECORD"

  private static let shared = Shared()

  /// The settings without an enclosing configuration: set by tests, read by all threads.
  private final class Shared: @unchecked Sendable {
    private let lock = NSLock()
    private var values: (record: Record?, tool: DiffTool) = (nil, .default)

    var current: (record: Record?, tool: DiffTool) {
      get { lock.withLock { values } }
      set { lock.withLock { values = newValue } }
    }
  }

  /// The mode without an enclosing configuration: as set, else the environment's, else `missing`.
  static var usual: Record {
    get {
      let named = RecordMode.environment[variable].flatMap(Record.init)
      return shared.current.record ?? named ?? .missing
    }
    set { shared.current.record = newValue }
  }

  static var usualTool: DiffTool {
    get { shared.current.tool }
    set { shared.current.tool = newValue }
  }

  /// Returns the mode in which an assertion writes: where `CI` is set, a mode left in the code does not count.
  /// - Throws: ``RecordModeError`` for a word in the environment that is no mode.
  static func resolved(_ record: Record?) throws(RecordModeError) -> Record {
    let environment = RecordMode.environment
    let word = environment[variable] ?? ""
    let wanted = word.isEmpty ? nil : Record(rawValue: word)
    if wanted == nil, !word.isEmpty {
      throw RecordModeError(variable: variable, word: word, modes: ["all", "failed", "missing", "never"])
    }
    return ContinuousIntegration.isOn(environment) ? wanted ?? .never : effective(record)
  }

  /// Returns an assertion's own mode, else that of the enclosing configuration.
  static func effective(_ record: Record?) -> Record { record ?? current?.record ?? usual }
  static var effectiveTool: DiffTool { current?.diffTool ?? usualTool }

  /// This configuration, with unset values taken from the enclosing one.
  var inside: Self { Self(record: Self.effective(record), diffTool: diffTool ?? Self.effectiveTool) }
}

/// Runs assertions with a record mode and a tool; nil inherits either from the enclosing configuration.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).inside, operation: operation)
}

/// Runs assertions with a record mode and a tool; nil inherits either from the enclosing configuration.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).inside, operation: operation, isolation: isolation)
}
