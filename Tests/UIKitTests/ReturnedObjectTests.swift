import Foundation
import Testing

@testable import UIKit

/// What applications on iOS rely on without saying so.
@MainActor @Suite struct ReturnedObjectTests {
  @Test func `an object of a storyboard lives until the main queue turns`() async {
    weak let controller = ReturnedObjects.keep(UIViewController())
    #expect(controller != nil)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(controller == nil)
  }

  @Test func `results of a search are shown over what is searched, while there is a text`() {
    let (list, results) = (UIViewController(), UIViewController())
    let search = UISearchController(searchResultsController: results)
    list.navigationItem.searchController = search
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    search.isActive = true
    #expect(results.parent == nil)
    search.searchBar.type("a")
    #expect(results.parent === list && results.view.frame == list.view.bounds)
    search.searchBar.type("")
    #expect(results.parent == nil && results.view.superview == nil)
  }

  @Test func `a collection's controller may add the collection to its view`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.addSubview(controller.collectionView)
    #expect(controller.view === controller.collectionView && controller.view.superview == nil)
  }

  @Test func `names that applications use`() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect(path.row == 2 && path.item == 2 && path.section == 1)
    #expect(UITabBarItem.appearance().titlePositionAdjustment == .zero)
    let dimension: NSCollectionLayoutDimension = .absolute(5)
    #expect(dimension.dimension == 5 && UIFont.systemFont(ofSize: 9).fontDescriptor.withDesign(.rounded) != nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.customizableViewControllers?.count == 1)
    let animation = CABasicAnimation()
    animation.setValue("spin", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "spin")
  }
}
