import UIKit

extension SceneView {
  /// The UIKit object for this view, with everything but its place in the tree.
  @MainActor
  func makeView() -> UIView {
    let view = makeContent()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    view.backgroundColor = background.map(UIColor.init) ?? view.backgroundColor
    view.isHidden = isHidden
    if let margins {
      view.layoutMargins = UIEdgeInsets(
        top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    }
    for (axis, hugs, resists) in [
      (NSLayoutConstraint.Axis.horizontal, hugging.horizontal, resistance.horizontal),
      (.vertical, hugging.vertical, resistance.vertical),
    ] {
      if let priority = hugs ?? defaultHugging { view.setContentHuggingPriority(UILayoutPriority(priority), for: axis) }
      if let priority = resists { view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis) }
    }
    view.intrinsicPlaceholder = intrinsic.map(IntrinsicPlaceholder.init)
    return view
  }

  /// What Interface Builder gives its labels (AL-3.3).
  private var defaultHugging: Float? {
    if case .label = kind { return 251 }
    return nil
  }

  @MainActor
  private func makeContent() -> UIView {
    switch kind {
    case .view: return UIView()
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = font.map(UIFont.make) ?? label.font
      label.textColor = textColor.map(UIColor.init) ?? label.textColor
      label.textAlignment = alignment?.layoutAlignment ?? label.textAlignment
      label.numberOfLines = numberOfLines ?? label.numberOfLines
      return label
    case .button(let title):
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      if let font { button.titleFont = UIFont.make(font) }
      return button
    case .textField(let text, let placeholder):
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = text
      field.placeholder = placeholder
      // Interface Builder's own default, not the class's.
      field.font = font.map(UIFont.make) ?? .systemFont(ofSize: 14)
      field.textColor = textColor.map(UIColor.init) ?? field.textColor
      field.textAlignment = alignment?.layoutAlignment ?? field.textAlignment
      return field
    }
  }
}

extension IntrinsicPlaceholder {
  init(_ intrinsic: SceneIntrinsic) {
    let height = intrinsic.height ?? 0
    self.init(
      width: intrinsic.width.map { CGFloat($0) }, height: intrinsic.height.map { CGFloat($0) },
      baselines: intrinsic.firstBaseline.map {
        BaselineOffsets(firstFromTop: $0, lastFromBottom: height - $0)
      })
  }
}

extension SceneTextAlignment {
  var layoutAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural: .natural
    }
  }
}

extension UIColor {
  convenience init(_ color: SceneColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension UIFont {
  static func make(_ font: SceneFont) -> UIFont {
    switch font.choice {
    case .system(let size, let weight): systemFont(ofSize: size, weight: weight.layoutWeight)
    case .style(let style): preferredFont(forTextStyle: style.layoutStyle)
    }
  }
}

extension SceneFont.Weight {
  var layoutWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension SceneFont.Style {
  var layoutStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}
