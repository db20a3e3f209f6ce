/// A row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// A row's default configuration, to be customised.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Controls and signs at the row's ends, which take their width from the content.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// How often the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Stored; accessories at the beginning of a row are not indented.
  open var indentsAccessories = true
  /// The area from the text to the end of the row, along the line below it.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  private var shown = CellAccessories()
  private var line: UIView?

  /// How a list shows the row; nil outside of lists.
  var listRow: ListRow? {
    didSet { if listRow != oldValue { showRow() } }
  }

  open override var backgroundColor: UIColor? {
    didSet { hasOwnGround = true }
  }
  /// Whether the application has chosen the row's background.
  private var hasOwnGround = false

  private func showAccessories() {
    let new = CellAccessories(accessories, isEditing: isInEditedList)
    let kept = Set(new.views.map(ObjectIdentifier.init))
    for view in shown.views where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    shown = new
    for view in new.views { addSubview(view) }
    setNeedsLayout()
    (superview as? UICollectionView)?.invalidateArrangement()
  }

  override func editingDidChange() {
    if !accessories.isEmpty { showAccessories() }
  }

  /// Gives the row the background, the corners and the line of its list.
  private func showRow() {
    if let row = listRow, !hasOwnGround, backgroundConfiguration == nil {
      backgroundColor = row.ground
      hasOwnGround = false
    }
    let corners = listRow?.corners ?? []
    if corners != [] || layer.maskedCorners != .all {
      layer.cornerRadius = corners == [] ? 0 : GroupedTableMetrics.cornerRadius(look)
      layer.maskedCorners = corners
    }
    if listRow?.hasLine ?? false {
      let made = line ?? UIView()
      made.backgroundColor = listRow?.lineColor
      line = made
      addSubview(made)
    } else {
      line?.removeFromSuperview()
      line = nil
    }
    setNeedsLayout()
  }

  /// The distance of the content from the row's sides, in points.
  private var sideMargin: CGFloat { CellContent.margin(superview?.bounds.width ?? bounds.width, look) }

  /// The widths that accessories and indentation take from the content, in points.
  private var room: (leading: CGFloat, trailing: CGFloat) {
    let taken = shown.room(margin: sideMargin)
    return (taken.leading + Branch.max(0, CGFloat(indentationLevel) * indentationWidth), taken.trailing)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (taken, isMirrored) = (room, effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let content = CGRect(
      x: isMirrored ? taken.trailing : taken.leading, y: 0,
      width: Branch.max(0, bounds.width - taken.leading - taken.trailing), height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    shown.place(in: self, margin: sideMargin)
    guard let line else { return }
    let (pixel, start) = (1 / max(1, traitCollection.displayScale), taken.leading + sideMargin)
    line.frame = CGRect(
      x: isMirrored ? 0 : start, y: bounds.height - pixel, width: Branch.max(0, bounds.width - start), height: pixel)
  }

  /// The fitting size of the content beside the accessories (AL-9.12).
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let taken = room
    if taken == (0, 0) { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    layoutAttributes.size.width = Branch.max(0, layoutAttributes.size.width - taken.leading - taken.trailing)
    let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
    fitted.size.width += taken.leading + taken.trailing
    let least = shown.views.reduce(CGFloat(0)) { max($0, $1.bounds.height) }
    if fitted.fitsHeight { fitted.size.height = Branch.max(fitted.size.height, least) }
    return fitted
  }
}

/// How a list shows a row.
struct ListRow: Equatable {
  /// The background of a row that has none of its own.
  var ground: UIColor?
  /// The corners of a card that the row has.
  var corners: CACornerMask = []
  /// Whether there is a line below the row.
  var hasLine = false
  /// The line's colour.
  var lineColor = UIColor.separator
}
