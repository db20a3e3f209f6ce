import Foundation
import Values

/// Folds the effects of one cause into a few lines: direct effects first, and one line for views with the same effect.
///
/// `Logo.Top -8 pt`, `Logo.Bottom -8 pt`, `Title.Top -8 pt` and so on become `Logo and all 4 views below it: up by 8`.
struct EffectFolding {
  private let tree: ViewParents
  /// Views that the cause affects directly.
  private let direct: Set<String>
  private var lines: [Line] = []
  private var positions: [Key: Int] = [:]
  /// How well each cell represents the others, by its name.
  private var ranks: [String: Int] = [:]

  /// - Parameter direct: Names of views that the cause affects directly; they come first.
  init(_ tree: ViewParents, direct: Set<String>) {
    self.tree = tree
    self.direct = direct
  }

  /// The kind of an effect, in the order of lines.
  private enum Rank: Int {
    case root, words, frame, content, follows
  }

  /// An effect in less than this part of the cells is rare.
  private static let rareness = 20

  private struct Key: Hashable {
    let subject: String
    let separator: String
    let words: [EffectWord]
  }

  private struct Line {
    let key: Key
    let rank: Rank
    let isDirect: Bool
    /// The text for the cell that represents the others, if it says more than the line.
    var example: String
    /// How well the example's cell represents the others (``Representative``).
    var exampleRank: Int
    var amounts: [ClosedRange<Double>?]
    var cells: [String]

    /// In points; 0 for effects without an amount.
    var largestAmount: Double { amounts.compactMap { $0?.upperBound }.max() ?? 0 }

    var text: String {
      if key.words.isEmpty { return key.subject }
      // Quotation marks separate a name that ends in a colon from the colon after it.
      let subject = key.subject.hasSuffix(":") ? "\"\(key.subject)\"" : key.subject
      return subject + key.separator + zip(key.words, amounts).map { $0.text($1) }.joined(separator: ", ")
    }
  }

  /// The lines, each with its cells: the root view and what can only be said in words first, then the largest movement,
  /// direct ones before others as large, then movements in few of the cells, and what follows from other effects last. The
  /// first is a cause's headline.
  var effects: [StoredEffect] {
    func order(_ line: Line) -> (Int, Double, Int, Int) {
      let isSaid = line.rank == .root || line.rank == .words
      let isRare = line.cells.count * Self.rareness < ranks.count
      return (
        line.rank == .follows ? 3 : isSaid ? 0 : isRare ? 2 : 1, isSaid ? 0 : -line.largestAmount,
        line.isDirect || line.rank == .root ? 0 : 1, line.rank.rawValue
      )
    }
    return lines.sorted { order($0) < order($1) }
      .map { StoredEffect(text: $0.text, example: $0.example, cells: $0.cells) }
  }

  /// Adds the changes of one cell.
  /// - Complexity: O(facts + views²).
  mutating func add(_ changes: [FactChange], from old: LayoutFacts, to new: LayoutFacts, in cell: String) {
    let places = ViewPlaces(tree, from: old, to: new)
    var views = ChangedViews(changes)
    let insets = RootInsetsChange(views.ofRoot)
    for words in insets.effects {
      note(Key(subject: "root", separator: ": ", words: words.map(\.word)), .root, words.map(\.amount), "", true, cell)
    }
    for change in insets.others {
      note(Key(subject: change.distance, separator: "", words: []), .root, [], change.description, true, cell)
    }
    for (frame, inside, names) in views.frames(places) { note(frame, inside, names, &views, places, cell) }
    for (words, rank, names) in views.others(places) {
      note(
        Key(subject: list(names), separator: ": ", words: words.map(\.word)), rank, words.map(\.amount), "", names, cell
      )
    }
  }

  private mutating func note(
    _ frame: FrameChange, _ inside: String?, _ names: [String], _ views: inout ChangedViews, _ places: ViewPlaces,
    _ cell: String
  ) {
    // A single edge of a single view is best described by its numbers.
    if names.count == 1, inside == nil, let edge = views.onlyEdge(of: names[0]) {
      let (name, distance) = (edge.edge.rawValue, edge.to - edge.from)
      let word = EffectWord(before: "\(name) \(distance > 0 ? "+" : "-")", after: " pt")
      note(
        Key(subject: names[0], separator: ".", words: [word]), .frame, [abs(distance)], edge.description, names, cell)
      return
    }
    var words = frame.words
    if let inside, let last = words.popLast() {
      words.append((EffectWord(before: last.word.before, after: "\(last.word.after) inside \(inside)"), last.amount))
    }
    for (subject, members) in subjects(frame, inside, names, places) {
      note(
        Key(subject: subject, separator: ": ", words: words.map(\.word)), .frame, words.map(\.amount), "", members,
        cell)
    }
  }

  private mutating func note(
    _ key: Key, _ rank: Rank, _ amounts: [Double?], _ example: String, _ views: [String], _ cell: String
  ) {
    note(key, rank, amounts, example, views.contains(where: direct.contains), cell)
  }

