/// The completions of calls that have returned: animations, transactions, presentations, updates of lists.
///
/// A completion never runs before the call that takes it returns. No time passes here: completions run in the next
/// turns of the main queue, in the order in which their animations would end, equal ends in the order of the calls.
@MainActor
package enum Completions {
  private struct Entry {
    /// On the clock of the completions, in seconds.
    var due: TimeInterval
    var body: () -> Void
  }

  /// Sorted by when they are due.
  private static var waiting: [Entry] = []
  /// When the last completion that ran was due.
  private static var clock: TimeInterval = 0
  /// How many completions ``runAll()`` runs; an animation that starts itself again would never end.
  static let limit = 1000

  /// Runs a block in a later turn of the main queue.
  /// - Parameter delay: When the animation would end, in seconds from now.
  static func add(after delay: TimeInterval = 0, _ body: @escaping () -> Void) {
    let due = clock + (delay.isFinite ? max(0, delay) : 0)
    waiting.insert(Entry(due: due, body: body), at: waiting.firstIndex { $0.due > due } ?? waiting.count)
    MainQueue.later(runNext)
  }

  /// Runs a block in a later turn of the main queue, after a list has been laid out with its changes.
  static func add(after list: UIView?, _ body: @escaping () -> Void) {
    add { [weak list] in
      list?.layoutIfNeeded()
      body()
    }
  }

  private static func runNext() {
    if waiting.isEmpty { return }
    let next = waiting.removeFirst()
    clock = max(clock, next.due)
    next.body()
  }

  /// Runs the completions that wait, and those that they add.
  package static func runAll() {
    NSKeyValueObservation.notify()
    for _ in 0..<limit where !waiting.isEmpty { runNext() }
    if waiting.isEmpty { return }
    LayoutDiagnostics.note(
      "After \(limit) completions another one is waiting: an animation that starts itself again never ends. "
        + "The rest runs in later turns of the main queue.")
  }
}
