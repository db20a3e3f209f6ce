import Foundation
import Goldens
import Layout

extension StoredScene {
  /// Returns names of a cause's cells, those that represent the others best first (``Representative``), and before them
  /// the best one in which the headline's effect is and a view that changed is on the screen: what has scrolled away, no
  /// picture shows.
  /// - Parameter group: The index of the cause in ``groups``.
  /// - Complexity: O(cells · log cells), and O(facts) for each layout that is looked at.
  package func examples(ofGroup group: Int) -> [String] {
    let headline = Set(groups[group].shownEffects.first?.cells ?? [])
    let sorted = Representative.sorted(groups[group].cells)
    let names = sorted.filter(headline.contains) + sorted.filter { !headline.contains($0) }
    var byName: [String: StoredCell] = [:]
    for cell in cells where cell.groups.contains(group) { byName[cell.name] = cell }
    var seen: Set<[Int]> = []
    var partly: Int?
    for (place, name) in names.enumerated() {
      guard let cell = byName[name] else { break }
      guard seen.insert([cell.facts, cell.goldenFacts ?? -1]).inserted else { continue }
      if seen.count > Self.exampleLimit { break }
      let moments = momentsShowingChange(cell)
      if moments == 2 { return Self.beginning(with: place, names) }
      if moments == 1, partly == nil { partly = place }
    }
    return partly.map { Self.beginning(with: $0, names) } ?? names
  }

  /// The most layouts to look at for an example.
  private static let exampleLimit = 120

  private static func beginning(with place: Int, _ names: [String]) -> [String] {
    [names[place]] + names[..<place] + names[(place + 1)...]
  }

  /// Returns at how many of two moments a view that moved is on the screen, before and now; 2 if nothing moved.
  private func momentsShowingChange(_ cell: StoredCell) -> Int {
    let moved = Set(cell.changes.compactMap(\.view))
    if moved.isEmpty { return 2 }
    func shows(_ facts: [String], _ parents: [String: String]) -> Int {
      let (views, tree) = (PlacedViews(LayoutFacts(lines: facts)), ViewParents(parents: parents))
      return moved.contains { views.shows($0, in: tree) } ? 1 : 0
    }
    let now = shows(facts[cell.facts], superviews)
    guard let golden = cell.goldenFacts else { return 2 * now }
    return now + shows(facts[golden], recordedSuperviews ?? superviews)
  }
}
