/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many dots there are; the width grows with them.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The dot that is drawn filled, counted from 0.
  open var currentPage = 0
  /// Stored; pictures use the system's gray.
  open var pageIndicatorTintColor: UIColor?
  /// Stored; pictures use the system's colour.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether one page has no dot; stored.
  open var hidesForSinglePage = false
  /// Stored, and not shown.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Stored, and has no effect here.
  open var allowsContinuousInteraction = true
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
  /// The size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    ControlMetrics.pages(pageCount, isSmall: hasSmallText, look).size
  }
  /// Turns a page in the half that was tapped, and sends `valueChanged`.
  override func wasTapped(at place: CGPoint) {
    let page = currentPage + (place.x >= bounds.midX ? 1 : -1)
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.pageControl }
  override var controlMetrics: ControlMetrics? { .pages(numberOfPages, isSmall: hasSmallText, look) }
}
