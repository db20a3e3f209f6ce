import Values

extension Scene {
  /// Limits that a scene exceeds, each with the limit and a remedy.
  /// - Complexity: O(views + constraints + bytes of their texts).
  package var exceededLimits: [String] {
    let views = allViews
    let constraints = constraints.count + expectations.count + variations.reduce(0) { $0 + $1.constraints.count }
    let longest = views.lazy.flatMap(\.texts).map(\.utf8.count).max() ?? 0
    let checks = [
      (views.count, Limits.views, "views in a scene", "divide the screen into several documents"),
      (constraints, Limits.constraints, "constraints in a scene", "divide the screen into several documents"),
      (states.count, Limits.states, "states in a scene", "write further states into a document of their own"),
      (longest, Limits.textBytes, "bytes in a text", "shorten it; no screen shows more"),
    ]
    return checks.filter { $0.0 > $0.1 }.map { "\($0.0) \($0.2); at most \($0.1): \($0.3)" }
  }
}
