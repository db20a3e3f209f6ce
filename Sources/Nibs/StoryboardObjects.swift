import Foundation
import StoryboardDocuments
import UIKit

/// The controllers of a storyboard.
@MainActor
final class StoryboardObjects: StoryboardContents {
  let document: InterfaceDocument

  init(_ document: InterfaceDocument) { self.document = document }

  func initialController(
    of storyboard: UIStoryboard, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    document.element(document.root["initialViewController"]).flatMap { make($0, storyboard, creator) }
  }

  func controller(
    _ identifier: String, of storyboard: UIStoryboard, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let found = document.root.subtree.first { $0["storyboardIdentifier"] == identifier }
    return found.flatMap { make($0, storyboard, creator) }
  }

  private static let types: [String: UIViewController.Type] = [
    "tableViewController": UITableViewController.self, "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]

  /// A controller of the class its element names, created by a closure or by its `init(coder:)`, with its child
  /// controllers.
  func make(
    _ element: XMLElementNode, _ storyboard: UIStoryboard?, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return referenced(element) }
    guard element.name.hasSuffix("Controller") else { return nil }
    return Instantiation.nested(document) { () -> UIViewController in
      let base = Self.types[element.name] ?? UIViewController.self
      let scene = StoryboardScene(element, self, storyboard)
      let instance = Instantiation(document, controller: nil)
      let coder = NibCoder { object in
        guard let controller = object as? UIViewController else { return }
        (instance.controller, controller.scene) = (controller, scene)
        instance.noteNew(controller, element)
        self.configure(controller, element, instance)
      }
      let type = document.type(of: element, base)
      var made = creator?(coder) ?? type.init(coder: coder)
      if made == nil {
        document.note("nil:\(type)", "\(type).init(coder:) returned nil; using a \(base) instead", element)
        made = base.init(coder: coder)
      }
      let controller = made ?? UIViewController()
      coder.decode(controller)
      relate(controller, element, storyboard)
      instance.finish()
      return controller
    }
  }

  /// The controller that a storyboard reference stands for.
  private func referenced(_ element: XMLElementNode) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    return element["referencedIdentifier"].map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
  }

  /// Configures a controller from its element.
  private func configure(_ controller: UIViewController, _ element: XMLElementNode, _ instance: Instantiation) {
    if let title = element["title"] { controller.title = title }
    if let item = element.child("navigationItem") { instance.fill(controller.navigationItem, item) }
    if let item = element.child("tabBarItem") { controller.tabBarItem = instance.makeTabBarItem(item) }
    if let items = element.child("toolbarItems") { controller.toolbarItems = instance.barButtonItems(items) }
    if element.isYes("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = true }
    if element.isYes("definesPresentationContext") { controller.definesPresentationContext = true }
    if element["automaticallyAdjustsScrollViewInsets"] == "NO" {
      controller.automaticallyAdjustsScrollViewInsets = false
    }
    if let name = element["restorationIdentifier"] { controller.restorationIdentifier = name }
    if let style = element["modalPresentationStyle"].flatMap({ StoryboardScene.styles[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let edges = element.child("extendedEdge") {
      let all: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      controller.edgesForExtendedLayout = all.reduce(into: []) { if edges.isYes($1.0) { $0.formUnion($1.1) } }
    }
    if let size = element.child("value", key: "contentSizeForViewInPopover")
      ?? element.child("size", key: "preferredContentSize")
    {
      controller.preferredContentSize = CGSize(width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    if let bar = element.child("tabBar"), let tabs = controller as? UITabBarController {
      document.style(tabs.tabBar, bar)
    }
    guard let navigation = controller as? UINavigationController else { return }
    if let bar = element.child("toolbar") { document.style(navigation.toolbar, bar) }
    if let bar = element.child("navigationBar") { document.style(navigation.navigationBar, bar) }
    if element.isYes("navigationBarHidden") { navigation.isNavigationBarHidden = true }
    if element["toolbarHidden"] == "NO" { navigation.isToolbarHidden = false }
  }

  /// Adds the controllers of a container's relationship segues to it.
  private func relate(_ controller: UIViewController, _ element: XMLElementNode, _ storyboard: UIStoryboard?) {
    let relations = (element.child("connections")?.children ?? []).filter { $0["kind"] == "relationship" }
    func related(_ name: String) -> [UIViewController] {
      relations.filter { $0["relationship"] == name }
        .compactMap { document.element($0["destination"]).flatMap { make($0, storyboard) } }
    }
    switch controller {
    case let navigation as UINavigationController:
      if let first = related("rootViewController").first { navigation.viewControllers = [first] }
    case let tabs as UITabBarController:
      let all = related("viewControllers")
      if !all.isEmpty { tabs.viewControllers = all }
    case let split as UISplitViewController:
      let columns = related("masterViewController") + related("detailViewController")
      if !columns.isEmpty { split.viewControllers = columns }
    default: break
    }
  }
}
