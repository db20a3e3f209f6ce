import Values

/// An equation of a scene: `first REL multiplier · second + constant` at a priority.
package struct SceneConstraint: Sendable, Hashable, Encodable {
  /// The relation of the two sides; raw values are the signs in recipes.
  package enum Relation: String, Sendable, Encodable {
    case equal = "="
    case greaterThanOrEqual = ">="
    case lessThanOrEqual = "<="

    /// The relation of both sides with the opposite sign.
    package var reversed: Relation {
      switch self {
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      case .lessThanOrEqual: .greaterThanOrEqual
      }
    }

    /// The sign in mathematics.
    package var sign: String {
      switch self {
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      case .lessThanOrEqual: "≤"
      }
    }
  }

  /// The constant added to the right side.
  package enum Constant: Sendable, Hashable, Encodable {
    /// In points.
    case points(Double)
    /// Interface Builder's standard spacing: 8 to siblings and guides, 20 to the superview's edge, 0 to a margin.
    case standard
  }

  /// One side of the equation.
  package struct Operand: Sendable, Hashable, Encodable {
    /// The item that has the attribute.
    package var item: SceneItem
    /// The attribute of the item.
    package var attribute: SceneAttribute

    /// Creates an operand from an item and an attribute.
    package init(_ item: SceneItem, _ attribute: SceneAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The label in the document: `7` for `7. Long Button.Leading = …`; in a storyboard the constraint's object id.
  package var label: String?
  /// The left side.
  package var first: Operand
  /// The relation of the sides.
  package var relation: Relation
  /// The multiplier of the right side.
  package var multiplier: Double
  /// The right side; nil if there is only a constant.
  package var second: Operand?
  /// The constant added to the right side.
  package var constant: Constant
  /// Above 0, at most 1000.
  package var priority: ScenePriority
  /// The text in the document, including the number.
  package var text = ""
  /// The place in the document.
  package var place: ScenePlace?
  /// Whether it holds on the canvas only: Interface Builder removes it when the application is built.
  package var isForDesign = false

  /// Creates an equation between two attributes, required by default.
  package init(
    label: String? = nil, _ first: Operand, _ relation: Relation = .equal, multiplier: Double = 1,
    to second: Operand? = nil, constant: Constant = .points(0), priority: ScenePriority = 1000
  ) {
    self.label = label
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
  }

  /// Returns the same equation with its text in the document.
  package func written(as text: String) -> SceneConstraint {
    var constraint = self
    constraint.text = text
    return constraint
  }
}

extension SceneConstraint {
  /// The key that identifies the constraint independently of its constant and priority: its number, or its left side.
  package var inputKey: String {
    "constraint \(label ?? leftSide)"
  }

  /// What stands before the relation in the document.
  package var leftSide: String {
    let text = self.text.isEmpty ? "\(first.item) \(first.attribute.rawValue)" : statement
    let end = text.firstIndex { "=<>≤≥|".contains($0) } ?? text.endIndex
    return text[..<end].trimmingSpaces
  }
}

extension SceneConstraint {
  /// The text without its number.
  package var statement: String {
    guard let label else { return text }
    for start in ["\(label). ", "\(label): ", "\(Quoting.yaml.quoted(label)): "] where text.hasPrefix(start) {
      return String(text.dropFirst(start.count))
    }
    return text
  }
}

/// The item that an equation refers to.
package enum SceneItem: Sendable, Hashable, Encodable {
  /// The controller's root view.
  case root
  /// A view by its ``SceneView/id``.
  case view(String)
  case topLayoutGuide
  case bottomLayoutGuide
  case safeArea
  /// The safe area of a view that is not the root.
  case safeAreaOf(String)
  /// The readable content guide of the root view (AL-5.25).
  case readableGuide
  /// The keyboard layout guide of the root view (AL-5.26).
  case keyboardGuide
  /// A scroll view's content area, and its visible frame (AL-9.5).
  case contentGuide(String)
  case frameGuide(String)
}

/// The attributes in the guide's notation; raw values are their names.
package enum SceneAttribute: String, Sendable, CaseIterable, Encodable {
  case left = "Left"
  case right = "Right"
  case top = "Top"
  case bottom = "Bottom"
  case leading = "Leading"
  case trailing = "Trailing"
  case width = "Width"
  case height = "Height"
  case centerX = "CenterX"
  case centerY = "CenterY"
  case baseline = "Baseline"
  case lastBaseline = "LastBaseline"
  case firstBaseline = "FirstBaseline"
  case leftMargin = "LeftMargin"
  case rightMargin = "RightMargin"
  case topMargin = "TopMargin"
  case bottomMargin = "BottomMargin"
  case leadingMargin = "LeadingMargin"
  case trailingMargin = "TrailingMargin"
  case centerXWithinMargins = "CenterXWithinMargins"
  case centerYWithinMargins = "CenterYWithinMargins"

  /// Whether it is an attribute of the margins.
  package var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension SceneItem {
  /// The view that an item is, or is part of; nil for the root and its guides.
  package var viewID: String? {
    switch self {
    case .view(let id), .safeAreaOf(let id), .contentGuide(let id), .frameGuide(let id): id
    case .root, .topLayoutGuide, .bottomLayoutGuide, .safeArea, .readableGuide, .keyboardGuide: nil
    }
  }
}
