import SceneModel

extension RecipeText {
  /// Returns bars by name, or with their contents.
  static func text(_ bars: Set<Bar>, _ contents: BarContents) -> String {
    let names = bars.map(\.rawValue).sorted()
    if contents.isEmpty { return "[\(names.joined(separator: ", "))]" }
    var pairs = names.map { name in
      let value = Bar(rawValue: name).flatMap { text($0, contents, in: bars) }
      return "\(name): \(value ?? "null")"
    }
    if !contents.opaque.isEmpty {
      pairs.append("opaque: [\(contents.opaque.map(\.rawValue).sorted().joined(separator: ", "))]")
    }
    if let colors = colors(contents) { pairs.append("colors: \(colors)") }
    return "{ \(pairs.joined(separator: ", ")) }"
  }

  /// Returns the colours of bars; nil if all are the system's.
  private static func colors(_ contents: BarContents) -> String? {
    let parts = DecodingContext.coloredBars.compactMap { name, path -> String? in
      let colors = contents[keyPath: path]
      let own = DecodingContext.colorKeys.compactMap { key, path in
        colors[keyPath: path].map { "\(key.name): \(text($0))" }
      }
      return own.isEmpty ? nil : "\(name): { \(own.joined(separator: ", ")) }"
    }
    return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
  }

  /// Returns the contents of a bar; nil if it is empty.
  private static func text(_ bar: Bar, _ contents: BarContents, in bars: Set<Bar>) -> String? {
    switch bar {
    case .navigation, .largeTitle: return navigation(contents)
    case .prompt: return contents.prompt.map(YAMLText.quoted)
    case .search: return contents.searchPrompt.map(YAMLText.quoted)
    case .tab: return tabs(contents)
    case .toolbar: return contents.tools.isEmpty ? nil : text(contents.tools)
    }
  }

  private static func navigation(_ contents: BarContents) -> String? {
    let parts = navigationParts(contents).map { "\($0): \($1)" }
    return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
  }

  /// Returns the contents of a navigation bar by their keys.
  static func navigationParts(_ contents: BarContents) -> [(String, String)] {
    var parts: [(String, String)] = []
    if let title = contents.title { parts.append(("title", YAMLText.quoted(title))) }
    if let back = contents.back { parts.append(("back", YAMLText.quoted(back))) }
    if !contents.leading.isEmpty { parts.append(("leading", text(contents.leading))) }
    if !contents.trailing.isEmpty { parts.append(("trailing", text(contents.trailing))) }
    if !contents.segments.isEmpty { parts.append(("segments", YAMLText.list(contents.segments))) }
    return parts
  }

  /// Returns the tabs of a tab bar; nil for none.
  static func tabs(_ contents: BarContents) -> String? {
    if contents.tabs.isEmpty { return nil }
    let tabs = contents.tabs.indices.map { index in
      // The first is selected unless one says otherwise.
      let isSelected: Bool? =
        if index == 0 { contents.selectedTab == nil ? false : nil } else { index == contents.selectedTab ? true : nil }
      return text(contents.tabs[index], isSelected: isSelected)
    }
    return "[\(tabs.joined(separator: ", "))]"
  }

  static func text(_ items: [BarContents.Item]) -> String {
    let texts = items.map { item in
      switch item {
      case .title(let title): YAMLText.quoted(title)
      case .done(let title): "{ done: \(YAMLText.quoted(title)) }"
      case .symbol(let name): "{ symbol: \(YAMLText.quoted(name)) }"
      case .space: "{ space: }"
      }
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  private static func text(_ tab: BarContents.Tab, isSelected: Bool?) -> String {
    var parts = ["title: \(YAMLText.quoted(tab.title))"]
    if let symbol = tab.symbol { parts.append("symbol: \(YAMLText.quoted(symbol))") }
    if let badge = tab.badge { parts.append("badge: \(YAMLText.quoted(badge))") }
    if let isSelected { parts.append("selected: \(isSelected)") }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}
