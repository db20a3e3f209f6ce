/// A length in a compositional layout.
open class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  enum Kind: Hashable {
    case width(CGFloat)
    case height(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// A fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.width(fractionalWidth)) }
  /// A fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.height(fractionalHeight)) }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute(absoluteDimension)) }
  /// The content's length, estimated in points.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated(estimatedDimension)) }
  private class func make(_ kind: Kind) -> Self {
    // The initialiser is private, so no subclass has another.
    unsafeDowncast(NSCollectionLayoutDimension(kind), to: Self.self)
  }

  /// Whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool { if case .width = kind { true } else { false } }
  /// Whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool { if case .height = kind { true } else { false } }
  /// Whether the length is fixed.
  open var isAbsolute: Bool { if case .absolute = kind { true } else { false } }
  /// Whether the content determines the length.
  open var isEstimated: Bool { if case .estimated = kind { true } else { false } }
  /// The fraction, or the length in points.
  open var dimension: CGFloat {
    switch kind {
    case .width(let value), .height(let value), .absolute(let value), .estimated(let value): value
    }
  }

  /// In points.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width(let part): part * container.width
    case .height(let part): part * container.height
    case .absolute(let points), .estimated(let points): points
    }
  }
}

/// A width and a height in a compositional layout.
open class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  /// A size with two dimensions.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The space between items.
open class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  /// In points; the minimum if the space is flexible.
  public let spacing: CGFloat
  /// Whether the space takes what is left.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  /// A space with a length in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }
  /// A space of at least a length in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }
  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    // The initialiser is private, so no subclass has another.
    unsafeDowncast(NSCollectionLayoutSpacing(spacing, isFlexible), to: Self.self)
  }
  /// Whether the space has a fixed length.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The space around an item; only fixed lengths take effect.
open class NSCollectionLayoutEdgeSpacing: NSObject, @unchecked Sendable {
  /// Spaces at some edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?
}
