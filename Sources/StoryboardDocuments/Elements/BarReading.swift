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

  // MARK: Colours

  /// Reads the colours of a controller's bar: its own, and those of its appearances, which count first since iOS 13.
  func colors(of bar: XMLElementNode?) -> BarColors {
    var colors = BarColors()
    guard let bar else { return colors }
    func color(_ element: XMLElementNode?, _ key: String) -> SceneColor? {
      element?.child("color", key: key).flatMap { ElementReading(document: document, node: $0).color($0) }
    }
    func title(_ element: XMLElementNode?) -> SceneColor? {
      color(element?.child(key: "titleTextAttributes"), "textColor")
    }
    let (standard, edge) = (bar.child(key: "standardAppearance"), bar.child(key: "scrollEdgeAppearance"))
    let isDark = bar["barStyle"].map { $0.hasPrefix("black") } ?? false
    colors.tint = color(bar, "tintColor") ?? color(bar, "selectedImageTintColor")
    colors.title =
      (edge == nil ? title(standard) : title(edge)) ?? title(bar)
      ?? (isDark ? SceneColor(red: 1, green: 1, blue: 1) : nil)
    colors.ground = color(standard, "backgroundColor") ?? color(bar, "barTintColor") ?? (isDark ? Self.darkGround : nil)
    colors.groundAtEdge = color(edge, "backgroundColor")
    return colors
  }

  /// The material of a dark bar, which is nearly black whatever is below it.
  private static let darkGround = SceneColor(red: 0.11, green: 0.11, blue: 0.11)

  // MARK: Buttons

  /// System items with a text, by name; the others have a picture.
  private static let systemWords: Set = ["done", "cancel", "edit", "save", "undo", "redo"]

  /// Returns the content of a bar button; nil for a space, or for one with a view that shows no text.
  static func item(_ element: XMLElementNode) -> BarContents.Item? {
    let isDone = element["style"] == "done"
    if let title = element["title"], !title.isEmpty { return isDone ? .done(title) : .title(title) }
    if let image = ElementReading.pictureName(of: element) { return .symbol(image) }
    if let view = element.child(key: "customView") {
      return ElementReading.title(ofView: view).flatMap { $0.isEmpty ? nil : .title($0) }
    }
    guard let name = element["systemItem"], !["flexibleSpace", "fixedSpace"].contains(name) else { return nil }
    if !systemWords.contains(name) { return .symbol(name) }
    let word = name.prefix(1).uppercased() + name.dropFirst()
    // The system's own Done is in semibold, whatever its style.
    return isDone || name == "done" ? .done(word) : .title(word)
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
