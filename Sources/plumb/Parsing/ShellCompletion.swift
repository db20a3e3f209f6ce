import Devices

/// A shell's suggestions for a value or an operand.
enum ShellCompletion: Sendable {
  case nothing
  case files
  case folders
  case commands
  case devices
  case lintRules
  case shells
  /// Files, and names of scenes.
  case documents
  /// Names of views in the scene that the command line names, and of their edges.
  case views
  /// One of these words, or several separated by commas.
  case words([String])

  /// Chooses the completion by the name that help gives the value.
  init(of name: String) {
    self =
      switch name {
      case "FILE": .files
      case "PATH", "SCENE": .documents
      case "VIEW.EDGE": .views
      case "W,H": .words(of: SizeClass.self)
      case "DIR": .folders
      case "DEVICE": .devices
      case "COMMAND": .commands
      case "SHELL": .shells
      default: .nothing
      }
  }

  /// The words that an option accepts.
  static func words<Word: RawRepresentable & CaseIterable>(of type: Word.Type) -> ShellCompletion
  where Word.RawValue == String {
    .words(type.allCases.map(\.rawValue))
  }
}
