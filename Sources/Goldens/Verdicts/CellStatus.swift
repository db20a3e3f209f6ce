/// How a cell differs, as runs store it.
package enum CellStatus: String, Codable, Sendable, CaseIterable {
  case layout, paint, missing, failed, renderer
}

extension Verdict {
  /// How a cell with this verdict differs; `.paint` for one that does not differ, because only its picture can be looked at.
  package var status: CellStatus {
    switch self {
    case .layoutChanged: .layout
    case .paintChanged, .identical, .tolerated: .paint
    case .otherRenderer: .renderer
    case .missing: .missing
    case .failed: .failed
    }
  }
}
