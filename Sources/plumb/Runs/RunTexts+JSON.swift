import Values
import Verifying

extension RunTexts {
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

  /// - Parameters:
  ///   - resolved: Findings that existed before.
  ///   - renamed: The former paths of renamed documents, by their present ones.
  func json(
    problems: JSONText, resolved: [String] = [], renamed: [String: String] = [:]
  ) -> String {
    let (gone, orphans) = run.isOfRevisions ? (run.orphans, []) : ([], run.orphans)
    return JSONText.result(
      [("gone", gone), ("resolved", resolved)].filter { !$0.1.isEmpty }.map { ($0.0, .list($0.1.map { .text($0) })) }
        + (renamed.isEmpty
          ? [] : [("renamed", .pairs(renamed.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }))])
        + [
          ("clean", .flag(code == .clean && resolved.isEmpty)), ("scenes", .list(run.scenes.map(json))),
          ("orphans", .list(orphans.map { .text($0) })), ("problems", problems),
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
