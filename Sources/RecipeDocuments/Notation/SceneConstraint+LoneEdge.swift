import SceneModel
import Values

extension SceneConstraint {
  /// Why an edge cannot equal a number, as `Email.Left = 20` says, with the equation that is probably meant; nil for
  /// anything else.
  var loneEdgeObjection: String? {
    guard second == nil, ![.width, .height].contains(first.attribute), case .points(let points) = constant else {
      return nil
    }
    let sign = relation.rawValue
    let left = text.prefix { !"=<>≥≤".contains($0) }.trimmingSpaces
    let parts = left.split(separator: ".").map(String.init)
    let view = String(parts.dropLast().joined(separator: ".").drop { "0123456789.) ".contains($0) })
    let edge = first.attribute.rawValue
    let number = "\(points < 0 ? "-" : "+") \(NumberText.plain(abs(points)))"
    let isFar = [.right, .bottom, .trailing].contains(first.attribute) && points >= 0
    let whole =
      isFar
      ? "Superview.\(edge) \(sign) \(view).\(edge) \(number)" : "\(view).\(edge) \(sign) Superview.\(edge) \(number)"
    return "\(edge) is a position, and a position needs another view's edge: write \(whole); only Width and Height may "
      + "equal a number"
  }
}