  private mutating func note(
    _ key: Key, _ rank: Rank, _ amounts: [Double?], _ example: String, _ isDirect: Bool, _ cell: String
  ) {
    let place = ranks[cell] ?? Representative.rank(ofCellNamed: cell)
    ranks[cell] = place
    guard let known = positions[key] else {
      positions[key] = lines.count
      lines.append(
        Line(
          key: key, rank: rank, isDirect: isDirect, example: example, exampleRank: place,
          amounts: amounts.map { $0.map { $0...$0 } }, cells: [cell]))
      return
    }
    if place < lines[known].exampleRank { (lines[known].example, lines[known].exampleRank) = (example, place) }
    if lines[known].cells.last != cell { lines[known].cells.append(cell) }
    for (index, amount) in amounts.enumerated() {
      guard let amount, let range = lines[known].amounts[index] else { continue }
      lines[known].amounts[index] = min(range.lowerBound, amount)...max(range.upperBound, amount)
    }
  }

  // MARK: Subjects

  /// Returns the subjects of an effect: a view and all on one side of it if it is true of each of them, else names.
  private func subjects(
    _ frame: FrameChange, _ inside: String?, _ names: [String], _ places: ViewPlaces
  ) -> [(String, [String])] {
    let names = names.filter(direct.contains) + names.filter { !direct.contains($0) }
    guard names.count > 3, frame.isMove, inside == nil, tree.hasUniqueNames, let first = names.first else {
      return [(list(names), names)]
    }
    let others = direct.subtracting(names).sorted()
    // Prefer a view that the cause affects directly as the reference.
    for view in direct.contains(first) ? [first] + others : others + [first] {
      let moved = places.views(movedLike: frame, otherThan: view)
      for side in ViewPlaces.Side.allCases {
        let views = places.views(side, view)
        // All views on that side have moved; other moved views get a line of their own.
        guard views.count > 1, views.isSubset(of: moved) else { continue }
        let rest = names.filter { $0 != view && !views.contains($0) }
        if rest.count + 3 > names.count { continue }
        let own = names.filter { !rest.contains($0) }
        let subject =
          view == first
          ? "\(view) and all \(views.count) views \(side.rawValue) it"
          : "all \(views.count) views \(side.rawValue) \(view)"
        return [(subject, own)] + (rest.isEmpty ? [] : [(list(rest), rest)])
      }
    }
    return [(list(names), names)]
  }

