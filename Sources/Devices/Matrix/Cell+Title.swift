extension Cell {
  /// The screen's name as people say it: `iPhone 15, upright`; `iPad Pro 11-inch, on its side, half`.
  package var screenTitle: String {
    guard case .device(let id, let orientation, let share) = screen else {
      return "Canvas \(screenName.prefix { $0 != "-" })"
    }
    let name = DeviceCatalogue.device(id)?.name ?? id
    // The generation in brackets is for tables of devices.
    var parts = [(name.firstRange(of: " (").map { name[..<$0.lowerBound] }) ?? Substring(name)]
    if family != .tv { parts.append(orientation == .portrait ? "upright" : "on its side") }
    if let share { parts.append(share.words) }
    return parts.joined(separator: ", ")
  }
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
