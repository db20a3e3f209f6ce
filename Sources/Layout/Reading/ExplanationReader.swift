import SystemValues
import UIKit

/// Reads the data for overlays from a laid-out scene.
@MainActor
struct ExplanationReader {
  let scene: Scene
  let built: BuiltScene
  private let values: AttributeValues
  private let listed: ListedConstraints

  init(scene: Scene, built: BuiltScene) {
    (self.scene, self.built) = (scene, built)
    values = AttributeValues(built: built)
    listed = built.listedConstraints(of: scene)
  }

  /// - Parameter objects: The objects from which the layout's views were read.
  /// - Complexity: O(views · log(views) + constraints).
  func read(_ objects: [NSObject]) -> LayoutExplanation {
    let rects = Dictionary(
      objects.compactMap { object in values.rect(of: object).map { (ObjectIdentifier(object), $0) } }
    ) { first, _ in first }
    let readings = self.readings(objects, rects)
    return LayoutExplanation(
      views: objects.map { object in
        let id = ObjectIdentifier(object)
        return explained(object, rects[id] ?? .zero, readings[id])
      }, guides: guides, constraints: constraints(rects))
  }

  // MARK: Views

  private func explained(_ object: NSObject, _ rect: CGRect, _ reading: ExplainedView.Reading?) -> ExplainedView {
    guard let view = object as? UIView else {
      return ExplainedView(
        alignmentRect: rect, margins: .zero, safeArea: .zero, hugging: AxisPriorities(), resistance: AxisPriorities(),
        naturalSize: SceneIntrinsic(), baselines: [], reading: nil, isTouchable: false)
    }
    let size = view.layoutIntrinsicSize
    func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> AxisPriorities {
      AxisPriorities(
        horizontal: size.width < 0 ? nil : ScenePriority(rawValue: priority(.horizontal).rawValue),
        vertical: size.height < 0 ? nil : ScenePriority(rawValue: priority(.vertical).rawValue))
    }
    let offsets = view.showsText ? view.baselineOffsets.resized(to: rect.height) : nil
    let baselines: [Double] = offsets.map { [rect.minY + $0.firstFromTop, rect.maxY - $0.lastFromBottom] } ?? []
    return ExplainedView(
      alignmentRect: rect, margins: Insets(view.layoutMargins), safeArea: Insets(view.safeAreaInsets),
      hugging: priorities(view.contentHuggingPriority),
      resistance: priorities(view.contentCompressionResistancePriority),
      naturalSize: SceneIntrinsic(
        width: size.width < 0 ? nil : size.width, height: size.height < 0 ? nil : size.height),
      baselines: baselines, reading: reading, isTouchable: view.isTouchable)
  }

  // MARK: Reading aloud

