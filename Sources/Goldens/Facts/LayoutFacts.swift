import Foundation
package import Layout
import Values

/// A solved layout as facts: those of the root view, then those of each view in pre-order.
package struct LayoutFacts: Sendable, Hashable {
  /// A fact and what it is about.
  package struct Entry: Sendable, Hashable {
    /// What the fact is about.
    package var subject: FactSubject
    /// What is stated about it.
    package var fact: Fact
  }

  /// In a record's order.
  package let entries: [Entry]
  /// Computed once, because layouts are grouped by their facts.
  private let digest: Int

  /// - Complexity: O(facts).
  package init(entries: [Entry]) {
    self.entries = entries
    digest = entries.hashValue
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// Size and insets of the root view, then each view: its frame on pixels, the unrounded frame if it differs, the
  /// baseline, lines of text, and anything remarkable.
  /// - Complexity: O(views + lines).
  package init(_ layout: SolvedLayout) {
    var facts = [
      Fact.size(CGSize(width: layout.rootSize.width, height: layout.rootSize.height).inThousandths),
      .safeArea(layout.safeArea.inThousandths),
    ]
    if layout.keyboardHeight > 0 { facts.append(.keyboard(layout.keyboardHeight.inThousandths)) }
    facts.append(.margins(layout.margins.inThousandths))
    var entries = facts.map { Entry(subject: .root, fact: $0) }
    for view in layout.views where !view.isRoot {
      let subject = FactSubject.view(view.name)
      entries += Self.facts(view).map { Entry(subject: subject, fact: $0) }
    }
    self.init(entries: entries)
  }

  private static func facts(_ view: SolvedView) -> [Fact] {
    let (frame, exact) = (view.frame.inThousandths, view.exactFrame.inThousandths)
    var facts = [Fact.frame(frame)]
    if exact != frame { facts.append(.exact(exact)) }
    if let baseline = view.firstBaseline { facts.append(.baseline(baseline.inThousandths)) }
    if view.isHidden { facts.append(.hidden) }
    if let content = view.contentSize {
      facts.append(.content(CGSize(width: content.width, height: content.height).inThousandths))
    }
    if view.scrollOffset != .zero { facts.append(.offset(view.scrollOffset.inThousandths)) }
    if let image = view.image { facts.append(.image(image.content.name, image.rect.inThousandths)) }
    if let content = view.text {
      for line in content.lines {
        facts.append(
          .text(
            Fact.TextLine(
              text: line.run.text, x: Double(line.x).inThousandths, baseline: Double(line.baseline).inThousandths,
              width: Double(line.run.width).inThousandths)))
      }
      if !content.missing.isEmpty { facts.append(.missing(Array(content.missing))) }
      if content.scale < 1 { facts.append(.scale(Double(content.scale).inThousandths)) }
      if content.isTruncated { facts.append(.truncated) }
      if content.isClipped { facts.append(.clipped) }
    }
    for side in view.openAttributes {
      facts.append(
        .open(side.attribute, lower: Double(side.lower).inThousandths, upper: Double(side.upper).inThousandths))
    }
    return facts
  }
}

extension Double {
  /// The nearest number that a record can state; infinite beyond what it can.
  fileprivate var inThousandths: Double {
    guard abs(self) < 1e12 else { return isNaN ? self : self < 0 ? -.infinity : .infinity }
    return (self * 1000).rounded() / 1000
  }
}

extension CGSize {
  fileprivate var inThousandths: CGSize {
    CGSize(width: Double(width).inThousandths, height: Double(height).inThousandths)
  }
}

extension CGPoint {
  fileprivate var inThousandths: CGPoint { CGPoint(x: Double(x).inThousandths, y: Double(y).inThousandths) }
}

extension CGRect {
  fileprivate var inThousandths: CGRect { CGRect(origin: origin.inThousandths, size: size.inThousandths) }
}

extension Insets {
  fileprivate var inThousandths: Insets {
    Insets(top.inThousandths, left.inThousandths, bottom.inThousandths, right.inThousandths)
  }
}
