/// When goldens are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Nothing is written: the default in continuous integration.
  case never
  /// Only what has no golden yet is written.
  case missing
  /// What has no golden and what differs from it is written.
  case changed
  /// Everything is written.
  case all

  /// The variable that sets the mode.
  public static let variable = "PLUMB_RECORD"

  /// The mode that an environment asks for: that of `PLUMB_RECORD`, else `never` where `CI` is set.
  ///
  /// A word that is not a mode writes nothing.
  /// - Parameter fallback: The mode where the environment says nothing.
  public static func inEnvironment(_ environment: [String: String], else fallback: RecordMode) -> RecordMode {
    if let word = environment[variable], !word.isEmpty { return RecordMode(rawValue: word) ?? .never }
    return ContinuousIntegration.isOn(environment) ? .never : fallback
  }
}
