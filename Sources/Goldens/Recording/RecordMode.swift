/// When goldens are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Nothing is written: the default in continuous integration.
  case never
  /// Only cells without a golden are written.
  case missing
  /// Cells that have no golden or differ from it are written.
  case changed
  /// Everything is written.
  case all

  /// The variable that sets the mode.
  public static let variable = "PLUMB_RECORD"

  /// Returns the mode that an environment requests: that of `PLUMB_RECORD`, or `never` if `CI` is set.
  ///
  /// With an invalid mode nothing is written.
  /// - Parameter fallback: The mode if the environment sets none.
  public static func inEnvironment(_ environment: [String: String], else fallback: RecordMode) -> RecordMode {
    if let word = environment[variable], !word.isEmpty { return RecordMode(rawValue: word) ?? .never }
    return ContinuousIntegration.isOn(environment) ? .never : fallback
  }
}
