import Values

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
}

extension RecordMode {
  /// Returns the mode of an assertion: that in the code, else the environment's `PLUMB_RECORD`, else `missing`. Where
  /// `CI` is set, a mode left in the code does not count, and the last is `never`.
  /// - Parameters:
  ///   - code: The mode in the code; nil for none.
  ///   - environment: The process's variables.
  /// - Throws: ``RecordModeError`` for a word that is no mode.
  package static func effective(
    code: RecordMode?, _ environment: [String: String]
  ) throws(RecordModeError) -> RecordMode {
    let isCI = ContinuousIntegration.isOn(environment)
    var wanted: RecordMode?
    if let word = environment[variable], !word.isEmpty {
      wanted = RecordMode(rawValue: word)
      if wanted == nil { throw RecordModeError(variable: variable, word: word, modes: allCases.map(\.rawValue)) }
    }
    return isCI ? wanted ?? .never : code ?? wanted ?? .missing
  }

  /// Returns whether a cell with a verdict is written.
  /// - Parameter isOtherRenderer: Whether the other cells of the record are another renderer's.
  package func writes(_ verdict: Verdict, isOtherRenderer: Bool) -> Bool {
    switch (self, verdict) {
    case (.never, _): false
    case (.all, _): true
    case (_, .identical), (_, .tolerated): false
    case (.missing, .missing): !isOtherRenderer
    case (.missing, _): false
    case (.changed, _): true
    }
  }
}

/// A word in an environment variable that names no record mode. Nothing is written.
package struct RecordModeError: ReportedError {
  /// The variable's name.
  package let variable: String
  /// Its value.
  package let word: String
  /// The values it may have.
  package let modes: [String]

  /// - Parameters: See the properties.
  package init(variable: String, word: String, modes: [String]) {
    (self.variable, self.word, self.modes) = (variable, word, modes)
  }

  package var description: String {
    "\(variable) is \"\(word)\", which is not a record mode; use \(modes.dropLast().joined(separator: ", ")) or \(modes.last ?? ""). "
      + "Nothing was recorded."
  }
}
