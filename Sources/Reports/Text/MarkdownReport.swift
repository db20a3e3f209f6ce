import Foundation
public import Goldens

/// A run as Markdown, for the summary of a step or a comment on a pull request: totals first, then cause by cause, as many as
/// there is room for.
public struct MarkdownReport {
  /// What GitHub takes as a comment, in characters.
  public static let commentLimit = 65_536
  /// What GitHub takes as a step's summary, in bytes.
  public static let summaryLimit = 1 << 20

  private let run: StoredRun
  private let limit: Int
  private let link: String?

  /// - Parameters:
  ///   - limit: Most bytes.
  ///   - link: Where the report's folder can be opened; pictures are shown from there. Without one none are shown: neither
  ///     artifacts nor data URIs are, in a comment.
  public init(run: StoredRun, limit: Int = commentLimit, link: String? = nil) {
    self.run = run
    self.limit = limit
    self.link = link.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// - Complexity: O(groups).
  public var text: String {
    let totals = run.totals
    let isClean = totals.isClean
    var head = "### \(isClean ? "Layouts: nothing changed" : "Layouts: \(totals.text)")\n\n"
    head += "\(totals.identical) of \(totals.cells) cells in \(totals.scenes) scenes are identical.\n"
    if !isClean, let link { head += "\n[Open the report](\(Self.url("\(link)/index.html")))\n" }
    let blocks = blocks
    var body = ""
    for (index, block) in blocks.enumerated() {
      let rest = blocks.count - index - 1
      let tail = rest > 0 ? Self.more(rest) : ""
      if (head + body + block + tail).utf8.count > limit {
        return head + body + Self.more(rest + 1)
      }
      body += block
    }
    return head + body
  }

  private static func more(_ count: Int) -> String { "\n…and \(count) more; the report has them all.\n" }

  private var blocks: [String] {
    var blocks: [String] = []
    for problem in run.problems { blocks.append("\n- \(Self.escaped(problem))\n") }
    for scene in run.scenes {
      for text in scene.findings + scene.troubles {
        blocks.append("\n- **\(Self.escaped(scene.title))**: \(Self.escaped(text))\n")
      }
      for text in scene.orphans + scene.missingPictures {
        blocks.append("\n- **\(Self.escaped(scene.title))**: golden orphaned or missing: \(Self.escaped(text))\n")
      }
      for index in scene.groups.indices { blocks.append(block(scene, index)) }
    }
    for orphan in run.orphans { blocks.append("\n- orphaned: \(Self.escaped("\(run.snapshots)/\(orphan)"))\n") }
    return blocks
  }

  private func block(_ scene: StoredScene, _ index: Int) -> String {
    let group = scene.groups[index]
    var text = "\n#### \(Self.escaped(scene.title)): \(Self.escaped(group.cause))\n\n"
    text +=
      "\(group.cells.count) of \(scene.cellCount) cells, `plumb accept \(Self.code("\(scene.id)#\(index + 1)"))`\n\n"
    for effect in group.effects.prefix(8) {
      text += "- \(Self.escaped(effect.text)), \(effect.cells.count) of \(scene.cellCount) cells\n"
    }
    if group.effects.count > 8 { text += "- …and \(group.effects.count - 8) more\n" }
    if let link, let cell = scene.cells.first(where: { $0.group == index && $0.pictures.contains("expected") }) {
      func picture(_ kind: String) -> String {
        let url = Self.url("\(link)/\(scene.id)/\(cell.name).\(kind).png")
        return "<img alt=\"\(kind)\" width=\"240\" src=\"\(Page.escaped(url))\">"
      }
      text += "\n| golden | now | difference |\n|---|---|---|\n"
      text += "| \(picture("expected")) | \(picture("actual")) | \(picture("difference")) |\n"
    }
    return text
  }

  /// Whatever a document says is text: signs that mean something in Markdown or HTML are escaped, lines are joined.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{2028}", "\u{2029}": result += " "
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "(", ")", "#", "|", "!", "~", "@", "+", "{", "}": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Inside of backticks nothing can be escaped.
  private static func code(_ text: String) -> String {
    "'" + text.map { $0 == "`" || $0.isNewline ? "?" : String($0) }.joined() + "'"
  }

  private static func url(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.subtracting(CharacterSet(charactersIn: "()'+")))
      ?? ""
  }
}
