import Foundation
import Layout
import Values

/// What a reader sees of a layout's law, as phrases by subject: each subject has one phrase a layout.
///
/// Two laws that differ have a subject whose phrases differ, so that a name can be made for each.
struct LayoutTraits {
  /// What a phrase is about.
  struct Subject: Hashable {
    let kind: Kind
    /// The view, or what else the phrase is about.
    let about: String
    /// The second view of a pair.
    var other = ""
  }

  /// Kinds of subjects, what says most first.
  enum Kind: Int, Comparable {
    case presence, arrangement, cut, lines, width, findings, across, down, height, constraint, classes, breaks

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// What is said of the layout.
  let phrases: [Subject: String]
  /// The superview of each view but those of the root, by id.
  let parents: [String: String]
  /// The places of views in the order of the document, by id.
  let places: [String: Int]
  /// Views that are hidden, or in a hidden view, by id.
  let unseen: Set<String>

  /// The size classes of the layout's cells.
  let classes: Set<SizeClasses>

  /// - Parameter classes: The size classes of the layout's cells.
  init(_ layout: SolvedLayout, _ law: LayoutLaw, classes: Set<SizeClasses>) {
    var phrases: [Subject: String] = [:]
    let views = law.facts.views
    let unseen = Set(
      views.indices.filter { index in
        sequence(first: index) { views[$0].parent }.contains { views[$0].isHidden }
      }.map { views[$0].id })
    let frames = Dictionary(layout.views.map { ($0.id, $0.absoluteFrame) }) { first, _ in first }
    for (index, fact) in views.enumerated() where index > 0 {
      let ends = Ends(frames[fact.id] ?? .zero, in: layout.cell.size)
      Self.add(fact, law.slopes(of: index), ends, isUnseen: unseen.contains(fact.id), to: &phrases)
    }
    Self.addArrangement(layout, besides: unseen, to: &phrases)
    self.unseen = unseen
    self.classes = classes
    if let only = classes.first, classes.count == 1 { phrases[Self.sizeClasses] = Self.words(of: only) }
    phrases[Subject(kind: .findings, about: "findings")] = Self.words(of: law.facts.findings)
    for constraint in layout.explanation?.constraints ?? [] {
      if constraint.first.item.viewID.map(unseen.contains) ?? false { continue }
      phrases[Subject(kind: .constraint, about: constraint.equation)] = "\(constraint.equation) \(constraint.verb)"
    }
    self.phrases = phrases
    places = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    parents = Dictionary(
      views.compactMap { view in
        view.parent.flatMap { $0 > 0 ? (view.id, views[$0].id) : nil }
      }
    ) { first, _ in first }
  }

  static let sizeClasses = Subject(kind: .classes, about: "size classes")

  static func words(of classes: SizeClasses) -> String {
    "\(classes.horizontal) width, \(classes.vertical) height"
  }

  // MARK: Views

  /// How far a view is from the screen's sides, in points. Where an edge moves with a side, its distance from it is the same
  /// in all cells of a layout.
  private struct Ends {
    /// Left and top.
    let start: SIMD2<Double>
    /// From the left edge to the right side, and from the top edge to the bottom.
    let rest: SIMD2<Double>
    /// What the lengths leave of the screen.
    let free: SIMD2<Double>

    init(_ frame: CGRect, in screen: Size) {
      start = SIMD2(frame.minX, frame.minY)
      rest = SIMD2(screen.width, screen.height) - start
      free = SIMD2(screen.width - frame.width, screen.height - frame.height)
    }

    /// The most that margins leave beside a view that fills the screen.
    static let margins = 120.0
    /// The farthest that a view is from a side at which it is.
    static let near = 240.0
  }

  private static func add(
    _ fact: RegionFacts.View, _ slopes: ArraySlice<SIMD2<Double>>, _ ends: Ends, isUnseen: Bool,
    to phrases: inout [Subject: String]
  ) {
    func set(_ kind: Kind, _ text: String) {
      phrases[Subject(kind: kind, about: fact.id)] = "\(isUnseen ? "hidden " : "")\(fact.name) \(text)"
    }
    phrases[Subject(kind: .presence, about: fact.id)] = fact.isHidden ? "without \(fact.name)" : "with \(fact.name)"
    let slopes = Array(slopes)
    if slopes.allSatisfy({ $0.y.isFinite }) {
      set(.width, extent(slopes[2].x, slopes[2].y, ends.free.x, "wide", "width", "height"))
      set(.height, extent(slopes[3].y, slopes[3].x, ends.free.y, "high", "height", "width"))
      set(.across, place(slopes[0].x, slopes[0].y, (ends.start.x, ends.rest.x), Self.across))
      set(.down, place(slopes[1].y, slopes[1].x, (ends.start.y, ends.rest.y), Self.down))
    } else {
      set(.width, "\(NumberText.plain(slopes[2].x)) wide")
      set(.across, "\(NumberText.plain(slopes[0].x)) from the left")
      set(.down, "\(NumberText.plain(slopes[1].x)) from the top")
    }
    if fact.lineCount == 0 { return }
    set(.cut, fact.isTruncated ? "cut short" : fact.isClipped ? "clipped" : fact.isShrunk ? "drawn smaller" : "whole")
    set(.lines, fact.lineCount == 1 ? "on one line" : "on \(fact.lineCount) lines")
    if fact.lineCount > 1, let breaks = breaks(after: fact.lines) { set(.breaks, breaks) }
  }

