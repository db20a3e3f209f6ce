import Escaping

/// The destination of the engine's diagnostics.
@MainActor
package enum LayoutDiagnostics {
  /// Receives diagnostics, such as the unsatisfiable-constraints log; nil sends them to standard error.
  package static var handler: ((String) -> Void)?

  static func report(_ conflict: EngineConflict) { note(log(of: conflict)) }

  /// Sends one diagnostic, whose names are already escaped; on standard error no line can be a command to a CI system.
  package static func note(_ text: String) {
    if let handler {
      handler(text)
    } else {
      FileHandle.standardError.write(Data((Escaped.lines(text) + "\n").utf8))
    }
  }

  /// The log as UIKit prints it (AL-2.25).
  static func log(of conflict: EngineConflict) -> String {
    let rows = conflict.rows.map(\.description)
    let note =
      rows.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
      ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
      : ""
    let list = rows.map { "    \(Escaped.quoted($0))" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(note)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(conflict.broken.description)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }
}
