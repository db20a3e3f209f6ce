import Foundation
import SceneModel

/// Reads what bars show: titles, buttons and tabs.
struct BarReading {
  private let document: DocumentContext

  init(_ document: DocumentContext) { self.document = document }

  // MARK: Navigation bars

  /// Reads a navigation item; without a title the bar shows none.
  func read(_ item: XMLElementNode, into contents: inout BarContents) {
    contents.title = item["title"] ?? ""
    contents.prompt = item["prompt"]
    contents.leading = Self.items("leftBarButtonItem", of: item)
    contents.trailing = Self.items("rightBarButtonItem", of: item).reversed()
    if let view = item.child(key: "titleView") { readTitle(view, into: &contents) }
  }

  /// Reads the view in place of a title, as far as a bar can show it.
  private func readTitle(_ view: XMLElementNode, into contents: inout BarContents) {
    switch view.name {
    case "label", "button": contents.title = ElementReading.title(ofView: view) ?? ""
    case "segmentedControl": contents.segments = (view.child("segments")?.children ?? []).map { $0["title"] ?? "" }
    default:
      contents.title = ""
      document.remarks.note("titleView: a \(view.name) in place of the title is not drawn", view)
    }
  }

  /// Returns the buttons of a navigation item at one side, in the document's order.
  static func items(_ name: String, of item: XMLElementNode?) -> [BarContents.Item] {
    let single = item?.children.filter { $0["key"] == name } ?? []
    let several = item?.child("\(name)s")?.children ?? []
    return (single + several).filter { $0.name == "barButtonItem" }.compactMap(Self.item)
  }

  // MARK: Buttons

  /// System items with a text, by name; the others have a picture.
  private static let systemWords: Set = ["done", "cancel", "edit", "save", "undo", "redo"]

  /// Returns the content of a bar button; nil for a space, or for one with a view that shows no text.
  static func item(_ element: XMLElementNode) -> BarContents.Item? {
    if let title = element["title"], !title.isEmpty { return .title(title) }
    if let image = ElementReading.pictureName(of: element) { return .symbol(image) }
    if let view = element.child(key: "customView") {
      return ElementReading.title(ofView: view).flatMap { $0.isEmpty ? nil : .title($0) }
    }
    guard let name = element["systemItem"], !["flexibleSpace", "fixedSpace"].contains(name) else { return nil }
    return systemWords.contains(name) ? .title(name.prefix(1).uppercased() + name.dropFirst()) : .symbol(name)
  }

  /// Returns the buttons of a toolbar, with the spaces between them.
  static func tools(_ items: [XMLElementNode]) -> [BarContents.Item] {
    items.filter { $0.name == "barButtonItem" }.compactMap { element in
      element["systemItem"] == "flexibleSpace" ? .space : item(element)
    }
  }

  // MARK: Tabs

  /// Returns a tab; one of the system's has the title of its name.
  static func tab(_ element: XMLElementNode) -> BarContents.Tab {
    let system = element["systemItem"].map { name in
      name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }.capitalized
    }
    return BarContents.Tab(
      element["title"] ?? system ?? "", symbol: ElementReading.pictureName(of: element) ?? element["systemItem"],
      badge: element["badgeValue"])
  }
}
