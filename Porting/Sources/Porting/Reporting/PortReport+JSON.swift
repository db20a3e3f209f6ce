import Escaping
import Foundation

extension PortReport {
  /// The report for programs; the schema is that of `plumb help schema port`.
  package var json: String {
    struct Entry: Encodable { var file: String, line: Int, kind: String, message: String, proposal: String }
    struct ScreenEntry: Encodable {
      var type: String, file: String, test: String, shown: String, storyboard: String?, identifier: String?,
        compiles: Bool?, isWhole: Bool?
    }
    struct Compiled: Encodable {
      var whole: Int, inPart: Int, parts: Int
      init?(_ files: CompiledFiles?) {
        guard let files else { return nil }
        (whole, inPart, parts) = (files.whole, files.inPart, files.parts)
      }
    }
    struct ModuleEntry: Encodable { var name: String, folder: String, files: Int, compiled: Compiled? }
    struct CauseEntry: Encodable { var message: String, files: Int, screens: Int, place: String }
    struct Document: Encodable {
      var version = 1, out: String, module: String, files: Int, compiled: Compiled?, modules: [ModuleEntry],
        screens: [ScreenEntry], findings: [Entry]
      var causes: [CauseEntry]?
    }
    let (whole, inPart) = (compiledScreens(whole: true), compiledScreens(whole: false))
    let document = Document(
      out: options.out, module: options.module, files: files,
      compiled: Compiled(compiledFiles(of: application)),
      modules: modules.map {
        ModuleEntry(
          name: $0.name, folder: $0.origin, files: $0.paths.count, compiled: Compiled(compiledFiles(of: $0)))
      },
      screens: screens.map { screen in
        var entry = ScreenEntry(
          type: screen.type, file: screen.file, test: screen.testName, shown: screen.context.words, storyboard: nil,
          identifier: nil,
          compiles: whole.map { $0.contains(screen) || inPart?.contains(screen) == true },
          isWhole: whole?.contains(screen))
        if case .storyboard(let name, let identifier) = screen.origin {
          (entry.storyboard, entry.identifier) = (name, identifier)
        }
        return entry
      },
      findings: findings.map {
        Entry(file: $0.file, line: $0.line, kind: $0.kind.rawValue, message: $0.message, proposal: $0.proposal)
      },
      causes: compilation?.causes(of: screens).map {
        CauseEntry(message: $0.message, files: $0.files.count, screens: $0.screens, place: $0.place)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return Escaped.encoded(json: text) + "\n"
  }
}
