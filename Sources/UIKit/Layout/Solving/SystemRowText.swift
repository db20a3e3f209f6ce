import SystemValues

/// The text of a row that no user wrote, formatted only when it is read.
@MainActor
package enum SystemRowText {
  /// A fixed text.
  case words(String)
  /// A variable with a value.
  case pinned(String, CGFloat)
  /// A variable that follows a length of the superview (AL-2.33).
  case following(String, Weakly<UIView>, String, factor: CGFloat, constant: CGFloat)

  /// The text as in UIKit's log.
  package var text: String {
    switch self {
    case .words(let text): return text
    case .pinned(let name, let value): return "\(name) == \(GeneralNumber.text(value))"
    case .following(let name, let superview, let length, let factor, let constant):
      let number = GeneralNumber.text(constant)
      if factor == 0 { return "\(name) == \(number)" }
      let multiplier = factor == 1 ? "" : "\(GeneralNumber.text(factor))*"
      let tail = constant == 0 ? "" : constant > 0 ? " + \(number)" : " - \(GeneralNumber.text(-constant))"
      return "\(name) == \(multiplier)\(superview.object?.layoutToken ?? "superview").\(length)\(tail)"
    }
  }
}
