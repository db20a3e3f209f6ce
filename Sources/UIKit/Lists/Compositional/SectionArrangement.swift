/// Places the items of compositional sections, one section after another.
@MainActor
struct SectionArrangement {
  private let view: UICollectionView
  private let isVertical: Bool
  private let spacing: CGFloat
  /// The available space: the view's bounds, in points.
  private let room: CGSize
  let environment: LayoutEnvironment
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  /// The sections whose items change while the content scrolls.
  private(set) var scrolled: [ScrolledSection] = []
  /// The colour behind the rows of the first list.
  private(set) var ground: UIColor?
  /// How far sections extend along the scroll axis.
  private var reach: CGFloat = 0
  private var hasSection = false

  init(_ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.view = view
    isVertical = configuration.scrollDirection == .vertical
    spacing = configuration.interSectionSpacing
    room = view.bounds.inset(by: view.adjustedContentInset).size
    environment = LayoutEnvironment(
      room, view.traitCollection,
      insets: isVertical ? Self.sides(of: view, configuration.contentInsetsReference) : .zero)
  }

  /// The insets between sections and the view's sides: the safe area, unless another reference is set (AL-9.14).
  private static func sides(
    of view: UICollectionView, _ reference: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    let (bounds, taken) = (view.bounds, view.adjustedContentInset)
    let inner =
      switch reference {
      case .automatic, .safeArea: bounds.inset(by: view.safeAreaInsets)
      case .layoutMargins: bounds.inset(by: view.layoutMargins)
      case .readableContent: view.readableContentGuide.layoutFrame
      case .none: bounds
      }
    let (left, right) = (
      Branch.max(0, inner.minX - bounds.minX - taken.left), Branch.max(0, bounds.maxX - inner.maxX - taken.right)
    )
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: room.width, height: reach) : CGSize(width: reach, height: room.height)
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  mutating func add(_ section: NSCollectionLayoutSection, index: Int) {
    if hasSection { reach += spacing }
    hasSection = true
    let (start, first) = (reach, attributes.count)
    let insets = insets(of: section)
    let container = CGSize(
      width: Branch.max(0, room.width - insets.leading - insets.trailing),
      height: Branch.max(0, room.height - insets.top - insets.bottom))
    placeBoundaries(section, index, insets) { !$0.alignment.isAtBottom }
    reach += isVertical ? insets.top : insets.leading
    let firstRow = attributes.count
    placeGroups(section, index, container, insets)
    if let list = section.list {
      if ground == nil { ground = list.ground }
      for (row, one) in attributes[firstRow...].enumerated() {
        one.listRow = list.row(row, of: attributes.count - firstRow, at: one.indexPath)
      }
    }
    reach += isVertical ? insets.bottom : insets.trailing
    placeBoundaries(section, index, insets) { $0.alignment.isAtBottom }
    if let handler = section.visibleItemsInvalidationHandler {
      scrolled.append(
        ScrolledSection(handler: handler, attributes: Array(attributes[first...]), environment: environment))
    }
    placeBackgrounds(of: section, index, from: start)
  }

  /// Places backgrounds behind all of a section, its insets, headers and footers.
  private mutating func placeBackgrounds(of section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat) {
    for item in section.decorationItems {
      let view = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      let insets = item.contentInsets
      let whole =
        isVertical
        ? CGRect(x: 0, y: start, width: room.width, height: reach - start)
        : CGRect(x: start, y: 0, width: reach - start, height: room.height)
      view.frame = CGRect(
        x: whole.minX + insets.leading, y: whole.minY + insets.top,
        width: Branch.max(0, whole.width - insets.leading - insets.trailing),
        height: Branch.max(0, whole.height - insets.top - insets.bottom))
      view.zIndex = item.zIndex
      mirror(view)
      attributes.append(view)
    }
  }

