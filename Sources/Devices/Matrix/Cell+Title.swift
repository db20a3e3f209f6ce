extension Cell {
  /// The screen's name as people say it: `iPhone 15, upright`; `iPad Pro 11-inch, on its side, half`.
  package var screenTitle: String {
    guard case .device(let id, let orientation, let share) = screen else {
      return "Canvas \(screenName.prefix { $0 != "-" })"
    }
    let name = DeviceCatalogue.device(id)?.name ?? id
    var parts = [Self.sharedNames.contains(name.beforeBracket) ? Substring(name) : name.beforeBracket]
    if family != .tv { parts.append(orientation == .portrait ? "upright" : "on its side") }
    if let share { parts.append(share.words) }
    return parts.joined(separator: ", ")
  }

  /// Names of several devices, which differ only in the generation in brackets.
  private static let sharedNames: Set<Substring> = {
    let counts = Dictionary(DeviceCatalogue.all.map { ($0.name.beforeBracket, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value > 1 }.keys)
  }()
}

extension String {
  fileprivate var beforeBracket: Substring { firstRange(of: " (").map { self[..<$0.lowerBound] } ?? Substring(self) }
}

extension WindowShare {
  /// What a window has of the screen: `half`.
  fileprivate var words: Substring {
    switch self {
    case .third: "a third"
    case .half: "half"
    case .twoThirds: "two thirds"
    case .slideOver: "slide over"
    }
  }
}
