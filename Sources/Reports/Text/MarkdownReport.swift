import Foundation
import Values
package import Verifying

/// A run as Markdown, for the summary of a step or a comment on a pull request: causes in a table, then each with a
/// picture, as far as there is room.
///
/// Equal runs give equal bytes. The first line is an invisible marker by which a script finds its own comment, to
/// replace it.
package struct MarkdownReport {
  /// The longest comment that GitHub accepts, in characters.
  package static let commentLimit = 65_536
  /// The longest step summary that GitHub accepts, in bytes.
  package static let summaryLimit = 1 << 20
  /// The most causes that the table lists.
  private static let tableLimit = 20
  /// The most effects of a cause shown unfolded.
  private static let effectLimit = 3
  /// The most rules listed in a comment.
  private static let ruleLimit = 25
  /// The most effects listed if there is not enough room for all; the page has the rest.
  private static let foldedLimit = 30

  private let run: StoredRun
  private let room: Room
  private let home: PictureHome
  private let folder: String
  private let earlier: EarlierReport?
  private let command: DecisionCommand
  private let causes: [Cause]

  /// The most that a text may have.
  package struct Room: Sendable {
    /// In bytes.
    package var bytes: Int
    /// In lines; nil for any number.
    package var lines: Int?

    /// The lines of a comment that one reads without scrolling far.
    package static let commentLines = 60

    /// - Parameter lines: nil for those of a comment, or for any number if there is room for more bytes than in one.
    package init(bytes: Int = commentLimit, lines: Int? = nil) {
      self.bytes = bytes
      self.lines = lines ?? (bytes > commentLimit ? nil : Self.commentLines)
    }

    /// Whether a text fits.
    fileprivate func holds(_ text: String) -> Bool {
      text.utf8.count <= bytes && lines.map { text.utf8.count { $0 == 0x0A } <= $0 } ?? true
    }
  }

  /// - Parameters:
  ///   - run: The run to report.
  ///   - room: The most that the text may have.
  ///   - home: Where readers find pictures; without an address, movements are drawn as text.
  ///   - folder: The run's folder as named on the command line.
  ///   - earlier: What an earlier comment reported.
  ///   - way: How readers decide.
  package init(
    run: StoredRun, room: Room = Room(), home: PictureHome = .none, folder: String = "report",
    earlier: EarlierReport? = nil, way: DecisionCommand.Way = .terminal
  ) {
    (self.run, self.room, self.home, self.folder, self.earlier) = (run, room, home, folder, earlier)
    let link: String? = if case .published(let link) = home { link } else { nil }
    command = DecisionCommand(run, folder: folder, link: link, way: way)
    causes = Self.causes(run)
  }

  /// How the first line of every report begins.
  package static let markerStart = "<!-- plumb:report:1:"

  /// The first line, which identifies the author and the run of a comment.
  package var marker: String {
    let of = run.goldens.isEmpty ? "diff" : "verify/\(run.goldens)"
    return "\(Self.markerStart)\(Escaped.comment(of).prefix(80)) -->"
  }

  /// The Markdown.
  /// - Complexity: O(groups).
  package var text: String { content.text }

  /// The Markdown, and the pictures it shows that must be copied to the published folder (``PictureHome/copied(_:)``).
  /// - Complexity: O(groups + bytes of those pictures).
  package var content: (text: String, pictures: [PublishedPicture]) {
    let headline = RunHeadline(run)
    let totals = run.totals
    var head = "\(marker)\n### Layouts: \(headline.text)\n\n"
    head +=
      "\(totals.identical) of \(Count.text(totals.cells, "cell")) in \(Count.text(totals.scenes, "scene")) identical."
    if let earlier { head += "\n\(earlier.sentence(causes.map(\.digest)))" }
    if !totals.isClean {
      head += homeText
      let table = table
      if (head + table).utf8.count < room.bytes / 2 { head += table }
    }
    // What the next report compares itself with, unless it would take the room of what people read.
    let mark = EarlierReport.line(causes.map(\.digest))
    let end = mark.utf8.count < room.bytes / 8 ? "\n" + mark : ""
    let blocks = blocks
    var body = ""
    var pictures: [PublishedPicture] = []
    for (index, make) in blocks.enumerated() {
      let block = make()
      let rest = blocks.count - index - 1
      let tail = Self.more(rest) + end
      // A cause without its picture is better than none.
      let fitting = block.texts.first { room.holds(head + body + $0 + tail) }
      guard let fitting else { return (head + body + Self.more(rest + 1) + end, pictures) }
      body += fitting
      pictures += block.pictures.filter { fitting.contains($0.name) }
    }
    return (head + body + end, pictures)
  }

  /// The location of pictures, and the reason for it.
  private var homeText: String {
    switch home {
    case .published(let link):
      let address = Self.url(link, "index.html")
      return "\n[Open the report](\(address)): its pictures are loaded from there (`--link`).\n"
    case .copied(let link):
      return
        "\nPictures are loaded from [a published folder](\(Self.url(link, nil))), to which they were copied (`--publish`, "
        + "`--link`).\n"
    case .artifact(let link):
      return
        "\nThe report is an artifact of [this run](\(Self.url(link, nil))); a comment cannot show pictures from one, and "
        + "what moved is drawn as text. `--link` names a published folder.\n"
    case .none:
      return "\nNo address of the report is known (`--link`), so what moved is drawn as text.\n"
    }
  }

  private static func more(_ count: Int) -> String {
    Listing.rest(count, hint: "the report lists all.").map { "\n…\($0)\n" } ?? ""
  }

  // MARK: Causes

  /// A part that is never split: the full text, then shorter replacements in case there is not enough room, longest
  /// first.
  private struct Block {
    let texts: [String]
    /// Pictures that the texts may show from the folder they are copied to.
    let pictures: [PublishedPicture]

    init(_ texts: String..., pictures: [PublishedPicture] = []) { (self.texts, self.pictures) = (texts, pictures) }
  }

  /// A cause with its scene and its index there.
  private struct Cause {
    let scene: StoredScene
    let index: Int
    let digest: String

    var group: StoredGroup { scene.groups[index] }
    var pattern: String { "\(scene.id)#\(index + 1)" }
  }

  /// The causes that are items of their own: those that most cells have first.
  private static func causes(_ run: StoredRun) -> [Cause] {
    let causes = run.scenes.flatMap { scene in
      scene.groups.indices.filter { scene.groups[$0].kind != .rules }.map { index in
        Cause(scene: scene, index: index, digest: EarlierReport.digest(scene, scene.groups[index]))
      }
    }
    return causes.sorted { $0.group.cells.count > $1.group.cells.count }
  }

  private var table: String {
    if causes.isEmpty { return "" }
    let decides = command.isPossible
    var text =
      "\n| | What changed | Where | Layouts |\(decides ? " Accept |" : "")\n|---|---|---|---|\(decides ? "---|" : "")\n"
    let count = min(Self.tableLimit, room.lines.map { $0 / 5 } ?? Self.tableLimit)
    for (number, cause) in causes.prefix(count).enumerated() {
      let mark = earlier?.isNew(cause.digest) ?? false ? " new" : ""
      text += "| \(number + 1)\(mark) | \(title(cause)) | \(Escaped.markdown(cause.scene.title)) | "
      text += "\(cause.group.cells.count) of \(cause.scene.cellCount) |"
      // A bar would end the cell, also in code.
      if decides { text += " `\(command.accept(cause.pattern).replacing("|", with: "\\|"))` |" }
      text += "\n"
    }
    if let rest = Listing.rest(causes.count - count, "cause") { text += "\n…\(rest)\n" }
    return text
  }

  /// The sentence of a cause, with a link to it in the published page.
  private func title(_ cause: Cause) -> String {
    let text = Escaped.markdown(cause.group.sentence)
    guard case .published(let link) = home, let cell = cause.scene.examples(ofGroup: cause.index).first
    else {
      return text
    }
    let key = Escaped.address("\(cause.scene.id)/\(cell)")
    return "[\(text)](\(Self.url(link, "index.html"))#\(key)@?cause=\(cause.index + 1))"
  }

  /// Made one by one, so that the pictures of blocks without room need not be read.
  private var blocks: [() -> Block] {
    var blocks: [() -> Block] = []
    for problem in run.problems { blocks.append { Block("\n- \(Escaped.markdown(problem))\n") } }
    for item in run.changedRules { blocks.append { block(item) } }
    for (number, cause) in causes.enumerated() { blocks.append { block(cause, number: number + 1) } }
    for scene in run.scenes {
      for finding in scene.findings {
        let place = finding.line.map { ", line \($0)" } ?? ""
        blocks.append {
          Block(
            "\n- **\(Escaped.markdown(scene.title))**\(place): \(Escaped.markdown(finding.sentence)), in "
              + "\(finding.cells.count) of \(scene.cellCount) cells\n")
        }
      }
      for text in scene.troubles {
        blocks.append { Block("\n- **\(Escaped.markdown(scene.title))**: \(Escaped.markdown(text))\n") }
      }
      for text in scene.orphans + scene.missingPictures {
        blocks.append {
          Block("\n- **\(Escaped.markdown(scene.title))**: golden orphaned or missing: \(Escaped.markdown(text))\n")
        }
      }
    }
    for orphan in run.orphanSentences { blocks.append { Block("\n- \(Escaped.markdown(orphan))\n") } }
    return blocks
  }

  /// Returns the block of changed rules: one item for all scenes, with the list.
  private func block(_ item: ChangedRules) -> Block {
    var text = "\n#### \(Escaped.markdown(item.cause))\n\n"
    text +=
      "\(Count.text(item.cells, "cell")) in \(Count.text(item.scenes, "scene"))\(decision(CellPattern.rules.text))\n\n"
    let limit = room.lines == nil ? item.rules.count : Self.ruleLimit
    for rule in item.rules.prefix(limit) { text += "- \(Escaped.markdown(rule))\n" }
    if let rest = Listing.rest(item.rules.count - limit, "rule") { text += "- \(rest)\n" }
    let brief = text
    text += "\n<details><summary>What they moved</summary>\n\n"
    let moved = run.scenes.flatMap { scene in
      scene.groups.filter { $0.kind == .rules && $0.cause == item.cause }.map { (scene, $0) }
    }
    for (scene, group) in moved.prefix(Self.foldedLimit) {
      let effects = group.shownEffects.prefix(Self.effectLimit).map { Escaped.markdown($0.text) }
      text += "- \(Escaped.markdown(scene.title)), \(group.cells.count) of \(Count.text(scene.cellCount, "cell")): "
      text += effects.joined(separator: "; ") + (group.shownEffects.count > effects.count ? "; …" : "") + "\n"
    }
    if let rest = Listing.rest(moved.count - Self.foldedLimit, "scene") { text += "- …\(rest)\n" }
    return Block(text + "\n</details>\n", brief)
  }

  private func block(_ cause: Cause, number: Int) -> Block {
    let (scene, group) = (cause.scene, cause.group)
    let sentence = group.sentence
    var head = "\n#### \(number). \(title(cause))\n"
    head += "\(Escaped.markdown(scene.title)), \(group.cells.count) of \(Count.text(scene.cellCount, "cell"))"
    // Two spaces break the line.
    head +=
      "\(decision(cause.pattern))" + (sentence == group.cause ? "" : "  \n\(Escaped.markdown(group.cause))") + "\n\n"
    // The first effect is the sentence.
    let effects = group.shownEffects.dropFirst(sentence == group.shownEffects.first?.text ? 1 : 0)
    func line(_ effect: StoredEffect) -> String {
      "- \(Escaped.markdown(effect.text)), \(effect.cells.count) of \(Count.text(scene.cellCount, "cell"))\n"
    }
    func text(all: Bool) -> String {
      var text = head
      for effect in effects.prefix(Self.effectLimit) { text += line(effect) }
      if !effects.isEmpty { text += "\n" }
      let folded = effects.dropFirst(Self.effectLimit)
      if folded.isEmpty { return text }
      text += "<details><summary>\(Count.text(folded.count, "more effect"))</summary>\n\n"
      let shown = all ? folded : folded.prefix(room.lines.map { min($0 / 6, Self.foldedLimit) } ?? Self.foldedLimit)
      for effect in shown { text += line(effect) }
      if let rest = Listing.rest(folded.count - shown.count) { text += "- …\(rest)\n" }
      return text + "\n</details>\n\n"
    }
    let (picture, pictures) = picture(of: scene, cause.index)
    return Block(text(all: true) + picture, text(all: false) + picture, head + picture, head, pictures: pictures)
  }

  /// Returns ` · plumb review accept 'login#1'`; empty for a run without goldens.
  private func decision(_ pattern: String) -> String {
    if !command.isPossible { return "" }
    let text = command.accept(pattern)
    // A code span ends at as many backticks as it begins with; `Escaped.shell` leaves none.
    return " · `\(text)`"
  }

  /// Returns one picture of a cause: golden, actual and difference next to each other, or the same as text.
  private func picture(of scene: StoredScene, _ index: Int) -> (text: String, pictures: [PublishedPicture]) {
    let found = scene.cells.filter { $0.groups.contains(index) }
    let places = Dictionary(scene.examples(ofGroup: index).enumerated().map { ($1, $0) }) { first, _ in first }
    let cells = found.sorted { (places[$0.name] ?? 0) < (places[$1.name] ?? 0) }
    let kinds: [PictureKind] = [.comparison, .difference]
    let pictured = cells.first { $0.pictures.contains(.expected) && kinds.contains(where: $0.pictures.contains) }
    let files =
      pictured.map { cell in Self.shownKinds(of: cell).map { RunFolder.pictureName(scene.id, cell, $0) } } ?? []
    switch home {
    case .published(let link): return (pictured.map { Self.images(of: $0, files.map { Self.url(link, $0) }) } ?? "", [])
    case .copied(let link):
      let pictures = files.compactMap { PublishedPicture($0, in: folder) }
      if let pictured, pictures.count == files.count {
        return (Self.images(of: pictured, pictures.map { Self.url(link, $0.name) }), pictures)
      }
    case .artifact, .none: break
    }
    guard let drawing = cells.lazy.compactMap({ MovementText($0, scene.groups[index]) }).first else { return ("", []) }
    return ("<pre>\n\(drawing.lines.map(Escaped.html).joined(separator: "\n"))\n</pre>\n", [])
  }

  /// Returns the kinds of a cell's pictures to show: the comparison, or the pictures it would consist of.
  private static func shownKinds(of cell: StoredCell) -> [PictureKind] {
    cell.pictures.contains(.comparison) ? [.comparison] : [.expected, .actual, .difference]
  }

  /// - Parameter addresses: The addresses of the pictures, one per kind.
  private static func images(of cell: StoredCell, _ addresses: [String]) -> String {
    let kinds = shownKinds(of: cell)
    func image(_ address: String, _ alt: String, _ width: Int) -> String {
      "<img alt=\"\(alt)\" width=\"\(width)\" src=\"\(Escaped.html(address))\">"
    }
    if kinds.count == 1 {
      let alt = "before, now and difference on \(Escaped.html(Escaped.line(cell.name)))"
      return "\(image(addresses[0], alt, 720))\n"
    }
    let row = zip(addresses, kinds).map { image($0, $1.rawValue, 240) }.joined(separator: " | ")
    return "| before | now | difference |\n|---|---|---|\n| \(row) |\n"
  }

  /// - Parameters:
  ///   - link: The address of the report, given by the user.
  ///   - path: A file in it, named by documents; nil for the link itself.
  private static func url(_ link: String, _ path: String?) -> String {
    let address = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "()'+"))
    let scalars = link.unicodeScalars
    let base = path == nil || scalars.last != "/" ? link : String(scalars.dropLast())
    let parts = [
      base.addingPercentEncoding(withAllowedCharacters: path == nil ? address.union(["#"]) : address),
      path.map(Escaped.address),
    ]
    return parts.compactMap(\.self).joined(separator: "/")
  }
}
