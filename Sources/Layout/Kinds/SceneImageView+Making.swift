package import UIKit

extension SceneImageView: ViewContent {
  func makeObject() -> UIImageView { UIImageView() }

  func configure(_ object: UIImageView, _ setting: ViewSetting) {
    object.image = image.map { UIImage($0) } ?? symbolImage
    object.contentMode = contentMode?.layoutMode ?? (symbol == nil ? .scaleToFill : .scaleAspectFit)
  }

  /// A picture of which only the size is known is captured as none.
  static func captured(from object: UIImageView, _ setting: CaptureSetting) -> SceneImageView? {
    var view = SceneImageView(object.image?.contents as? SceneImage)
    if let image = object.image, image.isSymbolImage, let name = image.name {
      view.symbol = name
      let configuration =
        image.symbolConfiguration ?? (image.configuration == nil ? object.preferredSymbolConfiguration : nil)
      let weight = configuration?.weight ?? .unspecified
      if configuration?.pointSize != nil || weight != .unspecified {
        view.font = SceneFont(.system(size: configuration?.pointSize ?? 17, weight: SceneFont.Weight(weight)))
      }
      view.symbolScale = configuration.flatMap { configuration in
        SceneSymbolScale.allCases.first { $0.layoutScale == configuration.symbolScale && $0 != .medium }
      }
    }
    let usual: UIView.ContentMode = view.symbol == nil ? .scaleToFill : .scaleAspectFit
    if object.contentMode != usual {
      view.contentMode = SceneContentMode.allCases.first { $0.layoutMode == object.contentMode }
    }
    return view
  }

  private var symbolImage: UIImage? {
    guard let symbol else { return nil }
    return UIImage.symbol(
      symbol, pointSize: font?.pointSize ?? 17, weight: font.symbolWeight, scale: symbolScale?.layoutScale ?? .medium)
  }

  static func read(_ object: UIImageView, isDark: Bool) -> SolvedContent {
    guard let image = object.image else { return .image(nil) }
    let rect = ImagePlacing.rect(of: image.size, in: object.bounds.size, object.contentMode)
    let bounds = CGRect(origin: .zero, size: object.bounds.size)
    let content = SolvedImage.Content(image, object.preferredSymbolConfiguration)
      .shown(in: object.traitCollection, isDark: isDark)
    return .image(SolvedImage(content: content, rect: rect, isClipped: !bounds.contains(rect)))
  }
}

extension ApplicationResources.Picture {
  /// Creates a picture from a catalogue, with its size and files.
  package init(_ picture: SceneImage) {
    self.init(size: CGSize(width: picture.size.width, height: picture.size.height), contents: picture)
  }
}

extension UIImage {
  /// Creates UIKit's image for a scene's picture, with its size and files.
  /// - Parameter size: The size in the document; nil for that of its files.
  convenience init(_ picture: SceneImage, size: Size? = nil) {
    let found = ApplicationResources.Picture(picture)
    self.init(
      size: size.map { CGSize(width: $0.width, height: $0.height) } ?? found.size, name: picture.name,
      contents: found.contents)
  }
}

extension SolvedImage.Content {
  /// Reads the content of a UIKit image, as far as it is known.
  /// - Parameter preferred: The configuration of a symbol without its own.
  init(_ image: UIImage?, _ preferred: UIImage.SymbolConfiguration? = nil) {
    if let picture = image?.contents as? SceneImage {
      self = .picture(picture)
      return
    }
    switch image {
    case let image? where image.isSymbolImage:
      let configuration = image.symbolConfiguration ?? preferred
      self = .symbol(
        SolvedSymbol(
          image.name ?? "", weight: SceneFont.Weight(configuration?.weight ?? .unspecified),
          scale: Double(configuration?.symbolScale.factor ?? 1)))
    default: self = .box
    }
  }
}

extension SolvedImage.Content {
  /// Returns the content with the files of a picture that are meant for an appearance, a device and its size classes.
  @MainActor
  func shown(in traits: UITraitCollection, isDark: Bool) -> Self {
    guard case .picture(let picture) = self else { return self }
    var place = SceneImage.Conditions()
    (place.isDark, place.isPad) = (isDark, traits.userInterfaceIdiom == .pad)
    place.sizeClasses = SizeClasses(traits)
    return .picture(picture.shown(in: place))
  }
}

extension SceneSymbolScale {
  var layoutScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension SceneContentMode {
  fileprivate var layoutMode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
