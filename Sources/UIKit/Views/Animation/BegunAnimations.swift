/// The blocks of changes between `beginAnimations` and `commitAnimations`, as before iOS 4.
@MainActor
struct BegunAnimations {
  /// In seconds.
  var duration: TimeInterval = 0.2
  /// In seconds.
  var delay: TimeInterval = 0
  var delegate: Any?
  var didStop: Selector?

  /// The blocks that have begun, the innermost last.
  private static var begun: [BegunAnimations] = []

  static func begin() { begun.append(BegunAnimations()) }

  /// Changes the innermost block; does nothing outside of all.
  static func change(_ body: (inout BegunAnimations) -> Void) {
    if !begun.isEmpty { body(&begun[begun.count - 1]) }
  }

  static func commit() {
    guard let block = begun.popLast(), let selector = block.didStop, let delegate = block.delegate else { return }
    Completions.add(after: block.delay + block.duration) {
      UIApplication.shared.sendAction(selector, to: delegate, from: nil, for: nil)
    }
  }
}
