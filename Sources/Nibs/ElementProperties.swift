import Foundation
import Layout
import StoryboardDocuments
import UIKit

/// Properties of a running view that its element specifies: those that pictures of documents do not need, and images as
/// UIKit uses them.
@MainActor
struct ElementProperties {
  let element: XMLElementNode
  let document: InterfaceDocument

  func configure(_ view: UIView) {
    view.tag = element.number("tag").map { Int($0) } ?? view.tag
    if element["userInteractionEnabled"] == "NO" { view.isUserInteractionEnabled = false }
    if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
    if let accessibility = element.child("accessibility") {
      view.accessibilityIdentifier = accessibility["identifier"]
      view.accessibilityLabel = accessibility["label"]
      view.accessibilityHint = accessibility["hint"]
    }
    switch view {
    case let button as UIButton: configure(button)
    case let control as UIControl: if element.isYes("selected") { control.isSelected = true }
    case let image as UIImageView: configure(image)
    case let spinner as UIActivityIndicatorView: configure(spinner)
    case let table as UITableView: configure(table)
    case let cell as UITableViewCell: configure(cell)
    default: break
    }
    if let field = view as? UITextField { configure(field) }
    if let scroll = view as? UIScrollView { configure(scroll) }
  }

  private func configure(_ button: UIButton) {
    if element.isYes("selected") { button.isSelected = true }
    if let configuration = element.child("buttonConfiguration") {
      let reference = configuration.child("imageReference", key: "image")
      let name = configuration["image"] ?? reference?["image"]
      let isSystem = (configuration["catalog"] ?? reference?["catalog"]) == "system"
      if !isSystem, let image = document.image(name) { button.configuration?.image = image }
      return
    }
    let states: [String: UIControl.State] = [
      "normal": .normal, "selected": .selected, "highlighted": .highlighted, "disabled": .disabled,
    ]
    // A scene's button has what the document's state shows, for the normal state.
    let hasOtherState = button.state != .normal
    for saved in element.children where saved.name == "state" {
      guard let state = states[saved["key"] ?? ""] else { continue }
      if state != .normal || hasOtherState { configure(button, saved, state) }
      let isSystem = saved["catalog"] == "system"
      if let image = document.image(saved["image"], isSystem: isSystem), state != .normal || !image.isSymbolImage {
        button.setImage(image, for: state)
      }
      if let image = document.image(saved["backgroundImage"]) { button.setBackgroundImage(image, for: state) }
    }
  }

  /// Gives a button the titles of a state.
  private func configure(_ button: UIButton, _ saved: XMLElementNode, _ state: UIControl.State) {
    button.setTitle(saved["title"] ?? saved.child("string", key: "title")?.text, for: state)
    button.setAttributedTitle(
      document.attributedTitle(of: saved)?.attributedText(button.titleFont, in: button.traitCollection), for: state)
    button.setTitleColor(saved.child("color", key: "titleColor").flatMap(document.color), for: state)
  }

  private func configure(_ view: UIImageView) {
    // An image that the project has is already set; for any other, only the document knows the size.
    if view.image == nil { view.image = document.image(element["image"], isSystem: element["catalog"] == "system") }
  }

  private func configure(_ spinner: UIActivityIndicatorView) {
    spinner.hidesWhenStopped = element.isYes("hidesWhenStopped")
    if element.isYes("animating") { spinner.startAnimating() }
    if element.isYes("hidden") { spinner.isHidden = true }
  }

  private func configure(_ table: UITableView) {
    func length(_ name: String) -> CGFloat? { element.number(name).map { CGFloat($0) } }
    if let height = length("rowHeight") { table.rowHeight = height }
    if let height = length("estimatedRowHeight") { table.estimatedRowHeight = height }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if element["allowsSelection"] == "NO" { table.allowsSelection = false }
    if element.isYes("allowsMultipleSelection") { table.allowsMultipleSelection = true }
  }

  private func configure(_ cell: UITableViewCell) {
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    if let type = accessories[element["accessoryType"] ?? ""] { cell.accessoryType = type }
    if let style = element["selectionStyle"] {
      cell.selectionStyle = ["none": .none, "blue": .blue, "gray": .gray][style] ?? .default
    }
  }

  private func configure(_ field: UITextField) {
    guard element.child("textInputTraits")?.isYes("secureTextEntry") ?? false else { return }
    field.isSecureTextEntry = true
    // A scene has dots in place of a secret.
    field.text = element.string("text")
  }

  private func configure(_ scroll: UIScrollView) {
    if element.isYes("pagingEnabled") { scroll.isPagingEnabled = true }
    if element["scrollEnabled"] == "NO" { scroll.isScrollEnabled = false }
    if element["showsHorizontalScrollIndicator"] == "NO" { scroll.showsHorizontalScrollIndicator = false }
    if element["showsVerticalScrollIndicator"] == "NO" { scroll.showsVerticalScrollIndicator = false }
  }
}
