/// A dot a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.pageControl }
  override var controlMetrics: ControlMetrics? { .pages(numberOfPages, isSmall: hasSmallText, look) }
}
