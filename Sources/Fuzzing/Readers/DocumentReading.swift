import Foundation
import Layout
import RecipeDocuments
import StoryboardDocuments

/// Readers of documents and of a project's settings.
enum DocumentReading {
  static func text(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }

  static func recipe(_ bytes: [UInt8]) -> Reader.Answer {
    guard let text = text(bytes) else { return .refused("not UTF-8 text") }
    return recipe(text)
  }

  private static func recipe(_ text: String) -> Reader.Answer {
    do {
      let scene = try RecipeDocument.decode(text, document: "fuzz.yaml", fonts: .installed)
      return .read(RecipeWriter.write(scene))
    } catch {
      return .refused("\(error)")
    }
  }

  /// Views for equations and formats to refer to.
  private static let head = """
    views:
      Red View: { background: "#CC3300" }
      Title Label: { label: Title, lines: 0 }
      Box:
        views:
          Inner: {}
          Save Button: { button: Save }
    constraints: |

    """

  /// Reads lines as a block of a recipe's constraints; a control character, which YAML rejects, ends the input.
  static func equations(_ bytes: [UInt8]) -> Reader.Answer {
    guard let text = text(Array(bytes.prefix { $0 >= 0x20 || $0 == 0x0A })) else { return .refused("not UTF-8 text") }
    return recipe(head + text.unicodeScalars.split(separator: "\n").map { "  \(String($0))\n" }.joined())
  }

  static func formats(_ bytes: [UInt8]) -> Reader.Answer {
    guard let text = text(Array(bytes.prefix { $0 >= 0x20 || $0 == 0x0A })) else { return .refused("not UTF-8 text") }
    let lines = text.unicodeScalars.split(separator: "\n").enumerated().map { index, line in
      "  \(index % 2 == 0 ? "H" : "V"):\(String(line))\n"
    }
    return recipe(head + lines.joined())
  }

  static func storyboard(_ bytes: [UInt8]) -> Reader.Answer {
    do {
      let scenes = try StoryboardDocument.decode(Data(bytes), document: "fuzz.storyboard", fonts: .installed)
      return .read(scenes.map { RecipeWriter.write($0) }.joined(separator: "\n"))
    } catch {
      return .refused("\(error.line ?? 0):\(error.column ?? 0): \(error.message)")
    }
  }

  static func settings(_ bytes: [UInt8]) -> Reader.Answer {
    do {
      return try ScratchFolder.with([(ProjectSettings.fileName, bytes)]) { folder in
        .read("\(try ProjectSettings.read(folder: folder))")
      }
    } catch {
      return .refused("\(error)")
    }
  }
}
