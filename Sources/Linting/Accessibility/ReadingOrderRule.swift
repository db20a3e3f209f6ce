import Foundation
import Layout
import Values

/// Screens are read row by row: two boxes side by side, each with several texts, are read across both, back and forth.
enum ReadingOrderRule: LayoutRule {
  static let info = LintRuleInfo(
    "reading-order", .accessibility, .note, "reading aloud jumps back and forth between two boxes")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    let read = layout.views.indices.compactMap { place in
      layout.explanation.views[place].reading.map { (order: $0.order, box: box(around: place, layout)) }
    }.sorted { $0.order < $1.order }.map(\.box)
    // Each visit to a box, one after the other.
    let visits = read.reduce(into: [Int?]()) { if $0.last != .some($1) { $0.append($1) } }
    var reported: Set<Set<Int>> = []
    return visits.indices.dropFirst(3).compactMap { index in
      // There, away, back and away again: a single switch is a heading that spans both.
      guard let one = visits[index - 3], let two = visits[index - 2], one != two, visits[index - 1] == one,
        visits[index] == two, reported.insert([one, two]).inserted
      else { return nil }
      let (first, second) = (min(one, two), max(one, two))
      let names = [layout.views[first].name, layout.views[second].name]
      return LintFinding(
        names, "\(names[0]) and \(names[1]) are read across, line by line", at: layout.place(first),
        next: "group each box for reading (shouldGroupAccessibilityChildren), or stack the boxes")
    }
  }

  /// The outermost ancestor that people see as a box; nil if there is none.
  private static func box(around place: Int, _ layout: LintedLayout) -> Int? {
    var found: Int?
    var next = layout.views[place].parent
    while let outer = next, !layout.views[outer].isRoot, !layout.views[outer].isOwnScreen {
      if layout.views[outer].background.map({ $0.alpha > 0 }) ?? false || layout.views[outer].paint.borderWidth > 0 {
        found = outer
      }
      next = layout.views[outer].parent
    }
    return found
  }
}
