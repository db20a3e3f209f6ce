/// What a bar's ground shows.
@MainActor
enum BarFill {
  /// The content below the bar.
  case none
  case color(UIColor)
  /// The system's material, which hides most of what is below it.
  case material

  /// The fill of an appearance.
  init(_ appearance: UIBarAppearance) {
    if let color = appearance.backgroundColor {
      self = color == .clear ? .none : .color(color)
    } else {
      self = appearance.backgroundEffect == nil ? .none : .material
    }
  }

  fileprivate var color: UIColor? {
    switch self {
    case .none: nil
    case .color(let color): color == .clear ? nil : color
    case .material: .barMaterial
    }
  }
}

extension UIColor {
  /// The material of bars, which is not blurred here (`control-metrics.md` 5).
  fileprivate static let barMaterial = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.106, green: 0.11, blue: 0.118, alpha: 0.94)
      : UIColor(red: 0.976, green: 0.976, blue: 0.98, alpha: 0.94)
  }
}

/// The ground behind a bar, up to the edge of what the bar belongs to.
@MainActor
final class BarGround: UIView {
  /// The edge of the bar beside which content is seen.
  enum Edge { case top, bottom }

  /// The hairline between a material and the content.
  private let line = UIView(frame: .zero)

  /// Shows a ground behind a bar's contents, or removes it.
  /// - Parameters:
  ///   - ground: The bar's; nil as long as it has shown none.
  ///   - edge: Where a material has its hairline.
  ///   - above: How far the ground extends above the bar, in points.
  ///   - below: How far it extends below the bar, in points.
  static func show(
    _ fill: BarFill, behind bar: UIView, as ground: inout BarGround?, edge: Edge, above: CGFloat = 0,
    below: CGFloat = 0
  ) {
    guard let color = fill.color else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let view = ground ?? BarGround(frame: .zero)
    ground = view
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.frame = CGRect(x: 0, y: 0 - above, width: bar.bounds.width, height: above + bar.bounds.height + below)
    if bar.subviews.first !== view { bar.insertSubview(view, at: 0) }
    if case .material = fill { view.showLine(at: edge) } else { view.line.removeFromSuperview() }
  }

  private func showLine(at edge: Edge) {
    let height = 1 / Branch.max(1, traitCollection.displayScale)
    line.backgroundColor = .separator
    line.frame = CGRect(
      x: 0, y: edge == .top ? 0 : bounds.height - height, width: bounds.width, height: height)
    if line.superview == nil { addSubview(line) }
  }
}

extension UIBarStyle {
  /// The ground of a dark bar, whose material is nearly black whatever is below it; nil for the default style.
  var ground: UIColor? { self == .black ? UIColor(white: 0.11, alpha: 1) : nil }
}
