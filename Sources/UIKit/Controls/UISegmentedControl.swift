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

  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.segmentedControl }
  override var controlMetrics: ControlMetrics? {
    let font = titleFont
    let widths = titles.map { TextMeasurement.width(of: StyledText($0, font: font)) }
    return .segments(titles.count, widestTitle: widths.max() ?? 0, look)
  }
}
