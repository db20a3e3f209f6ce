/// A picture, as far as layout knows it: a size.
open class UIImage: NSObject, @unchecked Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What it was made from; nil for a picture without a name.
  package let name: String?

  package init(size: CGSize, scale: CGFloat = 1, name: String? = nil) {
    self.size = size
    self.scale = scale
    self.name = name
    super.init()
  }

  /// A picture of an application's bundle: there is none here, so nil, as UIKit answers an unknown name.
  public convenience init?(named name: String) { return nil }

  /// A picture of nothing.
  public convenience override init() { self.init(size: .zero) }
}
