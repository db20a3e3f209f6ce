package import Layout

/// One of the different layouts of a scene, in one state and for one reader.
package struct DistinctLayout: Sendable {
  /// A difference from another layout.
  package struct Difference: Sendable, Hashable {
    /// The view's id; nil for a constraint.
    package let view: String?
    /// What is so here: `Title on 2 lines`.
    package let here: String
    /// What is so in the other layout; nil if nothing corresponds.
    package let there: String?
  }

  /// The number of its law.
  package let law: Int
  /// A name in words that no other layout of the list has.
  package let name: String
  /// The windows in which it holds, in words that are true of no other window of the list.
  package let place: String
  /// Its cells, in the order of the list.
  package let cells: [Int]
  /// The cell that represents it.
  package let representative: Int
  /// The position in the list of the layout before it that differs least; nil for the first.
  package let nearest: Int?
  /// How it differs from that one, what says most first.
  package let differences: [Difference]
  /// Constraints whose result differs, are new here, or are missing here.
  package let constraints: [Difference]

  /// Returns the same with other numbers of cells.
  package func numbered(_ number: (Int) -> Int) -> DistinctLayout {
    DistinctLayout(
      law: law, name: name, place: place, cells: cells.map(number), representative: number(representative),
      nearest: nearest, differences: differences, constraints: constraints)
  }

  /// Returns the distinct layouts among a scene's cells of one state and reader.
  /// - Parameters:
  ///   - cells: The cells, with the numbers of their laws.
  ///   - laws: The laws by number.
  ///   - rank: How well a cell represents others; the lowest first.
  ///   - layout: The layout of a cell, with its explanation.
  /// - Complexity: O(cells + layouts² · phrases).
  package static func list(
    _ cells: [(cell: Cell, law: Int)], laws: [LayoutLaw], rank: (Cell) -> Int, layout: (Int) -> SolvedLayout
  ) -> [DistinctLayout] {
    var groups: [(law: Int, cells: [Int])] = []
    var places: [Int: Int] = [:]
    for (index, entry) in cells.enumerated() {
      if let known = places[entry.law] {
        groups[known].cells.append(index)
      } else {
        places[entry.law] = groups.count
        groups.append((entry.law, [index]))
      }
    }
    func best(_ group: [Int]) -> Int {
      group.min { (rank(cells[$0].cell), $0) < (rank(cells[$1].cell), $1) } ?? group[0]
    }
    let representatives = groups.map { best($0.cells) }
    // What one meets most comes first.
    let order = groups.indices.sorted { a, b in
      let (first, second) = (representatives[a], representatives[b])
      return (rank(cells[first].cell), -groups[a].cells.count, a) < (
        rank(cells[second].cell), -groups[b].cells.count, b
      )
    }
    let traits = order.map { group in
      let classes = Set(groups[group].cells.map { cells[$0].cell.sizeClasses })
      return LayoutTraits(
        layout(representatives[group]), laws[groups[group].law], classes: classes)
    }
    let names = LayoutNames(traits).all
    let windows = WindowWords(cells.map(\.cell))
    let numbers = LayoutTraits.numbered(traits)
    return order.enumerated().map { position, group in
      let distances = (0..<position).map { other in
        zip(numbers[position], numbers[other]).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
      }
      let nearest = distances.indices.min { (distances[$0], -$0) < (distances[$1], -$1) }
      let changed = nearest.map { traits[position].differences(from: traits[$0]) } ?? []
      return DistinctLayout(
        law: groups[group].law, name: names[position], place: windows.words(for: groups[group].cells),
        cells: groups[group].cells, representative: representatives[group], nearest: nearest,
        differences: changed.filter { $0.view != nil }, constraints: changed.filter { $0.view == nil })
    }
  }
}

extension LayoutTraits {
  /// Subjects in order: what says most first, then by name.
  static func isBefore(_ a: Subject, _ b: Subject) -> Bool {
    (a.kind, a.about, a.other) < (b.kind, b.about, b.other)
  }

  /// Returns the phrases of some layouts as numbers, one for each subject of any of them; 0 where a layout has none.
  /// - Complexity: O(phrases).
  static func numbered(_ all: [LayoutTraits]) -> [[Int32]] {
    var (places, texts): ([Subject: Int], [[String: Int32]]) = ([:], [])
    let found = all.map { traits in
      traits.phrases.map { subject, text -> (place: Int, number: Int32) in
        let place = places[subject, default: texts.count]
        if place == texts.count {
          places[subject] = place
          texts.append([:])
        }
        let number = texts[place][text, default: Int32(texts[place].count + 1)]
        texts[place][text] = number
        return (place, number)
      }
    }
    return found.map { phrases in
      phrases.reduce(into: Array(repeating: 0, count: texts.count)) { $0[$1.place] = $1.number }
    }
  }

  /// Returns what is so here and not there. Of a view only what says most is listed, and nothing of views within it that
  /// follows from that.
  func differences(from other: LayoutTraits) -> [DistinctLayout.Difference] {
    var found: [DistinctLayout.Difference] = []
    var seen: Set<String> = []
    let all = places.merging(other.places) { min($0, $1) }
    let above = parents.merging(other.parents) { first, _ in first }
    func isInside(_ id: String) -> Bool {
      sequence(first: id) { above[$0] }.dropFirst().contains(where: seen.contains)
    }
    let hidden = unseen.intersection(other.unseen)
    let changed = Set(phrases.keys).union(other.phrases.keys).filter {
      phrases[$0] != other.phrases[$0] && !hidden.contains($0.about)
    }
    // Views before what they contain, and of each what says most.
    let subjects = changed.sorted {
      (all[$0.about] ?? 0, $0.kind, $0.about, $0.other) < (all[$1.about] ?? 0, $1.kind, $1.about, $1.other)
    }
    for subject in subjects {
      let (here, there) = (phrases[subject], other.phrases[subject])
      switch subject.kind {
      case .constraint:
        found.append(.init(view: nil, here: here ?? "\(subject.about) is not installed", there: there))
      case .classes, .findings: break
      case .presence:
        if isInside(subject.about) || !seen.insert(subject.about).inserted { continue }
        let name = (here ?? there ?? "").split(separator: " ", maxSplits: 1).last.map(String.init) ?? subject.about
        let words = "\(name) is \(here?.hasPrefix("with ") ?? false ? "shown" : "gone")"
        found.append(.init(view: subject.about, here: words, there: nil))
      default:
        guard let here else { continue }
        let isOwn = subject.kind == .cut || subject.kind == .lines
        if !isOwn, isInside(subject.about) { continue }
        if seen.insert(subject.about).inserted {
          found.append(.init(view: subject.about, here: here, there: there))
        }
      }
    }
    return found
  }
}
