import UIKit

extension SceneView {
  /// The UIKit object for this view, with everything but its place in the tree.
  /// - Parameter traits: What the reader has set up, which fonts by text style go by.
  @MainActor
  func makeView(in traits: UITraitCollection) -> UIView {
    let view = makeContent()
    view.translatesAutoresizingMaskIntoConstraints = frame != nil
    view.accessibilityIdentifier = name
    if let designFrame {
      view.frame = CGRect(x: designFrame.x, y: designFrame.y, width: designFrame.width, height: designFrame.height)
    }
    configure(view, in: traits)
    return view
  }

  /// Gives a view made by ``makeView(in:)``, for this view or for what it was before, what it looks like.
  /// - Parameter before: What it was; what happened to it since, such as scrolling, is kept where nothing else is said.
  @MainActor
  func configure(_ view: UIView, in traits: UITraitCollection, was before: SceneView? = nil) {
    configureContent(view, traits, was: before)
    view.backgroundColor = background.map(UIColor.init) ?? view.backgroundColor
    view.isHidden = isHidden
    if let margins { view.layoutMargins = UIEdgeInsets(margins) }
    if preservesMargins { view.preservesSuperviewLayoutMargins = true }
    if !insetsMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
    for (axis, hugs, resists) in [
      (NSLayoutConstraint.Axis.horizontal, hugging.horizontal, resistance.horizontal),
      (.vertical, hugging.vertical, resistance.vertical),
    ] {
      if let priority = hugs ?? defaultHugging(axis) {
        view.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
      }
      if let priority = resists { view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis) }
    }
    view.intrinsicPlaceholder = intrinsic.map(IntrinsicPlaceholder.init)
    view.semanticContentAttribute =
      direction.map { $0 == .rightToLeft ? .forceRightToLeft : .forceLeftToRight } ?? .unspecified
    view.contentMode = contentMode?.layoutMode ?? (symbol == nil ? .scaleToFill : .scaleAspectFit)
    if let frame {
      view.autoresizingMask = UIView.AutoresizingMask(frame.flexible)
      // A frame says where a view stands without its transform.
      view.transform = .identity
      view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    paint.apply(to: view, in: traits)
  }

  /// What Interface Builder gives its views where code gives them something else (AL-3.3).
  private func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> Float? {
    switch kind {
    case .label, .image: 251
    case .control(.pages), .control(.datePicker): 250
    case .control(.slider), .control(.segments), .control(.searchBar): 250
    default: nil
    }
  }

  @MainActor
  private func makeContent() -> UIView {
    switch kind {
    case .view, .guide: UIView()
    case .label: UILabel()
    case .button: UIButton(type: button.style?.buttonType ?? .system)
    case .textField: UITextField()
    case .textView: UITextView()
    case .image: UIImageView()
    case .stack: UIStackView()
    case .scroll: UIScrollView()
    case .table: UITableView(frame: .zero, style: .plain)
    case .control(let control): control.makeView()
    case .effect: UIVisualEffectView()
    }
  }

  @MainActor
  private func configureContent(_ view: UIView, _ traits: UITraitCollection, was before: SceneView?) {
    // A text style follows the reader's size; a size of its own stays.
    let followsReader = font?.isByStyle ?? false
    switch (kind, view) {
    case (.label(let text), let label as UILabel): configure(label, text, traits, followsReader)
    case (.button(let title), let button as UIButton): configure(button, title, traits, followsReader)
    case (.control(let control), _): control.configure(view)
    case (.effect(let effect), let view as UIVisualEffectView):
      view.effect = UIBlurEffect(style: effect.blurStyle)
    case (.textField(let text, let placeholder), let field as UITextField):
      field.borderStyle = border?.layoutStyle ?? .roundedRect
      field.text = text
      field.placeholder = placeholder
      // Interface Builder's own default, not the class's.
      field.font = font.map { UIFont.make($0, in: traits) } ?? .systemFont(ofSize: 14)
      field.adjustsFontForContentSizeCategory = followsReader
      field.adjustsFontSizeToFitWidth = textFit.minimumScale != nil
      field.minimumFontSize = (textFit.minimumScale ?? 0) * (field.font?.pointSize ?? 0)
      field.textColor = textColor.map(UIColor.init) ?? field.textColor
      field.textAlignment = alignment?.layoutAlignment ?? field.textAlignment
    case (.textView(let text, let scrolls), let textView as UITextView):
      textView.text = text
      textView.isScrollEnabled = scrolls
      textView.font = font.map { UIFont.make($0, in: traits) } ?? .systemFont(ofSize: 14)
      textView.adjustsFontForContentSizeCategory = followsReader
      textView.textColor = textColor.map(UIColor.init) ?? textView.textColor
      textView.textAlignment = alignment?.layoutAlignment ?? textView.textAlignment
    case (.image(let image), let imageView as UIImageView):
      imageView.image =
        image.map { UIImage(size: CGSize(width: $0.size.width, height: $0.size.height), name: $0.name) }
        ?? symbol.map { .symbol($0, pointSize: font?.pointSize ?? 17) }
    case (.stack(let stack), let stackView as UIStackView): stack.configure(stackView)
    case (.scroll(let scroll), let scrollView as UIScrollView):
      scrollView.contentInset = UIEdgeInsets(scroll.contentInset)
      var offset: (Double, Double)?
      if case .scroll(let old)? = before?.kind { offset = (old.offsetX, old.offsetY) }
      if offset.map({ $0 != (scroll.offsetX, scroll.offsetY) }) ?? true {
        scrollView.contentOffset = CGPoint(x: scroll.offsetX, y: scroll.offsetY)
      }
    case (_, let row as UITableViewCell):
      row.accessoryType = cell?.accessory.layoutType ?? .none
      if let text = cell?.text { row.textLabel?.text = text }
      if let detail = cell?.detail { row.detailTextLabel?.text = detail }
    default: break
    }
  }
}

