package import Scenes

/// A part of a line of the guide's notation, for editors.
package struct EquationToken: Sendable, Hashable {
  /// What a part is.
  package enum Kind: Sendable, Hashable {
    /// The line's number, with its dot.
    case label
    /// What stands before a dot; nil for `Superview`, which the other side decides.
    case item(SceneItem?)
    /// A view in the visual format, which writes names without spaces.
    case plainItem(SceneItem)
    case attribute(SceneAttribute)
    case relation
    /// A constant or a multiplier.
    case number
    /// `Standard` or `NotAnAttribute`.
    case word
    /// `(Priority 750)` or `@750`.
    case priority
  }

  /// What the part is.
  package let kind: Kind
  /// In the line, from 0, in Unicode scalars.
  package let columns: Range<Int>
}
