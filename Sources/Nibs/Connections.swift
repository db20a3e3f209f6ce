import Foundation
import StoryboardDocuments
import UIKit

/// Outlets, actions and segues.
extension Instantiation {
  /// Makes the connections that an element lists. Connections to an object that was not created, such as one that the
  /// size classes exclude, are skipped.
  func connect(_ object: AnyObject, _ element: XMLElementNode) {
    var collections: [(name: String, objects: [AnyObject])] = []
    for connection in element.child("connections")?.children ?? [] {
      switch connection.name {
      case "outlet":
        guard let name = connection["property"], let target = target(connection) else { continue }
        NibClasses.setValue(target, forKeyPath: name, of: object)
      case "outletCollection":
        guard let name = connection["property"], let target = target(connection) else { continue }
        if name == "gestureRecognizers", let view = object as? UIView, let own = target as? UIGestureRecognizer {
          view.addGestureRecognizer(own)
        } else if let known = collections.firstIndex(where: { $0.name == name }) {
          collections[known].objects.append(target)
        } else {
          collections.append((name, [target]))
        }
      case "action": connectAction(connection, of: object)
      case "segue": connectSegue(connection, of: object)
      default: break
      }
    }
    for (name, objects) in collections { NibClasses.setValue(objects, forKeyPath: name, of: object) }
  }

  private func target(_ connection: XMLElementNode) -> AnyObject? {
    guard let id = connection["destination"] else { return nil }
    if objects[id] == nil, document.element(id) == nil {
      document.note("object:\(id)", "there is no object with the id \(id)", connection)
    }
    return objects[id]
  }

  // MARK: Actions

  private func connectAction(_ connection: XMLElementNode, of object: AnyObject) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    if firstResponders.contains(id) || document.element(id)?["placeholderIdentifier"] == "IBFirstResponder" {
      return attach(nil, Selector(name), connection, to: object)
    }
    guard let target = target(connection) else { return }
    guard let selector = NibClasses.action(name, of: target) else {
      let type = "\(Swift.type(of: target))"
      let method = name.prefix { $0 != ":" }
      document.note(
        "action:\(type).\(name)",
        "\(type) has no nib action \"\(name)\"; add .action(Selector(\(type).\(method), name: \"\(name)\")) to its "
          + "nibMembers", connection)
      return
    }
    attach(target, selector, connection, to: object)
  }

  /// Makes an object call a method on the event that its connection names.
  private func attach(_ target: AnyObject?, _ selector: Selector, _ connection: XMLElementNode, to object: AnyObject) {
    switch object {
    case let control as UIControl:
      control.addTarget(
        target, action: selector, for: Self.events[connection["eventType"] ?? ""] ?? .primaryActionTriggered)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Segues

  /// Makes a control, an item, a recogniser or a cell trigger a segue; relationships are established elsewhere.
  private func connectSegue(_ segue: XMLElementNode, of object: AnyObject) {
    if object === controller || ["relationship", "embed"].contains(segue["kind"] ?? "") { return }
    guard let scene = controller?.scene as? StoryboardScene else { return }
    let trigger = SegueTrigger(segue, scene, controller)
    switch object {
    case let cell as UITableViewCell:
      cell.selectionSegue = { [weak cell] in if let cell { trigger.fire(cell) } }
    case let cell as UICollectionViewCell:
      cell.selectionSegue = { [weak cell] in if let cell { trigger.fire(cell) } }
    default:
      scene.retain(trigger)
      attach(trigger, Selector(SegueTrigger.fire(_:), name: "segue"), segue, to: object)
    }
  }
}

/// Triggers a segue when its control is used.
@MainActor
final class SegueTrigger: NSObject {
  private let segue: XMLElementNode
  private weak var scene: StoryboardScene?
  private weak var controller: UIViewController?

  init(_ segue: XMLElementNode, _ scene: StoryboardScene, _ controller: UIViewController?) {
    (self.segue, self.scene, self.controller) = (segue, scene, controller)
  }

  /// Performs the segue if the controller allows it.
  func fire(_ sender: AnyObject) {
    guard let controller, controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
    else {
      return
    }
    scene?.follow(segue, from: controller, sender: sender)
  }
}
