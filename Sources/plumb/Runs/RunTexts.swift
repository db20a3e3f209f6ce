import Verifying
import Values

/// A stored run as text and as JSON.
struct RunTexts {
  let run: StoredRun
  /// The folder of the pictures.
  let folder: String
  /// The most folded effects shown per cause.
  private static let effectLimit = 6

  /// Returns the lines for a scene: findings, then each cause with its effects; none for a clean scene.
  func lines(_ scene: StoredScene) -> [String] {
    var lines: [String] = []
    if scene.otherRenderer != nil, scene.cells.contains(where: { $0.status == .renderer }) {
      lines.append(
        "layouts equal, pictures not compared: recorded by another renderer (\(scene.otherRenderer ?? "")); "
          + "`plumb record --mode all` replaces them with this one's")
    }
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
      if group.shownEffects.count > count {
        lines.append("  and \(Count.text(group.shownEffects.count - count, "more effect")); --all lists them")
      }
    }
    for cell in scene.cells where cell.status == .paint {
      if let measure = cell.measure {
        lines.append("  \(cell.name): \(measure)")
        break
      }
    }
    lines += scene.tolerated.map { "tolerated: \($0)" }
    if !scene.orphans.isEmpty { lines.append("orphaned goldens: \(scene.orphans.joined(separator: ", "))") }
    if !scene.missingPictures.isEmpty {
      lines.append("no golden picture: \(scene.missingPictures.joined(separator: ", ")); `plumb record` writes it")
    }
    if scene.cells.contains(where: { !$0.pictures.isEmpty }) { lines.append("pictures in \(folder)/\(scene.id)") }
    return scene.findings.flatMap { $0.lines(in: scene.document, of: scene.cellCount) }
      + scene.troubles.map(Self.folded) + lines.map(Escaped.line)
  }

  /// Returns a stored text with all lines but the first indented, so that none looks like a message of its own.
  private static func folded(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n").enumerated().map { index, line in
      index == 0 ? Escaped.line(String(line)) : "    " + Escaped.line(String(line.drop { $0 == " " }))
    }.joined(separator: "\n")
  }

  /// Everything worth reporting, scene by scene.
  var text: String {
    var parts = run.scenes.compactMap { scene -> String? in
      let lines = lines(scene)
      return lines.isEmpty ? nil : ([Escaped.line(scene.document)] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
    parts += rules
    parts += run.orphans.map { Escaped.line("\(run.snapshots)/\($0)") + ": orphaned, belongs to no document" }
    return parts.joined(separator: "\n")
  }

  /// Everything that this version's rules moved, as one item for all scenes: the list of the rules, and how to accept
  /// it.
  private var rules: [String] {
    run.changedRules.map { item in
      ([item.cause + ":"] + item.rules.map { "  \($0)" }).map(Escaped.line).joined(separator: "\n")
        + "\n  \(Count.text(item.cells, "cell")) in \(Count.text(item.scenes, "recipe"))"
        + "; `plumb accept '\(CellPattern.rules.text)'` accepts them together"
    }
  }

  /// The number of cells, and how many of them are unchanged.
  var summary: String {
    let totals = run.totals
    return
      "\(totals.identical) of \(Count.text(totals.cells, "cell")) identical in \(Count.text(totals.scenes, "recipe"))"
  }

  var code: ExitCode {
    var code = run.scenes.reduce(ExitCode.clean) { $0.combined(with: Self.code($1)) }
    if !run.orphans.isEmpty { code = code.combined(with: .goldens) }
    if !run.problems.isEmpty { code = code.combined(with: .usage) }
    return code
  }

  static func code(_ scene: StoredScene) -> ExitCode {
    var code = scene.hasFault ? ExitCode.gate : .clean
    if !scene.troubles.isEmpty { code = code.combined(with: .usage) }
    if !scene.orphans.isEmpty || !scene.missingPictures.isEmpty { code = code.combined(with: .goldens) }
    for cell in scene.cells {
      switch cell.status {
      case .layout, .paint: code = code.combined(with: .differences)
      case .missing: code = code.combined(with: .goldens)
      case .failed: code = code.combined(with: .usage)
      case .renderer: break
      }
    }
    return code
  }

  // MARK: JSON

  /// - Parameter gone: Scenes that existed before.
  func json(problems: JSONText, gone: [String] = []) -> String {
    JSONText.result(
      [("gone", gone)].filter { !$0.1.isEmpty }.map { ($0.0, .list($0.1.map { .text($0) })) } + [
        ("clean", .flag(code == .clean && gone.isEmpty)), ("scenes", .list(run.scenes.map(json))),
        ("orphans", .list(run.orphans.map { .text($0) })), ("problems", problems),
      ])
  }

  private func json(_ scene: StoredScene) -> JSONText {
    .pairs([
      ("id", .text(scene.id)), ("document", .text(scene.document)),
      ("exitCode", .number(Double(Self.code(scene).rawValue))), ("messages", .list(lines(scene).map { .text($0) })),
      (
        "groups",
        .list(
          scene.groups.enumerated().map { index, group in
            .pairs([
              ("group", .text("\(scene.id)#\(index + 1)")), ("kind", .text(group.kind.rawValue)),
              ("cause", .text(group.cause)), ("rules", .list((group.rules ?? []).map { .text($0) })),
              ("effects", .list(group.effects.map { .text($0.text) })),
              ("summary", .list(group.shownEffects.map { .text($0.text) })),
              ("cells", .number(Double(group.cells.count))),
            ])
          })
      ),
      (
        "cells",
        .list(
          scene.cells.map { cell in
            .pairs([
              ("cell", .text(cell.name)), ("verdict", .text(Self.name(cell.status))),
              ("group", .text("\(scene.id)#\(cell.group + 1)")),
              ("groups", .list(cell.groups.map { .text("\(scene.id)#\($0 + 1)") })),
              ("changes", .list(cell.changes.map(Self.json))),
            ])
          })
      ),
    ])
  }

  private static func json(_ change: StoredChange) -> JSONText {
    guard let view = change.view, let edge = change.edge, let from = change.from, let to = change.to else {
      return .pairs([("text", .text(change.text))])
    }
    return .pairs([("view", .text(view)), ("edge", .text(edge)), ("from", .number(from)), ("to", .number(to))])
  }

  private static func name(_ status: CellStatus) -> String {
    switch status {
    case .layout: "layout-changed"
    case .paint: "paint-changed"
    case .renderer: "other-renderer"
    case .missing: "missing"
    case .failed: "failed"
    }
  }
}
