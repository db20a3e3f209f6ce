import StoryboardDocuments

/// Remarks on a document that say the same of several places: reported as the first of them, with a count.
struct RepeatedRemarks {
  private let first: DocumentRemark
  private(set) var count: Int

  /// Returns remarks in groups, in the order of each group's first remark.
  /// - Parameter listsAll: Whether each remark is a group of its own.
  static func groups(_ remarks: [DocumentRemark], listsAll: Bool) -> [RepeatedRemarks] {
    var groups: [RepeatedRemarks] = []
    var known: [String: Int] = [:]
    for remark in remarks {
      let kind = kind(of: remark.message)
      if !listsAll, let index = known[kind] {
        groups[index].count += 1
      } else {
        known[kind] = groups.count
        groups.append(RepeatedRemarks(first: remark, count: 1))
      }
    }
    return groups
  }

  /// Returns a message up to the names and numbers that differ from place to place.
  private static func kind(of message: String) -> String {
    let words = message.split(separator: " ").map { word in
      word.contains { "\"/".contains($0) || $0.isNumber } ? "*" : word
    }
    return words.joined(separator: " ")
  }

  func text(of document: String) -> String {
    let place = first.line.map { ":\($0)" } ?? ""
    let id = first.id.map { " (\($0))" } ?? ""
    let others = count == 1 ? "" : ", and \(count - 1) more of this kind; --verbose lists them"
    return "\(document)\(place): \(first.message)\(id)\(others)"
  }
}
