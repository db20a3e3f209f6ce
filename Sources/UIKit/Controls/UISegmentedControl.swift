/// A selection of one among several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control without segments; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control of the size that its titles need.
  /// - Parameter items: A title for each segment; an object that is not a string makes a segment without a title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    show((items ?? []).map { $0 as? String ?? "" })
    sizeToFit()
  }

  /// Makes a control with a segment for each action, with its title and its image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  /// The segments' titles, from the leading end.
  package private(set) var titles: [String] = [] {
    didSet {
      while parts.count < titles.count { parts.append(Part()) }
      parts.removeLast(parts.count - titles.count)
      invalidateIntrinsicContentSize()
    }
  }
  /// What a segment has besides its title.
  private struct Part {
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }
  private var parts: [Part] = []
  /// The index of the selected segment; -1 for none, the default.
  open var selectedSegmentIndex = -1
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Inserts a segment at an index, which is clamped to the valid range; never animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(0, segment), titles.count)
    parts.insert(Part(), at: index)
    titles.insert(title ?? "", at: index)
  }

  /// Inserts a segment that performs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setAction(action, forSegmentAt: min(max(0, segment), titles.count - 1))
  }
  /// Gives a segment an action, with its title and its image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = action.title
    (parts[segment].action, parts[segment].image) = (action, action.image)
  }
  /// The action of a segment; nil for one without.
  open func actionForSegment(at segment: Int) -> UIAction? {
    parts.indices.contains(segment) ? parts[segment].action : nil
  }
  /// The segment whose action has an identifier; ``noSegment`` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    parts.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Replaces all segments.
  package func show(_ titles: [String]) {
    if titles != self.titles { self.titles = titles }
  }

  /// The title of a segment; nil for an index that does not exist.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

  /// Whether each segment is as wide as its own title; otherwise all are as wide as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  var titleFont: UIFont { .systemFont(ofSize: 13, weight: look.hasTallControls ? .medium : .regular) }

  /// The index that stands for no segment.
  public class var noSegment: Int { -1 }
  /// Whether a segment is selected only while it is pressed; false by default.
  open var isMomentary = false
  /// Stored; pictures use the system's colour.
  open var selectedSegmentTintColor: UIColor?
  /// Sets the title of a segment; an index that does not exist changes nothing.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }
  /// Replaces a segment's title with an image, which is not drawn.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    setTitle(nil, forSegmentAt: segment)
    if parts.indices.contains(segment) { parts[segment].image = image }
  }
  /// Adds a segment with an image, which is not drawn.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    parts[min(max(0, segment), titles.count - 1)].image = image
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    parts.remove(at: segment)
    titles.remove(at: segment)
    if segment == selectedSegmentIndex { selectedSegmentIndex = Self.noSegment }
    if segment < selectedSegmentIndex { selectedSegmentIndex -= 1 }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }
  /// The image of a segment, which is not drawn; nil for one without.
  open func imageForSegment(at segment: Int) -> UIImage? {
    parts.indices.contains(segment) ? parts[segment].image : nil
  }
  /// Sets whether a tap selects a segment; all look alike here.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if parts.indices.contains(segment) { parts[segment].isEnabled = enabled }
  }
  /// Whether a tap selects a segment; true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool { parts.indices.contains(segment) && parts[segment].isEnabled }
  /// Has no effect here, because widths follow the titles.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Has no effect here, because titles use the system's font.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  /// Has no effect here, because the background is the system's.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Has no effect here, because dividers are the system's.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) {}
  /// Selects the tapped segment and sends `valueChanged`, unless it is already selected.
  override func wasTapped(at place: CGPoint) {
    guard numberOfSegments > 0, bounds.width > 0 else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let part = (isMirrored ? bounds.width - place.x : place.x) / bounds.width
    let index = min(numberOfSegments - 1, max(0, Int(part * CGFloat(numberOfSegments))))
    if index == selectedSegmentIndex, !isMomentary { return }
    if !isEnabledForSegment(at: index) { return }
    selectedSegmentIndex = index
    if let action = parts[index].action { sendAction(action) }
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.segmentedControl }
  override var controlMetrics: ControlMetrics? {
    let font = titleFont
    let widths = titles.map { TextMeasurement.width(of: StyledText($0, font: font).inSystemFont(of: look)) }
    let widest = widths.max() ?? 0
    return .segments(apportionsSegmentWidthsByContent ? widths : widths.map { _ in widest }, look)
  }
}
