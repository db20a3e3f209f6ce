package import Foundation
package import Layout
package import Values

/// What a record states about the root of a layout or about one of its views.
///
/// Numbers are points in whole thousandths, which is what a record can state: a fact that is written and read again is the
/// same fact.
package enum Fact: Sendable, Hashable {
  /// The size of the root view.
  case size(CGSize)
  /// What bars and the device cover of the root view.
  case safeArea(Insets)
  /// The height of the keyboard.
  case keyboard(Double)
  /// The margins of the root view.
  case margins(Insets)
  /// The frame on pixels, in the superview.
  case frame(CGRect)
  /// The frame before rounding, if it differs.
  case exact(CGRect)
  /// The distance of the first baseline from the view's top.
  case baseline(Double)
  case hidden
  /// The size of a scroll view's content.
  case content(CGSize)
  /// How far a scroll view has scrolled.
  case offset(CGPoint)
  /// An image by its name, and where it is drawn.
  case image(String, CGRect)
  /// One line of a text.
  case text(TextLine)
  /// Characters that no font has.
  case missing([Unicode.Scalar])
  /// The factor by which a text was made smaller to fit.
  case scale(Double)
  /// The text ends with an ellipsis.
  case truncated
  /// Parts of the text are not visible.
  case clipped
  /// An attribute that constraints do not determine, and its range.
  case open(SolvedView.OpenSide.FramePart, lower: Double, upper: Double)
  /// A line of another version of the program.
  case other(kind: String, words: [String])

  /// A line of text in a view, from its left end on its baseline.
  package struct TextLine: Sendable, Hashable {
    /// Its characters, with an ellipsis where it is truncated.
    package var text: String
    /// The distance of its left end from the view's left edge, in points.
    package var x: Double
    /// The distance of its baseline from the view's top edge, in points.
    package var baseline: Double
    /// In points.
    package var width: Double
  }
}

extension Fact {
  /// The kinds of facts, by their words in a record, in the order of a view's facts.
  enum Kind: String, CaseIterable {
    case size
    case safeArea = "safe-area"
    case keyboard, margins, frame, exact, baseline, hidden, content, offset, image, text, missing, scale, truncated
    case clipped, open
  }

  /// The word for its kind in a record.
  package var kind: String {
    switch self {
    case .size: Kind.size.rawValue
    case .safeArea: Kind.safeArea.rawValue
    case .keyboard: Kind.keyboard.rawValue
    case .margins: Kind.margins.rawValue
    case .frame: Kind.frame.rawValue
    case .exact: Kind.exact.rawValue
    case .baseline: Kind.baseline.rawValue
    case .hidden: Kind.hidden.rawValue
    case .content: Kind.content.rawValue
    case .offset: Kind.offset.rawValue
    case .image: Kind.image.rawValue
    case .text: Kind.text.rawValue
    case .missing: Kind.missing.rawValue
    case .scale: Kind.scale.rawValue
    case .truncated: Kind.truncated.rawValue
    case .clipped: Kind.clipped.rawValue
    case .open: Kind.open.rawValue
    case .other(let kind, _): kind
    }
  }

  /// The numbers that say where something is in its view, in points; nil for facts that say something else.
  var position: [Double]? {
    switch self {
    case .exact(let rect), .image(_, let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .baseline(let y): [y]
    case .content(let size): [size.width, size.height]
    case .offset(let point): [point.x, point.y]
    case .text(let line): [line.x, line.baseline, line.width]
    default: nil
    }
  }

  /// What it states besides positions, which follow from frames; nil if that is nothing.
  package var content: Fact? {
    switch self {
    case .frame, .exact, .baseline, .content, .offset, .open: nil
    case .image(let name, _): .image(name, .zero)
    case .text(let line): .text(TextLine(text: line.text, x: 0, baseline: 0, width: 0))
    default: self
    }
  }
}

/// What a fact is about.
package enum FactSubject: Sendable, Hashable {
  case root
  /// A view, by its name.
  case view(String)

  /// The view's name; `root` for the root view.
  package var name: String {
    switch self {
    case .root: "root"
    case .view(let name): name
    }
  }
}
