import Values

/// The exit code of a command.
typealias ExitCode = Values.ExitCode
