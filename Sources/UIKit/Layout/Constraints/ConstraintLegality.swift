import SystemValues

/// The rules for which constraints may exist (AL-1.11, AL-1.20), as exceptions.
enum ConstraintLegality {
  /// Why UIKit would refuse to create a constraint between these attributes.
  /// - Parameter allowsMixedAxes: Whether a horizontal position may be constrained to a vertical one, which UIKit
  ///   accepts although it is never intended (AL-1.11).
  /// - Returns: The exception without the part that names the items; nil if the constraint is legal.
  static func objection(
    _ first: NSLayoutConstraint.Attribute, hasSecondItem: Bool, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, constant: CGFloat, allowsMixedAxes: Bool
  ) -> LayoutException? {
    ConstraintRules.objection(
      first.rule, hasSecondItem: hasSecondItem, second.rule, multiplier: multiplier, constant: constant,
      allowsMixedAxes: allowsMixedAxes
    ).map { LayoutException($0) }
  }

  /// The exception for AL-1.20 h, without the anchors' names.
  static func notFinite(_ constant: CGFloat) -> LayoutException {
    LayoutException(ConstraintRules.notFinite(constant))
  }

  /// The largest constant the engine uses; larger ones are clamped to it (AL-1.21 b, AL-13.5).
  static let constantLimit: CGFloat = 1e7

  /// Why a priority cannot be set (AL-1.20 g).
  static func objection(toPriority priority: Float) -> LayoutException? {
    ConstraintRules.objection(toPriority: priority).map { LayoutException($0) }
  }
}

extension LayoutException {
  fileprivate init(_ objection: ConstraintObjection) {
    self.init(name: objection.kind.rawValue, reason: objection.reason)
  }
}
