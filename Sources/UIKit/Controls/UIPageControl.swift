/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of dots; the width grows with it.
  open var numberOfPages = 0 {
    didSet {
      page = limited(page)
      invalidateIntrinsicContentSize()
    }
  }
  /// The dot that is drawn filled, counted from 0 and limited to the pages.
  open var currentPage: Int {
    get { page }
    set { page = limited(newValue) }
  }
  private var page = 0
  private func limited(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }
  /// Stored; pictures use the system's gray.
  open var pageIndicatorTintColor: UIColor?
  /// Stored; pictures use the system's colour.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether a single page shows no dot; stored.
  open var hidesForSinglePage = false
  /// Stored, but not shown.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Stored, and has no effect here.
  open var allowsContinuousInteraction = true
  /// The background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
  /// The direction of the dots; a column is as high as a row is wide.
  open var direction = Direction.natural { didSet { if direction != oldValue { invalidateIntrinsicContentSize() } } }
  /// Directions of the dots.
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }
  /// Stored; pictures show dots.
  open var preferredIndicatorImage: UIImage?
  /// Stored; pictures show dots.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]
  /// Stored; pictures show dots.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
  /// The image set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return direction.isVertical ? CGSize(width: size.height, height: size.width) : size
  }
  /// The size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    ControlMetrics.pages(pageCount, isSmall: hasSmallText, look).size
  }
  /// Goes one page forwards or backwards, depending on the tapped half, and sends `valueChanged`.
  override func wasTapped(at place: CGPoint) {
    let page = currentPage + (place.x >= bounds.midX ? 1 : -1)
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.pageControl }
  override var controlMetrics: ControlMetrics? { .pages(numberOfPages, isSmall: hasSmallText, look) }
}
