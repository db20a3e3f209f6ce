import SystemValues
import Testing

@testable import UIKit

/// The constraints of stacks, one by one, compared with the tables of AL-4 written down a second time: for each axis,
/// distribution, alignment and pattern of hidden views.
@MainActor @Suite struct StackRowTests {
  /// Three views `a b c`, the stack `S`, its spacer `P`, gaps `g0 g1`; attributes by AL-4.11.
  struct Setup: Sendable {
    var axis: NSLayoutConstraint.Axis
    var distribution: Int
    var alignment: Int
    /// Which of the three are hidden.
    var hidden: [Bool]
  }

  nonisolated static let setups: [Setup] = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
    (0..<5).flatMap { distribution in
      (0..<6).flatMap { alignment in
        (0..<8).map { pattern in
          Setup(
            axis: axis, distribution: distribution, alignment: alignment,
            hidden: [pattern & 1 != 0, pattern & 2 != 0, pattern & 4 != 0])
        }
      }
    }
  }

  // MARK: What the stack makes

  private func made(_ setup: Setup) throws -> [String] {
    let views = [UIView(), UIView(), UIView()]
    for (view, length) in zip(views, [160.0, 80, 40]) {
      view.intrinsicPlaceholder = IntrinsicPlaceholder(width: length, height: length)
    }
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (setup.axis, 10)
    stack.distribution = try #require(UIStackView.Distribution(rawValue: setup.distribution))
    stack.alignment = try #require(UIStackView.Alignment(rawValue: setup.alignment))
    for (view, isHidden) in zip(views, setup.hidden) { view.isHidden = isHidden }
    let rows = StackRows(stack).rows
    let terms = StackTerms(axis: setup.axis)
    let names: [(NSLayoutConstraint.Attribute, String)] = [
      (terms.lead, "lead"), (terms.trail, "trail"), (terms.size, "size"), (terms.mid, "mid"), (terms.near, "near"),
      (terms.far, "far"), (terms.extent, "extent"), (terms.middle, "middle"), (.firstBaseline, "first"),
      (.lastBaseline, "last"),
    ]
    let gaps = stack.layoutGuides.filter { $0 is StackGapGuide }
    func name(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> String {
      let object =
        item === stack
        ? "S"
        : item === stack.spacer
          ? "P"
          : views.firstIndex { $0 === item }.map { ["a", "b", "c"][$0] }
            ?? gaps.firstIndex { $0 === item }.map { "g\($0)" } ?? "?"
      return "\(object).\(names.first { $0.0 == attribute }?.1 ?? "?")"
    }
    return rows.map { row in
      let relation = [-1: "<=", 0: "==", 1: ">="][row.relation.rawValue] ?? "?"
      let factor = row.multiplier == 1 ? "" : "\(GeneralNumber.text(row.multiplier))*"
      let right = row.second.map { "\(factor)\(name($0, row.secondAttribute))" }
      let constant = row.constant == 0 ? "" : " + \(GeneralNumber.text(row.constant))"
      let priority = GeneralNumber.text(Double(row.priority.rawValue))
      return "\(row.identifier.dropFirst(5)): \(name(row.first, row.firstAttribute)) \(relation) "
        + "\(right ?? "0")\(constant) @\(priority)"
    }
  }

  // MARK: What the tables say

  private func expected(_ setup: Setup) -> [String] {
    let letters = ["a", "b", "c"]
    let visible = zip(letters, setup.hidden).filter { !$0.1 }.map(\.0)
    let hidden = zip(letters, setup.hidden).filter(\.1).map(\.0)
    let first = visible.first ?? "P"
    var rows = [
      "canvas-connection: S.lead == \(first).lead @1000",
      "canvas-connection: S.trail == \(visible.last ?? "P").trail @1000",
    ]
    if visible.isEmpty { rows.append("canvas-connection: P.lead == a.lead @1000") }
    // AL-4.15 and 4.16.
    let isSpread = setup.distribution >= 3
    for (previous, next) in zip(letters, letters.dropFirst()) {
      let count = [previous, next].count(where: hidden.contains)
      let isEnd = next == visible.first || previous == visible.last || visible.isEmpty
      let gap = isEnd ? 0 : 10 - 5 * count
      rows.append(
        "spacing: \(next).lead \(isSpread ? ">=" : "==") \(previous).trail\(gap == 0 ? "" : " + \(gap)") @1000")
    }
    rows += hidden.map { "hiding: \($0).size == 0 @1000" }
    rows += distribution(setup.distribution, visible)
    rows += alignmentRows(setup, visible, hidden)
    return rows
  }

  private func distribution(_ number: Int, _ visible: [String]) -> [String] {
    let lengths = ["a": 160.0, "b": 80, "c": 40]
    switch number {
    case 1: return visible.dropFirst().map { "fill-equally: \($0).size == \(visible[0]).size @1000" }
    case 2:
      let total = visible.reduce(0) { $0 + (lengths[$1] ?? 0) } + 10 * Double(visible.count - 1)
      return visible.enumerated().map { index, name in
        let factor = (lengths[name] ?? 0) / total
        return "fill-proportionally: \(name).size == \(factor == 1 ? "" : String(format: "%g*", factor))S.size "
          + "@\(visible.count == 1 ? 1000 : 999 - index)"
      }
    case 3, 4:
      let (start, end) = number == 3 ? ("trail", "lead") : ("mid", "mid")
      var rows = zip(visible, visible.dropFirst()).enumerated().flatMap { index, pair in
        [
          "distributing-edge: g\(index).lead == \(pair.0).\(start) @1000",
          "distributing-edge: g\(index).trail == \(pair.1).\(end) @1000",
        ]
      }
      for index in 1..<max(2, visible.count) where index < visible.count - 1 {
        rows.append("fill-equally: g\(index).size == g0.size @\(number == 3 ? 1000 : 150 - index)")
      }
      return rows + ["canvas-fit: S.size == 0 @49"]
    default: return []
    }
  }

  private func alignmentRows(_ setup: Setup, _ visible: [String], _ hidden: [String]) -> [String] {
    let first = visible.first ?? "P"
    let isBaseline = setup.alignment == 2 || setup.alignment == 5
    let isColumn = setup.axis == .vertical
    // AL-4.30: the attributes that are equal in all views.
    let agreed: [[String]] = [
      ["far", "near"], ["near"], isColumn ? [] : ["first"], ["middle"], ["far"], isColumn ? [] : ["last"],
    ]
    let attributes = agreed[setup.alignment]
    var rows: [String] = []
    for name in ["a", "b", "c"] where name != first {
      if !hidden.contains(name) {
        rows += attributes.map { "alignment: \(first).\($0) == \(name).\($0) @1000" }
      } else if let last = attributes.last {
        let attribute = visible.isEmpty && isBaseline ? "near" : last
        rows.append("alignment: \(first).\(attribute) == \(name).\(attribute) @1000")
      }
    }
    // AL-4.31 and 4.32.
    let weak: [(Bool, Bool)] = [(false, false), (false, true), (true, true), (true, true), (true, false), (true, true)]
    let (isNearWeak, isFarWeak) = weak[setup.alignment]
    if visible.isEmpty || visible.count > 1 && (isNearWeak || isFarWeak) {
      if isNearWeak || isFarWeak { rows.append("spanning-fit: P.extent == 0 @51") }
      for name in visible {
        rows.append(
          "spanning-boundary: P.near \(isNearWeak ? "<=" : "==") \(name).near @\(isNearWeak ? "1000" : "999.5")")
        rows.append("spanning-boundary: P.far \(isFarWeak ? ">=" : "==") \(name).far @\(isFarWeak ? "1000" : "999.5")")
      }
    }
    // AL-4.33: near, far and middle, for several views and for one; F is the first view.
    let several = [
      "== F", "== F", "== F", "== P", "<= F", "== P", "== P", "== P", "== P", "== F", "== P", ">= F",
    ]
    let one = ["== F", "== F", "== F", ">= F", "<= F", ">= F", "<= F", ">= F", "<= F", "== F", "<= F", ">= F"]
    var sides = Array((visible.count == 1 ? one : several)[(2 * setup.alignment)..<(2 * setup.alignment + 2)])
    if isBaseline, isColumn, visible.count != 1 { sides = ["== P", "== P"] }
    for (edge, side) in zip(["near", "far"], sides) {
      rows.append("canvas-connection: S.\(edge) \(side.replacing("F", with: first)).\(edge) @1000")
    }
    if setup.alignment == 3 { rows.append("canvas-connection: S.middle == \(first).middle @1000") }
    if sides.contains(where: { !$0.hasPrefix("==") }) { rows.append("canvas-fit: S.extent == 0 @49") }
    // AL-4.35.
    let suppressed = setup.alignment == 0 ? hidden : ["a", "b", "c"]
    return rows + suppressed.map { "ambiguity-suppression: \($0).extent == 0 @25" }
  }

  @Test(arguments: setups)
  func `AL-4.14 to 4.35 every row of every arrangement`(_ setup: Setup) throws {
    #expect(try made(setup) == expected(setup))
  }

  @Test func `AL-4.50 and 2.25 rows of a stack in the log, as Apple prints them`() {
    let stage = Stage()
    let stack = stage.add(UIStackView(arrangedSubviews: [stage.box(50, 20)]))
    stack.accessibilityIdentifier = "Row"
    NSLayoutConstraint.activate([
      constrain(stack, .width, plus: 100), constrain(stack.arrangedSubviews[0], .width, plus: 60),
    ])
    let log = logs { stage.layout() }.joined()
    let address = stack.arrangedSubviews[0].addressText
    #expect(log.contains("'UISV-canvas-connection' Row.leading == UIView:\(address).leading   (active"), "\(log)")
    #expect(log.contains("'UISV-canvas-connection' H:[UIView:\(address)]-(0)-|   (active"), "\(log)")
    #expect(log.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x"))
    #expect(!log.contains("breaking constraint \n<NSLayoutConstraint:0x\(address) 'UISV"))
  }
}