extension SceneStack {
  @MainActor
  func configure(_ view: UIStackView) {
    view.axis = axis == .horizontal ? .horizontal : .vertical
    view.distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    view.alignment =
      switch alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing, .bottom: .trailing
      case .lastBaseline: .lastBaseline
      }
    view.spacing = spacing.points
    view.isLayoutMarginsRelativeArrangement = isMarginsRelative
    view.isBaselineRelativeArrangement = isBaselineRelative
  }
}

extension SceneStack.Spacing {
  @MainActor
  var points: CGFloat {
    switch self {
    case .points(let points): points
    case .system: UIStackView.spacingUseSystem
    }
  }
}

extension SceneContentMode {
  var layoutMode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension UIView.AutoresizingMask {
  init(_ parts: Set<SceneFrame.Part>) {
    let masks: [SceneFrame.Part: UIView.AutoresizingMask] = [
      .left: .flexibleLeftMargin, .width: .flexibleWidth, .right: .flexibleRightMargin, .top: .flexibleTopMargin,
      .height: .flexibleHeight, .bottom: .flexibleBottomMargin,
    ]
    self = parts.reduce(into: []) { mask, part in mask.formUnion(masks[part] ?? []) }
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

extension SceneFont {
  fileprivate var isByStyle: Bool {
    if case .style = choice { return true }
    return false
  }
}

extension UIFont {
  static func make(_ font: SceneFont, in traits: UITraitCollection) -> UIFont {
    let plain =
      switch font.choice {
      case .system(let size, let weight):
        font.hasMonospacedDigits
          ? monospacedDigitSystemFont(ofSize: size, weight: weight.layoutWeight)
          : systemFont(ofSize: size, weight: weight.layoutWeight)
      case .style(let style): preferredFont(forTextStyle: style.layoutStyle, compatibleWith: traits)
      case .named(let name, let size): UIFont(name: name, size: size) ?? systemFont(ofSize: size)
      }
    var wanted = plain.fontDescriptor.symbolicTraits
    if font.isItalic { wanted.insert(.traitItalic) }
    if font.isEmphasized { wanted.insert(.traitBold) }
    if wanted == plain.fontDescriptor.symbolicTraits { return plain }
    // A light or black italic keeps its weight; only emphasis changes one.
    if !font.isEmphasized, case .system(let size, let weight) = font.choice {
      return UIFont(pointSize: size, face: FontFace(weight: weight.layoutWeight, isItalic: true))
    }
    return plain.fontDescriptor.withSymbolicTraits(wanted).map { UIFont(descriptor: $0, size: 0) } ?? plain
  }
}

extension SceneLineBreak {
  var layoutMode: NSLineBreakMode {
    switch self {
    case .wordWrap: .byWordWrapping
    case .charWrap: .byCharWrapping
    case .clip: .byClipping
    case .truncateHead: .byTruncatingHead
    case .truncateMiddle: .byTruncatingMiddle
    case .truncateTail: .byTruncatingTail
    }
  }
}

extension SceneFieldBorder {
  var layoutStyle: UITextField.BorderStyle {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
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
