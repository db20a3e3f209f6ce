import Goldens

/// What verifying a scene found, equal differences of many cells in one line.
struct SceneSummary {
  let document: String
  private(set) var identical = 0
  private(set) var code = ExitCode.clean
  private(set) var lines: [String] = []

  /// Cells by what happened in them, in the order it was first seen.
  private var order: [String] = []
  private var cells: [String: [String]] = [:]
  /// How the change reads in the first cell it was seen in.
  private var example: [String: String] = [:]
  private var otherRendererCount = 0
  private var verdicts: [(cell: String, verdict: Verdict)] = []

  /// Folder that the pictures of differences go to.
  private let pictures: String
  private var hasPictures = false

  init(document: String, pictures: String) {
    self.document = document
    self.pictures = pictures
  }

  mutating func note(findings: [(cell: String, findings: [Finding])]) {
    lines += FindingTexts.summary(findings)
    if findings.contains(where: { $0.findings.contains(where: \.isFault) }) { code = code.combined(with: .gate) }
  }

  mutating func note(unreadable message: String) {
    lines.append(message)
    code = code.combined(with: .usage)
  }

  mutating func notePictures() { hasPictures = true }

  /// Pictures of differences that could not be written: told once.
  mutating func note(unwritable message: String) {
    if !lines.contains(message) { lines.append(message) }
    code = code.combined(with: .usage)
  }

  mutating func note(_ verdict: Verdict, in cell: String) {
    verdicts.append((cell, verdict))
    switch verdict {
    case .identical: identical += 1
    case .otherRenderer: otherRendererCount += 1
    case .layoutChanged(let changes):
      code = code.combined(with: .differences)
      for change in changes { add(key(of: change), change.description, cell) }
    case .paintChanged:
      code = code.combined(with: .differences)
      add("the picture changed, the layout did not", "", cell)
    case .missing:
      code = code.combined(with: .goldens)
      add("no golden; `plumb record` writes it", "", cell)
    case .failed(let message):
      code = code.combined(with: .usage)
      add(message, "", cell)
    }
  }

  mutating func note(orphans: [String]) {
    if orphans.isEmpty { return }
    code = code.combined(with: .goldens)
    lines.append("orphaned goldens: \(orphans.joined(separator: ", "))")
  }

  mutating func note(missingPictures: [String]) {
    if missingPictures.isEmpty { return }
    code = code.combined(with: .goldens)
    lines.append("no golden picture: \(missingPictures.joined(separator: ", ")); `plumb record` writes it")
  }

  mutating func finish(otherRenderer: String?, cellCount: Int) {
    for key in order {
      let names = cells[key] ?? []
      let shown = example[key].flatMap { $0.isEmpty ? nil : $0 } ?? key
      let rest = names.count > 1 && shown != key ? " (\(key) elsewhere)" : ""
      lines.append("\(shown)\(rest), in \(FindingTexts.list(names, of: cellCount))")
    }
    if let otherRenderer, otherRendererCount > 0 {
      lines.append(
        "layouts equal, pictures not compared: recorded by another renderer (\(otherRenderer)); "
          + "`plumb record --mode all` takes over this one's")
    }
    if hasPictures { lines.append("pictures in \(pictures)") }
  }

  /// Changes of one edge by one distance are one thing, whatever the cell.
  private func key(of change: FactChange) -> String {
    guard case .edge(let view, let edge, let from, let to) = change else { return change.description }
    return "\(view).\(edge.rawValue) \(to > from ? "+" : "")\(NumberText.plain(to - from)) pt"
  }

  private mutating func add(_ key: String, _ description: String, _ cell: String) {
    if cells[key] == nil {
      order.append(key)
      example[key] = description
    }
    cells[key, default: []].append(cell)
  }

  var json: JSONText {
    .pairs([
      ("document", .text(document)), ("exitCode", .number(Double(code.rawValue))),
      ("messages", .list(lines.map { .text($0) })),
      (
        "cells",
        .list(
          verdicts.filter { $0.verdict != .identical }.map { cell, verdict in
            .pairs([("cell", .text(cell)), ("verdict", .text(Self.name(verdict))), ("changes", Self.changes(verdict))])
          })
      ),
    ])
  }

  private static func name(_ verdict: Verdict) -> String {
    switch verdict {
    case .identical: "identical"
    case .layoutChanged: "layout-changed"
    case .paintChanged: "paint-changed"
    case .otherRenderer: "other-renderer"
    case .missing: "missing"
    case .failed: "failed"
    }
  }

  private static func changes(_ verdict: Verdict) -> JSONText {
    guard case .layoutChanged(let changes) = verdict else { return .list([]) }
    return .list(
      changes.map { change in
        switch change {
        case .edge(let view, let edge, let from, let to):
          .pairs([
            ("view", .text(view)), ("edge", .text(edge.rawValue)), ("from", .number(from)), ("to", .number(to)),
          ])
        case .line: .pairs([("text", .text(change.description))])
        }
      })
  }
}
