/// A group of layer changes; each takes effect at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  private static func later(_ block: (() -> Void)?) { if let block { Completions.add(block) } }

  /// Begins a transaction.
  open class func begin() { completions.append(nil) }
  /// Ends the innermost transaction; its completion is called in a later turn of the main queue.
  open class func commit() { later(completions.popLast() ?? nil) }
  /// Sets what is called after the end of the current transaction; without one, in a later turn of the main queue.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { later(block) } else { completions[completions.count - 1] = block }
  }
  /// Has no effect here.
  open class func setDisableActions(_ flag: Bool) {}
  /// Has no effect here.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Has no effect here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Has no effect here, because changes take effect at once.
  open class func flush() {}
}
