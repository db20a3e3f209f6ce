/// A group of layer changes; each takes effect at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins a transaction.
  open class func begin() { completions.append(nil) }
  /// Ends the innermost transaction and calls its completion.
  open class func commit() { if let last = completions.popLast() { last?() } }
  /// Sets what the end of the current transaction calls; without a transaction it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
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
