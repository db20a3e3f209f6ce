/// Changes of layers at one time; all are there at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins a transaction.
  open class func begin() { completions.append(nil) }
  /// Ends the transaction begun last, and calls its completion.
  open class func commit() { if let last = completions.popLast() { last?() } }
  /// Sets what the end of the present transaction calls; without a transaction it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  /// Has no effect here.
  open class func setDisableActions(_ flag: Bool) {}
  /// Has no effect here.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Has no effect here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Has no effect here: changes are there at once.
  open class func flush() {}
}
