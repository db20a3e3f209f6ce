import Scenes

/// Controls, and what belongs to each.
extension DecodingContext {
  func control(_ key: String, _ node: YAMLNode, _ keys: KeyedNodes) -> SceneControl? {
    switch key {
    case "switch":
      guard let text = node.text?.lowercased(), ["on", "off", "true", "false"].contains(text) else {
        report("a switch is on or off", at: node)
        return nil
      }
      return .toggle(isOn: text == "on" || text == "true")
    case "slider": return .slider(node.isNull ? 0.5 : number(node, key, in: 0...1) ?? 0)
    case "progress":
      let style = word(keys["style"], "style of a progress view", ProgressStyle.self)
      return .progress(node.isNull ? 0.5 : number(node, key, in: 0...1) ?? 0, isInBar: style == .bar)
    case "spinner":
      return .spinner(isLarge: node.isNull ? false : word(node, "spinner", SpinnerSize.self) == .large)
    case "pageControl":
      let count = wholeNumber(node, key, in: 0...1000) ?? 0
      return .pages(count, current: selected(keys, of: count, unless: nil) ?? 0)
    case "segments":
      guard let titles = texts(node, key, "a segment's title", such: "[First, Second]") else { return nil }
      return .segments(titles, selected: selected(keys, of: titles.count, unless: "none"))
    case "datePicker":
      return .datePicker(
        SceneDatePicker(
          style: node.isNull ? .wheels : word(node, "style of a date picker", SceneDatePicker.Style.self) ?? .wheels,
          mode: word(keys["mode"], "mode", SceneDatePicker.Mode.self) ?? .dateAndTime))
    case "picker": return texts(node, key, "a row's title", such: "[Small, Medium, Large]").map { .picker($0) }
    case "searchBar":
      return .searchBar(
        SceneSearchBar(
          text: text(keys["text"], "text"), placeholder: node.isNull ? nil : text(node, key),
          isMinimal: word(keys["style"], "style of a search bar", SearchStyle.self) == .minimal))
    default:
      refuseValue(node, key)
      return key == "stepper" ? .stepper : nil
    }
  }

  private enum ProgressStyle: String, CaseIterable {
    case `default`, bar
  }

  private enum SpinnerSize: String, CaseIterable {
    case medium, large
  }

  private enum SearchStyle: String, CaseIterable {
    case prominent, minimal
  }

  private func texts(_ node: YAMLNode, _ key: String, _ what: String, such example: String) -> [String]? {
    guard case .sequence(let items) = node.value else {
      report("\(key) is a list of titles, such as \(example)", at: node)
      return nil
    }
    return items.compactMap { text($0, what) }
  }

  /// Which of several is chosen, from 0; a word stands for none of them.
  private func selected(_ keys: KeyedNodes, of count: Int, unless none: String?) -> Int? {
    guard let node = keys["selected"] else { return count > 0 ? 0 : nil }
    if let none, node.text == none { return nil }
    let last = Double(max(0, count - 1))
    return wholeNumber(node, "selected (counted from 0)", in: 0...last) ?? 0
  }

  // MARK: Buttons and rows

  func button(_ keys: KeyedNodes) -> SceneButton {
    // `style` belongs to other kinds, too.
    guard keys["button"] != nil else { return SceneButton() }
    let style = word(keys["style"], "style of a button", SceneButtonStyle.self)
    for key in ["size", "subtitle", "imagePadding"] where !(style?.isConfigured ?? false) {
      if key == "imagePadding", keys["configuration"]?.text == "true" { continue }
      if let place = keys.keyNode(key) {
        report("\(key) belongs to a button of style plain, gray, tinted or filled", at: place)
      }
    }
    return SceneButton(
      style: style, size: word(keys["size"], "size of a button", SceneButton.Size.self),
      subtitle: text(keys["subtitle"], "subtitle"))
  }

  /// A row's own labels: `{ style: value1, text: Name, detail: Value, accessory: checkmark }`.
  func cell(_ node: YAMLNode?) -> SceneCell? {
    guard let node,
      let keys = KeyedNodes(node, of: "cell", known: ["style", "text", "detail", "accessory"], self)
    else { return nil }
    let style = word(keys["style"], "style of a cell", SceneCell.Style.self) ?? .default
    if style == .default, let place = keys.keyNode("detail") {
      report("a cell of style default has no detail; value1, value2 and subtitle have", at: place)
    }
    return SceneCell(
      style: style, text: text(keys["text"], "text"), detail: text(keys["detail"], "detail"),
      accessory: word(keys["accessory"], "accessory", SceneCell.Accessory.self) ?? .none)
  }
}
