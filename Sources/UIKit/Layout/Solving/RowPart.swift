/// Rows of one item that depend on values other than those of constraints: sizes, insets, margins, texts.
///
/// While these values are unchanged, the rows are not written again.
@MainActor
struct RowPart {
  /// The object that the rows are written from.
  enum Writer {
    case frame(Unretained<UIView>)
    case constraint(NSLayoutConstraint, holder: Unretained<UIView>)
    case content(Unretained<UIView>)
    case placement(Unretained<UILayoutGuide>)
    case contentSize(Unretained<ContentLayoutGuide>)
  }

  /// The values that the rows depend on.
  enum Basis: Equatable {
    case frame(CGRect)
    /// For a frame that follows its superview's size, horizontally and vertically.
    case springs(AutoresizingRows, AutoresizingRows)
    /// For the views whose margins a constraint refers to.
    case margins(UIEdgeInsets, UIEdgeInsets)
    case content(ContentPull, ContentPull)
    case placement(SystemPlacement?)
  }

  let writer: Writer
  /// The basis when the rows were last written.
  var basis: Basis
  /// The places of the rows among the system's rows.
  var rows = 0..<0
  /// The number of system rows before these.
  let systemRowsBefore: Int

  init(_ writer: Writer, systemRowsBefore: Int) {
    self.writer = writer
    self.systemRowsBefore = systemRowsBefore
    basis = Self.basis(of: writer)
  }

  /// The current basis.
  var currentBasis: Basis { Self.basis(of: writer) }

  /// Whether some of the values are not in the basis.
  var followsText: Bool {
    guard case .constraint(let constraint, _) = writer else { return false }
    return constraint.followsText
  }

  /// Whether the values depend on frames, which are known only after the solve (AL-5.19).
  var followsFrames: Bool {
    switch writer {
    // A content's size is the result of the layout itself.
    case .placement(let guide): !(guide.object is ContentLayoutGuide)
    case .constraint: true
    case .frame, .content, .contentSize: false
    }
  }

  private static func basis(of writer: Writer) -> Basis {
    switch writer {
    case .frame(let view):
      let view = view.object
      // A root keeps its frame; one that is fitted depends on none of its values.
      if view.superview == nil { return .frame(CGRect(origin: .zero, size: view.bounds.size)) }
      guard let reference = view.frameReference else { return .frame(view.geometry.untransformedFrame) }
      let mask = view.autoresizingMask
      return .springs(
        AutoresizingRows(reference, mask, .horizontal), AutoresizingRows(reference, mask, .vertical))
    case .constraint(let constraint, _):
      func margins(_ attribute: NSLayoutConstraint.Attribute, _ item: (any LayoutItem)?) -> UIEdgeInsets {
        attribute.isOfMargins ? (item as? UIView)?.layoutMargins ?? .zero : .zero
      }
      return .margins(
        margins(constraint.firstAttribute, constraint.firstLayoutItem),
        margins(constraint.secondAttribute, constraint.secondLayoutItem))
    case .content(let view):
      return view.ask { view in
        let size = view.layoutIntrinsicSize
        return .content(ContentPull(view, .horizontal, size.width), ContentPull(view, .vertical, size.height))
      }
    case .placement(let guide): return .placement(guide.object.systemPlacement)
    case .contentSize(let guide): return .placement(guide.object.systemPlacement)
    }
  }
}

/// The pull of a view's content along an axis (AL-3.1).
struct ContentPull: Equatable {
  let axis: NSLayoutConstraint.Axis
  /// In points; negative or not a number if the view has no intrinsic size.
  let length: CGFloat
  let hugging: UILayoutPriority
  let resistance: UILayoutPriority
  let isMeasuredAfterLayout: Bool

  /// Whether it makes the same rows as another, apart from their constants.
  func differsInLengthAlone(from other: ContentPull) -> Bool {
    hugging == other.hugging && resistance == other.resistance && isMeasuredAfterLayout == other.isMeasuredAfterLayout
      && (length >= 0) == (other.length >= 0)
  }

  @MainActor
  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat) {
    self.axis = axis
    // An endless length is as long as any that is beyond the engine's limits (AL-1.21 b).
    self.length = length > ConstraintLegality.constantLimit ? ConstraintLegality.constantLimit : length
    hugging = view.contentHuggingPriority(for: axis)
    resistance = view.contentCompressionResistancePriority(for: axis)
    isMeasuredAfterLayout = view.isMeasuredAfterLayout
  }
}

extension NSLayoutConstraint {
  /// Whether the row depends on values other than the constraint's own.
  var followsNumbers: Bool { firstAttribute.isOfMargins || secondAttribute.isOfMargins || followsText }

  /// Whether the row depends on text and fonts.
  var followsText: Bool {
    firstOffset != nil || secondOffset != nil || firstAttribute.isBaseline || secondAttribute.isBaseline
  }
}
