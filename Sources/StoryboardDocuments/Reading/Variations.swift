import SceneModel

/// Resolves an element for the size classes that a document is read for (AL-10.15).
struct Variations {
  let document: StoryboardReader

  /// Returns the element's matching variations, general ones first.
  private func fitting(_ element: XMLElementNode) -> [XMLElementNode] {
    element.children.compactMap { child -> (Int, XMLElementNode)? in
      guard child.name == "variation", let rank = rank(of: child["key"] ?? "") else { return nil }
      return (rank, child)
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Returns how specific a key is; nil if it does not match. `heightClass=regular-widthClass=compact`.
  private func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    var rank = 0
    for part in key.split(separator: "-") {
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard words.count == 2 else { return nil }
      let fits =
        switch words[0] {
        case "widthClass": document.sizeClasses.horizontal.rawValue == words[1]
        case "heightClass": document.sizeClasses.vertical.rawValue == words[1]
        case "userInterfaceIdiom": words[1] == (document.isPad ? "pad" : "phone")
        default: false
        }
      if !fits { return nil }
      rank += 1
    }
    return rank
  }

  /// Returns the element with the attributes, fonts, colors and texts of its variations and of its runtime attributes.
  func resolved(_ element: XMLElementNode) -> XMLElementNode {
    var attributes: [String: String] = [:]
    var parts: [String: XMLElementNode] = [:]
    let fitting = fitting(element)
    for variation in fitting {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for part in variation.children where part.name != "mask" && part.name != "rect" {
        if let key = part["key"] { parts[key] = part }
      }
    }
    // The system shows a launch screen before the application's classes are loaded.
    if !document.context.isLaunchScreen {
      let set = RuntimeProperties(of: element)
      attributes.merge(set.attributes) { $1 }
      for part in set.parts { parts[part.attributes["key"] ?? ""] = part }
    }
    if attributes.isEmpty && parts.isEmpty { return element }
    return element.overridden(
      by: attributes, parts: parts.sorted { $0.key < $1.key }.map(\.value), from: fitting)
  }

  /// Returns ids of the element's subviews or constraints that are not installed.
  func excluded(_ what: String, of element: XMLElementNode) -> Set<String> {
    var excluded: Set<String> = []
    for variation in fitting(element) {
      for reference in variation.child("mask", key: what)?.children ?? [] {
        guard let id = reference["reference"] else { continue }
        if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  /// Returns the frame from the most specific variation.
  func frame(_ element: XMLElementNode) -> XMLElementNode? {
    let own = fitting(element).last { $0["key"] != "default" && $0.child("rect", key: "frame") != nil }
    return own?.child("rect", key: "frame") ?? element.child("rect", key: "frame")
  }
}
