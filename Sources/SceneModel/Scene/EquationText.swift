import Values

/// Equations of a scene in the guide's notation: `emailField.Leading = Superview.LeadingMargin + 16 (Priority 750)`.
package struct EquationText {
  /// Names of views as equations write them, by id.
  private let names: [String: String]
  private let superviews: [String: SceneItem]

  /// - Parameters:
  ///   - names: Names of views, by id.
  ///   - superviews: ``Scene/superviews`` of the scene.
  /// - Complexity: O(views).
  package init(names: [String: String], superviews: [String: SceneItem]) {
    self.names = names.mapValues(Self.written)
    self.superviews = superviews
  }

  /// Returns a name as equations write it: in quotation marks if it contains what could be read as something else.
  package static func written(_ name: String) -> String {
    let lowercased = name.lowercased()
    let isPlain =
      name.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
      && name.unicodeScalars.allSatisfy(isPlain)
      && ![" safe area", " content layout guide", " frame layout guide"].contains(where: lowercased.hasSuffix)
      && !lowercased.hasPrefix("notanattribute")
    return isPlain ? name : Quoting.yaml.quoted(name)
  }

  /// Returns a constraint without its label.
  package func text(_ constraint: SceneConstraint) -> String {
    var text = "\(self.text(constraint.first, beside: constraint.second)) \(constraint.relation.rawValue) "
    let points = constraint.points(superviews)
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(NumberText.factor(constraint.multiplier)) x " }
      text += self.text(second, beside: constraint.first)
      let distance = NumberText.exact(abs(points))
      if distance != "0" { text += points > 0 ? " + \(distance)" : " - \(distance)" }
    } else {
      text += NumberText.exact(points)
    }
    if constraint.priority != .required { text += " (Priority \(NumberText.exact(constraint.priority)))" }
    return text
  }

  /// Returns the left side of a constraint.
  package func side(_ constraint: SceneConstraint) -> String { text(constraint.first, beside: constraint.second) }

  private func text(_ operand: SceneConstraint.Operand, beside other: SceneConstraint.Operand?) -> String {
    "\(text(operand.item, beside: other?.item)).\(operand.attribute.rawValue)"
  }

  private func text(_ item: SceneItem, beside other: SceneItem?) -> String {
    switch item {
    case .root:
      // `Superview` is the superview of the other side if that is the root; any other is written by name.
      if let id = other?.viewID, superviews[id] == .root { return "Superview" }
      return "Root View"
    case .view(let id):
      if case .view(let child)? = other, superviews[child] == item { return "Superview" }
      return name(of: id)
    case .topLayoutGuide: return "Top Layout Guide"
    case .bottomLayoutGuide: return "Bottom Layout Guide"
    case .safeArea: return "Safe Area"
    case .safeAreaOf(let id): return "\(name(of: id)) Safe Area"
    case .readableGuide: return "Readable Guide"
    case .keyboardGuide: return "Keyboard Guide"
    case .contentGuide(let id): return "\(name(of: id)) Content Layout Guide"
    case .frameGuide(let id): return "\(name(of: id)) Frame Layout Guide"
    }
  }

  private func name(of id: String) -> String { names[id] ?? Self.written(id) }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "'", "-", "_": true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
