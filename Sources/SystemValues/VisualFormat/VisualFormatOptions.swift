/// The options of a visual format, in addition to its text; the bits are UIKit's (AL-8.12).
package struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// One bit for each alignment, followed by the direction and the kind of spacing.
  package let rawValue: UInt

  /// Options from a bit mask.
  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// Aligns the views at an attribute.
  package init(aligning attribute: ConstraintAttribute) { rawValue = 1 << UInt(attribute.rawValue) }

  /// The first view is the leftmost one.
  package static let leftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// The first view is the rightmost one (AL-8.15).
  package static let rightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// The bits of all directions.
  package static let directions = VisualFormatOptions(rawValue: 3 << 16)
  /// Vertical gaps between views are measured from baseline to baseline.
  package static let betweenBaselines = VisualFormatOptions(rawValue: 1 << 19)

  /// The attributes by which views are aligned.
  var alignments: [ConstraintAttribute] {
    (1..<16).compactMap { rawValue & 1 << $0 == 0 ? nil : ConstraintAttribute(rawValue: Int($0)) }
  }
}
