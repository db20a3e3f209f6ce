import Foundation
import Testing

@testable import UIKit

/// Menus, actions, commands, and the objects for swipes and previews.
@Suite(.serialized) @MainActor struct MenuTests {
  @Test func `a menu with other children keeps everything else`() {
    let (one, two) = (UIAction(title: "1") { _ in }, UIAction(title: "2") { _ in })
    let menu = UIMenu(
      title: "Menu", subtitle: "Sub", image: UIImage(), identifier: .edit, options: .displayInline, children: [one])
    let other = menu.replacingChildren([two])
    #expect(other.title == "Menu")
    #expect(other.subtitle == "Sub")
    #expect(other.image === menu.image)
    #expect(other.identifier == .edit)
    #expect(other.options == .displayInline)
    #expect(other.children == [two])
    #expect(menu.children == [one])
  }

  @Test func `the selected elements are those that are on, in all menus`() {
    let on = UIAction(title: "on", state: .on) { _ in }
    let inner = UIAction(title: "inner", state: .on) { _ in }
    let menu = UIMenu(children: [
      UIAction(title: "off") { _ in }, on, UIMenu(options: .displayInline, children: [inner]),
      UIAction(title: "mixed", state: .mixed) { _ in },
    ])
    #expect(menu.selectedElements == [on, inner])
  }

  @Test func `elements are made when a menu needs them`() {
    let action = UIAction(title: "late") { _ in }
    var calls = 0
    let provider: UIDeferredMenuElement.Provider = { done in
      calls += 1
      done([action])
    }
    let (once, always) = (UIDeferredMenuElement(provider), UIDeferredMenuElement.uncached(provider))
    #expect(calls == 0)
    #expect(once.elements() == [action])
    #expect(always.elements() == [action])
    #expect(calls == 2)
  }

  @Test func `an action is performed unless it is disabled`() {
    var senders: [AnyObject?] = []
    let view = UIView()
    let action = UIAction { senders.append($0.sender as AnyObject?) }
    action.performWithSender(view, target: nil)
    #expect(senders.count == 1)
    #expect(senders.first.flatMap { $0 } === view)
    action.attributes = .disabled
    action.performWithSender(view, target: nil)
    #expect(senders.count == 1)
  }

  @Test(
    arguments: [
      Fact("title", "") { $0.title }, Fact("image", true) { $0.image == nil },
      Fact("state", UIMenuElement.State.off) { $0.state }, Fact("attributes", []) { $0.attributes },
      Fact("discoverability", true) { $0.discoverabilityTitle == nil }, Fact("sender", true) { $0.sender == nil },
    ] as [Fact<UIAction>])
  func `a new action has UIKit's defaults`(_ fact: Fact<UIAction>) { fact.check(UIAction { _ in }) }

  @Test func `a command has a key with modifiers`() {
    let command = UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: "new:")
    #expect(command.input == "n")
    #expect(command.modifierFlags == [.command, .shift])
    #expect(command.action == "new:")
    #expect(command.title == "")
    #expect(command.state == .off)
    #expect(!command.wantsPriorityOverSystemBehavior)
    let full = UIKeyCommand(
      title: "New", action: "new:", input: UIKeyCommand.inputEscape, propertyList: "file",
      discoverabilityTitle: "Make", attributes: .destructive, state: .on)
    #expect(full.title == "New")
    #expect(full.modifierFlags == [])
    #expect(full.propertyList as? String == "file")
    #expect(full.discoverabilityTitle == "Make")
    #expect(full.attributes == .destructive)
    #expect(full.state == .on)
  }

  @Test func `the items of the older menu have titles and actions`() {
    let item = UIMenuItem(title: "Mark", action: "mark:")
    #expect(item.title == "Mark")
    #expect(item.action == "mark:")
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func `swipes begin with their first action`() {
    let action = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.actions == [action])
    #expect(configuration.performsFirstActionWithFullSwipe)
    #expect(action.title == "Pin")
    #expect(action.style == .normal)
    var ends: [Bool] = []
    action.handler(action, UIView()) { ends.append($0) }
    #expect(ends == [true])
    let older = UITableViewRowAction(style: .normal, title: "Pin") { _, _ in }
    #expect(older.style == .normal)
    #expect(older.title == "Pin")
    #expect(UITableViewRowAction().style == .default)
  }

  @Test func `a preview shows a view, in a container or not`() {
    let (view, container) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    let target = UIPreviewTarget(container: container, center: CGPoint(x: 5, y: 6))
    let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    #expect(preview.view === view)
    #expect(preview.target === target)
    #expect(preview.size == CGSize(width: 30, height: 20))
    #expect(target.container === container)
    #expect(target.center == CGPoint(x: 5, y: 6))
    #expect(target.transform == .identity)
    #expect(UITargetedPreview(view: view).view === view)
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: "menu" as NSString) }
  }

  @Test func `an interaction for menus knows its view and its delegate`() {
    let (view, menus) = (UIView(), Menus())
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.delegate === menus)
    let configuration = menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    #expect(configuration?.identifier as? NSString == "menu")
    #expect(configuration?.badgeCount == 0)
    #expect(
      menus.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration()) == nil)
  }

  @Test func `coordinated animations run at once, and their completion later`() {
    var lines: [String] = []
    UIFocusAnimationCoordinator().addCoordinatedAnimations {
      lines.append("animations")
    } completion: {
      lines.append("completion")
    }
    #expect(lines == ["animations"])
    Completions.runAll()
    #expect(lines == ["animations", "completion"])
  }
}
