import Escaping

/// A view's names in logs (AL-2.31).
extension UIView {
  var layoutOwner: UIView? { self }
  var layoutDescription: String { description }
  var layoutToken: String {
    accessibilityIdentifier.map(Escaped.line) ?? "\(classToken):\(addressText)\(textToken)"
  }

  var objectDescription: String { ViewDescription.text(of: self) }
}
