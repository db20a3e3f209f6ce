import Foundation
import Layout
import Values

/// Texts side by side whose baselines nearly agree were probably meant to share one (AL-12.14).
enum BaselineRule: LayoutRule {
  static let info = LintRuleInfo(
    "baseline", .geometry, .note, "baselines of adjacent texts nearly match", .likely)

  /// Smaller distances come from rounding, larger ones are intended, in points.
  private static let near = 0.75...5.0

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    var rows: [Int: [Int]] = [:]
    for item in layout.inked where layout.views[item.view].text?.lines.count == 1 {
      let view = layout.views[item.view]
      guard let parent = view.parent, view.firstBaseline != nil, layout.source(item.view) != nil,
        !layout.isTransformed(item.view)
      else { continue }
      rows[parent, default: []].append(item.view)
    }
    return rows.sorted { $0.key < $1.key }.flatMap { _, places in
      // By vertical position, so that those of one row are adjacent.
      let sorted = places.sorted {
        (layout.views[$0].absoluteFrame.midY, $0) < (layout.views[$1].absoluteFrame.midY, $1)
      }
      return zip(sorted, sorted.dropFirst()).compactMap { one, two in finding(min(one, two), max(one, two), layout) }
    }
  }

  private static func finding(_ one: Int, _ two: Int, _ layout: LintedLayout) -> LintFinding? {
    let (a, b) = (layout.views[one], layout.views[two])
    let overlap = min(a.absoluteFrame.maxY, b.absoluteFrame.maxY) - max(a.absoluteFrame.minY, b.absoluteFrame.minY)
    let isBeside = a.absoluteFrame.maxX <= b.absoluteFrame.minX + 1 || b.absoluteFrame.maxX <= a.absoluteFrame.minX + 1
    guard isBeside, overlap > min(a.absoluteFrame.height, b.absoluteFrame.height) / 2, let first = a.firstBaseline,
      let second = b.firstBaseline
    else { return nil }
    let distance = abs(a.absoluteFrame.minY + first - b.absoluteFrame.minY - second)
    guard near.contains(distance) else { return nil }
    return LintFinding(
      [a.name, b.name], "\(a.name) and \(b.name): baselines \(number: distance) points apart", at: layout.place(two),
      next:
        "align them by baseline: \(b.name).FirstBaseline = \(a.name).FirstBaseline, or alignment: firstBaseline in a stack"
    )
  }
}
