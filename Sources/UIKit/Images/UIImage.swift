/// A picture, as far as layout needs it: a size.
open class UIImage: NSObject, @unchecked Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What it was made from; nil for a picture without a name.
  package let name: String?
  /// Whether it is one of the system's symbols, of which only the box is known.
  public let isSymbolImage: Bool

  /// A picture of a size, in points, known by a name.
  package init(size: CGSize, scale: CGFloat = 1, name: String? = nil, isSymbol: Bool = false) {
    self.size = size
    self.scale = scale
    self.name = name
    isSymbolImage = isSymbol
    super.init()
  }

  /// A symbol of the system beside text of a point size: a square of the length symbols typically have
  /// (`control-metrics.md` 3.4), in whole points.
  package static func symbol(_ name: String, pointSize: CGFloat) -> UIImage {
    let side = max(0, (symbolLength * pointSize).rounded(.up))
    return UIImage(size: CGSize(width: side, height: side), name: name, isSymbol: true)
  }

  /// The longest side of a symbol in em, typically.
  package static let symbolLength: CGFloat = 1.17

  /// A symbol beside text of 17 points. What symbols look like is Apple's; a placeholder is drawn in its box.
  public convenience init?(systemName name: String) {
    if name.isEmpty { return nil }
    let side = (Self.symbolLength * 17).rounded(.up)
    self.init(size: CGSize(width: side, height: side), name: name, isSymbol: true)
  }

  /// Always nil: there is no application bundle here, so no name is known.
  public convenience init?(named name: String) { return nil }

  /// A picture of nothing.
  public convenience override init() { self.init(size: .zero) }
}
