import SceneModel

/// Names of the views of one scene, as in Xcode's outline: unique without regard to case, and the same in every size
/// class.
///
/// A view is named by its label in the document, else by the outlet that is connected to it, else by its text if no
/// other view has the same, else by its class with a number. A name that is taken gets a number, too.
struct OutlineNames {
  /// The longest name, in characters, apart from its number.
  static let limit = 40
  private var names: [ObjectIdentifier: String] = [:]
  /// The lines of outlets that name views, by the views' elements.
  private var lines: [ObjectIdentifier: Int] = [:]
  private var taken: Set<String> = []

  /// - Parameters:
  ///   - root: The element of the root view.
  ///   - owners: Objects beside the views, the controller first.
  /// - Complexity: O(elements).
  init(of root: XMLElementNode, owners: [XMLElementNode], in document: DocumentContext) {
    let elements = Self.views(in: root)
    // The root comes last, so that the first plain view in it is "View".
    let named = elements.dropFirst() + elements.prefix(1)
    let outlets = Self.outlets(of: owners + elements.filter(Self.hasOutlets))
    let texts = Dictionary(
      named.map {
        (ObjectIdentifier($0), Self.line(ElementReading(document: document, node: $0).shownText))
      }
    ) { first, _ in first }
    let counts = texts.values.reduce(into: [:]) { counts, text in counts[text?.lowercased(), default: 0] += 1 }
    name(named) { Self.line($0["userLabel"]) }
    let labelled = names
    name(named) { $0["id"].flatMap { outlets[$0]?.name } }
    for element in named where names[ObjectIdentifier(element)] != nil && labelled[ObjectIdentifier(element)] == nil {
      lines[ObjectIdentifier(element)] = element["id"].flatMap { outlets[$0]?.line }
    }
    let taken = taken
    name(named) { element in
      let text = texts[ObjectIdentifier(element)] ?? nil
      guard let text, counts[text.lowercased()] == 1, !taken.contains(text.lowercased()) else { return nil }
      return text
    }
    name(named, Self.kind)
  }

  /// The name of a view's element, as saved.
  subscript(element: XMLElementNode) -> String { names[ObjectIdentifier(element)] ?? Self.kind(element) }

  /// The line of the outlet that names an element's view; nil for a view with another name.
  func line(ofOutletTo element: XMLElementNode) -> Int? { lines[ObjectIdentifier(element)] }

  private mutating func name(_ elements: ArraySlice<XMLElementNode>, _ name: (XMLElementNode) -> String?) {
    // The number that comes next for each name.
    var numbers: [String: Int] = [:]
    for element in elements where names[ObjectIdentifier(element)] == nil {
      guard let base = name(element) else { continue }
      var unique = base
      while !taken.insert(unique.lowercased()).inserted {
        let number = numbers[base, default: 2]
        numbers[base] = number + 1
        unique = "\(base) \(number)"
      }
      names[ObjectIdentifier(element)] = unique
    }
  }

  private static func views(in root: XMLElementNode) -> [XMLElementNode] {
    var found: [XMLElementNode] = []
    var waiting = [root]
    while let element = waiting.popLast() {
      found.append(element)
      waiting += ViewReader.children(of: element).reversed()
    }
    return found
  }

  // MARK: Outlets

  /// Properties of UIKit's classes that are connected to views, but do not name them.
  private static let properties: Set = [
    "view", "inputView", "inputAccessoryView", "accessoryView", "editingAccessoryView", "backgroundView",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "tableHeaderView", "tableFooterView", "titleView",
    "customView",
  ]

  private static func hasOutlets(_ view: XMLElementNode) -> Bool {
    view["customClass"] != nil || view.isCell
  }

  /// Returns the names and lines of outlets by the ids of the objects they are connected to: `emailField`, and `rows[2]`
  /// for the third of a collection.
  private static func outlets(of owners: [XMLElementNode]) -> [String: (name: String, line: Int)] {
    var names: [String: (name: String, line: Int)] = [:]
    for owner in owners {
      var counts: [String: Int] = [:]
      for connection in owner.child("connections")?.children ?? [] {
        guard let property = line(connection["property"]), let target = connection["destination"],
          !properties.contains(property), !property.lowercased().hasSuffix("delegate"),
          !property.lowercased().hasSuffix("datasource")
        else { continue }
        var name: String?
        switch connection.name {
        case "outlet": name = property
        case "outletCollection":
          name = "\(property)[\(counts[property, default: 0])]"
          counts[property, default: 0] += 1
        default: break
        }
        if let name, names[target] == nil { names[target] = (name, connection.line) }
      }
    }
    return names
  }

  // MARK: Words

  /// Returns a text on one line, cut between words; nil if nothing is left.
  private static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    // A name needs no more of a long text.
    let scalars = text.unicodeScalars.prefix(4 * limit).map { isSpace($0) ? " " : $0 }
    let words = String(String.UnicodeScalarView(scalars)).split(separator: " ")
    var line = ""
    for word in words {
      if !line.isEmpty, line.count + 1 + word.count > limit { break }
      line += (line.isEmpty ? "" : " ") + word.prefix(limit)
    }
    return line.isEmpty ? nil : line
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: false
    }
  }

  /// Returns the words of a view's class: `FancyButton` is a Fancy Button, `wkWebView` a Web View.
  static func kind(_ element: XMLElementNode) -> String {
    if element["key"] == "contentView" { return "Content View" }
    let custom = element["customClass"]?.split { !$0.isLetter && !$0.isNumber }.last.map(String.init)
    let known = words(of: element.name).filter { $0.count > 2 }.joined(separator: " ")
    return line(custom.map { words(of: $0).joined(separator: " ") }) ?? line(known) ?? "View"
  }

  /// Returns the words of a name in camel case, each with a capital: `URLBar` is URL Bar.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : letter
      let begins = index == 0 || letter.isUppercase && (!letters[index - 1].isUppercase || next.isLowercase)
      if begins { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}
