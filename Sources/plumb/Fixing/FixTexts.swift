import Layout
import Repair
import Values
import Verifying

/// Problems and proposals as text and as JSON, with pictures before and after.
@MainActor
struct FixTexts {
  let folder: String
  let pipeline: LayoutPipeline

  /// The lines of a problem, with values escaped.
  /// - Throws: ``FileError``.
  func text(_ repaired: FixWork.Repaired) throws -> [String] {
    let place = repaired.problem.place.map { ":\($0.line)" } ?? ""
    let example = repaired.example.map { " (\($0.text))" } ?? ""
    var lines = [
      Escaped.line("\(repaired.scene.document)\(place): \(repaired.problem.id): \(repaired.problem.text)\(example)")
    ]
    if let obstacle = repaired.obstacle {
      let search = obstacle.tried == 0 ? "" : "no repair found among \(Count.text(obstacle.tried, "edit")): "
      lines.append(Escaped.line("  \(search)\(obstacle.text)"))
    }
    for numbered in repaired.proposals {
      let (number, proposal) = (numbered.number, numbered.proposal)
      if numbered.isKnown {
        lines.append(Escaped.line("  \(number)  as above: \(proposal.sentence)"))
        continue
      }
      lines.append(Escaped.line("  \(number)  \(proposal.sentence)"))
      lines += change(proposal, repaired).map { "       " + Escaped.line($0) }
      lines.append("       " + RepairWords.words(proposal.proof, repaired.range))
      let count = try pictures(proposal, number, repaired).count
      lines.append(
        "       " + Escaped.line("\(Count.text(count, "picture")) in \(folder)/\(repaired.scene.id)/\(number)"))
    }
    return lines
  }

  /// The diff of the document, or lines of Swift.
  private func change(_ proposal: Proposal, _ repaired: FixWork.Repaired) -> [String] {
    if repaired.document.form == .code {
      let call = AnchorCall(repaired.scene)
      return proposal.edits.flatMap(call.lines)
    }
    return LineDiff(from: repaired.document.text, to: proposal.text, context: 0).lines
  }

  /// - Throws: ``FileError``.
  func json(_ repaired: FixWork.Repaired) throws -> JSONText {
    var pairs: [(String, JSONText)] = [
      ("scene", .text(repaired.scene.id)), ("id", .text(repaired.problem.id)), ("text", .text(repaired.problem.text)),
    ]
    if let line = repaired.problem.place?.line { pairs.append(("line", .number(Double(line)))) }
    if let example = repaired.example { pairs.append(("at", .text(example.text))) }
    pairs.append(("proposals", .list(try repaired.proposals.map { try json($0.proposal, $0.number, repaired) })))
    if let obstacle = repaired.obstacle {
      pairs.append(
        (
          "obstacle",
          .pairs([
            ("text", .text(obstacle.text)), ("constraints", .list(obstacle.constraints.map { .text($0) })),
            ("tried", .number(Double(obstacle.tried))),
          ])
        ))
    }
    return .pairs(pairs)
  }

  private func json(_ proposal: Proposal, _ number: Int, _ repaired: FixWork.Repaired) throws -> JSONText {
    let words = RepairWords(repaired.scene)
    return .pairs([
      ("number", .number(Double(number))), ("sentence", .text(proposal.sentence)),
      (
        "edits",
        .list(proposal.edits.map { .pairs([("kind", .text($0.kind)), ("text", .text(words.words($0)))]) })
      ),
      ("diff", .list(change(proposal, repaired).map { .text($0) })),
      ("proof", .text(RepairWords.words(proposal.proof, repaired.range))),
      ("everySize", .flag(proposal.proof.isOfEverySize)), ("cells", .number(Double(proposal.movement.cells))),
      ("unchanged", .number(Double(proposal.movement.unchanged))),
      ("points", .number((proposal.movement.points * 1000).rounded() / 1000)),
      ("pictures", .list(try pictures(proposal, number, repaired).map { .text($0) })),
    ])
  }

  // MARK: Pictures

  /// Draws a scene before and after, where it failed and on two devices.
  /// - Returns: Paths of the files.
  /// - Throws: ``FileError``.
  private func pictures(_ proposal: Proposal, _ number: Int, _ repaired: FixWork.Repaired) throws -> [String] {
    let renderer = Renderer(measurer: pipeline.measurer, drawing: repaired.scene.drawing)
    let tablet = repaired.range.cells.first { $0.family == .pad }
    let cells = [repaired.example?.cell, repaired.range.cells.first, tablet].compactMap { $0 }
      .reduce(into: [Cell]()) { known, cell in if !known.contains(cell) { known.append(cell) } }
    return try cells.flatMap { cell in
      try [("before", repaired.scene), ("after", proposal.scene)].map { word, scene in
        let layout = pipeline.solve(scene, in: cell)
        let name = "\(scene.id)/\(number)/\(cell.name)-\(word).svg"
        try AtomicFile.write(renderer.svg(renderer.displayList(layout)), to: name, in: folder)
        return "\(folder)/\(name)"
      }
    }
  }
}
