import Escaping

/// How a view is named in logs (AL-2.31).
extension UIView {
  var layoutOwner: UIView? { self }
  var layoutDescription: String { description }
  var layoutToken: String {
    accessibilityIdentifier.map(Escaped.line) ?? "\(type(of: self)):\(addressText)\(textToken)"
  }

  var objectDescription: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { GeneralNumber.text($0) }
    return "<\(type(of: self)): \(addressText); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
      + "layer = <CALayer: \(addressText)>>"
  }
}
