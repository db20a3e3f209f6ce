/// The contents that a document specifies for the bars around its root view, apart from their kinds. Bars without
/// contents show neutral marks.
package struct BarContents: Sendable, Hashable, Encodable {
  /// A button in a bar, or a space between two.
  package enum Item: Sendable, Hashable, Encodable {
    case title(String)
    /// The title of the action that ends what the screen is for, in semibold.
    case done(String)
    /// A picture or a symbol by its name.
    case symbol(String)
    /// The remaining space in a toolbar, divided equally among all spaces.
    case space

    /// The title; nil for an item without one.
    package var text: String? {
      switch self {
      case .title(let title), .done(let title): title
      case .symbol, .space: nil
      }
    }
  }

  /// One of the controllers behind a tab bar.
  package struct Tab: Sendable, Hashable, Encodable {
    /// The title below or next to its symbol.
    package var title: String
    /// The symbol's name; nil shows a neutral mark.
    package var symbol: String?
    /// White text on red, at the symbol's corner; nil for none.
    package var badge: String?

    /// Creates a tab, without a badge by default.
    package init(_ title: String, symbol: String? = nil, badge: String? = nil) {
      (self.title, self.symbol, self.badge) = (title, symbol, badge)
    }
  }

  /// Bars under which the root view does not extend (AL-5.14).
  package var opaque: Set<Bar> = []
  /// The title in the navigation bar; nil for the scene's title.
  package var title: String?
  /// The line above the title; nil for none.
  package var prompt: String?
  /// The title after the back arrow; nil for a screen without one.
  package var back: String?
  /// Leading items in reading order.
  package var leading: [Item] = []
  /// Trailing items in reading order.
  package var trailing: [Item] = []
  /// Titles of a segmented control instead of the title; the first is selected.
  package var segments: [String] = []
  /// The text in the search field while it is empty.
  package var searchPrompt: String?
  /// Tabs in reading order; if empty, the tab bar shows neutral marks.
  package var tabs: [Tab] = []
  /// The index in ``tabs`` of the selected tab, from 0; nil for none.
  package var selectedTab: Int? = 0
  /// Toolbar items in reading order; if empty, the toolbar shows neutral marks.
  package var tools: [Item] = []

  /// The colours of a navigation bar.
  package var navigationColors = BarColors()
  /// The colours of a tab bar.
  package var tabColors = BarColors()
  /// The colours of a toolbar.
  package var toolbarColors = BarColors()

  /// Creates bars without contents.
  package init() {}

  /// Whether there is a line above the title.
  package var hasPrompt: Bool { !(prompt ?? "").isEmpty }

  /// Whether the document specifies no contents of bars.
  package var isEmpty: Bool { self == BarContents() }

  /// Every text that a reader sees.
  package var texts: [String] {
    let items = (leading + trailing + tools).compactMap(\.text)
    return [prompt, title, back, searchPrompt].compactMap { $0 } + segments + tabs.map(\.title) + items
  }

  /// Replaces the texts with their translations.
  mutating func translate(_ translate: (String) -> String) {
    func items(_ items: [Item]) -> [Item] {
      items.map { item in
        switch item {
        case .title(let title): .title(translate(title))
        case .done(let title): .done(translate(title))
        case .symbol, .space: item
        }
      }
    }
    (prompt, title, back) = (prompt.map(translate), title.map(translate), back.map(translate))
    searchPrompt = searchPrompt.map(translate)
    segments = segments.map(translate)
    (leading, trailing, tools) = (items(leading), items(trailing), items(tools))
    for index in tabs.indices { tabs[index].title = translate(tabs[index].title) }
  }
}
