import LayoutMaps
import Values

/// Finds the commit that moved an edge, by halving a history.
@MainActor
struct EdgeSearch {
  let edge: EdgeName
  let trial: EdgeHistory

  /// What moved an edge.
  struct Found {
    /// The commit that moved it, after others that may have done it because they cannot be read.
    let stretch: [GitRevision]
    /// Why the first of those cannot be read; nil if the commit is certain.
    let unread: String?
    let before: EdgeState
    let after: EdgeState
  }

  /// - Parameters:
  ///   - history: Revisions from the good to the bad one.
  ///   - good: What the user calls the first.
  ///   - bad: What the user calls the last.
  /// - Throws: ``UsageError`` if the edge is not in both, or has not moved.
  /// - Complexity: O(log(revisions)) layouts, more where revisions cannot be read.
  func found(in history: [GitRevision], from good: String, to bad: String) throws -> Found {
    // The edge may have its present name only at the end.
    let after = try trial.state(of: history[history.count - 1])
    let before = try trial.state(of: history[0])
    guard after.isReadable else {
      throw UsageError("\(bad) cannot be read: \(after.missing); name another revision with --bad")
    }
    if before.isReadable, before.value == nil, let scene = after.scene, edge.edges(in: scene).isEmpty {
      throw edge.unknown(in: [scene])
    }
    guard let known = before.value else {
      throw UsageError(
        before.isReadable
          ? "\(before.missing) in \(good); name an earlier revision"
          : "\(good) cannot be read: \(before.missing); name another revision with --good")
    }
    if after.isNear(known, MapTolerance.invisible) {
      throw UsageError(
        "\(edge.text) is at \(NumberText.plain(known)) in both \(good) and \(bad); name revisions that differ")
    }
    // Indices of the last good and the first bad revision.
    var (low, high) = (0, history.count - 1)
    var (lowState, highState) = (before, after)
    while high - low > 1 {
      guard let (middle, state) = try readable(between: low, high, of: history) else { break }
      if state.isNear(known, MapTolerance.invisible) {
        (low, lowState) = (middle, state)
      } else {
        (high, highState) = (middle, state)
      }
    }
    let stretch = Array(history[(low + 1)...high])
    let unread = try stretch.dropLast().first.map { try trial.state(of: $0).missing }
    return Found(stretch: stretch, unread: unread, before: lowState, after: highState)
  }

  /// Returns the revision that is nearest to the middle of two others and can be read; nil if there is none.
  private func readable(
    between low: Int, _ high: Int, of history: [GitRevision]
  ) throws -> (index: Int, state: EdgeState)? {
    let middle = (low + high) / 2
    for distance in 0..<(high - low) {
      for index in Set([middle - distance, middle + distance]).sorted() where low < index && index < high {
        let state = try trial.state(of: history[index])
        if state.isReadable { return (index, state) }
      }
    }
    return nil
  }
}
