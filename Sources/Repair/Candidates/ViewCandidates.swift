import Layout
import Linting

/// Candidates that edit properties of views.
struct ViewCandidates {
  let subject: RepairSubject

  /// Priorities of content that change its order to its neighbours.
  func priorities(of ids: [String], _ axes: [SceneAxis]) -> [Candidate] {
    var found: [Candidate] = []
    for id in ids {
      guard let view = subject.viewsByID[id], view.hasNaturalSize else { continue }
      for axis in axes {
        let own = subject.priorities(of: view, axis)
        for priority in Self.hugging(own.hugging) {
          var candidate = Candidate(.set(.hugging(axis, priority), of: id))
          // A field is stretched rather than a button.
          if (priority < own.hugging) != view.kind.grows(along: axis) { candidate.custom += 2 }
          found.append(candidate)
        }
        for priority in Self.resistance(own.resistance) {
          found.append(Candidate(.set(.resistance(axis, priority), of: id)))
        }
      }
    }
    return found
  }

  /// One of the system's levels of hugging, or of resistance, along both axes: a key may state both at once.
  func bothAxes(_ id: String) -> [Candidate] {
    [250, 750, 251, 749].flatMap { (priority: ScenePriority) -> [Candidate] in
      [
        Candidate(.set(.hugging(.horizontal, priority), of: id))
          .followed(by: Candidate(.set(.hugging(.vertical, priority), of: id))),
        Candidate(.set(.resistance(.horizontal, priority), of: id))
          .followed(by: Candidate(.set(.resistance(.vertical, priority), of: id))),
      ].compactMap { $0 }
    }
  }

  /// What decides between the content of views both where there is too much room and where there is too little: one of them
  /// keeps its length, or gives way before the others.
  func precedence(among ids: [String], _ axis: SceneAxis) -> [Candidate] {
    let views = ids.compactMap { subject.viewsByID[$0] }.filter(\.hasNaturalSize)
    return views.flatMap { view -> [Candidate] in
      let others = views.filter { $0.id != view.id }.map { subject.priorities(of: $0, axis) }
      let (hugging, resistance) = (others.map(\.hugging), others.map(\.resistance))
      guard let looser = hugging.min(), let tighter = hugging.max(), let weaker = resistance.min(),
        let stronger = resistance.max()
      else { return [] }
      func both(_ hugging: Double, _ resistance: Double) -> Candidate? {
        let optional = 1.0...999
        guard optional.contains(hugging), optional.contains(resistance) else { return nil }
        return Candidate(.set(.hugging(axis, ScenePriority(hugging)), of: view.id))
          .followed(by: Candidate(.set(.resistance(axis, ScenePriority(resistance)), of: view.id)))
      }
      return [both(tighter.value + 1, stronger.value + 1), both(looser.value - 1, weaker.value - 1)].compactMap { $0 }
    }
  }

  /// A constraint that two views must keep along an axis, with what lets one of them give way: a resistance below that
  /// of the other, and more lines.
  func givingWay(_ added: Candidate, _ ids: [String], _ axis: SceneAxis) -> [Candidate] {
    // The longest text gives way first.
    func length(_ id: String) -> Int { subject.viewsByID[id]?.texts.map(\.count).max() ?? 0 }
    return ids.sorted { length($0) > length($1) }.flatMap { id -> [Candidate] in
      guard let view = subject.viewsByID[id], view.hasNaturalSize else { return [] }
      let others = ids.filter { $0 != id }.compactMap { subject.viewsByID[$0] }.map {
        subject.priorities(of: $0, axis).resistance
      }
      let least = others.min() ?? 750
      let yielding =
        subject.priorities(of: view, axis).resistance < least
        ? added
        : added.followed(by: Candidate(.set(.resistance(axis, ScenePriority(max(1, least.value - 1))), of: id)))
      guard let yielding else { return [] }
      return [yielding] + moreText([id]).prefix(1).compactMap { yielding.followed(by: $0) }
    }
  }

  private static func hugging(_ own: ScenePriority) -> [ScenePriority] {
    ([249, 250, 251, 252, 750, 751, 999] as [ScenePriority]).filter { $0 != own }
  }

  private static func resistance(_ own: ScenePriority) -> [ScenePriority] {
    ([749, 750, 751, 999, 250] as [ScenePriority]).filter { $0 != own }
  }

  /// More lines of texts that have a place to break, and a break at words.
  func moreText(_ ids: [String]) -> [Candidate] {
    ids.flatMap { id -> [Candidate] in
      switch subject.viewsByID[id]?.kind {
      case .label(let label):
        guard subject.texts(of: id).contains(where: Self.hasBreaks) else { return [] }
        let own = label.numberOfLines ?? 1
        return own == 0 ? [] : [0, own + 1].map { Candidate(.set(.lines($0), of: id)) }
      case .button: return [Candidate([.set(.lineBreak(.wordWrap), of: id)], custom: 2)]
      default: return []
      }
    }
  }

  /// Whether a text consists of several words, or of a script that breaks between letters.
  private static func hasBreaks(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isWhitespace || $0 == "-" || $0.value >= 0x2E80 }
  }

  /// Other ways to share and align what a stack view arranges.
  func stack(_ view: SceneView) -> [Candidate] {
    guard case .stack(let stack) = view.kind else { return [] }
    let alignments: [SceneStack.Alignment] =
      stack.axis == .horizontal
      ? [.fill, .top, .center, .bottom, .firstBaseline, .lastBaseline] : [.fill, .leading, .center, .trailing]
    return SceneStack.Distribution.allCases.filter { $0 != stack.distribution }
      .map { Candidate(.set(.distribution($0), of: view.id)) }
      + alignments.filter { $0 != stack.alignment }.map { Candidate(.set(.alignment($0), of: view.id)) }
  }
}
