/// What a document says of the bars around its root view beside their kinds. Bars that it leaves empty show neutral marks.
package struct BarContents: Sendable, Hashable, Encodable {
  /// A button in a bar, or the room between two.
  package enum Item: Sendable, Hashable, Encodable {
    case title(String)
    /// A picture or a symbol by its name.
    case symbol(String)
    /// What is left over in a toolbar, shared among all spaces.
    case space
  }

  /// One of the controllers behind a tab bar.
  package struct Tab: Sendable, Hashable, Encodable {
    /// Below its symbol or beside it.
    package var title: String
    /// By its name; nil shows a neutral mark.
    package var symbol: String?
    /// White on red, at the symbol's corner; nil for none.
    package var badge: String?

    /// A tab without a badge.
    package init(_ title: String, symbol: String? = nil, badge: String? = nil) {
      (self.title, self.symbol, self.badge) = (title, symbol, badge)
    }
  }

  /// Bars that the root view does not go below (AL-5.14).
  package var opaque: Set<Bar> = []
  /// In the navigation bar; nil for the scene's title.
  package var title: String?
  /// Behind the arrow that leads back; nil for a screen that leads nowhere back.
  package var back: String?
  /// In reading order.
  package var leading: [Item] = []
  /// In reading order.
  package var trailing: [Item] = []
  /// Titles of a segmented control in the title's place; the first is chosen.
  package var segments: [String] = []
  /// In the search field while it is empty.
  package var searchPrompt: String?
  /// In reading order; none leaves the tab bar to neutral marks.
  package var tabs: [Tab] = []
  /// Of ``tabs``, from 0.
  package var selectedTab = 0
  /// In reading order; none leaves the toolbar to neutral marks.
  package var tools: [Item] = []

  /// Bars without contents.
  package init() {}

  /// Whether the document says nothing of what is in the bars.
  package var isEmpty: Bool { self == BarContents() }

  /// Every text that a reader sees.
  package var texts: [String] {
    let items = (leading + trailing + tools).compactMap { item in
      if case .title(let title) = item { return title }
      return nil
    }
    return [title, back, searchPrompt].compactMap { $0 } + segments + tabs.map(\.title) + items
  }

  /// Puts translations in the place of the texts.
  mutating func translate(_ translate: (String) -> String) {
    func items(_ items: [Item]) -> [Item] {
      items.map { item in
        if case .title(let title) = item { return .title(translate(title)) }
        return item
      }
    }
    (title, back) = (title.map(translate), back.map(translate))
    searchPrompt = searchPrompt.map(translate)
    segments = segments.map(translate)
    (leading, trailing, tools) = (items(leading), items(trailing), items(tools))
    for index in tabs.indices { tabs[index].title = translate(tabs[index].title) }
  }
}
