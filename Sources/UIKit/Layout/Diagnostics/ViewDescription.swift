import SystemValues

/// A view as UIKit's `description` prints it: class, frame, and everything that differs from the default (AL-2.31).
///
///     <UILabel: 0x7f80; frame = (16 20; 288 33.5); text = 'Title'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x7f90>>
@MainActor
enum ViewDescription {
  static func text(of view: UIView) -> String {
    "<\(([name(of: view)] + fields(of: view)).joined(separator: "; "))>"
  }

  /// The class and address, and the UIKit class that a client's class derives from unless it is `UIView` itself.
  private static func name(of view: UIView) -> String {
    let name = "\(view is CellContentView ? view.classToken : className(of: type(of: view))): \(view.addressText)"
    guard let base = base(of: type(of: view)), base != type(of: view), base != UIView.self else { return name }
    return "\(name); baseClass = \(base)"
  }

  /// A client's class with its module, as the Objective-C runtime names Swift classes.
  static func className(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") || name.contains("(") ? "\(type)" : name
  }

  /// The nearest superclass in this module.
  private static func base(of type: UIView.Type) -> UIView.Type? {
    sequence(first: type as AnyClass) { _getSuperclass($0) }.lazy.compactMap { $0 as? UIView.Type }
      .first { String(reflecting: $0).hasPrefix("UIKit.") }
  }

  private static func fields(of view: UIView) -> [String] {
    var fields = ["frame = \(rectangle(view.frame))"]
    func add(_ name: String, _ value: String?) { if let value { fields.append("\(name) = \(value)") } }
    if !view.transform.isIdentity {
      let (t, number) = (view.transform, GeneralNumber.text)
      add("transform", "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: ", "))]")
    }
    add("text", view.describedText.map { "'\($0)'" })
    add("clipsToBounds", view.clipsToBounds ? "YES" : nil)
    add("hidden", view.isHidden ? "YES" : nil)
    add("alpha", view.alpha == 1 ? nil : GeneralNumber.text(view.alpha))
    add("opaque", view.isOpaque ? nil : "NO")
    add("autoresize", mask(view.autoresizingMask))
    add("userInteractionEnabled", view.isUserInteractionEnabled ? nil : "NO")
    add("tag", view.tag == 0 ? nil : "\(view.tag)")
    if view.hasOwnRecognizers || view.gestureRecognizers?.isEmpty == false {
      add("gestureRecognizers", "<NSArray: \(view.addressText)>")
    }
    add("image", (view as? UIImageView)?.image.map(image))
    add("backgroundColor", view.describedBackground?.description)
    add("tintColor", view.hasOwnTintColor ? view.tintColor.description : nil)
    add("layer", "<\(layerClass(of: view)): \(view.addressText)>")
    if let scroll = view as? UIScrollView { fields += content(of: scroll) }
    return fields
  }

  private static func content(of view: UIScrollView) -> [String] {
    func list(_ numbers: [CGFloat]) -> String { "{\(numbers.map { GeneralNumber.text($0) }.joined(separator: ", "))}" }
    let (offset, size, inset) = (view.contentOffset, view.contentSize, view.adjustedContentInset)
    return [
      "contentOffset: \(list([offset.x, offset.y]))", "contentSize: \(list([size.width, size.height]))",
      "adjustedContentInset: \(list([inset.top, inset.left, inset.bottom, inset.right]))",
    ]
  }

  static func rectangle(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { GeneralNumber.text($0) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  /// The mask's text; nil for a view without a mask.
  private static func mask(_ mask: UIView.AutoresizingMask) -> String? {
    let names = ["LM", "W", "RM", "TM", "H", "BM"].enumerated().filter { mask.rawValue & (1 << $0.offset) != 0 }
    return names.isEmpty ? nil : names.map(\.element).joined(separator: "+")
  }

  private static func layerClass(of view: UIView) -> String {
    view is UILabel ? "_UILabelLayer" : "\(type(of: view).layerClass)"
  }

  private static func image(_ image: UIImage) -> String {
    let name = image.name.map { image.isSymbolImage ? "symbol \"\($0)\"" : "named \"\($0)\"" } ?? "anonymous"
    let numbers = [image.size.width, image.size.height, image.scale].map { GeneralNumber.text($0) }
    return "<UIImage \(name); (\(numbers[0]) \(numbers[1]))@\(numbers[2]){\(image.renderingMode.rawValue)}>"
  }
}

extension UIView {
  /// The text that a description prints; nil for a view that shows none.
  fileprivate var describedText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.readableText ?? ""
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// A label without a background is clear.
  fileprivate var describedBackground: UIColor? { backgroundColor ?? (self is UILabel ? .clear : nil) }

  /// The value of ``isOpaque`` if none was set; classes that draw over what is behind them are not opaque.
  var isUsuallyOpaque: Bool {
    switch self {
    // One without an image covers nothing, but is still opaque.
    case let view as UIImageView: view.image == nil
    case is UIButton, is UIStackView, is UITextField, is UISlider, is UIStepper, is UISegmentedControl,
      is UIPageControl, is UIProgressView, is UIActivityIndicatorView, is UISearchBar, is UIVisualEffectView:
      false
    default: true
    }
  }

  /// Whether UIKit's class has its own gesture recognisers.
  fileprivate var hasOwnRecognizers: Bool { self is UIScrollView || self is UIButton || self is UISwitch }
}
