import UIKit

/// The constraints that an application installed below a root view, as a scene's.
@MainActor
struct CapturedConstraints {
  /// In the order of activation, which decides ties and conflicts (AL-13.25).
  private(set) var constraints: [SceneConstraint] = []
  /// The system's guides that they refer to, and that a scene has no item for.
  private(set) var guides: [CapturedGuide] = []
  /// Equations of constraints that cannot be part of the scene.
  private(set) var leftOut: [String] = []

  private let root: UIView
  private let controller: UIViewController?
  private let paths: ViewPaths

  /// - Complexity: O(views + constraints).
  init(_ root: UIView, of controller: UIViewController?, _ paths: ViewPaths) throws(CaptureError) {
    (self.root, self.controller, self.paths) = (root, controller, paths)
    var found: [NSLayoutConstraint] = []
    func collect(_ view: UIView) {
      found += view.constraints.filter { !$0.isPrivate && !$0.isOrphaned && !isOfButton($0, view) }
      for subview in view.capturedSubviews { collect(subview) }
    }
    collect(root)
    if found.count > Limits.constraints { throw .tooManyConstraints }
    for constraint in found.sorted(by: { $0.sequence < $1.sequence }) {
      if let captured = captured(constraint) {
        constraints.append(captured)
      } else {
        leftOut.append(text(constraint))
      }
    }
  }

  /// Whether a button ties one of its own parts to itself.
  private func isOfButton(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
    view is UIButton
      && [constraint.firstItem, constraint.secondItem].contains { ($0 as? UIView)?.isDrawnByControl ?? false }
  }

  private mutating func captured(_ constraint: NSLayoutConstraint) -> SceneConstraint? {
    guard !constraint.hasOffset, let firstItem = constraint.firstItem,
      let first = operand(firstItem, constraint.firstAttribute)
    else { return nil }
    var second: SceneConstraint.Operand?
    if let item = constraint.secondItem {
      second = operand(item, constraint.secondAttribute)
      if second == nil { return nil }
    }
    var captured = SceneConstraint(
      label: constraint.identifier, first, SceneConstraint.Relation(constraint.relation),
      multiplier: constraint.multiplier, to: second, constant: .points(constraint.constant),
      priority: ScenePriority(rawValue: constraint.priority.rawValue))
    captured.text = text(constraint)
    return captured.objection == nil ? captured : nil
  }

  // MARK: Items

  private mutating func operand(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> SceneConstraint.Operand? {
    guard let own = SceneAttribute(attribute) else { return nil }
    if let view = item as? UIView { return self.item(view).map { .init($0, own) } }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let ownerItem = self.item(owner) else {
      return nil
    }
    if guide.role == .margins, !(owner is UIScrollView), let margin = own.ofMargins { return .init(ownerItem, margin) }
    return self.item(guide, of: owner).map { .init($0, own) }
  }

  private func item(_ view: UIView) -> SceneItem? {
    view === root ? .root : paths[view].map { .view($0.id) }
  }

  private mutating func item(_ guide: UILayoutGuide, of owner: UIView) -> SceneItem? {
    let isOfRoot = owner === root
    let id = isOfRoot ? SceneView.rootID : paths[owner]?.id ?? ""
    switch guide.role {
    case .own: return paths[guide].map { .view($0.id) }
    case .safeArea: return isOfRoot ? .safeArea : .safeAreaOf(id)
    case .content: return .contentGuide(id)
    case .frame: return .frameGuide(id)
    case .readable where isOfRoot: return .readableGuide
    case .keyboard where isOfRoot: return .keyboardGuide
    case .topBar where guide === controller?.topLayoutGuide: return .topLayoutGuide
    case .bottomBar where guide === controller?.bottomLayoutGuide: return .bottomLayoutGuide
    case .stack: return nil
    case .margins, .readable, .keyboard, .topBar, .bottomBar: return named(guide, of: owner)
    }
  }

  /// Returns the item for a guide that a scene has no word for: one with the same rectangle.
  private mutating func named(_ guide: UILayoutGuide, of owner: UIView) -> SceneItem? {
    if let known = guides.first(where: { $0.object === guide }) { return .view(known.scene.id) }
    guard let item = item(owner) else { return nil }
    let name = owner === root ? ViewPaths.rootName : paths[owner]?.name ?? ""
    let id = owner === root ? SceneView.rootID : paths[owner]?.id ?? ""
    let made = CapturedGuide(guide, of: owner, item, id: id, name: name)
    guides.append(made)
    return .view(made.scene.id)
  }

  // MARK: Texts

  /// Returns the equation in the notation of recipes.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      item == nil
        ? "distance of two anchors" : "\(name(of: item)).\(SceneAttribute(attribute)?.rawValue ?? "\(attribute)")"
    }
    var text = constraint.identifier.map { "\($0): " } ?? ""
    text += "\(side(constraint.firstItem, constraint.firstAttribute)) "
    text += SceneConstraint.Relation(constraint.relation).rawValue
    let constant = constraint.constant
    if constraint.secondItem == nil, constraint.firstItem == nil || !constraint.hasOffset {
      text += " \(NumberText.plain(constant))"
    } else {
      if constraint.multiplier != 1 { text += " \(NumberText.plain(constraint.multiplier)) x" }
      text += " \(side(constraint.secondItem, constraint.secondAttribute))"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(NumberText.plain(abs(constant)))" }
    }
    return text
  }

  private func name(of item: AnyObject?) -> String {
    if let view = item as? UIView { return view === root ? "Superview" : paths[view]?.name ?? "\(type(of: view))" }
    guard let guide = item as? UILayoutGuide else { return "?" }
    let owner = guide.owningView
    let prefix = owner === root ? "" : "\(name(of: owner)) "
    switch guide.role {
    case .own, .stack: return paths[guide]?.name ?? guide.identifier
    case .margins: return "\(prefix)Margins"
    case .safeArea: return "\(prefix)Safe Area"
    case .readable: return "\(prefix)Readable Guide"
    case .keyboard: return "\(prefix)Keyboard Guide"
    case .content: return "\(prefix)Content Layout Guide"
    case .frame: return "\(prefix)Frame Layout Guide"
    case .topBar: return "\(prefix)Top Layout Guide"
    case .bottomBar: return "\(prefix)Bottom Layout Guide"
    }
  }
}

extension SceneConstraint.Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      case .lessThanOrEqual: .lessThanOrEqual
      }
  }
}

extension SceneAttribute {
  /// nil for no attribute.
  fileprivate init?(_ attribute: NSLayoutConstraint.Attribute) {
    // `baseline` is an older name of the last baseline.
    guard let found = Self.allCases.first(where: { $0.layoutAttribute == attribute && $0 != .baseline }) else {
      return nil
    }
    self = found
  }

  /// The attribute of a view's margins that is the same as this one of its margins guide; nil for a length.
  fileprivate var ofMargins: SceneAttribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: nil
    }
  }
}
