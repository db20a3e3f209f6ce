import Layout
import Values

/// Which of some windows are meant, in words that are true of no other one.
struct WindowWords {
  private let cells: [Cell]

  init(_ cells: [Cell]) { self.cells = cells }

  private struct Test {
    let cost: Double
    let text: String
    let isFirst: Bool
    /// Whether it names a kind of device.
    let isKind: Bool
    let holds: (Cell) -> Bool

    init(
      _ cost: Double, _ text: String, isFirst: Bool = false, isKind: Bool = false, _ holds: @escaping (Cell) -> Bool
    ) {
      (self.cost, self.text, self.isFirst, self.isKind, self.holds) = (cost, text, isFirst || isKind, isKind, holds)
    }
  }

  /// Returns the simplest condition that selects these cells among all: at most three tests, for all of them or for each
  /// kind of screen; else a list of sizes.
  /// - Complexity: O(cells · tests³) at most.
  func words(for chosen: [Int]) -> String {
    let own = chosen.map { cells[$0] }
    let set = Set(chosen)
    let others = cells.indices.filter { !set.contains($0) }.map { cells[$0] }
    if others.isEmpty { return own.count == 1 ? own[0].screenTitle : "on every screen" }
    if let text = Self.condition(own, not: others) { return text }
    let texts = Self.kinds(own).map { Self.condition($0, not: others, gainOfKinds: 2) }
    if 2...3 ~= texts.count, texts.allSatisfy({ $0 != nil }) {
      return texts.compactMap { $0 }.joined(separator: "; ")
    }
    return Self.sizes(own, among: cells)
  }

  /// The cells by family and orientation, shared windows apart, in order of appearance.
  private static func kinds(_ own: [Cell]) -> [[Cell]] {
    struct Kind: Hashable {
      let family: Device.Family?
      let orientation: Orientation
      let isShared: Bool
    }
    var places: [Kind: Int] = [:]
    var kinds: [[Cell]] = []
    for cell in own {
      let kind = Kind(family: cell.family, orientation: cell.orientation, isShared: cell.isShared)
      if let place = places[kind] {
        kinds[place].append(cell)
      } else {
        places[kind] = kinds.count
        kinds.append([cell])
      }
    }
    return kinds
  }

  /// Returns at most three tests that hold for all of some cells and for none of others; nil if there are none.
  /// - Parameter gainOfKinds: How much less a test costs that names a kind of screen.
  private static func condition(_ own: [Cell], not others: [Cell], gainOfKinds: Double = 0) -> String? {
    let tests = tests(own)
    let excluded = tests.map { test in
      others.indices.reduce(into: Choice(of: others.count)) { if !test.holds(others[$1]) { $0.insert($1) } }
    }
    var best: (cost: Double, tests: [Test])?
    func offer(_ numbers: [Int]) {
      let cost = numbers.reduce(Double(numbers.count)) {
        $0 + tests[$1].cost - (tests[$1].isKind ? gainOfKinds : 0)
      }
      if let best, best.cost <= cost { return }
      if Choice.unitedCount(excluded, numbers) == others.count { best = (cost, numbers.map { tests[$0] }) }
    }
    for a in tests.indices { offer([a]) }
    for a in tests.indices { for b in (a + 1)..<max(a + 1, tests.count) { offer([a, b]) } }
    if best == nil {
      for a in tests.indices {
        for b in (a + 1)..<max(a + 1, tests.count) {
          for c in (b + 1)..<max(b + 1, tests.count) { offer([a, b, c]) }
        }
      }
    }
    guard let best else { return nil }
    return (best.tests.filter(\.isFirst) + best.tests.filter { !$0.isFirst }).map(\.text).joined(separator: ", ")
  }

  // MARK: Tests

  private static func tests(_ own: [Cell]) -> [Test] {
    sizeTests(own) + familyTests(own) + classTests(own)
  }

  private static func sizeTests(_ own: [Cell]) -> [Test] {
    let (widths, heights) = (own.map(\.size.width), own.map(\.size.height))
    let (narrow, wide) = (widths.min() ?? 0, widths.max() ?? 0)
    let (low, high) = (heights.min() ?? 0, heights.max() ?? 0)
    func text(_ number: Double) -> String { NumberText.plain(number, digits: 1) }
    var tests = [
      Test(1, "from \(text(narrow)) wide") { $0.size.width >= narrow },
      Test(1, "up to \(text(wide)) wide") { $0.size.width <= wide },
      Test(1.1, "from \(text(low)) high") { $0.size.height >= low },
      Test(1.1, "up to \(text(high)) high") { $0.size.height <= high },
    ]
    tests.append(
      narrow == wide
        ? Test(1.5, "\(text(narrow)) wide") { $0.size.width == narrow }
        : Test(1.6, "\(text(narrow)) to \(text(wide)) wide") { narrow...wide ~= $0.size.width })
    tests.append(
      low == high
        ? Test(1.6, "\(text(low)) high") { $0.size.height == low }
        : Test(1.7, "\(text(low)) to \(text(high)) high") { low...high ~= $0.size.height })
    if own.allSatisfy({ $0.size.width > $0.size.height }) {
      tests.append(Test(1.4, "wider than high") { $0.size.width > $0.size.height })
    } else if own.allSatisfy({ $0.size.width <= $0.size.height }) {
      tests.append(Test(1.4, "higher than wide") { $0.size.width <= $0.size.height })
    }
    return tests
  }

