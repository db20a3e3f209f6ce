import Foundation
import Layout
import RecipeDocuments

/// The recipe that another program writes to the standard input.
enum StandardInput {
  /// The operand that names it.
  static let operand = "-"
  /// Its name in messages, and of its pictures.
  static let document = "stdin"

  /// The recipe's scene; the input is read once.
  static let scene: Result<Scene, any Error> = Result {
    func refuse(_ message: String) -> DocumentProblems {
      DocumentProblems(problems: [DocumentProblem(document: document, message: message)])
    }
    var bytes = Data()
    do {
      while bytes.count <= RecipeDocument.sizeLimit, let more = try FileHandle.standardInput.read(upToCount: 1 << 16),
        !more.isEmpty
      {
        bytes += more
      }
    } catch {
      throw refuse("the standard input cannot be read; pipe a recipe into the command, or name its file")
    }
    if bytes.count > RecipeDocument.sizeLimit {
      throw refuse("larger than \(RecipeDocument.sizeLimit >> 20) MiB; a recipe is a few kilobytes")
    }
    guard let text = String(data: bytes, encoding: .utf8) else { throw refuse("not UTF-8 text") }
    return try RecipeDocument.decode(
      text, document: document, folder: FileManager.default.currentDirectoryPath, fonts: .installed)
  }
}

extension ParsedArguments {
  /// Checks that no operand is the standard input, which no later command can read again.
  /// - Throws: ``UsageError``.
  func requireFiles() throws {
    if operands.contains(StandardInput.operand) {
      throw UsageError("a recipe from the standard input has no goldens and no history; save it as a file")
    }
  }
}
