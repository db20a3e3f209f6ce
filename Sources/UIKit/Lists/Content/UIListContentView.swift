/// Shows a row's texts and image.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView()
  private let label = UILabel()
  private let secondLabel = UILabel()
  private lazy var texts = UIStackView(arrangedSubviews: [label, secondLabel])
  private lazy var row = UIStackView(arrangedSubviews: [picture, texts])
  private lazy var leastHeight = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
  /// The size of an image that is limited or has a reserved size.
  private lazy var pictureSize = [
    picture.widthAnchor.constraint(equalToConstant: 0), picture.heightAnchor.constraint(equalToConstant: 0),
  ]

  /// A view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubview(row)
    insetsLayoutMarginsFromSafeArea = false
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      row.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      row.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor), leastHeight,
    ])
    show()
  }

  /// A view without texts; archives are not read.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  /// The configuration shown.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  /// The layout guide of the text; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : label.layoutMarginsGuide }
  /// The layout guide of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondLabel.isHidden ? nil : secondLabel.layoutMarginsGuide }
  /// The layout guide of the image; nil without an image.
  open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : picture.layoutMarginsGuide }

  private func show() {
    guard let shown = configuration as? UIListContentConfiguration else { return }
    directionalLayoutMargins = shown.directionalLayoutMargins
    // Rows keep their cell's margins, which follow its width.
    preservesSuperviewLayoutMargins =
      shown.minimumHeight > 0 && shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    leastHeight.constant = shown.minimumHeight
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    picture.tintColor = shown.imageProperties.tintColor
    fitPicture(shown.image?.size ?? .zero, shown.imageProperties)
    row.spacing = shown.imageToTextPadding
    set(label, shown.text, shown.attributedText, shown.textProperties)
    set(secondLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    let isBeside = shown.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.distribution = isBeside ? .equalSpacing : .fill
    texts.spacing = isBeside ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
  }

  /// Makes an image as small as its maximum size, with the shape of its own, and rounds its corners.
  private func fitPicture(_ size: CGSize, _ properties: UIListContentConfiguration.ImageProperties) {
    let most = properties.maximumSize
    var scale: CGFloat = 1
    if most.width > 0, size.width > most.width { scale = min(scale, most.width / size.width) }
    if most.height > 0, size.height > most.height { scale = min(scale, most.height / size.height) }
    let reserved = properties.reservedLayoutSize
    pictureSize[0].constant = reserved.width > 0 ? reserved.width : size.width * scale
    pictureSize[1].constant = reserved.height > 0 ? reserved.height : size.height * scale
    pictureSize[0].isActive = scale < 1 || reserved.width > 0
    pictureSize[1].isActive = scale < 1 || reserved.height > 0
    picture.contentMode = scale < 1 ? .scaleAspectFit : reserved == .zero ? .scaleToFill : .center
    guard properties.cornerRadius > 0 || picture.clipsToBounds else { return }
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.isHidden = text == nil && attributed == nil
    (label.font, label.textColor) = (properties.font, properties.color)
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment = properties.alignment.textAlignment
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transform.applied)
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// A text with its letters capitalised.
  fileprivate func applied(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
