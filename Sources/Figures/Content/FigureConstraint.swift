import Drawing
import Foundation
import Layout

/// A constraint of a figure, with what is written on its beam.
struct FigureConstraint {
  /// Positions closer than this are one, in points of the layout.
  static let pixel = 0.7

  /// What kind of line shows it.
  enum Form {
    /// The width or height of a view.
    case size
    /// Text on one baseline.
    case baseline
    /// Centres at one place.
    case centre
    /// Everything else: from one place to another.
    case distance
  }

  /// One side of the equation.
  struct Side {
    let operand: ExplainedConstraint.Operand
    /// The index of the view whose edge, centre or size it is; nil for guides and margins.
    let view: Int?
    /// The view that the operand is, or is part of, whether or not its own edges are meant.
    let owner: Int
  }

  let constraint: ExplainedConstraint
  private(set) var first: Side
  private(set) var second: Side?
  let disc: EquationDisc
  /// What follows the number: relation, multiplier, priority, what is missing. nil for nothing.
  let suffix: GlyphRun?

  /// The font size of a priority after its constraint's number, in points.
  static let suffixSize = 7.5

  init(
    _ constraint: ExplainedConstraint, first: Side, second: Side?, _ measurer: PangoMeasurer
  ) {
    (self.constraint, self.first, self.second) = (constraint, first, second)
    disc = EquationDisc(constraint.mark, isRequired: constraint.priority == .required, measurer)
    let text = Self.suffix(constraint)
    suffix = text.isEmpty ? nil : measurer.shape(text, size: Self.suffixSize, weight: .semibold)
  }

  /// Returns the constraint between views with other numbers.
  func between(_ first: Side, _ second: Side?) -> FigureConstraint {
    var constraint = self
    (constraint.first, constraint.second) = (first, second)
    return constraint
  }

  private static func suffix(_ constraint: ExplainedConstraint) -> String {
    var parts: [String] = []
    if constraint.relation != .equal { parts.append(constraint.relation.sign) }
    if constraint.multiplier != 1 { parts.append("\(NumberText.plain(constraint.multiplier, digits: 2))×") }
    if constraint.priority != .required { parts.append("@\(NumberText.plain(constraint.priority.value))") }
    if constraint.status != .satisfied {
      let points = NumberText.plain(abs(constraint.excess), digits: 1)
      parts.append(constraint.excess < 0 ? "−\(points)" : "+\(points)")
    }
    return parts.joined(separator: " ")
  }

  var mark: String { constraint.mark }
  var isAcross: Bool { constraint.first.attribute.isHorizontal }

  /// The width of the number with what follows it.
  var width: Double { disc.width + (suffix.map { $0.width + 3 } ?? 0) }
  /// The same with the rest below the number.
  var stackedWidth: Double { max(disc.width, suffix?.width ?? 0) }

  var form: Form {
    let attribute = constraint.first.attribute
    if attribute.isLength { return .size }
    guard let second = constraint.second else { return .distance }
    if attribute.isBaseline, second.attribute.isBaseline, first.view != nil, self.second?.view != nil,
      abs(first.operand.value - second.value) < Self.pixel
    {
      return .baseline
    }
    if attribute.isCentre, second.attribute.isCentre, abs(first.operand.value - second.value) < Self.pixel {
      return .centre
    }
    return .distance
  }
}

extension SceneAttribute {
  var isBaseline: Bool {
    switch self {
    case .baseline, .firstBaseline, .lastBaseline: true
    default: false
    }
  }

  var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// Whether it is an edge or the size of a view itself.
  var isOfFrame: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY: true
    default: false
    }
  }
}
