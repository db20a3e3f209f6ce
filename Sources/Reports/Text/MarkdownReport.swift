import Foundation
package import Goldens

/// A run as Markdown, for the summary of a step or a comment on a pull request: totals first, then as many causes as fit.
package struct MarkdownReport {
  /// The longest comment that GitHub accepts, in characters.
  package static let commentLimit = 65_536
  /// The longest step summary that GitHub accepts, in bytes.
  package static let summaryLimit = 1 << 20

  private let run: StoredRun
  private let limit: Int
  private let link: String?

  /// - Parameters:
  ///   - run: What was found.
  ///   - limit: The longest text, in bytes.
  ///   - link: The address of the report's folder; pictures are loaded from there. Without one there are no pictures: a
  ///     comment can show neither artifacts nor data URIs.
  package init(run: StoredRun, limit: Int = commentLimit, link: String? = nil) {
    self.run = run
    self.limit = limit
    self.link = link.map { $0.utf8.last == 0x2F ? String($0.unicodeScalars.dropLast()) : $0 }
  }

  /// The Markdown.
  /// - Complexity: O(groups).
  package var text: String {
    let totals = run.totals
    let isClean = totals.isClean
    var head = "### \(isClean ? "Layouts: nothing changed" : "Layouts: \(totals.text)")\n\n"
    head += "\(totals.identical) of \(totals.cells) cells in \(totals.scenes) scenes are identical.\n"
    if !isClean, let link { head += "\n[Open the report](\(Self.url(link, "index.html")))\n" }
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

  private static func more(_ count: Int) -> String { "\n…and \(count) more; the report lists all.\n" }

  private var blocks: [String] {
    var blocks: [String] = []
    for problem in run.problems { blocks.append("\n- \(Escaped.markdown(problem))\n") }
    blocks += run.changedRules.map(block)
    for scene in run.scenes {
      for text in scene.findings + scene.troubles {
        blocks.append("\n- **\(Escaped.markdown(scene.title))**: \(Escaped.markdown(text))\n")
      }
      for text in scene.orphans + scene.missingPictures {
        blocks.append(
          "\n- **\(Escaped.markdown(scene.title))**: golden orphaned or missing: \(Escaped.markdown(text))\n")
      }
      for index in scene.groups.indices { blocks.append(block(scene, index)) }
    }
    for orphan in run.orphans { blocks.append("\n- orphaned: \(Escaped.markdown("\(run.snapshots)/\(orphan)"))\n") }
    return blocks
  }

  /// Rules that changed: one item for all scenes, with the list.
  private func block(_ item: ChangedRules) -> String {
    var text = "\n#### \(Escaped.markdown(item.cause))\n\n"
    text += "\(item.cells) cells in \(item.scenes) scenes, `plumb accept '\(CellPattern.rules.text)'`\n\n"
    for rule in item.rules { text += "- \(Escaped.markdown(rule))\n" }
    return text
  }

  private func block(_ scene: StoredScene, _ index: Int) -> String {
    let group = scene.groups[index]
    var text = "\n#### \(Escaped.markdown(scene.title)): \(Escaped.markdown(group.cause))\n\n"
    text +=
      "\(group.cells.count) of \(scene.cellCount) cells, `plumb accept \(Escaped.shell("\(scene.id)#\(index + 1)"))`\n\n"
    if let rules = group.rules { text += "Rules: \(Escaped.markdown(ChangedRules.numbers(rules)))\n\n" }
    let effects = group.shownEffects
    for effect in effects.prefix(8) {
      text += "- \(Escaped.markdown(effect.text)), \(effect.cells.count) of \(scene.cellCount) cells\n"
    }
    if effects.count > 8 { text += "- …and \(effects.count - 8) more\n" }
    if let link, let cell = scene.cells.first(where: { $0.group == index && $0.pictures.contains("expected") }) {
      func picture(_ kind: String) -> String {
        let url = Self.url(link, "\(scene.id)/\(cell.name).\(kind).png")
        return "<img alt=\"\(kind)\" width=\"240\" src=\"\(Escaped.html(url))\">"
      }
      text += "\n| golden | now | difference |\n|---|---|---|\n"
      text += "| \(picture("expected")) | \(picture("actual")) | \(picture("difference")) |\n"
    }
    return text
  }

  /// - Parameters:
  ///   - link: Where the report is; given by the user.
  ///   - path: A file below it, named by documents.
  private static func url(_ link: String, _ path: String) -> String {
    let address = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "()'+"))
    let name = CharacterSet(charactersIn: "/-._~").union(.alphanumerics)
    let parts = [
      link.addingPercentEncoding(withAllowedCharacters: address),
      path.addingPercentEncoding(withAllowedCharacters: name),
    ]
    return parts.compactMap(\.self).joined(separator: "/")
  }
}
