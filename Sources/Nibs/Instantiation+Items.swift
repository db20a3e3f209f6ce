import Foundation
import StoryboardDocuments
import UIKit

/// Bar items and gesture recognisers.
extension Instantiation {
  /// The items in an element, in order.
  func barButtonItems(_ element: XMLElementNode?) -> [UIBarButtonItem] {
    (element?.children ?? []).filter { $0.name == "barButtonItem" }.map { makeBarButtonItem($0) }
  }

  /// A bar's button, space or view.
  func makeBarButtonItem(_ element: XMLElementNode) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let name = element["systemItem"], let kind = Self.systemItems[name] {
      item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    } else {
      item = document.type(of: element, UIBarButtonItem.self).init(coder: NibCoder()) ?? UIBarButtonItem()
      item.title = element["title"]
      item.image = document.image(element["image"], isSystem: element["catalog"] == "system")
      if element["style"] == "done" { item.style = .done }
      if let view = element.children.first(where: { $0["key"] == "customView" }) { item.customView = makeRoot(view) }
    }
    if let width = element.number("width") { item.width = width }
    if element["enabled"] == "NO" { item.isEnabled = false }
    item.tag = element.number("tag").map { Int($0) } ?? 0
    if let color = element.child("color", key: "tintColor") { item.tintColor = document.color(color) }
    noteNew(item, element)
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "close": .close,
  ]

  /// Configures a controller's navigation item from its element.
  func fill(_ item: UINavigationItem, _ element: XMLElementNode) {
    if let title = element["title"] { item.title = title }
    item.prompt = element["prompt"]
    if let mode = element["largeTitleDisplayMode"] {
      item.largeTitleDisplayMode = ["always": .always, "never": .never][mode] ?? .automatic
    }
    if let title = element["backBarButtonItemTitle"] {
      item.backBarButtonItem = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = makeBarButtonItem(child)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = makeBarButtonItem(child)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = makeBarButtonItem(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = barButtonItems(child)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = barButtonItems(child)
      case (_, "titleView"):
        item.titleView = makeRoot(child)
      default: break
      }
    }
    note(item, element)
  }

  /// A controller's tab.
  func makeTabBarItem(_ element: XMLElementNode) -> UITabBarItem {
    let item: UITabBarItem
    if let name = element["systemItem"], let kind = Self.tabs[name] {
      item = UITabBarItem(tabBarSystemItem: kind, tag: 0)
    } else {
      item = document.type(of: element, UITabBarItem.self).init(coder: NibCoder()) ?? UITabBarItem()
      item.title = element["title"]
      item.image = document.image(element["image"], isSystem: element["catalog"] == "system")
      item.selectedImage = document.image(element["selectedImage"])
    }
    item.tag = element.number("tag").map { Int($0) } ?? 0
    item.badgeValue = element["badgeValue"]
    noteNew(item, element)
    return item
  }

  private static let tabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  /// A recogniser; nil for any other element.
  func makeRecognizer(_ element: XMLElementNode) -> UIGestureRecognizer? {
    let types: [String: UIGestureRecognizer.Type] = [
      "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
      "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
      // Interface Builder has always misspelt the long press this way.
      "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
      "longPressGestureRecognizer": UILongPressGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
    ]
    guard let base = types[element.name] else { return nil }
    let recognizer = document.type(of: element, base).init()
    if let tap = recognizer as? UITapGestureRecognizer, let taps = element.number("numberOfTapsRequired", in: 1...100) {
      tap.numberOfTapsRequired = Int(taps)
    }
    if let swipe = recognizer as? UISwipeGestureRecognizer, let direction = element["direction"] {
      swipe.direction = ["left": .left, "up": .up, "down": .down][direction] ?? .right
    }
    if element["enabled"] == "NO" { recognizer.isEnabled = false }
    noteNew(recognizer, element)
    return recognizer
  }
}
