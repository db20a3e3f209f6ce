/// A view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// A view with an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(filling: contentView)
  }

  /// A view without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view with an empty frame; archives are not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? NibCoder)?.fixed.reuseIdentifier
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  /// What ``RegisteredClasses`` calls on a client's class; it calls the class's own `init(reuseIdentifier:)`.
  @usableFromInline
  convenience init(reusing identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// The identifier the view was created with.
  public let reuseIdentifier: String?
  /// The view for subviews; its constraints determine the height.
  public let contentView: UIView = CellContentView()
  override func givesSize(to subview: UIView) -> Bool { subview === contentView }
  /// Stored, but not shown.
  open var backgroundView: UIView?
  /// Never called, because no view is reused.
  open func prepareForReuse() {}

  private var ownTextLabel: UILabel?
  /// The title; created when it is first accessed.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel()
    label.font = .preferredFont(
      forTextStyle: isOfPlainTable ? .headline : .footnote, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: titleMargins.top),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -titleMargins.bottom),
    ])
    ownTextLabel = label
    return label
  }
  /// The margins above and below a title, in points.
  var titleMargins = (top: CGFloat(6), bottom: CGFloat(6))
  /// Whether it is the header of a plain table, whose title is larger than that of a grouped one.
  var isOfPlainTable = false
  /// Always nil, because there is only one label.
  open var detailTextLabel: UILabel? { nil }

  // MARK: Content

  private var shownContent: (any UIContentView)?
  /// The view's content, which replaces its own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentShowing.show(contentConfiguration, in: contentView, &shownContent, configurationState) }
  }
  /// A header's default configuration, to be customised.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// Stored; only its colour is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  /// The state that configurations depend on.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// Called when the state changes.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Calls ``updateConfiguration(using:)`` at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// The height of the content fitted to a width.
  func automaticHeight(width: CGFloat) -> CGFloat {
    if bounds.width != width { frameBeforeTransform.size.width = width }
    return Branch.max(
      0,
      contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height)
  }
}

extension UITableViewHeaderFooterView {
  /// A view of this class, created by its `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C7reusingACSSSg_tcfC")
  static func make(reusing identifier: consuming String?) -> Self
}
