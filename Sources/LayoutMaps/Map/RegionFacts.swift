package import Layout

/// The facts that are the same throughout a region and cannot be expressed as a length.
package struct RegionFacts: Sendable, Hashable {
  /// The facts of one view.
  package struct View: Sendable, Hashable {
    /// The view's id in the document.
    package let id: String
    /// The view's name, for people.
    package let name: String
    /// Position of the superview in the list; nil for the root.
    package let parent: Int?
    /// Laid out but not drawn.
    package let isHidden: Bool
    /// The lines of its text, without the last one if that is cut.
    package fileprivate(set) var lines: [String]
    /// How many lines are shown.
    package let lineCount: Int
    /// Whether an ellipsis replaces some text.
    package let isTruncated: Bool
    /// Whether text is left out without an ellipsis.
    package let isClipped: Bool
    /// Whether the text is drawn smaller than its font, to fit.
    package let isShrunk: Bool
  }

  /// In pre-order; the root comes first.
  package private(set) var views: [View]
  /// The window's size classes.
  package private(set) var sizeClasses: SizeClasses
  /// Problems and open questions, each kind once: `conflict`, `ambiguous` and views, `expectation` and its text.
  package let findings: [[String]]

  /// Whether a view of the list or one that contains it is hidden.
  func isHidden(_ view: View) -> Bool {
    sequence(first: view) { $0.parent.map { views[$0] } }.contains(where: \.isHidden)
  }

  /// The same facts, whatever the size classes are.
  var inAnySizeClass: RegionFacts {
    var facts = self
    facts.sizeClasses = SizeClasses(horizontal: .any, vertical: .any)
    return facts
  }

  /// The same facts, whatever words the lines of texts begin with.
  var withoutBreaks: RegionFacts {
    var facts = self
    for index in views.indices { facts.views[index].lines = [] }
    return facts
  }

  /// The parts that do not change with the numbers: not which of several sets of constraints a contradiction is found
  /// in.
  private static func cause(_ finding: Finding) -> [String] {
    switch finding {
    case .conflict: ["conflict"]
    case .ambiguous(let open): ["ambiguous"] + open.views.map(\.name)
    case .omitted, .missingGlyphs, .failedExpectation: finding.key
    }
  }

  init(_ layout: SolvedLayout) {
    views = layout.views.map { view in
      let isCut = view.text.map { $0.isTruncated || $0.isClipped } ?? false
      let lines = view.text?.lines.map(\.run.text) ?? []
      return View(
        id: view.id, name: view.name, parent: view.parent, isHidden: view.isHidden,
        lines: isCut ? Array(lines.dropLast()) : lines, lineCount: lines.count,
        isTruncated: view.text?.isTruncated ?? false, isClipped: view.text?.isClipped ?? false,
        isShrunk: (view.text?.scale ?? 1) < 1)
    }
    sizeClasses = layout.cell.sizeClasses
    findings = layout.findings.reduce(into: []) { known, finding in
      let cause = Self.cause(finding)
      if !known.contains(cause) { known.append(cause) }
    }
  }
}
