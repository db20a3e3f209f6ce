import UIKit
import Values

/// The rows of a layout in the document's own words.
@MainActor
struct RowWords {
  private let built: BuiltScene
  private let origins: [ObjectIdentifier: SceneConstraint]
  private let names: [ObjectIdentifier: String]
  /// The places of views in the document.
  private let places: [ObjectIdentifier: ScenePlace]

  /// - Complexity: O(items + constraints).
  init(_ built: BuiltScene) {
    self.built = built
    origins = built.origins
    names = built.names
    places = Dictionary(
      built.items.compactMap { item in item.scene.place.map { (ObjectIdentifier(item.object), $0) } }
    ) { first, _ in first }
  }

  /// Returns a row for a finding: a constraint in the document's notation, any other row by its subject.
  func row(_ row: RowSource) -> FindingRow {
    switch row {
    case .constraint(let constraint):
      guard let origin = origins[ObjectIdentifier(constraint)] else {
        var row = FindingRow(NumberedText(equation(constraint)))
        if isOfStack(constraint), let stack = stack(of: constraint) {
          (row.stack, row.owner) = (name(of: stack), places[ObjectIdentifier(stack)])
        }
        return row
      }
      var row = FindingRow(NumberedText(origin.text))
      (row.label, row.place) = (origin.label, origin.place)
      return row
    case .contentSize(let view, let axis):
      let side = axis == .horizontal ? "width" : "height"
      return FindingRow(NumberedText("\(view.object.map(name) ?? "a view"): content \(side)"))
    case .system(let item, let said):
      let what = said.text
      guard let object = item.object else { return FindingRow(NumberedText("a view: \(Self.withoutAddresses(what))")) }
      var row = FindingRow(plain(object, what))
      row.isObvious = fillsScreen(object, what)
      row.owner = places[ObjectIdentifier((object as? UILayoutGuide)?.owningView ?? object)]
      let cell = (object as? UIView)?.superview
      row.isRowHeight = (cell is UITableViewCell || cell is UICollectionViewCell) && what.hasPrefix("height")
      row.isFixedRowHeight = row.isRowHeight && (cell?.enclosingTable?.rowHeight ?? 0) > 0
      return row
    }
  }

