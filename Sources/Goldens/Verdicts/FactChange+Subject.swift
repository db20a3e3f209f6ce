extension FactChange {
  /// The view, or `root`, that the fact belongs to.
  package var subject: String {
    switch self {
    case .edge(let view, _, _, _): view
    case .line(let subject, _, _): subject
    case .renamed(_, let name): name
    }
  }

  /// Whether only the view's name has changed.
  package var isRename: Bool {
    if case .renamed = self { return true }
    return false
  }

  /// Whether the fact belongs to the device: the root view's size and what covers it.
  package var isOfDevice: Bool {
    if case .line("root", _, _) = self { return true }
    return false
  }

  /// Returns two lines of text without their positions; nil for other facts.
  private static func texts(_ from: String, _ to: String) -> (String, String)? {
    func words(_ line: String) -> String? {
      guard line.hasPrefix("text \"") else { return nil }
      return LayoutFacts.split(String(line.dropFirst(5))).subject
    }
    guard let old = words(from), let new = words(to) else { return nil }
    return (old, new)
  }

  /// A description of the change without its start value, so that equal changes in several cells are one.
  package var distance: String {
    if case .line(let subject, let from?, let to?) = self, let (old, new) = Self.texts(from, to) {
      return old == new ? "\(subject): text moved" : "\(subject): \(old) -> \(new)"
    }
    guard case .edge(let view, let edge, let from, let to) = self else { return description }
    return "\(view).\(edge.rawValue) \(to > from ? "+" : "")\(NumberText.plain(to - from)) pt"
  }
}
