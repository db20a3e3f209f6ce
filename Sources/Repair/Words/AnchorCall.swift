package import Layout
import Values

/// A constraint as the line of Swift that makes it.
package struct AnchorCall {
  private let subject: RepairSubject

  /// - Parameter scene: The scene whose views the code has, with ids that lead to them.
  package init(_ scene: Scene) { subject = RepairSubject(scene) }

  /// `title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 8)`, with a priority in a
  /// second statement.
  package func lines(_ constraint: SceneConstraint) -> [String] {
    let relation =
      switch constraint.relation {
      case .equal: "equal"
      case .greaterThanOrEqual: "greaterThanOrEqual"
      case .lessThanOrEqual: "lessThanOrEqual"
      }
    let points = constraint.points(subject.superviews)
    var call = "\(anchor(constraint.first)).constraint(\(relation)To"
    if let second = constraint.second {
      call += ": \(anchor(second))"
      if constraint.multiplier != 1 { call += ", multiplier: \(NumberText.exact(constraint.multiplier))" }
      if points != 0 { call += ", constant: \(NumberText.exact(points))" }
    } else {
      call += "Constant: \(NumberText.exact(points))"
    }
    call += ")"
    if constraint.priority == .required { return ["\(call).isActive = true"] }
    return [
      "let constraint = \(call)", "constraint.priority = UILayoutPriority(\(NumberText.exact(constraint.priority)))",
      "constraint.isActive = true",
    ]
  }

  /// An edit as lines of Swift.
  package func lines(_ edit: LayoutEdit) -> [String] {
    switch edit {
    case .add(let new), .replace(_, let new): return lines(new)
    case .remove(let old): return ["// without: \(subject.text(old))"]
    case .uninstall(let old, let classes):
      return ["// inactive in \(classes.horizontal) x \(classes.vertical): \(subject.text(old))"]
    case .set(let property, let id):
      let view = path(.view(id))
      switch property {
      case .hugging(let axis, let priority):
        return [
          "\(view).setContentHuggingPriority(UILayoutPriority(\(NumberText.exact(priority))), for: .\(axis.rawValue))"
        ]
      case .resistance(let axis, let priority):
        return [
          "\(view).setContentCompressionResistancePriority(UILayoutPriority(\(NumberText.exact(priority))), for: .\(axis.rawValue))"
        ]
      case .lines(let lines): return ["\(view).numberOfLines = \(lines)"]
      case .distribution(let distribution): return ["\(view).distribution = .\(distribution.rawValue)"]
      case .alignment(let alignment): return ["\(view).alignment = .\(alignment.rawValue)"]
      case .spacing(let points): return ["\(view).spacing = \(NumberText.exact(points))"]
      case .lineBreak: return ["\(view).titleLabel?.lineBreakMode = .byWordWrapping"]
      case .font: return ["\(view).adjustsFontForContentSizeCategory = true"]
      }
    }
  }

  private func path(_ item: SceneItem) -> String {
    switch item {
    case .root: "view"
    case .view(let id): reference(id)
    case .safeArea, .topLayoutGuide, .bottomLayoutGuide: "view.safeAreaLayoutGuide"
    case .safeAreaOf(let id): "\(reference(id)).safeAreaLayoutGuide"
    case .readableGuide: "view.readableContentGuide"
    case .keyboardGuide: "view.keyboardLayoutGuide"
    case .contentGuide(let id): "\(reference(id)).contentLayoutGuide"
    case .frameGuide(let id): "\(reference(id)).frameLayoutGuide"
    }
  }

  /// The properties that lead to a view, which its id consists of; for a view without any an editor's placeholder.
  private func reference(_ id: String) -> String {
    let isPath = id.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue || [".", "[", "]"].contains($0)
    }
    let isProperty = id.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
    return isPath && isProperty ? id : "<#\(subject.name(of: id))#>"
  }

  private func anchor(_ operand: SceneConstraint.Operand) -> String {
    let margins: [SceneAttribute: String] = [
      .leftMargin: "left", .rightMargin: "right", .topMargin: "top", .bottomMargin: "bottom",
      .leadingMargin: "leading", .trailingMargin: "trailing", .centerXWithinMargins: "centerX",
      .centerYWithinMargins: "centerY",
    ]
    if let side = margins[operand.attribute] { return "\(path(operand.item)).layoutMarginsGuide.\(side)Anchor" }
    let name = operand.attribute.rawValue
    let plain = operand.attribute == .baseline ? "lastBaseline" : name.prefix(1).lowercased() + name.dropFirst()
    // A guide of a bar ends where the safe area begins.
    let side =
      operand.item == .topLayoutGuide && plain == "bottom"
      ? "top" : operand.item == .bottomLayoutGuide && plain == "top" ? "bottom" : plain
    return "\(path(operand.item)).\(side)Anchor"
  }
}
