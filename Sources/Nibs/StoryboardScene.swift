import Foundation
import StoryboardDocuments
import UIKit

/// A controller's scene: its view and its segues.
@MainActor
final class StoryboardScene: ControllerScene {
  private let element: XMLElementNode
  private let objects: StoryboardObjects
  let storyboard: UIStoryboard?
  private var triggers: [SegueTrigger] = []
  /// The scene's other objects, which live as long as the controller: nothing else may retain them.
  private var topLevel: [NSObject] = []

  init(_ element: XMLElementNode, _ objects: StoryboardObjects, _ storyboard: UIStoryboard?) {
    (self.element, self.objects, self.storyboard) = (element, objects, storyboard)
  }

  private var document: InterfaceDocument { objects.document }

  /// Retains a target, because controls do not.
  func retain(_ trigger: SegueTrigger) { triggers.append(trigger) }

  // MARK: The view

  func loadView(of controller: UIViewController) -> Bool {
    guard let view = element.children.first(where: { $0["key"] == "view" && $0.child("rect", key: "frame") != nil })
    else { return false }
    return Instantiation.nested(document) {
      let instance = Instantiation(document, controller: controller)
      instance.note(controller, element)
      for item in Self.items(of: element, controller) { instance.find(item.object, as: item.id) }
      topLevel = siblings.filter { $0 !== element }.compactMap { instance.makeObject($0) }
      guard instance.makeRoot(view, place: { controller.view = $0 }) != nil else { return false }
      instance.finish()
      embed(in: controller, instance)
      return true
    } ?? false
  }

  /// The other objects in the scene: recognisers, objects, views next to the controller.
  private var siblings: [XMLElementNode] {
    let scenes = document.root.child("scenes")?.children ?? []
    let own = scenes.lazy.compactMap { $0.child("objects") }.first { $0.children.contains { $0 === self.element } }
    return (own?.children ?? []).filter { $0.name != "placeholder" && !$0.name.hasSuffix("Controller") }
  }

  /// The bar items that were created with the controller, with their ids.
  private static func items(of element: XMLElementNode, _ controller: UIViewController) -> [(
    id: String?, object: NSObject
  )] {
    guard let item = element.child("navigationItem") else { return [] }
    func ids(_ single: String, _ several: String) -> [String?] {
      let list = item.child(several)?.children ?? []
      return (list.isEmpty ? item.children.filter { $0["key"] == single } : list).map { $0["id"] }
    }
    let left = zip(ids("leftBarButtonItem", "leftBarButtonItems"), controller.navigationItem.leftBarButtonItems ?? [])
    let right = zip(
      ids("rightBarButtonItem", "rightBarButtonItems"), controller.navigationItem.rightBarButtonItems ?? [])
    return [(item["id"], controller.navigationItem)] + Array(left).map { ($0, $1) } + Array(right).map { ($0, $1) }
  }

  /// Embeds the controllers of container views.
  private func embed(in controller: UIViewController, _ instance: Instantiation) {
    for container in element.subtree {
      guard let id = container["id"], let view = instance.objects[id] as? UIView else { continue }
      for segue in container.child("connections")?.children ?? [] where segue["kind"] == "embed" {
        guard let child = destination(of: segue, from: controller, sender: nil) else { continue }
        controller.prepare(
          for: UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: child), sender: nil)
        controller.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = true
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: controller)
      }
    }
  }

  // MARK: Segues

  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    let found = element.subtree.first { $0.name == "segue" && $0["identifier"] == identifier }
    guard let found else { return false }
    follow(found, from: controller, sender: sender)
    return true
  }

  private func destination(
    of segue: XMLElementNode, from controller: UIViewController, sender: Any?
  ) -> UIViewController? {
    guard let target = document.element(segue["destination"]) else {
      document.note("segue:\(segue.line)", "the segue's destination is not in the document", segue)
      return nil
    }
    guard let method = segue["destinationCreationSelector"] else { return objects.make(target, storyboard) }
    return objects.make(target, storyboard) { coder in
      NibClasses.controller(by: method, of: controller, coder, sender: sender, identifier: segue["identifier"])
    }
  }

  static let styles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]

  /// Prepares the controller for a segue and performs it.
  func follow(_ segue: XMLElementNode, from controller: UIViewController, sender: Any?) {
    if segue["kind"] == "unwind" { return unwind(segue, from: controller, sender: sender) }
    guard let destination = destination(of: segue, from: controller, sender: sender) else { return }
    let made = UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: destination) {
      switch segue["kind"] {
      case "showDetail": controller.showDetailViewController(destination, sender: sender)
      case "presentation", "modal":
        if let style = Self.styles[segue["modalPresentationStyle"] ?? ""] { destination.modalPresentationStyle = style }
        controller.present(destination, animated: false)
      case "popoverPresentation", "popover":
        destination.modalPresentationStyle = .popover
        destination.popoverPresentationController?.sourceView = sender as? UIView ?? controller.view
        controller.present(destination, animated: false)
      default: controller.show(destination, sender: sender)
      }
    }
    let way = custom(segue, made) ?? made
    controller.prepare(for: way, sender: sender)
    way.perform()
  }

  /// A segue of the client's class, if the document names one.
  private func custom(_ segue: XMLElementNode, _ plain: UIStoryboardSegue) -> UIStoryboardSegue? {
    guard segue["customClass"] != nil else { return nil }
    let type = document.type(of: segue, UIStoryboardSegue.self)
    return type == UIStoryboardSegue.self ? nil : type.make(following: plain)
  }

  /// Unwinds to the nearest controller that has the segue's action: first those below on a stack, then those that
  /// present.
  private func unwind(_ segue: XMLElementNode, from controller: UIViewController, sender: Any?) {
    let name = segue["unwindAction"] ?? ""
    var top: UIViewController? = controller
    while let current = top {
      let stack = (current as? UINavigationController ?? current.navigationController)?.viewControllers ?? [current]
      for target in stack.reversed() where target !== controller {
        guard let action = NibClasses.action(name, of: target) else { continue }
        let way = UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: target)
        controller.prepare(for: way, sender: sender)
        action.perform(on: target, from: way, for: nil)
        if target.presentedViewController != nil || target.navigationController?.presentedViewController != nil {
          target.dismiss(animated: false)
        }
        if let navigation = target.navigationController { _ = navigation.popToViewController(target, animated: false) }
        return
      }
      top = current.presentingViewController ?? current.navigationController?.presentingViewController
    }
    document.note("unwind:\(name)", "no controller to unwind to has the action \"\(name)\"", segue)
  }
}
