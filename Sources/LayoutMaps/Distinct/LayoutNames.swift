/// Names of layouts in words: for each the fewest phrases that are true of no other.
struct LayoutNames {
  /// In the order of the layouts.
  let all: [String]

  /// - Complexity: O(layouts · phrases²) at most.
  init(_ traits: [LayoutTraits]) {
    if traits.count == 1 {
      all = ["the same everywhere"]
      return
    }
    let phrases = Self.phrases(traits)
    var taken: Set<String> = []
    all = traits.indices.map { index in
      let own = phrases.filter {
        $0.layouts.contains(index) && ($0.kind != .classes || traits[index].classes.count == 1)
      }
      let found = Self.fewest(own, for: index, of: traits.count)
      var name = found.map(\.text).joined(separator: ", ")
      // Two phrases of different subjects may read alike.
      if name.isEmpty || taken.contains(name) { name = Self.spelled(own, taken, name) }
      taken.insert(name)
      return name
    }
  }

  private struct Phrase {
    let text: String
    let kind: LayoutTraits.Kind
    /// The layouts of which it is true.
    let layouts: Choice
    let cost: Int

    func left(of others: Choice) -> Int { layouts.commonCount(with: others) }
  }

  /// The phrases that are true of some layouts only, cheapest first.
  private static func phrases(_ traits: [LayoutTraits]) -> [Phrase] {
    var layouts: [LayoutTraits.Subject: [String: Choice]] = [:]
    for (index, trait) in traits.enumerated() {
      for (subject, text) in trait.phrases {
        layouts[subject, default: [:]][text, default: Choice(of: traits.count)].insert(index)
      }
      // Size classes that some cells of a layout have do not distinguish another one from it.
      for text in trait.classes.map(LayoutTraits.words) {
        layouts[LayoutTraits.sizeClasses, default: [:]][text, default: Choice(of: traits.count)].insert(index)
      }
    }
    let unseen = traits.dropFirst().reduce(traits.first?.unseen ?? []) { $0.intersection($1.unseen) }
    let places = traits.reduce(into: [:]) { all, trait in all.merge(trait.places) { min($0, $1) } }
    var phrases: [Phrase] = []
    for subject in layouts.keys.sorted(by: LayoutTraits.isBefore) {
      guard let texts = layouts[subject] else { continue }
      // What contains others is named first.
      let place =
        min(places[subject.about] ?? 0, 25) + (subject.other.isEmpty ? 0 : min(places[subject.other] ?? 0, 25))
      for (text, own) in texts.sorted(by: { $0.key < $1.key }) where own.count < traits.count {
        // What is usual is not worth a word.
        let isUsual = text.hasPrefix("with ") || text.hasSuffix(" whole")
        let isNothing = text == "no findings"
        phrases.append(
          Phrase(
            text: text, kind: subject.kind, layouts: own,
            cost: costs[subject.kind, default: 100] + (isNothing ? 120 : isUsual ? 40 : 0)
              + (unseen.contains(subject.about) ? 100 : 0)
              + min(own.count, 3) * 10 + place))
      }
    }
    // Sorting is stable (SE-0372).
    return phrases.sorted { $0.cost < $1.cost }
  }

  private static let costs: [LayoutTraits.Kind: Int] = [
    .presence: 20, .arrangement: 20, .cut: 30, .findings: 30, .lines: 40, .width: 50, .across: 60, .down: 60,
    .height: 70, .classes: 65, .constraint: 75, .breaks: 80,
  ]
  /// The most phrases of which pairs are tried.
  private static let tried = 60

  /// Returns the cheapest phrases that are true of one layout only; of as many as possible if there are none.
  private static func fewest(_ phrases: [Phrase], for index: Int, of count: Int) -> [Phrase] {
    if let one = phrases.first(where: { $0.layouts.count == 1 }), one.cost <= 70 {
      return [one]
    }
    let few = Array(phrases.prefix(tried))
    var best: (cost: Int, found: [Phrase])?
    for phrase in phrases where phrase.layouts.count == 1 {
      best = (phrase.cost, [phrase])
      break
    }
    for (place, first) in few.enumerated() {
      // It does not distinguish two views of one name.
      for second in few.dropFirst(place + 1)
      where first.layouts.commonCount(with: second.layouts) == 1 && first.text != second.text {
        let cost = first.cost + second.cost + 30
        if best.map({ cost < $0.cost }) ?? true { best = (cost, [first, second]) }
        break
      }
    }
    if let best { return best.found }
    // Each phrase that excludes most of what is left.
    var left = Choice(of: count)
    for index in 0..<count { left.insert(index) }
    var found: [Phrase] = []
    while left.count > 1, let next = phrases.min(by: { $0.left(of: left) < $1.left(of: left) }),
      next.left(of: left) < left.count
    {
      left.formIntersection(next.layouts)
      found.append(next)
    }
    return found
  }

  private static func spelled(_ own: [Phrase], _ taken: Set<String>, _ name: String) -> String {
    var name = name
    for phrase in own where name.isEmpty || taken.contains(name) {
      name += name.isEmpty ? phrase.text : ", \(phrase.text)"
    }
    var (number, spelled) = (2, name)
    while taken.contains(spelled) || spelled.isEmpty {
      spelled = name.isEmpty ? "layout \(number)" : "\(name), \(number)"
      number += 1
    }
    return spelled
  }
}