  /// The section's own insets, inside its distance from the view's sides.
  private func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    var insets = section.contentInsets
    if !isVertical { return insets }
    let own = section.contentInsetsReference
    let sides = own == .automatic ? environment.contentInsets : Self.sides(of: view, own)
    insets.leading += sides.leading
    insets.trailing += sides.trailing
    return insets
  }

  private mutating func placeGroups(
    _ section: NSCollectionLayoutSection, _ index: Int, _ container: CGSize, _ insets: NSDirectionalEdgeInsets
  ) {
    var items = 0..<view.numberOfItems(inSection: index)
    let isAcross = section.orthogonalScrollingBehavior != .none
    // Groups follow one another along the scroll axis, or across it if they scroll independently.
    var along = isVertical == isAcross ? insets.leading : insets.top
    if !isAcross { along = reach }
    let across = isAcross ? reach : isVertical ? insets.leading : insets.top
    var (isFirst, thickness) = (true, CGFloat(0))
    while !items.isEmpty {
      if !isFirst { along += section.interGroupSpacing }
      isFirst = false
      let before = items.count
      let goesDown = isVertical != isAcross
      let origin = goesDown ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
      var placed: [UICollectionViewLayoutAttributes] = []
      let size = place(section.group, at: origin, in: container, index, &items, &placed)
      attributes += placed
      along += goesDown ? size.height : size.width
      thickness = Branch.max(thickness, goesDown ? size.width : size.height)
      // A group without space for an item would repeat forever.
      if items.count == before { break }
    }
    reach = isAcross ? reach + thickness : Branch.max(along, reach)
  }

  /// Places one item or group, as long as there are items left.
  /// - Returns: The space it takes.
  private func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, _ section: Int, _ items: inout Range<Int>,
    _ placed: inout [UICollectionViewLayoutAttributes], sharing share: CGSize? = nil
  ) -> CGSize {
    let edges = item.edgeSpacing
    let (left, top) = (edges?.leading?.spacing ?? 0, edges?.top?.spacing ?? 0)
    let (right, bottom) = (edges?.trailing?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
    var size = item.layoutSize.size(in: container)
    if let share { size = share }
    let insets = item.contentInsets
    let start = CGPoint(x: origin.x + left + insets.leading, y: origin.y + top + insets.top)
    let inner = CGSize(
      width: Branch.max(0, size.width - insets.leading - insets.trailing),
      height: Branch.max(0, size.height - insets.top - insets.bottom))
    var content: CGSize
    if let group = item as? NSCollectionLayoutGroup {
      content = placeSubitems(of: group, at: start, in: inner, section, &items, &placed)
    } else {
      guard let number = items.popFirst() else { return .zero }
      let path = IndexPath(item: number, section: section)
      let cell = UICollectionViewLayoutAttributes(forCellWith: path)
      cell.frame = CGRect(origin: start, size: inner)
      cell.fitsWidth = item.layoutSize.widthDimension.isEstimated
      cell.fitsHeight = item.layoutSize.heightDimension.isEstimated
      if cell.fitsWidth || cell.fitsHeight { cell.size = view.preferredSize(cell) }
      mirror(cell)
      placed.append(cell)
      content = cell.size
    }
    // Estimated lengths follow the content.
    if item.layoutSize.widthDimension.isEstimated { size.width = content.width + insets.leading + insets.trailing }
    if item.layoutSize.heightDimension.isEstimated { size.height = content.height + insets.top + insets.bottom }
    return CGSize(width: size.width + left + right, height: size.height + top + bottom)
  }

  /// - Returns: The space that the items take together.
  private func placeSubitems(
    of group: NSCollectionLayoutGroup, at start: CGPoint, in size: CGSize, _ section: Int, _ items: inout Range<Int>,
    _ placed: inout [UICollectionViewLayoutAttributes]
  ) -> CGSize {
    let isRow: Bool
    switch group.arrangement {
    case .row: isRow = true
    case .column: isRow = false
    case .custom(let provider):
      for place in provider(LayoutEnvironment(size, view.traitCollection)) {
        guard let number = items.popFirst() else { break }
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: number, section: section))
        cell.frame = place.frame.offsetBy(dx: start.x, dy: start.y)
        cell.zIndex = place.zIndex
        mirror(cell)
        placed.append(cell)
      }
      return size
    }
    let gap = group.interItemSpacing?.spacing ?? 0
    let room = isRow ? size.width : size.height
    let isOpen = isRow ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var subitems = group.subitems
    var share: CGSize?
    if let count = group.count, let only = subitems.first, count > 0 {
      subitems = Array(repeating: only, count: count)
      let part = (room - gap * CGFloat(count - 1)) / CGFloat(count)
      let own = only.layoutSize.size(in: size)
      share = isRow ? CGSize(width: part, height: own.height) : CGSize(width: own.width, height: part)
    }
    var (along, thickness, index) = (CGFloat(0), CGFloat(0), 0)
    var widths: [(range: Range<Int>, length: CGFloat)] = []
    let most = group.most ?? group.count ?? .max
    while !items.isEmpty, !subitems.isEmpty, index < most {
      let item = subitems[index % subitems.count]
      let wanted = share ?? item.layoutSize.size(in: size)
      let length = isRow ? wanted.width : wanted.height
      let offset = along + (index > 0 ? gap : 0)
      // After the last subitem the items repeat as long as they fit.
      if index > 0, Branch.isLess(room + 1e-6, offset + length), !(isOpen && index < subitems.count) { break }
      if index >= subitems.count, isOpen { break }
      let origin = isRow ? CGPoint(x: start.x + offset, y: start.y) : CGPoint(x: start.x, y: start.y + offset)
      let first = placed.count
      let taken = place(item, at: origin, in: size, section, &items, &placed, sharing: share)
      widths.append((first..<placed.count, isRow ? taken.width : taken.height))
      along = offset + (isRow ? taken.width : taken.height)
      thickness = Branch.max(thickness, isRow ? taken.height : taken.width)
      index += 1
      if length <= 0, taken == .zero { break }
    }
    if let spacing = group.interItemSpacing, spacing.isFlexibleSpacing, widths.count > 1, Branch.isLess(along, room) {
      spread(placed: &placed, widths.map(\.range), by: (room - along) / CGFloat(widths.count - 1), isRow)
      along = room
    }
    return isRow ? CGSize(width: along, height: thickness) : CGSize(width: thickness, height: along)
  }

  /// Lets flexible gaps share the remaining space.
  private func spread(
    placed: inout [UICollectionViewLayoutAttributes], _ ranges: [Range<Int>], by extra: CGFloat, _ isRow: Bool
  ) {
    for (index, range) in ranges.enumerated() {
      let shift = extra * CGFloat(index)
      for cell in placed[range] {
        let across = isMirrored && isVertical ? -shift : shift
        cell.frame = cell.frame.offsetBy(dx: isRow ? across : 0, dy: isRow ? 0 : shift)
      }
    }
  }

  private mutating func placeBoundaries(
    _ section: NSCollectionLayoutSection, _ index: Int, _ insets: NSDirectionalEdgeInsets,
    where condition: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool
  ) {
    let own = section.contentInsets
    // Without the section's own insets they are still as wide as the safe area.
    let isInside = section.supplementariesFollowContentInsets
    let start = isInside ? insets.leading : insets.leading - own.leading
    let end = isInside ? insets.trailing : insets.trailing - own.trailing
    let width = room.width - start - end
    for item in section.boundarySupplementaryItems where condition(item) {
      let size = item.layoutSize.size(in: CGSize(width: width, height: room.height))
      let view = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      view.frame = CGRect(
        x: isVertical ? start : reach, y: isVertical ? reach : 0, width: size.width,
        height: size.height)
      view.frame = view.frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
      view.fitsWidth = item.layoutSize.widthDimension.isEstimated
      view.fitsHeight = item.layoutSize.heightDimension.isEstimated
      if view.fitsWidth || view.fitsHeight { view.size = self.view.preferredSize(view) }
      view.zIndex = item.zIndex
      mirror(view)
      attributes.append(view)
      reach += isVertical ? view.size.height : view.size.width
    }
  }

  private func mirror(_ attributes: UICollectionViewLayoutAttributes) {
    if isMirrored, isVertical { attributes.frame.origin.x = room.width - attributes.frame.maxX }
  }
}

/// A section whose visible items a closure may change while the content scrolls.
@MainActor
struct ScrolledSection {
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  let attributes: [UICollectionViewLayoutAttributes]
  let environment: LayoutEnvironment

  /// Passes the items in a collection view's bounds.
  func update(in view: UICollectionView) {
    handler(attributes.filter { $0.frame.intersects(view.bounds) }, view.contentOffset, environment)
  }
}
