package import SceneModel

/// A token of a line in the guide's notation, for editors.
package struct EquationToken: Sendable, Hashable {
  /// The kind of a token.
  package enum Kind: Sendable, Hashable {
    /// The line's number, with its dot.
    case label
    /// The item before a dot; nil for `Superview`, which the other side determines.
    case item(SceneItem?)
    /// A view in the visual format, which writes names without spaces.
    case plainItem(SceneItem)
    case attribute(SceneAttribute)
    case relation
    /// A constant or a multiplier.
    case number
    /// `Standard`, `NotAnAttribute`, or a constant before what it is added to.
    case word
    /// `(Priority 750)` or `@750`.
    case priority
  }

  /// The token's kind.
  package let kind: Kind
  /// The token's columns in the line, from 0, in Unicode scalars.
  package let columns: Range<Int>
}
