import Foundation

/// The same image for different traits, such as light and dark appearance. An image view shows the one for its own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  /// An asset without images.
  public override init() { super.init() }

  /// Returns the image that was registered with the most of these traits and with no others; if there is none, the first
  /// one that was registered.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    var best: (count: Int, image: UIImage)?
    for (traits, image) in images where traitCollection.containsTraits(in: traits) {
      // Traits that another collection contains are fewer or the same.
      let count = images.count { traits.containsTraits(in: $0.traits) }
      if best.map({ $0.count < count }) ?? true { best = (count, image) }
    }
    guard let image = best?.image ?? images.first?.image else { return UIImage() }
    return image.inAsset(self)
  }

  /// Adds an image for traits, in place of an earlier one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    images.append((traitCollection, image.inAsset(nil)))
    image.imageAsset = self
  }

  /// Removes the image for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits == traitCollection }
  }
}
