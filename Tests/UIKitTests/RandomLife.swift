import SystemValues
import TestSupport

@testable import UIKit

/// A view tree that changes at random, and copies of it that were never in another state.
@MainActor
struct RandomLife {
  let stage = Stage()
  private(set) var story: [String] = []
  private var views: [UIView] = []
  /// The user's active constraints, each with a unique name.
  private var constraints: [NSLayoutConstraint] = []
  private var random: SeededGenerator
  private var madeCount = 0

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<4 { addView() }
    for _ in 0..<6 { addConstraint() }
  }

  /// Creates a tree in the state of another one.
  private init(copyOf other: RandomLife) {
    random = other.random
    stage.window.frame.size.width = other.stage.window.frame.width
    stage.window.environment = other.stage.window.environment
    var copies: [ObjectIdentifier: UIView] = [ObjectIdentifier(other.stage.root): stage.root]
    for subview in other.stage.root.subviews { stage.root.addSubview(Self.copy(subview, into: &copies)) }
    views = other.views.compactMap { copies[ObjectIdentifier($0)] }
    // Constraints and stacks' rows in the order of activation.
    var activations: [(sequence: Int, activate: () -> NSLayoutConstraint?)] = []
    for constraint in other.constraints {
      activations.append((constraint.sequence, { Self.copy(constraint, copies) }))
    }
    for case let stack as UIStackView in other.views {
      guard let copy = copies[ObjectIdentifier(stack)],
        let sequence = stack.rows.constraints.map(\.sequence).max()
      else { continue }
      activations.append(
        (
          sequence,
          {
            copy.updateOwnConstraints()
            return nil
          }
        ))
    }
    for activation in activations.sorted(by: { $0.sequence < $1.sequence }) {
      if let constraint = activation.activate() { constraints.append(constraint) }
    }
  }

  /// Returns a tree created in this one's current state, its constraints activated in the same order.
  func makeCopy() -> RandomLife { RandomLife(copyOf: self) }

  private static func copy(_ view: UIView, into copies: inout [ObjectIdentifier: UIView]) -> UIView {
    let copy = view is UIStackView ? UIStackView() : (view as? UILabel).map { label($0.text) } ?? UIView()
    copies[ObjectIdentifier(view)] = copy
    copy.translatesAutoresizingMaskIntoConstraints = false
    copy.accessibilityIdentifier = view.accessibilityIdentifier
    copy.intrinsicPlaceholder = view.intrinsicPlaceholder
    copy.isHidden = view.isHidden
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(view.contentCompressionResistancePriority(for: axis), for: axis)
    }
    for subview in view.subviews { copy.addSubview(Self.copy(subview, into: &copies)) }
    if let stack = view as? UIStackView, let copy = copy as? UIStackView {
      copy.axis = stack.axis
      copy.distribution = stack.distribution
      copy.alignment = stack.alignment
      copy.spacing = stack.spacing
      for view in stack.arrangedSubviews {
        if let arranged = copies[ObjectIdentifier(view)] { copy.addArrangedSubview(arranged) }
      }
    }
    return copy
  }

  /// Returns a label at the reader's text size.
  private static func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private static func copy(
    _ constraint: NSLayoutConstraint, _ copies: [ObjectIdentifier: UIView]
  ) -> NSLayoutConstraint? {
    guard let first = constraint.firstItem.flatMap({ copies[ObjectIdentifier($0)] }) else { return nil }
    let copy = constrain(
      first, constraint.firstAttribute, constraint.relation,
      constraint.secondItem.flatMap { copies[ObjectIdentifier($0)] }, constraint.secondAttribute,
      times: constraint.multiplier, plus: constraint.constant, at: constraint.priority.rawValue)
    copy.identifier = constraint.identifier
    copy.isActive = true
    return copy
  }

  // MARK: Changes

  mutating func change() {
    for _ in 0..<Int.random(in: 1...4, using: &random) { changeOnce() }
  }

  private mutating func changeOnce() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0 where views.count < 12: addView()
    case 2 where views.count > 4:
      let view = views.remove(at: Int.random(in: 0..<views.count, using: &random))
      story.append("remove \(name(view))")
      view.removeFromSuperview()
      views.removeAll { !$0.isDescendant(of: stage.root) }
      // Constraints on that view alone are removed with it.
      constraints.removeAll { constraint in
        !constraint.isActive || !views.contains { $0 === constraint.firstItem }
      }
    case 3 where !constraints.isEmpty:
      let constraint = constraints[Int.random(in: 0..<constraints.count, using: &random)]
      story.append("deactivate \(constraint.identifier ?? "")")
      constraint.isActive = false
      if Bool.random(using: &random) {
        story.append("and activate it")
        constraint.isActive = true
      } else {
        constraints.removeAll { $0 === constraint }
      }
    case 4 where !constraints.isEmpty:
      let constraint = constraints[Int.random(in: 0..<constraints.count, using: &random)]
      constraint.constant += CGFloat(Int.random(in: -2...2, using: &random) * 7)
      story.append("constant of \(constraint.identifier ?? "") \(constraint.constant)")
    case 6 where !constraints.isEmpty: changePriority()
    case 7: changeContentPriority()
    case 8:
      let widths: [CGFloat] = [320, 600, 1024]
      stage.window.frame.size.width = widths.randomElement(using: &random) ?? 600
      story.append("window \(stage.window.frame.width)")
    case 9: changeArrangement()
    case 11: changeTraits()
    case 10:
      guard let view = views.randomElement(using: &random) else { return }
      view.isHidden.toggle()
      story.append("\(name(view)) hidden \(view.isHidden)")
    default: addConstraint()
    }
  }

  /// Changes the screen, the reader settings, or the direction of text (AL-10.4).
  private mutating func changeTraits() {
    let categories: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityMedium]
    let traits = UITraitCollection(
      horizontalSizeClass: Bool.random(using: &random) ? .compact : .regular, verticalSizeClass: .regular,
      userInterfaceIdiom: Bool.random(using: &random) ? .phone : .pad,
      displayScale: CGFloat(Int.random(in: 1...3, using: &random)),
      layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
      preferredContentSizeCategory: categories.randomElement(using: &random) ?? .large)
    stage.window.environment.traits = traits
    story.append("traits \(traits)")
  }

  private mutating func changePriority() {
    let constraint = constraints[Int.random(in: 0..<constraints.count, using: &random)]
    // An active constraint cannot change from or to required (AL-1.20 f).
    if constraint.priority.rawValue < 1000 {
      constraint.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
    } else {
      constraint.isActive = false
      constraint.priority = Bool.random(using: &random) ? .required : UILayoutPriority(600)
      constraint.isActive = true
    }
    story.append("priority of \(constraint.identifier ?? "") \(constraint.priority.rawValue)")
  }

  private mutating func changeContentPriority() {
    guard let view = views.randomElement(using: &random) else { return }
    let axis: NSLayoutConstraint.Axis = Bool.random(using: &random) ? .horizontal : .vertical
    if Bool.random(using: &random) {
      view.setContentHuggingPriority(UILayoutPriority(Float(Int.random(in: 249...252, using: &random))), for: axis)
    } else {
      let priorities: [Float] = [1000, 750, 740]
      view.setContentCompressionResistancePriority(
        UILayoutPriority(priorities.randomElement(using: &random) ?? 750), for: axis)
    }
    story.append(
      "\(name(view)) \(axis) hugs \(view.contentHuggingPriority(for: axis).rawValue), resists "
        + "\(view.contentCompressionResistancePriority(for: axis).rawValue)")
  }

  private mutating func changeArrangement() {
    let stacks = views.compactMap { $0 as? UIStackView }
    guard let stack = stacks.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 1:
      stack.distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
    case 2: stack.alignment = UIStackView.Alignment(rawValue: Int.random(in: 0...5, using: &random)) ?? .fill
    case 3: stack.spacing = CGFloat(Int.random(in: 0...4, using: &random) * 3)
    case 4:
      guard let view = stack.arrangedSubviews.randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        stack.removeArrangedSubview(view)
      } else {
        stack.insertArrangedSubview(view, at: Int.random(in: 0..<stack.arrangedSubviews.count, using: &random))
      }
    default: stack.arrangedSubviews.randomElement(using: &random)?.isHidden.toggle()
    }
    let arranged = stack.arrangedSubviews.map { name($0) + ($0.isHidden ? " (hidden)" : "") }
    story.append(
      "\(name(stack)) \(stack.axis) \(stack.distribution) \(stack.alignment) \(stack.spacing): "
        + arranged.joined(separator: ", "))
  }

  private mutating func addView() {
    madeCount += 1
    let view: UIView
    if Int.random(in: 0..<4, using: &random) == 0 {
      view = stage.add(UIStackView())
    } else if Int.random(in: 0..<6, using: &random) == 0 {
      view = stage.add(Self.label("text \(madeCount) of some words"))
    } else {
      view = stage.box(CGFloat(Int.random(in: 2...20, using: &random) * 5), 20)
    }
    view.accessibilityIdentifier = "v\(madeCount)"
    if let parent = views.randomElement(using: &random), Bool.random(using: &random) {
      if let stack = parent as? UIStackView, Int.random(in: 0..<4, using: &random) > 0 {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
    }
    views.append(view)
    story.append(
      "add \(type(of: view)) \(name(view)) \(view.intrinsicContentSize.width) wide to \(view.superview.map(name) ?? "")"
    )
  }

  private mutating func addConstraint() {
    guard let view = views.randomElement(using: &random) else { return }
    let attributes: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom, .width, .height, .centerX]
    let attribute = attributes.randomElement(using: &random) ?? .leading
    let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Float] = [1000, 1000, 1000, 1000, 750, 250]
    let relation = relations.randomElement(using: &random) ?? .equal
    let priority = priorities.randomElement(using: &random) ?? 1000
    let constant = CGFloat(Int.random(in: -4...8, using: &random) * 4)
    madeCount += 1
    let constraint: NSLayoutConstraint
    if attribute.kind == .size, Bool.random(using: &random) {
      constraint = constrain(view, attribute, relation, plus: 40 + constant, at: priority)
    } else {
      let other = views.filter { $0 !== view }.randomElement(using: &random) ?? stage.root
      constraint = constrain(view, attribute, relation, other, attribute, plus: constant, at: priority)
    }
    constraint.identifier = "c\(madeCount)"
    constraint.isActive = true
    constraints.append(constraint)
    story.append("activate \(constraint)")
  }

  private func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "root" }

  // MARK: Answers

  /// The result of a layout for each view.
  struct Answer {
    var frames: [(name: String, frame: [CGFloat], isAmbiguous: Bool)]
    /// Names of the user's constraints in each conflict, the broken one last.
    var conflicts: [[String]]

    func difference(from other: Answer) -> String? {
      if conflicts != other.conflicts { return "conflicts \(conflicts), not \(other.conflicts)" }
      for (view, copy) in zip(frames, other.frames) {
        if view.frame != copy.frame { return "\(view.name) is at \(view.frame), not \(copy.frame)" }
        if view.isAmbiguous != copy.isAmbiguous { return "\(view.name) is ambiguous: \(view.isAmbiguous)" }
      }
      return frames.count == other.frames.count ? nil : "\(frames.count) views, not \(other.frames.count)"
    }
  }

  /// Lays the tree out and returns the result.
  func answer() -> Answer {
    _ = logs { stage.layout() }
    return Answer(
      frames: views.map { (name($0), $0.numbers, $0.hasAmbiguousLayout) },
      conflicts: stage.window.engine.conflicts.map { conflict in
        conflict.rows.map(Self.name) + ["breaks " + Self.name(conflict.broken)]
      })
  }

  private static func name(_ source: RowSource) -> String {
    switch source {
    case .constraint(let constraint): constraint.identifier ?? "?"
    case .contentSize(let view, let axis): "\(view.object?.accessibilityIdentifier ?? "?") \(axis)"
    // An object's address differs from tree to tree.
    case .system(_, let what): what.text.replacing(/0x[0-9a-f]+/, with: "")
    }
  }
}
