import Escaping
import Foundation

extension PortReport {
  /// The report for programs; the schema is that of `plumb help schema port`.
  package var json: String {
    struct Entry: Encodable { var file: String, line: Int, kind: String, message: String, proposal: String }
    struct ScreenEntry: Encodable {
      var type: String, file: String, test: String, shown: String, storyboard: String?, identifier: String?,
        compiles: Bool?
    }
    struct CauseEntry: Encodable { var message: String, files: Int, screens: Int, place: String }
    struct Document: Encodable {
      var version = 1, out: String, module: String, files: Int, filesThatCompile: Int?, screens: [ScreenEntry],
        findings: [Entry]
      var causes: [CauseEntry]?
    }
    let free = compilation.map { Set($0.freeScreens(of: screens)) }
    let document = Document(
      out: options.out, module: options.module, files: files,
      filesThatCompile: compilation.map { files - $0.failed.count },
      screens: screens.map { screen in
        var entry = ScreenEntry(
          type: screen.type, file: screen.file, test: screen.testName, shown: screen.context.words, storyboard: nil,
          identifier: nil, compiles: free?.contains(screen))
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
