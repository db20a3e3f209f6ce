import Values

/// What most cells of a pair of size classes have in common, stated once in a record, so that an edge that moves in all
/// of them changes one line.
///
/// A word of a shared fact is a value, a sum of a length of the root view and a constant (``RootParameters``), or `*` for
/// values that differ. A group of cells states only the words at its stars, a whole fact where it differs from the
/// shared one, and `without` where it lacks one.
struct SharedFacts {
  private static let open = "*"
  private static let missing = "without"

  /// In the order of the groups' facts.
  private(set) var facts: [FactLine]
  private let places: [FactLine.Key: Int]
  /// How many of the facts, which come first, are the root view's.
  private let rootCount: Int
  /// The facts whose words are the same in every group; nil for others.
  private let fixed: [StatedFact?]

  /// Facts of lines as ``lines`` writes them.
  init(lines: [String]) { self.init(facts: lines.map(FactLine.init(numbered:))) }

  private init(facts: [FactLine]) {
    let isRoot = { (fact: FactLine) in fact.key.isRoot }
    let facts = facts.filter(isRoot) + facts.filter { !isRoot($0) }
    self.facts = facts
    rootCount = facts.prefix(while: isRoot).count
    fixed = facts.map { fact in
      let isFixed = fact.words.allSatisfy { $0 != Self.open && (!fact.key.hasLengths || !RootParameters.isSum($0)) }
      return isFixed ? StatedFact(fact) : nil
    }
    places = Dictionary(facts.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  /// The lines of a record.
  var lines: [String] { facts.map(\.numberedText) }

  // MARK: Sharing

  /// Finds what groups of cells share.
  /// - Complexity: O(groups · facts).
  init(of groups: [[FactLine]]) {
    let parameters = groups.map { RootParameters($0) }
    var (order, values) = ([FactLine.Key](), [FactLine.Key: [(group: Int, words: [String])]]())
    for (group, facts) in groups.enumerated() {
      for fact in facts {
        if values[fact.key] == nil { order.append(fact.key) }
        values[fact.key, default: []].append((group, fact.words))
      }
    }
    // Views in the order of the first group that has them.
    var subjects: [String: Int] = [:]
    for key in order where subjects[key.subject] == nil { subjects[key.subject] = subjects.count }
    let shared = order.compactMap { key -> FactLine? in
      let found = values[key] ?? []
      guard found.count * 2 > groups.count else { return nil }
      let count = Self.mostCommon(found.map(\.words.count))?.value ?? 0
      let same = found.filter { $0.words.count == count }
      let words = (0..<count).map { index in
        Self.word(same.map { ($0.words[index], parameters[$0.group]) }, of: groups.count, isLength: key.hasLengths)
      }
      return words.allSatisfy { $0 == Self.open } && count > 0 ? nil : FactLine(key: key, words: words)
    }
    self.init(
      facts: shared.sorted { a, b in
        let (left, right) = (subjects[a.key.subject] ?? 0, subjects[b.key.subject] ?? 0)
        return left == right ? a.rank < b.rank : left < right
      })
  }

  private static func mostCommon<Value: Hashable & Comparable>(_ values: [Value]) -> (value: Value, count: Int)? {
    Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +).max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { ($0.key, $0.value) }
  }

  /// Returns the word that states the values of most groups; a star if there is none.
  private static func word(
    _ values: [(text: String, root: RootParameters)], of count: Int, isLength: Bool
  ) -> String {
    var chosen = mostCommon(values.map(\.text)) ?? ("", 0)
    let numbers = isLength && chosen.count < values.count ? values.map { Double($0.text) } : []
    for parameter in RootParameters.names.indices where !numbers.isEmpty && chosen.count < values.count {
      // Constants in thousandths, which is what a record can state.
      let constants = zip(values, numbers).map { value, number in
        number.flatMap { value.root.constant(of: $0, by: parameter) }
      }
      guard let found = mostCommon(constants.compactMap(\.self)), found.count > chosen.count,
        let first = constants.firstIndex(of: found.value),
        let word = values[first].root.word(for: values[first].text, by: parameter)
      else { continue }
      let same = values.count { $0.root.text(of: word) == $0.text }
      if same > chosen.count { chosen = (word, same) }
    }
    return chosen.count * 2 > count ? chosen.value : open
  }

  // MARK: One group

  /// Returns what a group states besides the shared facts; nil if its facts cannot be restored from that.
  /// - Complexity: O(facts).
  func rest(of group: [FactLine]) -> [String]? {
    var lines: [String] = []
    let root = RootParameters(group)
    let keys = Set(group.map(\.key))
    for shared in facts where !keys.contains(shared.key) {
      lines.append(
        FactLine(key: .init(subject: shared.key.subject, kind: Self.missing), words: [Self.name(shared.key)]).text)
    }
    for fact in group {
      guard let place = places[fact.key] else {
        lines.append(fact.numberedText)
        continue
      }
      let shared = facts[place]
      let isLike =
        shared.words.count == fact.words.count
        && zip(shared.words, fact.words).allSatisfy { $0 == Self.open || text(of: $0, shared.key, root) == $1 }
      let own = isLike ? zip(shared.words, fact.words).filter { $0.0 == Self.open }.map(\.1) : fact.words
      if !isLike || !own.isEmpty { lines.append(FactLine(key: fact.key, words: own).numberedText) }
    }
    var used = Array(repeating: false, count: facts.count)
    return whole(lines, noting: &used)?.map(\.text) == group.map(\.text) ? lines : nil
  }

  /// Returns the facts of a group that states some lines; nil if they contradict each other.
  /// - Parameter used: Which of ``facts`` some group has as they are stated; those of this group are added.
  /// - Complexity: O(facts).
  func whole(_ lines: [String], noting used: inout [Bool]) -> [StatedFact]? {
    var own = OwnFacts(count: facts.count)
    for line in lines {
      let fact = FactLine(numbered: line)
      if fact.key.kind == Self.missing {
        own.absent.insert("\(fact.key.subject) \(fact.words.joined(separator: " "))")
      } else if let place = places[fact.key] {
        if own.given[place] != nil { return nil }
        own.given[place] = fact.words
      } else {
        guard own.keys.insert(fact.key).inserted else { return nil }
        own.others.append(StatedFact(fact))
      }
    }
    // The root's facts come first, and those of other views refer to them.
    guard var found = stated(0..<rootCount, by: own, RootParameters([]), &used) else { return nil }
    found += own.others.filter { $0.line.key.isRoot }
    guard let rest = stated(rootCount..<facts.count, by: own, RootParameters(found.map(\.line)), &used) else {
      return nil
    }
    found += rest
    if own.others.isEmpty { return found }
    return Self.ordered(found + own.others.filter { !$0.line.key.isRoot })
  }

  /// What a group states itself.
  private struct OwnFacts {
    /// The words of shared facts, at their places.
    var given: [[String]?]
    /// Shared facts that the group lacks.
    var absent: Set<String> = []
    /// Facts that are not shared.
    var others: [StatedFact] = []
    var keys: Set<FactLine.Key> = []

    init(count: Int) { given = Array(repeating: nil, count: count) }
  }

  /// Returns some of the shared facts as a group states them; nil if it lacks words.
  private func stated(
    _ range: Range<Int>, by own: OwnFacts, _ root: RootParameters, _ used: inout [Bool]
  ) -> [StatedFact]? {
    var found: [StatedFact] = []
    found.reserveCapacity(range.count)
    for place in range {
      let shared = facts[place]
      if !own.absent.isEmpty, own.absent.contains("\(shared.key.subject) \(Self.name(shared.key))") { continue }
      if own.given[place] == nil, let fact = fixed[place] {
        used[place] = true
        found.append(fact)
        continue
      }
      guard let words = words(of: shared, own.given[place], root) else { return nil }
      if own.given[place]?.count != shared.words.count { used[place] = true }
      found.append(StatedFact(FactLine(key: shared.key, words: words)))
    }
    return found
  }

  /// Returns the words of a shared fact in a group; nil if some are missing.
  /// - Parameter given: The words at the fact's stars, or all of them; nil if the group states none.
  private func words(of shared: FactLine, _ given: [String]?, _ root: RootParameters) -> [String]? {
    let stars = shared.words.count { $0 == Self.open }
    guard var rest = given?[...] else {
      return stars > 0 ? nil : shared.words.map { text(of: $0, shared.key, root) }
    }
    guard rest.count == stars, stars < shared.words.count else { return given }
    return shared.words.map { $0 == Self.open ? rest.removeFirst() : text(of: $0, shared.key, root) }
  }

  /// Returns what a shared word means in a cell.
  private func text(of word: String, _ key: FactLine.Key, _ root: RootParameters) -> String {
    key.hasLengths ? root.text(of: word) : word
  }

  /// Returns facts view by view, in the order of the views' first facts.
  private static func ordered(_ facts: [StatedFact]) -> [StatedFact] {
    var subjects: [String: Int] = [:]
    for fact in facts where subjects[fact.line.key.subject] == nil { subjects[fact.line.key.subject] = subjects.count }
    let places = facts.map { fact in
      let rank = fact.line.rank
      return (subjects[fact.line.key.subject] ?? 0, rank.0, rank.1)
    }
    return facts.indices.sorted { places[$0] < places[$1] }.map { facts[$0] }
  }

  private static func name(_ key: FactLine.Key) -> String {
    key.index == 0 ? key.kind : "\(key.kind)/\(key.index)"
  }
}
