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
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.searchBar }
  override var controlMetrics: ControlMetrics? { .searchBar(isSmall: hasSmallText, look) }
}
