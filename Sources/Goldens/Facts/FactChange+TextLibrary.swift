extension FactChange {
  /// Whether the same words have another place or width, or other characters are missing, while no frame moves: what
  /// follows from other text libraries or fonts alone.
  var isOfTextLibrary: Bool {
    switch self {
    case .fact(_, .text(let old)?, .text(let new)?): old.text == new.text
    case .fact(_, .missing?, .missing?), .fact(_, .missing?, nil), .fact(_, nil, .missing?): true
    default: false
    }
  }
}
