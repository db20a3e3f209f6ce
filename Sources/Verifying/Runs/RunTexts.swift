import Goldens
import Values

/// A stored run as text and as JSON.
package struct RunTexts {
  /// The run that is described.
  package let run: StoredRun
  /// The folder of the pictures.
  let folder: String

  /// - Parameter folder: The folder of the pictures.
  package init(run: StoredRun, folder: String) { (self.run, self.folder) = (run, folder) }

  /// The most folded effects shown per cause.
  private static let effectLimit = 6

  /// Returns the lines for a scene: findings, then each cause with its effects; none for a clean scene.
  /// - Parameter namesFolder: Whether the last line names the folder of the pictures.
  package func lines(_ scene: StoredScene, namesFolder: Bool = true) -> [String] {
    var lines: [String] = []
    lines += otherRenderer(scene)
    for (index, group) in scene.groups.enumerated() {
      // Already reported above, unless layouts differ, too.
      if scene.cells.first(where: { $0.group == index })?.status == .renderer { continue }
      if group.kind == .rules {
        // Printed once for all scenes.
        lines.append("moved by changed plumb rules, in \(CellNames.text(group.cells, of: scene.cellCount))")
        continue
      }
      let cells = CellNames.text(group.cells, of: scene.cellCount)
      if group.effects.isEmpty {
        lines.append("\(group.cause), in \(cells)")
        continue
      }
      lines.append(group.cause)
      // Unfolded effects were requested, so show all of them.
      let count = group.summary == nil ? group.effects.count : Self.effectLimit
      for effect in group.shownEffects.prefix(count) {
        let shown = effect.example.isEmpty ? effect.text : effect.example
        let rest = effect.cells.count > 1 && shown != effect.text ? " (\(effect.text) elsewhere)" : ""
        lines.append("  \(shown)\(rest), in \(CellNames.text(effect.cells, of: scene.cellCount))")
      }
      if let rest = Listing.rest(group.shownEffects.count - count, "effect", hint: "--all lists them") {
        lines.append("  \(rest)")
      }
    }
    for cell in scene.cells where cell.status == .paint {
      if let measure = cell.measure {
        lines.append("  \(cell.name): \(measure)")
        break
      }
    }
    lines += scene.tolerated.map { "tolerated: \($0)" }
    lines += silentEdits(scene)
    if !scene.orphans.isEmpty {
      let next = scene.golden == nil ? "; `plumb review prune --remove` removes them" : ""
      lines.append("orphaned goldens: \(OrphanedCells(scene.orphans).text)\(next)")
    }
    // What cannot be recorded before its faults are fixed has no golden either.
    let isRefused = scene.hasFault && scene.groups.contains { $0.kind == .noGolden }
    if !scene.missingPictures.isEmpty, !isRefused {
      let command = scene.golden == nil ? "plumb record" : TestGoldens.recordingCommand
      lines.append("no golden picture: \(Listing.text(scene.missingPictures, limit: 6)); `\(command)` writes it")
    }
    if namesFolder, scene.cells.contains(where: { !$0.pictures.isEmpty }) {
      lines.append("pictures in \(folder)/\(scene.id)")
    }
    return scene.findings.flatMap { $0.lines(in: scene.document, of: scene.cellCount) }
      + scene.troubles.map(Self.folded) + lines.map(Escaped.line)
  }

  /// Returns the line about edits that change no cell.
  private func silentEdits(_ scene: StoredScene) -> [String] {
    guard let edits = scene.silentEdits else { return [] }
    let more = edits.count - Self.effectLimit
    let shown = edits.prefix(Self.effectLimit) + (more > 0 ? [Count.text(more, "more edit")] : [])
    // A comparison of two revisions has no goldens, and who accepts what differs records these edits, too.
    let next = run.goldens.isEmpty || !scene.groups.isEmpty ? "" : "; `plumb record` updates the record"
    return [
      "\(edits.count == 1 ? "edit that changes" : "edits that change") no layout: \(shown.joined(separator: "; "))\(next)"
    ]
  }

  /// Returns the line about cells that another renderer has recorded.
  private func otherRenderer(_ scene: StoredScene) -> [String] {
    let count = scene.cells.count { $0.status == .renderer }
    guard let recorded = scene.otherRenderer, count > 0 else { return [] }
    let shapesAlike = Fingerprint(text: scene.renderer).shapesText(like: Fingerprint(text: recorded))
    return [
      "another \(shapesAlike ? "renderer" : "text library"): \(Count.text(count, "cell")) "
        + "\(count == 1 ? "is" : "are") compared by frames only, because \(recorded) drew the goldens; "
        + "`plumb record --mode all` replaces them with this one's"
    ]
  }

  /// Returns a stored text with all lines but the first indented, so that none looks like a message of its own.
  private static func folded(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n").enumerated().map { index, line in
      index == 0 ? Escaped.line(String(line)) : "    " + Escaped.line(String(line.drop { $0 == " " }))
    }.joined(separator: "\n")
  }

  /// Everything worth reporting, scene by scene.
  package var text: String {
    var parts = run.scenes.compactMap { scene -> String? in
      let lines = lines(scene)
      return lines.isEmpty ? nil : ([Escaped.line(scene.document)] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
    parts += rules
    parts += run.orphanSentences
    return parts.joined(separator: "\n")
  }

  /// Everything that this version's rules moved, as one item for all scenes: the list of the rules, and how to accept
  /// it.
  private var rules: [String] {
    run.changedRules.map { item in
      ([item.cause + ":"] + item.rules.map { "  \($0)" }).map(Escaped.line).joined(separator: "\n")
        + "\n  \(Count.text(item.cells, "cell")) in \(Count.text(item.scenes, "scene"))"
        + "; `plumb review accept '\(CellPattern.rules.text)'` accepts them together"
    }
  }

  /// The number of cells, and how many of them are unchanged.
  package var summary: String {
    let totals = run.totals
    return
      "\(totals.identical) of \(Count.text(totals.cells, "cell")) identical in \(Count.text(totals.scenes, "scene"))"
  }
}