  /// The stack view that made a constraint: one of its items, or the superview of one.
  private func stack(of constraint: NSLayoutConstraint) -> UIStackView? {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { item -> UIView? in
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
    let parents = items.compactMap { $0.superview as? UIStackView }
    return parents.first { parent in items.contains { $0 === parent } } ?? items.lazy.compactMap { $0 as? UIStackView }
      .first
      ?? parents.first
  }

  /// Returns whether a row gives the root view the screen's size or position.
  private func fillsScreen(_ object: NSObject, _ what: String) -> Bool {
    object === built.controller.view && what.contains("UIWindow")
  }

  /// Returns a row of the system in plain words.
  /// - Parameters:
  ///   - what: The text of ``RowSource/system(_:_:)``.
  ///   - side: The value of the row besides unknowns, in points; nil reads it from `what`.
  func plain(_ object: NSObject, _ what: String, _ side: Double? = nil) -> NumberedText {
    if fillsScreen(object, what) { return "root view: fills the screen" }
    let side = side ?? what.firstMatch(of: /== (-?[0-9.]+)$/).flatMap { Double($0.output.1) }
    let (whose, unknown) = (whose(object), Self.unknown(what))
    if let parts = marginParts(object, unknown, side) { return parts }
    // `393 wide`, `left 16`; without a number, only the side.
    guard let side else { return "\(whose): \(unknown)" }
    return what.hasPrefix("width") || what.hasPrefix("height")
      ? "\(whose): \(number: side) \(what.hasPrefix("width") ? "wide" : "high")"
      : "\(whose): \(unknown) \(number: side)"
  }

  /// Returns the margin and the safe area in the distance of a margins guide; nil if the distance is not of both.
  private func marginParts(_ object: NSObject, _ unknown: String, _ side: Double?) -> NumberedText? {
    guard let side, let guide = object as? UILayoutGuide, guide.identifier.contains("Margins"),
      let owner = guide.owningView, owner.insetsLayoutMarginsFromSafeArea
    else { return nil }
    let safe = owner.safeAreaInsets
    let inset: CGFloat =
      switch unknown {
      case "left": safe.left
      case "right": safe.right
      case "top": safe.top
      case "bottom": safe.bottom
      default: 0
      }
    let margin = abs(side) - inset
    guard inset > 0, margin > 0.001 else { return nil }
    return "\(whose(object)): \(unknown) \(number: margin) + \(number: inset) of the safe area"
  }

  /// Returns the owner of a system row's number: `the width of the screen`.
  func subject(_ object: NSObject, _ what: String) -> String { "the \(Self.unknown(what)) of the \(whose(object))" }

  private static func unknown(_ what: String) -> String {
    what.hasPrefix("minX") ? "left" : what.hasPrefix("minY") ? "top" : String(what.prefix { $0 != " " })
  }

  private func whose(_ object: NSObject) -> String {
    switch object {
    case is UIWindow: return "screen"
    case built.controller.view: return "root view"
    case let guide as UILayoutGuide where names[ObjectIdentifier(guide)] == nil:
      let owner = guide.owningView.flatMap { $0 === built.controller.view ? nil : " of \(name(of: $0))" }
      let known = Self.guides.first { guide.identifier.contains($0.key) }?.value ?? name(of: guide).lowercased()
      return "\(known)\(owner ?? "")"
    default: return "frame of \(name(of: object))"
    }
  }

  /// Names of the system's guides for people, by a part of their identifiers.
  private static let guides = [
    "SafeArea": "safe area", "Margins": "margins", "ReadableContent": "readable width", "Keyboard": "keyboard guide",
  ]

  /// Returns whether a stack view made the constraint (AL-2.37).
  func isOfStack(_ constraint: NSLayoutConstraint) -> Bool { constraint.identifier?.hasPrefix("UISV") ?? false }

  /// Returns the equation and the identifier of a constraint outside the document, and whether a stack view made it.
  func equation(_ constraint: NSLayoutConstraint) -> String {
    (isOfStack(constraint) ? "stack: " : "") + plainEquation(constraint)
  }

  /// Returns the equation and the identifier of a constraint outside the document, made by a stack view or in code.
  func plainEquation(_ constraint: NSLayoutConstraint) -> String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
      (item as? NSObject).map { "\(name(of: $0)).\(attribute)" }
    }
    let relation = constraint.relation == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(side(constraint.firstItem, constraint.firstAttribute) ?? "a view") \(relation)"
    if let second = side(constraint.secondItem, constraint.secondAttribute) {
      if constraint.multiplier != 1 { text += " \(NumberText.plain(constraint.multiplier)) x" }
      text += " \(second)"
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += NumberText.plain(abs(constraint.constant))
      }
    } else {
      text += " \(NumberText.plain(constraint.constant))"
    }
    return text + (constraint.identifier.map { " ('\($0)')" } ?? "")
  }

  /// Removes memory addresses, which differ in every run.
  private static func withoutAddresses(_ text: String) -> String { text.replacing(/:?0x[0-9a-f]+/, with: "") }

  /// Returns the document's name of an object, or its kind.
  func name(of object: NSObject) -> String {
    if object === built.window { return "Window" }
    if object === built.controller.view { return "Root View" }
    if let known = names[ObjectIdentifier(object)] { return known }
    if object === built.controller.topLayoutGuide { return "Top Layout Guide" }
    if object === built.controller.bottomLayoutGuide { return "Bottom Layout Guide" }
    return (object as? UILayoutGuide)?.identifier ?? "\(type(of: object))"
  }
}

extension UIView {
  /// The table that a cell is in; nil for any other view.
  fileprivate var enclosingTable: UITableView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }
}
