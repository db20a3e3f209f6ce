import SceneModel

/// Grids of collections in the notation of recipes.
extension RecipeText {
  static func text(_ grid: SceneGrid) -> String { "{ \(keys(of: grid).joined(separator: ", ")) }" }

  static func keys(of grid: SceneGrid) -> [String] {
    var keys = ["group: \(size(of: grid.group))"] + groupKeys(of: grid.group)
    if grid.groupSpacing != 0 { keys.append("groupSpacing: \(text(grid.groupSpacing))") }
    if grid.insets != .zero { keys.append("insets: \(sides(grid.insets))") }
    if grid.scrolling != .none { keys.append("scrolls: \(grid.scrolling.rawValue)") }
    if let flow = grid.flow { keys.append("flow: \(flow.rawValue)") }
    return keys
  }

  private static func groupKeys(of item: SceneGrid.Item) -> [String] {
    if item.items.isEmpty { return [] }
    var keys = ["items: [\(item.items.map(text).joined(separator: ", "))]"]
    if item.axis != .horizontal { keys.append("axis: \(item.axis.rawValue)") }
    if let count = item.count { keys.append("count: \(count)") }
    if item.itemSpacing != 0 { keys.append("itemSpacing: \(text(item.itemSpacing))") }
    return keys
  }

  private static func text(_ item: SceneGrid.Item) -> String {
    if item.items.isEmpty, item.insets == .zero { return size(of: item) }
    var keys = ["size: \(size(of: item))"]
    if item.insets != .zero { keys.append("insets: \(sides(item.insets))") }
    return "{ \((keys + groupKeys(of: item)).joined(separator: ", ")) }"
  }

  private static func size(of item: SceneGrid.Item) -> String {
    "[\(text(item.width, isWidth: true)), \(text(item.height, isWidth: false))]"
  }

  private static func text(_ length: SceneGrid.Length, isWidth: Bool) -> String {
    switch length {
    case .points(let points): text(points)
    case .estimated(let points): "~\(text(points))"
    case .ofWidth(let part): "\(share(part))\(isWidth ? "" : " of width")"
    case .ofHeight(let part): "\(share(part))\(isWidth ? " of height" : "")"
    }
  }

  /// Returns a percentage, or a fraction if that is exact.
  private static func share(_ part: Double) -> String {
    let percent = part * 100
    if percent == percent.rounded() { return "\(text(percent))%" }
    for parts in 2...24 where (part * Double(parts)).rounded() / Double(parts) == part {
      return "\(Int((part * Double(parts)).rounded()))/\(parts)"
    }
    return "\(text(percent))%"
  }

  private static func sides(_ insets: Insets) -> String { text(SceneMargins(insets, followsReading: true)) }
}
