extension FactChange {
  /// Whether the same words have another place or width, or other characters are missing, while no frame moves: what
  /// follows from other text libraries or fonts alone.
  var isOfTextLibrary: Bool {
    guard case .line(_, let from, let to) = self else { return false }
    let kinds = [from, to].compactMap { $0?.prefix { $0 != " " } }
    if kinds.allSatisfy({ $0 == "missing" }) { return true }
    return kinds == ["text", "text"] && distanceInPoints != nil
  }
}
