/// A choice of one among several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control without segments; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter items: A title for each segment; an object that is not a string makes a segment without a title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  /// A title each segment, from the leading end.
  package private(set) var titles: [String] = [] { didSet { invalidateIntrinsicContentSize() } }
  /// The chosen segment, counted from 0; -1 for none, the default.
  open var selectedSegmentIndex = -1
  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// Adds a segment before an index; an index beyond either end counts as that end. Without animation.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
  }

  /// Replaces all segments.
  package func show(_ titles: [String]) {
    if titles != self.titles { self.titles = titles }
  }

  /// The title of a segment; nil for an index that does not exist.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

  /// Whether each segment is as wide as its own title needs; otherwise all are as wide as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  var titleFont: UIFont { .systemFont(ofSize: 13, weight: look.hasTallControls ? .medium : .regular) }

  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.segmentedControl }
  override var controlMetrics: ControlMetrics? {
    let font = titleFont
    let widths = titles.map { TextMeasurement.width(of: StyledText($0, font: font).inSystemFont(of: look)) }
    let widest = widths.max() ?? 0
    return .segments(apportionsSegmentWidthsByContent ? widths : widths.map { _ in widest }, look)
  }
}
