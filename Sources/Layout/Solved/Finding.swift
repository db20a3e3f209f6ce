import Values

/// A problem with a layout, or something it leaves open.
package enum Finding: Sendable, Hashable {
  /// Views whose frames are not determined, for one reason (AL-2.13).
  case ambiguous(OpenViews)
  /// Constraints that cannot hold together (AL-2.20).
  case conflict(Contradiction)
  /// The number of further findings of a kind beyond the limit (`Limits.findings`): `conflict`, `ambiguous view`.
  case omitted(count: Int, kind: String)
  /// Characters that no font has, and the packages to install for them.
  case missingGlyphs(view: String, characters: [Unicode.Scalar], packages: [String])
  /// An expectation that does not hold: its text, and both sides.
  case failedExpectation(text: String, place: ScenePlace?, left: Double, right: Double)
}

extension Finding {
  /// Whether a layout with this finding must not be recorded: all findings except those that a picture shows as they
  /// are.
  package var isFault: Bool {
    if case .missingGlyphs = self { return false }
    return true
  }

  /// The place in the document; nil if there is none.
  package var place: ScenePlace? {
    switch self {
    case .ambiguous(let open): open.place
    case .conflict(let contradiction): contradiction.place
    case .omitted, .missingGlyphs: nil
    case .failedExpectation(_, let place, _, _): place
    }
  }

  /// The subject of the finding; a finding of another cell with an equal key has the same cause.
  package var key: [String] {
    switch self {
    case .ambiguous(let open): ["ambiguous"] + open.views.map(\.name) + open.constraints
    case .conflict(let contradiction): ["conflict"] + contradiction.key
    case .omitted(_, let kind): ["omitted", kind]
    case .missingGlyphs(let view, let characters, _): ["no glyph", view] + characters.map { "\($0.value)" }
    case .failedExpectation(let text, let place, _, _): ["expectation", text, place.map { "\($0.line)" } ?? ""]
    }
  }

  /// Returns the findings of this list that another list does not have. One whose constraints only have other numbers
  /// in the other list is the same.
  /// - Complexity: O(n · m).
  package static func gone(_ before: [Finding], in now: [Finding]) -> [Finding] {
    let (old, new) = (Set(before.map(\.key)), Set(now.map(\.key)))
    var changed = now.filter { !old.contains($0.key) }.map(\.keyWithoutNumbers)
    return before.filter { finding in
      if new.contains(finding.key) { return false }
      guard let index = changed.firstIndex(of: finding.keyWithoutNumbers) else { return true }
      changed.remove(at: index)
      return false
    }
  }

  /// The key without constants, lengths and priorities; numbers in names stay.
  private var keyWithoutNumbers: [String] {
    key.map { text in
      text.replacing(/\s?\(Priority [^)]*\)| ?@[0-9.]+| [+\-−] [0-9]+(\.[0-9]+)?/, with: "")
        .replacing(/([=≤≥<>]) ?[\-−]?[0-9]+(\.[0-9]+)?$/) { "\($0.output.1)" }
    }
  }

  /// The problem and what to do next, in one line.
  package var sentence: String { message.text + (advice.map { "; next: \($0)" } ?? "") }

  /// The problem, in one line.
  package var message: NumberedText {
    switch self {
    case .ambiguous(let open): return open.message
    case .conflict(let contradiction): return contradiction.message
    case .omitted(let count, let kind):
      return NumberedText("\(Count.text(count, "more \(kind)")); fix those listed first, and run again to see others")
    case .missingGlyphs(let view, let characters, let packages):
      let names = Listing.text(characters.map { "U+\(Self.hex($0)) \($0.properties.name ?? "")" }, limit: 5)
      let advice = packages.isEmpty ? "no font known here has them" : "install \(packages.joined(separator: ", "))"
      return NumberedText("no glyph: \(view) (\(names)); \(advice)")
    case .failedExpectation(let text, _, let left, let right):
      return "expectation failed: \(text): \(number: left) against \(number: right)"
    }
  }

  /// Advice on how to fix it; nil if the message contains that, or if it depends on the intention.
  package var advice: String? {
    switch self {
    case .ambiguous(let open): open.advice
    case .conflict(let contradiction): contradiction.advice
    case .omitted, .missingGlyphs, .failedExpectation: nil
    }
  }

  /// Returns whether it is about a view, or about one of some constraints in the document's notation.
  func concerns(_ view: String, _ constraints: [String]) -> Bool {
    switch self {
    case .ambiguous(let open): open.views.contains { $0.name == view }
    case .conflict(let contradiction): contradiction.rows.contains { constraints.contains($0.text.text) }
    case .omitted, .missingGlyphs, .failedExpectation: false
    }
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
