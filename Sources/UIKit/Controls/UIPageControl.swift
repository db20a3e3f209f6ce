/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many dots there are; the width grows with them.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The dot that is drawn filled, counted from 0.
  open var currentPage = 0
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.pageControl }
  override var controlMetrics: ControlMetrics? { .pages(numberOfPages, isSmall: hasSmallText, look) }
}