  /// Returns up to three names, directly affected views first, and how many more there are.
  private func list(_ names: [String]) -> String {
    let names = names.filter(direct.contains) + names.filter { !direct.contains($0) }
    guard let last = names.last, 2...3 ~= names.count else { return Listing.text(names) }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  // MARK: One cell

  /// The changes of one cell, view by view.
  private struct ChangedViews {
    private(set) var ofRoot: [FactChange] = []
    private var order: [String] = []
    private var edges: [String: [FactChange]] = [:]
    private var facts: [String: [(from: Fact?, to: Fact?)]] = [:]

    init(_ changes: [FactChange]) {
      for change in changes {
        if change.isOfDevice {
          ofRoot.append(change)
          continue
        }
        // The cause already names it.
        if change.isRename { continue }
        let view = change.subject
        if edges[view] == nil, facts[view] == nil { order.append(view) }
        switch change {
        case .edge: edges[view, default: []].append(change)
        case .renamed: continue
        case .fact(_, let from, let to): facts[view, default: []].append((from, to))
        }
      }
    }

    /// Returns the edge of a view that moved, if no other edge did.
    func onlyEdge(of view: String) -> OnlyEdge? {
      guard let edges = edges[view], edges.count == 1, case .edge(_, let edge, let from, let to) = edges[0] else {
        return nil
      }
      return OnlyEdge(edge: edge, from: from, to: to, description: edges[0].description)
    }

    struct OnlyEdge {
      let edge: FactChange.Edge
      let from: Double
      let to: Double
      let description: String
    }

    /// Returns views whose frames changed in the same way, in the order of the first of each.
    func frames(_ places: ViewPlaces) -> [(frame: FrameChange, inside: String?, views: [String])] {
      var found: [(frame: FrameChange, inside: String?, views: [String])] = []
      for view in order {
        guard let edges = edges[view] else { continue }
        var frame = FrameChange()
        for case .edge(_, let edge, let from, let to) in edges { frame.move(edge, by: to - from) }
        let inside = places.movedSuperview(of: view)
        if let known = found.firstIndex(where: { $0.frame == frame && $0.inside == inside }) {
          found[known].views.append(view)
        } else {
          found.append((frame, inside, [view]))
        }
      }
      return found
    }

    typealias Words = [(word: EffectWord, amount: Double?)]

    /// Returns views whose other facts changed in the same way.
    func others(_ places: ViewPlaces) -> [(words: Words, rank: Rank, views: [String])] {
      var found: [(words: Words, rank: Rank, views: [String])] = []
      for view in order {
        for (words, rank) in phrases(of: view, places) {
          if let known = found.firstIndex(where: { own in
            own.rank == rank && own.words.elementsEqual(words) { $0.word == $1.word && $0.amount == $1.amount }
          }) {
            found[known].views.append(view)
          } else {
            found.append((words, rank, [view]))
          }
        }
      }
      return found
    }

    private func phrases(of view: String, _ places: ViewPlaces) -> [(Words, Rank)] {
      guard let facts = facts[view] else { return [] }
      let hasText = facts.contains { change in if case .text? = change.from ?? change.to { true } else { false } }
      var phrases: [(Words, Rank)] = hasText ? [text(of: view, places)] : []
      for (from, to) in facts {
        switch (from, to) {
        case (.frame?, nil): return [(Self.plain("removed"), .words)]
        case (nil, .frame?): return [(Self.plain("new"), .words)]
        case (.text?, _), (_, .text?), (.exact?, _), (_, .exact?): continue
        // The baseline follows from the frame and the text.
        case (.baseline?, _), (_, .baseline?):
          if edges[view] == nil, !hasText { phrases.append((Self.plain("baseline moved"), .follows)) }
        case (.content(let old)?, .content(let new)?): phrases += content(old, new).map { [($0, .content)] } ?? []
        case (.offset?, _), (_, .offset?): phrases.append((scroll(from, to), .content))
        default: phrases += phrase(from, to).map { [$0] } ?? []
        }
      }
      return phrases
    }

    /// Describes the change of a fact that has no amount.
    private func phrase(_ from: Fact?, _ to: Fact?) -> (Words, Rank)? {
      switch (from, to) {
      case (.image(let old, _)?, .image(let new, _)?) where old == new: (Self.plain("image moved"), .follows)
      case (.image(let old, _)?, .image(let new, _)?): (Self.plain("image \(old) -> \(new)"), .words)
      case (.scale(let old)?, .scale(let new)?):
        (Self.plain("text scaled \(NumberText.plain(old)) -> \(NumberText.plain(new))"), .follows)
      case (_, .scale(let new)?): (Self.plain("text scaled to \(NumberText.plain(new))"), .follows)
      case (.scale?, nil): (Self.plain("text at full size"), .follows)
      case (.hidden?, nil): (Self.plain("shown now"), .words)
      case (nil, .hidden?): (Self.plain("hidden now"), .words)
      case (.truncated?, nil), (.clipped?, nil): (Self.plain("no longer \(from?.kind ?? "")"), .words)
      case (nil, .truncated?), (nil, .clipped?): (Self.plain("\(to?.kind ?? "") now"), .words)
      case (.open?, _), (_, .open?): (Self.plain(FactChange.openness(from: from, to: to)), .words)
      case (let old?, let new?): (Self.plain("\(old) -> \(new)"), .words)
      case (let old?, nil): (Self.plain("no longer \(old)"), .words)
      case (nil, let new?): (Self.plain("new \(new)"), .words)
      case (nil, nil): nil
      }
    }

    private static func plain(_ text: String) -> Words { [(EffectWord(before: text), nil)] }

    private func text(of view: String, _ places: ViewPlaces) -> (Words, Rank) {
      let (old, new) = places.texts(of: view)
      if old == new { return (Self.plain("text moved"), .follows) }
      if old.count == 1, new.count == 1 {
        return (Self.plain("\(Quoting.record.quoted(old[0])) -> \(Quoting.record.quoted(new[0]))"), .words)
      }
      func joined(_ lines: [String]) -> String { lines.joined().filter { $0 != " " } }
      return joined(old) == joined(new)
        ? (Self.plain("text wraps differently"), .follows) : (Self.plain("text changed"), .words)
    }

    /// Describes how much further a scroll view has scrolled.
    private func scroll(_ from: Fact?, _ to: Fact?) -> Words {
      func offset(_ fact: Fact?) -> CGPoint { if case .offset(let point)? = fact { point } else { .zero } }
      let (old, new) = (offset(from), offset(to))
      var frame = FrameChange()
      for (edge, distance) in [(FactChange.Edge.left, new.x - old.x), (.right, new.x - old.x)] {
        frame.move(edge, by: Double(distance))
      }
      for (edge, distance) in [(FactChange.Edge.top, new.y - old.y), (.bottom, new.y - old.y)] {
        frame.move(edge, by: Double(distance))
      }
      return frame.words.map { (EffectWord(before: "scrolled \($0.word.before)", after: $0.word.after), $0.amount) }
    }

    /// Describes by how much a scroll view's content is wider and taller.
    private func content(_ old: CGSize, _ new: CGSize) -> Words? {
      var frame = FrameChange()
      frame.move(.right, by: new.width - old.width)
      frame.move(.bottom, by: new.height - old.height)
      let words = frame.words
      return words.isEmpty
        ? nil : words.map { (EffectWord(before: "content \($0.word.before)", after: $0.word.after), $0.amount) }
    }
  }
}
