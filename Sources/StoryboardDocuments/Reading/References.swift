import SceneModel

/// Finds references to objects that do not exist, which Interface Builder's compiler refuses, and objects that share an id.
struct References {
  /// Attributes that name an object, whatever element they are in.
  private static let names = ["destination", "reference", "popoverAnchorView", "popoverAnchorBarButtonItem"]
  /// Attributes that name an object, by the element.
  private static let namesOfElements = [
    "document": ["initialViewController"],
    "tableViewCell": ["textLabel", "detailTextLabel", "imageView"], "tableViewCellContentView": ["tableViewCell"],
    "constraint": ["firstItem", "secondItem"],
  ]
  /// Elements whose `id` is a name of something else.
  private static let others: Set = ["device", "adaptation"]
  /// The code of iOS 9 as a deployment target, before which there are no safe areas: 0x900.
  private static let firstWithSafeArea = 0x900

  private let elements: [XMLElementNode]
  private let remarks: Remarks

  /// - Complexity: O(elements).
  init(in root: XMLElementNode, _ remarks: Remarks) {
    (elements, self.remarks) = (root.subtree, remarks)
  }

  /// Records what is wrong; references to an id that several objects have mean the first of them.
  func note() {
    let lines = noteShared()
    for element in elements {
      for name in Self.names + (Self.namesOfElements[element.name] ?? []) {
        guard let id = element[name], !id.isEmpty, lines[id] == nil else { continue }
        remarks.fault("\(name): there is no object with the id \(id)", element)
      }
    }
    noteSafeArea()
  }

  /// Records objects that share an id.
  /// - Returns: The line of each object, by id.
  private func noteShared() -> [String: Int] {
    var lines: [String: Int] = [:]
    for element in elements where !Self.others.contains(element.name) {
      guard let id = element.attributes["id"] else { continue }
      if let first = lines[id] {
        remarks.note("duplicate id \(id); line \(first) has it first", element)
      } else {
        lines[id] = element.line
      }
    }
    return lines
  }

  private func noteSafeArea() {
    guard let target = elements.first(where: { $0.name == "deployment" && $0.attributes["identifier"] == "iOS" }),
      let version = target.attributes["version"].flatMap(Int.init), version < Self.firstWithSafeArea,
      let guide = elements.first(where: { $0.name == "viewLayoutGuide" && $0.attributes["key"] == "safeArea" })
    else { return }
    remarks.note(
      "safe area: there is none before iOS 9, and the deployment target is iOS \(version >> 8).\(version >> 4 & 0xF)",
      guide)
  }
}
