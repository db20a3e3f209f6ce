/// Cells in lines, filled from the start, one line after another.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The axis along which lines follow one another.
  public typealias ScrollDirection = UICollectionView.ScrollDirection

  /// As an estimated size, lets cells determine their own size.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  }

  /// The size of each cell if cells do not size themselves, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// If not zero, cells determine their own size, fitted to this one (AL-9.12).
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The spacing between two lines, in points; 10 by default. It is used exactly here.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The spacing between two cells in a line, in points; 10 by default. It is used exactly: lines are not justified.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets around the cells of a section, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// Whether lines are rows or columns; `vertical`, the default, makes rows.
  open var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of a section's header, in points; the width matters only in a layout that scrolls horizontally.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of a section's footer, in points; the width matters only in a layout that scrolls horizontally.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Stored, because headers keep their positions here.
  open var sectionHeadersPinToVisibleBounds = false
  /// Stored, because footers keep their positions here.
  open var sectionFootersPinToVisibleBounds = false
  /// What insets at the sides are inside of: the content inset by default, so that cells may be below a notch (AL-9.15).
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// What a section's insets are relative to.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  private var placed = PlacedAttributes()
  private var size = CGSize.zero
  private var isVertical: Bool { scrollDirection == .vertical }

  override var asksViewsItself: Bool { true }
  open override var collectionViewContentSize: CGSize { size }

  open override func prepare() {
    super.prepare()
    (placed, size) = (PlacedAttributes(), .zero)
    guard let view = collectionView else { return }
    var attributes: [UICollectionViewLayoutAttributes] = []
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    var across: CGFloat = 0
    for section in 0..<view.numberOfSections { place(section, of: view, in: room, &across, &attributes) }
    placed = PlacedAttributes(attributes, isVertical: isVertical)
    size = isVertical ? CGSize(width: room.width, height: across) : CGSize(width: across, height: room.height)
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func place(
    _ section: Int, of view: UICollectionView, in room: CGSize, _ across: inout CGFloat,
    _ attributes: inout [UICollectionViewLayoutAttributes]
  ) {
    let delegate = flowDelegate
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    boundary(
      UICollectionView.elementKindSectionHeader, header ?? headerReferenceSize, section, room, &across, &attributes)
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item -> CGSize in
      let path = IndexPath(item: item, section: section)
      let given = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      if estimatedItemSize == .zero { return given }
      let place = UICollectionViewLayoutAttributes(forCellWith: path)
      place.size = estimatedItemSize == Self.automaticSize ? given : estimatedItemSize
      return view.preferredSize(place)
    }
    var lines = FlowLines(
      isVertical: isVertical,
      insets: (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
        + sides(of: view),
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
    let frames = lines.frames(sizes, in: room)
    for (item, frame) in frames.enumerated() {
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      place.frame = isVertical ? frame.offsetBy(dx: 0, dy: across) : frame.offsetBy(dx: across, dy: 0)
      attributes.append(place)
    }
    across += lines.length
    boundary(
      UICollectionView.elementKindSectionFooter, footer ?? footerReferenceSize, section, room, &across, &attributes)
  }

  /// The insets at the sides that the reference adds to a section's own.
  private func sides(of view: UICollectionView) -> UIEdgeInsets {
    let insets =
      switch sectionInsetReference {
      case .fromContentInset: UIEdgeInsets.zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    let taken = view.adjustedContentInset
    func rest(_ inset: CGFloat, _ taken: CGFloat) -> CGFloat { Branch.max(0, inset - taken) }
    return isVertical
      ? UIEdgeInsets(top: 0, left: rest(insets.left, taken.left), bottom: 0, right: rest(insets.right, taken.right))
      : UIEdgeInsets(top: rest(insets.top, taken.top), left: 0, bottom: rest(insets.bottom, taken.bottom), right: 0)
  }

  /// A header or a footer, as wide as the view; nil if its length is zero.
  private func boundary(
    _ kind: String, _ size: CGSize, _ section: Int, _ room: CGSize, _ across: inout CGFloat,
    _ attributes: inout [UICollectionViewLayoutAttributes]
  ) {
    let length = isVertical ? size.height : size.width
    if length <= 0 { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame =
      isVertical
      ? CGRect(x: 0, y: across, width: room.width, height: length)
      : CGRect(x: across, y: 0, width: length, height: room.height)
    attributes.append(place)
    across += length
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.view(ofKind: elementKind, at: indexPath)
  }
}

/// The lines of one section.
@MainActor
private struct FlowLines {
  let isVertical: Bool
  let insets: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  /// The length of all lines with the insets, in points.
  private(set) var length: CGFloat = 0

  init(isVertical: Bool, insets: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    (self.isVertical, self.insets) = (isVertical, insets)
    (self.lineSpacing, self.itemSpacing) = (lineSpacing, itemSpacing)
  }

  /// Returns the frames of cells with the given sizes (AL-9.15).
  mutating func frames(_ sizes: [CGSize], in room: CGSize) -> [CGRect] {
    let isVertical = isVertical
    func line(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let start = isVertical ? insets.left : insets.top
    let width = (isVertical ? room.width - insets.right : room.height - insets.bottom) - start
    func fits(_ taken: CGFloat, _ size: CGSize) -> Bool {
      !Branch.isLess(width + 1e-6, taken + itemSpacing + line(size))
    }
    let isUniform = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
    var frames: [CGRect] = []
    var across = isVertical ? insets.top : insets.left
    var (thickness, fullGap): (CGFloat, CGFloat?) = (0, nil)
    while frames.count < sizes.count {
      if !frames.isEmpty { across += thickness + lineSpacing }
      let first = frames.count
      var (next, taken) = (first + 1, line(sizes[first]))
      while next < sizes.count, fits(taken, sizes[next]) {
        taken += itemSpacing + line(sizes[next])
        next += 1
      }
      var (along, gap) = (start, itemSpacing)
      if next < sizes.count || !fits(taken, sizes[next - 1]) {
        // A full line is spread from side to side; a cell alone in it is in the middle.
        let free = Branch.max(0, width - taken)
        if next - first == 1 { along += free / 2 } else { gap += free / CGFloat(next - first - 1) }
        fullGap = gap
      } else if isUniform, let fullGap {
        // The last cells are below those of the lines before.
        gap = fullGap
      }
      thickness = 0
      for size in sizes[first..<next] {
        frames.append(
          CGRect(origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size))
        along += line(size) + gap
        thickness = Branch.max(thickness, depth(size))
      }
    }
    length = across + thickness + (isVertical ? insets.bottom : insets.right)
    return frames
  }
}