  private static func familyTests(_ own: [Cell]) -> [Test] {
    var tests: [Test] = []
    let names: [(Device.Family, String)] = [(.phone, "iPhones"), (.pad, "iPads"), (.tv, "Apple TV")]
    for (family, name) in names where own.allSatisfy({ $0.family == family }) {
      tests.append(Test(1.2, name, isKind: true) { $0.family == family })
      for (orientation, words) in [(Orientation.portrait, "upright"), (.landscape, "on their side")]
      where own.allSatisfy({ $0.orientation == orientation }) {
        tests.append(
          Test(1.3, "\(name) \(words)", isKind: true) { $0.family == family && $0.orientation == orientation })
      }
    }
    if own.allSatisfy({ $0.isShared }) {
      tests.append(Test(1.4, "shared windows", isFirst: true) { $0.isShared })
    } else if own.allSatisfy({ !$0.isShared }) {
      tests.append(Test(1.7, "whole screens", isFirst: true) { !$0.isShared })
    }
    for (isNotched, words) in [(true, "with a notch"), (false, "without a notch")]
    where own.allSatisfy({ ($0.safeArea.left > 0 || $0.safeArea.top > 24) == isNotched }) {
      tests.append(Test(1.9, words) { ($0.safeArea.left > 0 || $0.safeArea.top > 24) == isNotched })
    }
    for scale in Set(own.map(\.displayScale)) where own.allSatisfy({ $0.displayScale == scale }) {
      tests.append(Test(2.6, "\(NumberText.plain(scale)) pixels per point") { $0.displayScale == scale })
    }
    return tests
  }

  private static func classTests(_ own: [Cell]) -> [Test] {
    var tests: [Test] = []
    if let classes = own.first?.sizeClasses, own.allSatisfy({ $0.sizeClasses == classes }) {
      tests.append(
        Test(1.15, "\(classes.horizontal) width, \(classes.vertical) height", isFirst: true) {
          $0.sizeClasses == classes
        })
    }
    for kind in [SizeClass.compact, .regular] {
      if own.allSatisfy({ $0.sizeClasses.horizontal == kind }) {
        tests.append(Test(1.25, "\(kind) width", isFirst: true) { $0.sizeClasses.horizontal == kind })
      }
      if own.allSatisfy({ $0.sizeClasses.vertical == kind }) {
        tests.append(Test(1.25, "\(kind) height", isFirst: true) { $0.sizeClasses.vertical == kind })
      }
    }
    return tests
  }

  // MARK: A list

  /// The sizes of cells as ranges of width: neighbours among all sizes are one range.
  private static func sizes(_ own: [Cell], among all: [Cell]) -> String {
    let widths = Set(all.map(\.size.width)).sorted()
    let mine = Set(own.map(\.size.width))
    var ranges: [(Double, Double)] = []
    var isOpen = false
    for width in widths {
      if !mine.contains(width) {
        isOpen = false
      } else if isOpen {
        ranges[ranges.count - 1].1 = width
      } else {
        ranges.append((width, width))
        isOpen = true
      }
    }
    let texts = ranges.map { from, to in
      from == to ? NumberText.plain(from) : "\(NumberText.plain(from)) to \(NumberText.plain(to))"
    }
    let names = own.map(\.screenName)
    let sizes = own.map(\.size).reduce(into: [Size]()) { if !$0.contains($1) { $0.append($1) } }
    let isExact = !all.contains { mine.contains($0.size.width) && !names.contains($0.screenName) }
    if isExact { return "\(texts.joined(separator: ", ")) wide" }
    // Windows of one size may differ in what covers them; then they are named.
    let isBySize = !all.contains { sizes.contains($0.size) && !names.contains($0.screenName) }
    let listed =
      isBySize
      ? sizes.map { "\(NumberText.plain($0.width)) × \(NumberText.plain($0.height))" } : own.map(\.screenTitle)
    return Listing.text(listed, limit: 4, isBySize ? "size" : "screen", separator: isBySize ? ", " : "; ")
  }
}

extension Cell {
  fileprivate var isShared: Bool {
    if case .device(_, _, let share) = screen { return share != nil }
    return false
  }
}