  /// Returns where lines end: after all of the first of two, after the last words of each of more.
  private static func breaks(after lines: [String]) -> String? {
    guard let first = lines.first else { return nil }
    if lines.count < 3 { return "breaks after “\(first.trimmingSpaces)”" }
    let ends = lines.dropLast().map { line in
      "“\(line.trimmingSpaces.split(separator: " ").suffix(2).joined(separator: " "))”"
    }
    return "breaks after \(ends.joined(separator: ", "))"
  }

  /// - Parameters:
  ///   - own: How much the length grows with the window's side of the same direction.
  ///   - other: How much it grows with the other side.
  ///   - free: What it leaves of the side, in points.
  private static func extent(
    _ own: Double, _ other: Double, _ free: Double, _ adjective: String, _ side: String, _ across: String
  ) -> String {
    switch (own, other) {
    case (0, 0): "keeps its \(side)"
    case (1, 0): free <= Ends.margins ? "fills the \(side)" : "grows with the \(side)"
    case (_, 0): "takes \(share(own)) of the \(side)"
    case (0, 1): "grows with the \(across), not the \(side)"
    case (0, _): "grows with \(share(other)) of the \(across), not the \(side)"
    case (_, ..<0): "as \(adjective) as \(share(own)) of the \(side) minus \(share(-other)) of the \(across)"
    default: "as \(adjective) as \(share(own)) of the \(side) and \(share(other)) of the \(across)"
    }
  }

  private static let shares: [(value: Double, text: String)] = [
    (1, "all"), (0.5, "half"), (1.0 / 3, "a third"), (2.0 / 3, "two thirds"), (0.25, "a quarter"),
    (0.75, "three quarters"), (0.2, "a fifth"), (0.4, "two fifths"),
  ]

  private static func share(_ slope: Double) -> String {
    if slope < 0 { return "minus \(share(-slope))" }
    return shares.first { abs($0.value - slope) < 1e-3 }?.text ?? "\(NumberText.plain(slope * 100, digits: 2)) %"
  }

  /// - Parameters:
  ///   - own: How much the position moves with the window's side of the same direction.
  ///   - other: How much it moves with the other side.
  ///   - distances: From the side where the direction starts, and from the one where it ends, in points.
  private static func place(
    _ own: Double, _ other: Double, _ distances: (start: Double, end: Double), _ words: Direction
  ) -> String {
    func stays(at side: String, _ distance: Double) -> String {
      distance <= Ends.near ? "stays at the \(side)" : "keeps its distance from the \(side)"
    }
    return switch (own, other) {
    case (0, 0): stays(at: words.start, distances.start)
    case (0.5, 0): "stays \(words.middle)"
    case (1, 0): stays(at: words.end, distances.end)
    case (_, 0): "moves \(words.name) with \(share(own)) of the \(words.side)"
    case (0, _): "moves \(words.name) by \(share(other)) of the \(words.otherSide)"
    default: "moves \(words.name) by \(share(own)), and by \(share(other)) of the \(words.otherSide)"
    }
  }

  private typealias Direction = (
    name: String, start: String, middle: String, end: String, side: String, otherSide: String
  )
  private static let across: Direction = ("across", "left", "centred", "right", "width", "height")
  private static let down: Direction = ("down", "top", "halfway down", "bottom", "height", "width")

  private static func words(of findings: [[String]]) -> String {
    if findings.isEmpty { return "no findings" }
    return findings.map { key in
      switch key.first {
      case "conflict": "constraints contradict each other"
      case "ambiguous": "\(key.dropFirst().joined(separator: ", ")) ambiguous"
      case "expectation": "\(key.dropFirst().first ?? "an expectation") fails"
      default: key.joined(separator: " ")
      }
    }.joined(separator: ", ")
  }

  // MARK: Pairs

  /// The most siblings that are compared with one another.
  private static let siblingLimit = 12

  private static func addArrangement(
    _ layout: SolvedLayout, besides unseen: Set<String>, to phrases: inout [Subject: String]
  ) {
    var siblings: [Int: [SolvedView]] = [:]
    for view in layout.views {
      guard let parent = view.parent, !unseen.contains(view.id), !view.frame.isEmpty else { continue }
      siblings[parent, default: []].append(view)
    }
    for children in siblings.values {
      let few = children.prefix(siblingLimit)
      for (index, first) in few.enumerated() {
        for second in few.dropFirst(index + 1) {
          guard let words = arrangement(first, second) else { continue }
          phrases[Subject(kind: .arrangement, about: second.id, other: first.id)] =
            "\(second.name) \(words) \(first.name)"
        }
      }
    }
  }

  private static func arrangement(_ first: SolvedView, _ second: SolvedView) -> String? {
    let (a, b) = (first.frame, second.frame)
    let across = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let down = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    if across <= 0.5, down > 0.4 * min(a.height, b.height) { return "beside" }
    if down <= 0.5, across > 0.3 * min(a.width, b.width) { return b.minY >= a.maxY - 0.5 ? "below" : "above" }
    return nil
  }
}

extension ExplainedConstraint {
  /// What it does in the layout.
  fileprivate var verb: String {
    switch status {
    case .broken: "breaks"
    case .pulling: "gives way"
    case .satisfied: relation == .equal ? "holds" : isTight ? "limits" : "has room"
    }
  }
}
