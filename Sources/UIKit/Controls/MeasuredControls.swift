/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  override var controlMetrics: ControlMetrics? { .toggle(look) }
}

/// A value between two ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var value: Float = 0
  open var minimumTrackTintColor: UIColor?
  override var controlMetrics: ControlMetrics? { .slider(look) }
}

/// One less, one more.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var value: Double = 0
  override var controlMetrics: ControlMetrics? { .stepper(look) }
}

/// How far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// From 0 to 1.
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  override var controlMetrics: ControlMetrics? {
    var metrics = ControlMetrics.progress(isInBar: progressViewStyle == .bar, look)
    metrics.size.height = ceiledToPixel(metrics.size.height)
    return metrics
  }
}

/// Something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  override var controlMetrics: ControlMetrics? { .spinner(isLarge: style == .large) }
}

/// A dot a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0
  override var controlMetrics: ControlMetrics? { .pages(numberOfPages, isSmall: hasSmallText, look) }
}

/// One of several.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter items: A title each; anything but a text counts as a segment without one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  package private(set) var titles: [String] = [] { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentIndex = -1
  open var numberOfSegments: Int { titles.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
  }

  /// Takes the place of all segments there are.
  package func show(_ titles: [String]) {
    if titles != self.titles { self.titles = titles }
  }

  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

  var titleFont: UIFont { .systemFont(ofSize: 13, weight: look.hasTallControls ? .medium : .regular) }

  override var controlMetrics: ControlMetrics? {
    let font = titleFont
    let widths = titles.map { TextMeasurement.width(of: StyledText($0, font: font)) }
    return .segments(titles.count, widestTitle: widths.max() ?? 0, look)
  }
}

/// One of many, on wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Titles of the rows, the middle one chosen, where no data source is asked.
  package var shownTitles: [String] = []
  override var controlMetrics: ControlMetrics? { .wheels }
}

/// A field to search with.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  override var controlMetrics: ControlMetrics? { .searchBar(isSmall: hasSmallText, look) }
}

/// Blurs what is below; what is to stand on it goes into its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  public let contentView = UIView()
  open var effect: UIVisualEffect?
}

/// What a visual effect view does to what is below it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}
