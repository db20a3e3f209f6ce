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
    let now = ScreenParts(LayoutFacts(lines: facts[cell.facts]), superviews).shows(anyOf: moved) ? 1 : 0
    guard let golden = cell.goldenFacts else { return 2 * now }
    let parts = ScreenParts(LayoutFacts(lines: facts[golden]), recordedSuperviews ?? superviews)
    return now + (parts.shows(anyOf: moved) ? 1 : 0)
  }
}

/// The parts of views that are on the screen, according to recorded facts.
private struct ScreenParts {
  private var frames: [String: CGRect] = [:]
  private var offsets: [String: CGPoint] = [:]
  private var scrolls: Set<String> = []
  private var hidden: Set<String> = []
  private var screen = CGRect.null
  private let superviews: [String: String]

  init(_ facts: LayoutFacts, _ superviews: [String: String]) {
    self.superviews = superviews
    for entry in facts.entries {
      switch (entry.subject, entry.fact) {
      case (.root, .size(let size)): screen = CGRect(origin: .zero, size: size)
      case (.view(let name), .frame(let frame)): frames[name] = frame
      case (.view(let name), .offset(let offset)): offsets[name] = offset
      case (.view(let name), .content): scrolls.insert(name)
      case (.view(let name), .hidden): hidden.insert(name)
      default: continue
      }
    }
  }

  /// Whether at least a point's worth of one of the views is visible.
  func shows(anyOf names: Set<String>) -> Bool { screen.isNull || names.contains(where: shows) }

  private func shows(_ name: String) -> Bool {
    guard var part = frames[name] else { return false }
    var current = name
    // As many steps as views: recorded superviews may be wrong, and form a circle.
    for _ in frames {
      if hidden.contains(current) { return false }
      guard let parent = superviews[current], let frame = frames[parent] else { break }
      let offset = offsets[parent] ?? .zero
      part = part.offsetBy(dx: -offset.x, dy: -offset.y)
      if scrolls.contains(parent) { part = part.intersection(CGRect(origin: .zero, size: frame.size)) }
      part = part.offsetBy(dx: frame.minX, dy: frame.minY)
      current = parent
    }
    part = part.intersection(screen)
    return !part.isNull && part.width * part.height >= 1
  }
}