  /// Returns the views that are read out, row by row, each in reading direction.
  private func readings(
    _ objects: [NSObject], _ rects: [ObjectIdentifier: CGRect]
  ) -> [ObjectIdentifier: ExplainedView.Reading] {
    let isMirrored = built.controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var items: [(object: UIView, rect: CGRect, text: String)] = objects.compactMap { object in
      guard let view = object as? UIView, view.isSeen, let text = view.spokenText,
        let rect = rects[ObjectIdentifier(view)]
      else { return nil }
      return (view, rect, text)
    }
    // Sorting keeps views of equal height in the order of the tree.
    items.sort { $0.rect.minY < $1.rect.minY }
    var rows: [[(object: UIView, rect: CGRect, text: String)]] = []
    for item in items {
      if let first = rows.last?.first, item.rect.midY < first.rect.maxY, item.rect.minY < first.rect.midY {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    let ordered = rows.flatMap { row in
      row.sorted { isMirrored ? $0.rect.minX > $1.rect.minX : $0.rect.minX < $1.rect.minX }
    }
    return Dictionary(
      ordered.enumerated().map { index, item in
        (ObjectIdentifier(item.object), ExplainedView.Reading(order: index + 1, text: item.text))
      }
    ) { first, _ in first }
  }

  // MARK: Guides

  private var guides: [ExplainedGuide] {
    let root: UIView = built.controller.view
    var found: [(String, UILayoutGuide)] = [
      ("Safe Area", root.safeAreaLayoutGuide), ("Margins", root.layoutMarginsGuide),
      ("Readable Guide", root.readableContentGuide),
    ]
    for item in built.items {
      if let scroll = item.view as? UIScrollView {
        found.append(("\(item.scene.name) content", scroll.contentLayoutGuide))
      }
    }
    for item in built.items {
      if let guide = item.object as? UILayoutGuide { found.append((item.scene.name, guide)) }
    }
    return found.compactMap { name, guide in
      values.rect(of: guide).map { ExplainedGuide(name: name, rect: $0) }
    }
  }

  // MARK: Constraints

  private func constraints(_ rects: [ObjectIdentifier: CGRect]) -> [ExplainedConstraint] {
    let broken = Set(
      built.window.layoutConflicts.compactMap { conflict -> ObjectIdentifier? in
        if case .constraint(let constraint) = conflict.broken { return ObjectIdentifier(constraint) }
        return nil
      })
    return built.installedPairs.enumerated().compactMap { index, pair in
      let (constraint, made) = pair
      guard let first = side(constraint.first, beside: constraint.second, rects) else { return nil }
      let second = constraint.second.flatMap { side($0, beside: constraint.first, rects) }
      if constraint.second != nil, second == nil { return nil }
      let points = constraint.points(listed.superviews)
      let isMirrored =
        constraint.isDirectional
        && ((made.firstItem as? UIView)?.superview ?? built.controller.view).effectiveUserInterfaceLayoutDirection
          == .rightToLeft
      let sign = isMirrored && !constraint.first.attribute.isLength ? -1.0 : 1
      let rest = sign * first.value - constraint.multiplier * sign * (second?.value ?? 0) - points
      let isMet =
        switch constraint.relation {
        case .equal: abs(rest) <= ExplainedConstraint.tolerance
        case .greaterThanOrEqual: rest >= -ExplainedConstraint.tolerance
        case .lessThanOrEqual: rest <= ExplainedConstraint.tolerance
        }
      let status: ExplainedConstraint.Status =
        broken.contains(ObjectIdentifier(made)) ? .broken : isMet ? .satisfied : .pulling
      return ExplainedConstraint(
        mark: listed.marks[index], label: constraint.label, text: constraint.text, equation: listed.equations[index],
        place: constraint.place,
        first: first, second: second, relation: constraint.relation, multiplier: constraint.multiplier,
        constant: points, priority: constraint.priority, status: status, excess: rest)
    }
  }

  private func name(of item: SceneItem) -> String {
    switch item {
    case .root: "Root View"
    case .topLayoutGuide: "Top Layout Guide"
    case .bottomLayoutGuide: "Bottom Layout Guide"
    case .safeArea, .safeAreaOf: "Safe Area"
    case .readableGuide: "Readable Guide"
    case .keyboardGuide: "Keyboard Guide"
    case .view(let id), .contentGuide(let id), .frameGuide(let id): listed.names[id] ?? id
    }
  }

  /// The object whose rectangle an operand is about: for an edge of a scroll view beside something in it, the content
  /// (AL-9.3).
  private func object(
    _ operand: SceneConstraint.Operand, beside other: SceneConstraint.Operand?
  ) -> AnyObject? {
    guard let object = built.object(for: operand.item) else { return nil }
    guard let scroll = object as? UIScrollView, operand.attribute.isOfContent, let other,
      let inner = built.object(for: other.item),
      let owner = (inner as? UIView)?.superview ?? (inner as? UILayoutGuide)?.owningView
    else { return object }
    let isInside = sequence(first: owner, next: \.superview).contains { $0 === scroll }
    let isOwnGuide = inner === scroll.frameLayoutGuide || inner === scroll.contentLayoutGuide
    return isInside && !isOwnGuide ? scroll.contentLayoutGuide : scroll
  }

  private func side(
    _ operand: SceneConstraint.Operand, beside other: SceneConstraint.Operand?, _ rects: [ObjectIdentifier: CGRect]
  ) -> ExplainedConstraint.Operand? {
    guard let object = object(operand, beside: other),
      let rect = rects[ObjectIdentifier(object)] ?? values.rect(of: object)
    else { return nil }
    let isMirrored =
      operand.attribute.isDirectional
      && ((object as? UIView) ?? (object as? UILayoutGuide)?.owningView)?.effectiveUserInterfaceLayoutDirection
        == .rightToLeft
    let value = values.value(of: operand.attribute, object, rect, isMirrored: isMirrored)
    // In a picture, coordinates run from left to right in any language.
    let isTurned = isMirrored && operand.attribute.isDirectional
    return ExplainedConstraint.Operand(
      item: operand.item, name: name(of: operand.item), rect: rect, attribute: operand.attribute,
      value: isTurned ? -value : value,
      isRoot: object === built.controller.view)
  }
}

extension SceneAttribute {
  /// Whether the reading direction reverses it.
  var isDirectional: Bool { [.directional, .neutral].contains(rule.kind) }

  /// Whether it means a scroll view's content beside something inside it (AL-9.3).
  package var isOfContent: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .baseline, .firstBaseline, .lastBaseline: false
    default: true
    }
  }

  /// Whether it is a width or a height.
  package var isLength: Bool { self == .width || self == .height }
}

extension UIView {
  /// Whether neither the view nor one of its ancestors is hidden or completely transparent.
  fileprivate var isSeen: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }

  fileprivate var showsText: Bool {
    self is UILabel || self is UIButton || self is UITextField || self is UITextView
  }

  /// Whether the view responds to touches.
  fileprivate var isTouchable: Bool {
    guard isUserInteractionEnabled, isSeen else { return false }
    return (self as? UIControl)?.isEnabled ?? (self is UITableViewCell || self is UISearchBar)
  }

  /// The text that is read out for the view; nil if it is skipped.
  fileprivate var spokenText: String? {
    if let accessibilityLabel { return accessibilityLabel }
    switch self {
    case let label as UILabel: return label.text.flatMap { $0.isEmpty ? nil : $0 }
    case let button as UIButton:
      return button.currentTitle ?? button.currentAttributedTitle?.string ?? button.currentImage?.name
        ?? accessibilityIdentifier
    case let field as UITextField:
      return field.readableText.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder ?? accessibilityIdentifier
    case let view as UITextView: return view.text
    case is UIControl, is UISearchBar, is UIPickerView, is UIProgressView: return accessibilityIdentifier
    default: return isAccessibilityElement ? accessibilityIdentifier : nil
    }
  }
}
