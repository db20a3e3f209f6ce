/// A text field to search with, and a bar around it.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Looks; only `minimal` is drawn differently, without a background.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// What has been typed; drawn in place of the placeholder.
  open var text: String?
  /// Drawn while there is no text.
  open var placeholder: String?
  /// Stored; has no effect on the height here.
  open var prompt: String?
  /// Whether the bar has a background; `default` has one.
  open var searchBarStyle = Style.default
  /// Stored; no button is drawn.
  open var showsCancelButton = false
  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.searchBar }
  override var controlMetrics: ControlMetrics? { .searchBar(isSmall: hasSmallText, look) }
}
