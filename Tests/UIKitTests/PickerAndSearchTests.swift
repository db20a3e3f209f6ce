import Testing

@testable import UIKit

/// Pickers, search bars, buttons, image views and scroll views.
@Suite @MainActor struct PickerAndSearchTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 5 : 9
    }
  }

  @Test func `a picker has the rows of its source and a selection in each component`() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.numberOfComponents == 0)
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 9)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(3, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(wheels.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
    #expect(wheels.pickerView(picker, attributedTitleForRow: 0, forComponent: 0) == nil)
  }

  @Test(
    arguments: [
      Fact("text", "") { $0.text }, Fact("placeholder", true) { $0.placeholder == nil },
      Fact("prompt", true) { $0.prompt == nil }, Fact("cancel", false) { $0.showsCancelButton },
      Fact("bookmark", false) { $0.showsBookmarkButton }, Fact("results", false) { $0.showsSearchResultsButton },
      Fact("scope", false) { $0.showsScopeBar }, Fact("index", 0) { $0.selectedScopeButtonIndex },
      Fact("titles", true) { $0.scopeButtonTitles == nil },
      Fact("style", UISearchBar.Style.default) { $0.searchBarStyle }, Fact("translucent", true) { $0.isTranslucent },
    ] as [Fact<UISearchBar>])
  func `a new search bar has UIKit's defaults`(_ fact: Fact<UISearchBar>) { fact.check(UISearchBar()) }

  private final class Guard: NSObject, UISearchBarDelegate {
    var (mayBegin, mayEnd) = (true, true)
    var lines: [String] = []
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
  }

  @Test func `a delegate decides when a search begins and ends`() {
    let (bar, delegate) = (UISearchBar(), Guard())
    bar.delegate = delegate
    delegate.mayBegin = false
    #expect(!bar.becomeFirstResponder())
    delegate.mayBegin = true
    #expect(bar.becomeFirstResponder())
    delegate.mayEnd = false
    #expect(!bar.resignFirstResponder())
    #expect(bar.isFirstResponder)
    delegate.mayEnd = true
    #expect(bar.resignFirstResponder())
    #expect(!bar.isFirstResponder)
    #expect(delegate.lines == ["begin", "end"])
  }

  private final class Silent: NSObject, UISearchBarDelegate {}

  @Test func `a delegate that implements nothing lets a search begin and end`() {
    let (bar, silent, accessory) = (UISearchBar(), Silent(), UIView())
    bar.delegate = silent
    #expect(bar.becomeFirstResponder())
    #expect(bar.resignFirstResponder())
    bar.setShowsCancelButton(true, animated: true)
    bar.inputAccessoryView = accessory
    #expect(bar.showsCancelButton)
    #expect(bar.inputAccessoryView === accessory)
  }

  @Test(
    arguments: [
      Fact("results", true) { $0.searchResultsController == nil }, Fact("active", false) { $0.isActive },
      Fact("obscures", true) { $0.obscuresBackgroundDuringPresentation },
      Fact("hides bar", true) { $0.hidesNavigationBarDuringPresentation },
      Fact("cancel", true) { $0.automaticallyShowsCancelButton },
      Fact("updater", true) { $0.searchResultsUpdater == nil },
    ] as [Fact<UISearchController>])
  func `a new search has UIKit's defaults`(_ fact: Fact<UISearchController>) { fact.check(UISearchController()) }

  @Test func `a button's handler updates it`() {
    let button = UIButton(type: .system)
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.isSelected = true
    button.setNeedsUpdateConfiguration()
    button.updateConfiguration()
    #expect(states.last == .selected)
  }

  @Test func `an image view has the size of its image, and another when highlighted`() {
    let (usual, other) = (UIImage(size: CGSize(width: 30, height: 20)), UIImage(size: CGSize(width: 3, height: 2)))
    let view = UIImageView(image: usual, highlightedImage: other)
    #expect(view.image === usual)
    #expect(view.highlightedImage === other)
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView(image: nil, highlightedImage: nil).sizeThatFits(.zero) == .zero)
  }

  @Test func `an image view is animated between start and stop`() {
    let view = UIImageView()
    view.animationImages = [UIImage(), UIImage()]
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(view.animationRepeatCount == 0)
  }

  @Test func `a refresh lasts until it is ended`() {
    let refresh = UIRefreshControl()
    #expect(!refresh.isRefreshing)
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
    #expect(refresh.attributedTitle == nil)
  }

  @Test(
    arguments: [
      Fact("offset", CGPoint.zero) { $0.contentOffset }, Fact("size", CGSize.zero) { $0.contentSize },
      Fact("inset", UIEdgeInsets.zero) { $0.contentInset }, Fact("scrolls", true) { $0.isScrollEnabled },
      Fact("paging", false) { $0.isPagingEnabled }, Fact("bounces", true) { $0.bounces },
      Fact("always vertical", false) { $0.alwaysBounceVertical },
      Fact("always horizontal", false) { $0.alwaysBounceHorizontal },
      Fact("zoom", 1) { $0.zoomScale }, Fact("least", 1) { $0.minimumZoomScale },
      Fact("most", 1) { $0.maximumZoomScale }, Fact("bounces zoom", true) { $0.bouncesZoom },
      Fact("top", true) { $0.scrollsToTop }, Fact("indicator", true) { $0.showsVerticalScrollIndicator },
      Fact("delays", true) { $0.delaysContentTouches }, Fact("cancels", true) { $0.canCancelContentTouches },
      Fact("locks", false) { $0.isDirectionalLockEnabled },
      Fact("keyboard", UIScrollView.KeyboardDismissMode.none) { $0.keyboardDismissMode },
    ] as [Fact<UIScrollView>])
  func `a new scroll view has UIKit's defaults`(_ fact: Fact<UIScrollView>) { fact.check(UIScrollView()) }

  private final class Zooming: NSObject, UIScrollViewDelegate {
    let view = UIView()
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  @Test func `the zoom of a scroll view is set within its limits`() {
    let (scroll, zooming) = (UIScrollView(), Zooming())
    scroll.delegate = zooming
    scroll.maximumZoomScale = 4
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 2)
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == 4)
  }

  @Test func `without a view to zoom nothing zooms`() {
    let scroll = UIScrollView()
    scroll.maximumZoomScale = 4
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 1)
  }

  @Test func `a scroll view goes back to its beginning`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 900)
    scroll.contentInset = UIEdgeInsets(top: 7, left: 3, bottom: 0, right: 0)
    scroll.contentOffset = CGPoint(x: 50, y: 400)
    scroll.scrollToBeginning()
    #expect(scroll.contentOffset == CGPoint(x: -3, y: -7))
  }
}
