import ContextServer
import JSONRPC
import Values

/// How a tool answers with what its command prints.
struct ToolAnswer {
  /// Returns an answer without what a program does not need.
  typealias Shortening = (_ answer: JSONText, _ arguments: ToolArguments) throws(ToolFailure) -> JSONText
  /// Returns the window sizes in which an answer is worth a picture.
  typealias Examples = (_ answer: JSONText, _ arguments: ToolArguments) -> [String]

  /// The command whose output has the answer's schema; nil for the first word of the tool's command.
  let command: String?
  /// The option that names a folder for files, of which the answer is a verdict; nil for a command that writes none.
  let folder: String?
  let shortened: Shortening
  let examples: Examples?

  init(
    of command: String? = nil, folder: String? = nil, shortened: @escaping Shortening = { answer, _ in answer },
    examples: Examples? = nil
  ) {
    (self.command, self.folder) = (command, folder)
    (self.shortened, self.examples) = (shortened, examples)
  }
}
