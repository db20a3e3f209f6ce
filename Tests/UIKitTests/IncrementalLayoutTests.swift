import TestSupport
import Testing

@testable import UIKit

/// AL-11.5 and AL-2.18: unchanged parts are not solved again, and frames are the same.
@MainActor @Suite struct IncrementalLayoutTests {
  /// Returns many cards that have nothing in common but their container's width.
  private func makeCards(_ count: Int) -> (stage: Stage, gaps: [NSLayoutConstraint]) {
    let stage = Stage()
    var gaps: [NSLayoutConstraint] = []
    for index in 0..<count {
      let card = stage.add()
      let (title, field) = (stage.box(60, 20), stage.box(40, 20))
      card.addSubview(title)
      card.addSubview(field)
      let gap = constrain(field, .leading, .equal, title, .trailing, plus: 8)
      gaps.append(gap)
      NSLayoutConstraint.activate([
        constrain(card, .leading, .equal, stage.root, .leading),
        constrain(card, .trailing, .equal, stage.root, .trailing),
        constrain(card, .top, .equal, stage.root, .top, plus: CGFloat(index) * 44), constrain(card, .height, plus: 40),
        constrain(title, .leading, .equal, card, .leading, plus: 16), gap,
        constrain(field, .trailing, .equal, card, .trailing, plus: -16),
        constrain(title, .top, .equal, card, .top, plus: 8), constrain(field, .top, .equal, card, .top, plus: 8),
      ])
    }
    stage.layout()
    return (stage, gaps)
  }

  @Test func `AL-11.5 and 11.10 among ten times the siblings a change costs the same, and the first pass ten times`() {
    let (first, costs) = [100, 1000].reduce(into: ([Int](), [Int]())) { counts, count in
      let (stage, gaps) = makeCards(count)
      counts.0.append(stage.window.engine.compiledRowCount)
      // The first change partitions the rows; later ones show the cost of a change.
      gaps[0].constant = 9
      stage.layout()
      let before = stage.window.engine.compiledRowCount
      gaps[count / 2].constant = 20
      stage.layout()
      counts.1.append(stage.window.engine.compiledRowCount - before)
    }
    #expect(first[1] < 11 * first[0], "\(first)")
    // Out of 13,000 rows; rows without unknowns are in plots of 256.
    #expect(costs[1] < 2 * costs[0], "\(costs)")
    #expect(costs[1] < 1000, "\(costs)")
  }

  @Test func `a view that goes takes its rows along, and another at its place is another`() {
    let stage = Stage()
    for round in 0..<400 {
      let view = stage.box(CGFloat(10 + round), 20)
      NSLayoutConstraint.activate([
        constrain(view, .leading, .equal, stage.root, .leading, plus: CGFloat(round)),
        constrain(view, .top, .equal, stage.root, .top),
      ])
      stage.layout()
      #expect(view.numbers == [CGFloat(round), 0, CGFloat(10 + round), 20])
      view.removeFromSuperview()
    }
  }

  // MARK: Lives

  /// A tree goes through random changes; after each its frames are those of a first pass.
  @Test(arguments: 1...40)
  func `AL-2.18 after every change the frames are those of a first pass`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage()
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    for step in 0..<40 {
      change(stage, &views, &constraints, &random)
      let log = logs { stage.layout() }
      let frames = views.map(\.numbers)
      let ambiguous = views.map(\.hasAmbiguousLayout)
      stage.window.engine.startOver()
      _ = logs { stage.layout() }
      #expect(frames == views.map(\.numbers), "seed \(seed), step \(step); logged \(log.count)")
      #expect(ambiguous == views.map(\.hasAmbiguousLayout), "seed \(seed), step \(step)")
    }
  }

  private func change(
    _ stage: Stage, _ views: inout [UIView], _ constraints: inout [NSLayoutConstraint], _ random: inout SeededGenerator
  ) {
    let attributes: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom, .width, .height, .centerX]
    let place = Int.random(in: 0..<max(1, constraints.count), using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2 where views.count < 12:
      let view = stage.box(CGFloat(Int.random(in: 2...20, using: &random) * 5), 20)
      if let parent = views.randomElement(using: &random), Bool.random(using: &random) { parent.addSubview(view) }
      views.append(view)
    case 3 where views.count > 4:
      let view = views.remove(at: Int.random(in: 0..<views.count, using: &random))
      view.removeFromSuperview()
      views.removeAll { !$0.isDescendant(of: stage.root) }
      constraints.removeAll { !$0.isActive }
    case 4 where !constraints.isEmpty:
      constraints.remove(at: place).isActive = false
    case 5 where !constraints.isEmpty:
      constraints[place].constant += 7
    case 6 where !constraints.isEmpty && constraints[place].priority.rawValue < 1000:
      constraints[place].priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
    case 7:
      views.randomElement(using: &random)?.setContentHuggingPriority(
        UILayoutPriority(Float(Int.random(in: 200...300, using: &random))), for: .horizontal)
    case 8:
      let widths: [CGFloat] = [320, 600, 1024]
      stage.window.frame.size.width = widths.randomElement(using: &random) ?? 600
    default:
      guard let view = views.randomElement(using: &random) else { return }
      let attribute = attributes.randomElement(using: &random) ?? .leading
      let other = views.filter { $0 !== view }.randomElement(using: &random) ?? stage.root
      let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      let priorities: [Float] = [1000, 1000, 750, 500, 250]
      let constraint = constrain(
        view, attribute, relations.randomElement(using: &random) ?? .equal, other, attribute,
        plus: CGFloat(Int.random(in: -4...8, using: &random) * 4),
        at: priorities.randomElement(using: &random) ?? 1000)
      constraint.isActive = true
      constraints.append(constraint)
    }
  }
}
