/// A line between two parts of an alert, one pixel thick.
package final class AlertLine: UIView {
  init(isUpright: Bool, scale: CGFloat) {
    super.init(frame: .zero)
    backgroundColor = .separator
    let anchor = isUpright ? widthAnchor : heightAnchor
    anchor.constraint(equalToConstant: 1 / Branch.max(1, scale)).isActive = true
  }

  package required init?(coder: NSCoder) { nil }
}
