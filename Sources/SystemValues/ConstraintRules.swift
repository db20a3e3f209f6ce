/// The rules for which constraints may exist (AL-1.11, AL-1.20).
package enum ConstraintRules {
  /// Why UIKit would refuse to create a constraint between these attributes.
  /// - Parameter allowsMixedAxes: Whether a horizontal position may be constrained to a vertical one, which UIKit
  ///   accepts although it is never intended (AL-1.11).
  /// - Returns: The exception without the part that names the items; nil if the constraint is legal.
  package static func objection(
    _ first: ConstraintAttribute, hasSecondItem: Bool, _ second: ConstraintAttribute, multiplier: Double,
    constant: Double, allowsMixedAxes: Bool
  ) -> ConstraintObjection? {
    if !multiplier.isFinite {
      return ConstraintObjection(
        kind: .internalInconsistency,
        reason: "Multiplier is not finite!  That's illegal.  multiplier:\(GeneralNumber.text(multiplier))")
    }
    if !constant.isFinite { return notFinite(constant) }
    // AL-1.7: without a second item, a size attribute on the second side counts as none.
    let secondKind = hasSecondItem ? second.kind : .none
    let isLocation = first.kind != .size && first.kind != .none
    if isLocation, secondKind == .none || multiplier == 0 {
      return invalid(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs.")
    }
    switch (first.kind, secondKind) {
    case (.size, .none), (.size, .size), (.vertical, .vertical), (.absolute, .absolute), (.absolute, .neutral),
      (.directional, .directional), (.directional, .neutral), (.neutral, .absolute), (.neutral, .directional),
      (.neutral, .neutral):
      return nil
    case (.vertical, .absolute), (.vertical, .directional), (.vertical, .neutral), (.absolute, .vertical),
      (.directional, .vertical), (.neutral, .vertical):
      return allowsMixedAxes ? nil : invalid("Invalid pairing of layout attributes")
    case (.absolute, .directional), (.directional, .absolute):
      return invalid(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
          + "Use leading/trailing for both or neither.")
    default:
      return invalid("Invalid pairing of layout attributes")
    }
  }

  /// The exception for AL-1.20 h, without the anchors' names.
  package static func notFinite(_ constant: Double) -> ConstraintObjection {
    ConstraintObjection(
      kind: .internalInconsistency,
      reason: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(GeneralNumber.text(constant))")
  }

  /// Why a priority cannot be set (AL-1.20 g).
  package static func objection(toPriority priority: Float) -> ConstraintObjection? {
    if priority > 0, priority <= 1000 { return nil }
    return invalid(
      "It's illegal to set priority:\(GeneralNumber.text(Double(priority))).  Priorities must be greater than 0 and less "
        + "or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  private static func invalid(_ reason: String) -> ConstraintObjection {
    ConstraintObjection(kind: .invalidArgument, reason: reason)
  }
}

/// Why UIKit would refuse a constraint.
package struct ConstraintObjection: Hashable, Sendable {
  /// Exceptions that UIKit raises; raw values are their names in Objective-C.
  package enum Kind: String, Sendable {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
  }

  /// The exception.
  package let kind: Kind
  /// The exception's text, as UIKit words it.
  package let reason: String
}
