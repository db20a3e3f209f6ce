/// A search bar with a results controller.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// A search controller with a results controller; nil shows results in the searched controller itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.owner = self
  }

  /// A search controller that shows results in the searched controller itself.
  public convenience init() { self.init(searchResultsController: nil) }

  /// A search controller without a results controller; archives are not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The height of a search bar in a navigation bar, in points (`control-metrics.md` 5).
  static let barHeight: CGFloat = 52

  /// Shows the results.
  public let searchResultsController: UIViewController?
  /// The search bar.
  public let searchBar = UISearchBar()
  /// Called when the text or the scope changes; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Receives the beginning and the end of a search; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a search is in progress; setting it begins or ends one.
  open var isActive = false {
    didSet {
      if isActive == oldValue { return }
      if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
      searchResultsUpdater?.updateSearchResults(for: self)
      showResults()
      if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
  }
  /// Stored.
  open var obscuresBackgroundDuringPresentation = true
  /// Stored; the old name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation = true
  /// Stored, because the bar stays visible.
  open var hidesNavigationBarDuringPresentation = true
  /// Stored.
  open var automaticallyShowsCancelButton = true
  /// Stored.
  open var automaticallyShowsScopeBar = true
  /// Whether ``searchResultsController`` is shown while the bar has a text.
  open var automaticallyShowsSearchResultsController = true
  /// Whether ``searchResultsController`` is shown during a search; used if it is not shown by itself.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// Calls the updater, as typing does.
  func searchDidChange() {
    if isActive { showResults() }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Shows or hides the results over the controller that is searched.
  private func showResults() {
    guard let results = searchResultsController else { return }
    let hasText = searchBar.text?.isEmpty == false
    let shows = isActive && (automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController)
    if !shows {
      guard results.parent != nil else { return }
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      return results.removeFromParent()
    }
    guard results.parent == nil, let searched, let content = searched.viewIfLoaded, let shown = results.view else {
      return
    }
    searched.addChild(results)
    shown.frame = content.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(shown)
    results.didMove(toParent: searched)
  }

  /// The controller around the search bar; that on top of a stack, if the bar is in its navigation bar.
  private var searched: UIViewController? {
    var responder: UIResponder? = searchBar.next
    while let next = responder, !(next is UIViewController) { responder = next.next }
    return (responder as? UINavigationController)?.topViewController ?? responder as? UIViewController
  }
}

/// Receives changes of the search text.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Receives the beginning and the end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
