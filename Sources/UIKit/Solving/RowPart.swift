/// Rows of one item that follow numbers beside those of constraints: sizes, insets, margins, texts.
///
/// While these are what they were, the rows are not written again.
@MainActor
struct RowPart {
  /// What the rows are written from.
  enum Writer {
    case frame(Unretained<UIView>)
    case constraint(NSLayoutConstraint, holder: Unretained<UIView>)
    case content(Unretained<UIView>)
    case placement(Unretained<UILayoutGuide>)
    case contentSize(Unretained<ContentLayoutGuide>)
  }

  /// The numbers that the rows follow.
  enum Basis: Equatable {
    case frame(CGRect)
    /// Of a frame that follows its superview's size, across and down.
    case springs(AutoresizingRows, AutoresizingRows)
    /// Of the views whose margins a constraint names.
    case margins(UIEdgeInsets, UIEdgeInsets)
    case content(ContentPull, ContentPull)
    case placement(SystemPlacement?)
  }

  let writer: Writer
  /// As it was when the rows were written last.
  var basis: Basis
  /// The places of the rows among the system's.
  var rows = 0..<0
  /// How many rows of the system stand before these.
  let systemRowsBefore: Int

  init(_ writer: Writer, systemRowsBefore: Int) {
    self.writer = writer
    self.systemRowsBefore = systemRowsBefore
    basis = Self.basis(of: writer)
  }

  /// As it is now.
  var currentBasis: Basis { Self.basis(of: writer) }

  /// Whether the numbers are not all in the basis.
  var followsText: Bool {
    guard case .constraint(let constraint, _) = writer else { return false }
    return constraint.followsText
  }

  /// Whether the numbers depend on frames, which are known only after the solve (AL-5.19).
  var followsFrames: Bool {
    switch writer {
    // A content's size is the layout's own result.
    case .placement(let guide): !(guide.object is ContentLayoutGuide)
    case .constraint: true
    case .frame, .content, .contentSize: false
    }
  }

  private static func basis(of writer: Writer) -> Basis {
    switch writer {
    case .frame(let view):
      let view = view.object
      // A root keeps its place; one that is fitted follows none of its numbers.
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

/// What a view's content pulls at along an axis (AL-3.1).
struct ContentPull: Equatable {
  let axis: NSLayoutConstraint.Axis
  /// In points; negative where the view has no natural size.
  let length: CGFloat
  let hugging: UILayoutPriority
  let resistance: UILayoutPriority
  let isMeasuredAfterLayout: Bool

  /// Whether it makes the same rows as another, apart from their constants.
  func differsInLengthAlone(from other: ContentPull) -> Bool {
    hugging == other.hugging && resistance == other.resistance && isMeasuredAfterLayout == other.isMeasuredAfterLayout
      && (length < 0) == (other.length < 0)
  }

  @MainActor
  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat) {
    self.axis = axis
    self.length = length
    hugging = view.contentHuggingPriority(for: axis)
    resistance = view.contentCompressionResistancePriority(for: axis)
    isMeasuredAfterLayout = view.isMeasuredAfterLayout
  }
}

extension NSLayoutConstraint {
  /// Whether the row depends on numbers beside the constraint's own.
  var followsNumbers: Bool { firstAttribute.isOfMargins || secondAttribute.isOfMargins || followsText }

  /// Whether the row depends on text and fonts.
  var followsText: Bool {
    firstOffset != nil || secondOffset != nil || firstAttribute.isBaseline || secondAttribute.isBaseline
  }
}
