extension StoredScene {
  /// The cells that were compared.
  private var compared: Set<String> { Set(cells.map(\.name)).union(verified ?? []) }

  /// Whether the results are of different cells of one golden, so that they are of different assertions.
  func hasOtherCells(than other: StoredScene) -> Bool {
    !isOfFiles && golden == other.golden && compared.isDisjoint(with: other.compared)
  }

  /// Returns the scene with the cells of another assertion on the same golden.
  /// - Complexity: O(both).
  func joined(with other: StoredScene) -> StoredScene {
    var whole = other
    var indices: [Int] = []
    whole.groups = groups
    for group in other.groups {
      let known = whole.groups.indices.first {
        !indices.contains($0) && whole.groups[$0].kind == group.kind && whole.groups[$0].cause == group.cause
      }
      if let known {
        whole.groups[known].add(group)
        indices.append(known)
      } else {
        indices.append(whole.groups.count)
        whole.groups.append(group)
      }
    }
    whole.renderer = Fingerprint(text: renderer).joined(with: Fingerprint(text: other.renderer)).text
    whole.otherRenderer = other.otherRenderer ?? otherRenderer
    whole.silentEdits = other.silentEdits ?? silentEdits
    let offset = facts.count
    whole.facts = facts + other.facts
    whole.cells =
      cells
      + other.cells.map { cell in
        var cell = cell
        cell.group = indices[cell.group]
        cell.causes = cell.causes?.map { indices[$0] }
        cell.facts += offset
        cell.goldenFacts = cell.goldenFacts.map { $0 + offset }
        return cell
      }
    whole.cellCount += cellCount
    whole.identical += identical
    whole.findings = findings + other.findings.filter { !findings.contains($0) }
    whole.troubles = troubles + other.troubles.filter { !troubles.contains($0) }
    whole.missingPictures = missingPictures + other.missingPictures.filter { !missingPictures.contains($0) }
    whole.tolerated = tolerated + other.tolerated
    if redrawn != nil || other.redrawn != nil {
      whole.redrawn = (redrawn ?? [:]).merging(other.redrawn ?? [:]) { first, _ in first }
    }
    whole.verified = (verified ?? []) + (other.verified ?? [])
    return whole
  }
}

extension StoredScene {
  /// States why cells have no golden.
  mutating func explainMissing(_ cause: String) {
    for index in groups.indices where groups[index].kind == .noGolden { groups[index].cause = cause }
  }

  /// Counts a cell that is identical or tolerated.
  /// - Parameters:
  ///   - golden: What is recorded of it.
  ///   - isFiltered: Whether only some of the scene's cells were selected.
  mutating func noteIdentical(
    _ cell: Observation, _ verdict: Verdict, _ golden: SceneRecord.CellEntry?, isFiltered: Bool
  ) {
    identical += 1
    if verdict == .identical, let golden, let drawing = cell.drawingHash, drawing != golden.drawingHash {
      redrawn = redrawn ?? [:]
      redrawn?[cell.cell.name] = drawing
    }
    if isFiltered { verified = (verified ?? []) + [cell.cell.name] }
  }
}

extension StoredGroup {
  /// Adds the cells and the effects of an equal cause.
  fileprivate mutating func add(_ other: StoredGroup) {
    cells += other.cells
    effects = Self.joined(effects, other.effects)
    summary = summary.flatMap { own in other.summary.map { Self.joined(own, $0) } }
  }

  private static func joined(_ effects: [StoredEffect], _ others: [StoredEffect]) -> [StoredEffect] {
    var effects = effects
    for other in others {
      if let known = effects.firstIndex(where: { $0.text == other.text }) {
        effects[known].cells += other.cells
      } else {
        effects.append(other)
      }
    }
    return effects
  }
}
