import Foundation

// Names of Swift 2 and of Objective-C, as older listings have them: the compiler answers with the present name, as it does on a
// Mac. Nothing here can be called.

// MARK: Functions

/// Now `CGRect(x:y:width:height:)`.
@available(*, unavailable, renamed: "CGRect(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Now `CGPoint(x:y:)`.
@available(*, unavailable, renamed: "CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Now `CGSize(width:height:)`.
@available(*, unavailable, renamed: "CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Now `UIEdgeInsets(top:left:bottom:right:)`.
@available(*, unavailable, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A macro of Objective-C; Swift writes the dictionary.
@available(*, unavailable, message: "write the dictionary: [\"nameLabel\": nameLabel, \"nameField\": nameField]")
public func NSDictionaryOfVariableBindings(_ views: Any...) -> [String: Any] { [:] }

// MARK: Anchors

extension NSLayoutAnchor {
  /// Now `constraint(equalTo:)`.
  @available(*, unavailable, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }

  /// Now `constraint(equalTo:constant:)`.
  @available(*, unavailable, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: constant)
  }

  /// Now `constraint(greaterThanOrEqualTo:)`.
  @available(*, unavailable, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor)
  }

  /// Now `constraint(greaterThanOrEqualTo:constant:)`.
  @available(*, unavailable, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  { constraint(greaterThanOrEqualTo: anchor, constant: constant) }

  /// Now `constraint(lessThanOrEqualTo:)`.
  @available(*, unavailable, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor)
  }

  /// Now `constraint(lessThanOrEqualTo:constant:)`.
  @available(*, unavailable, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  { constraint(lessThanOrEqualTo: anchor, constant: constant) }
}

extension NSLayoutDimension {
  /// Now `constraint(equalToConstant:)`.
  @available(*, unavailable, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ constant: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: constant)
  }

  /// Now `constraint(equalTo:multiplier:)`.
  @available(*, unavailable, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: multiplier)
  }

  /// Now `constraint(greaterThanOrEqualToConstant:)`.
  @available(*, unavailable, renamed: "constraint(greaterThanOrEqualToConstant:)")
  public func constraintGreaterThanOrEqualToConstant(_ constant: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: constant)
  }

  /// Now `constraint(greaterThanOrEqualTo:multiplier:)`.
  @available(*, unavailable, renamed: "constraint(greaterThanOrEqualTo:multiplier:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier) }

  /// Now `constraint(lessThanOrEqualToConstant:)`.
  @available(*, unavailable, renamed: "constraint(lessThanOrEqualToConstant:)")
  public func constraintLessThanOrEqualToConstant(_ constant: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: constant)
  }

  /// Now `constraint(lessThanOrEqualTo:multiplier:)`.
  @available(*, unavailable, renamed: "constraint(lessThanOrEqualTo:multiplier:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
  { constraint(lessThanOrEqualTo: anchor, multiplier: multiplier) }
}

// MARK: Constraints

extension NSLayoutConstraint {
  /// Now `isActive`.
  @available(*, unavailable, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// Now `activate(_:)`.
  @available(*, unavailable, renamed: "activate(_:)")
  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) { activate(constraints) }

  /// Now `deactivate(_:)`.
  @available(*, unavailable, renamed: "deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) { deactivate(constraints) }

  /// Now `constraints(withVisualFormat:options:metrics:views:)`.
  @available(*, unavailable, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public class func constraintsWithVisualFormat(
    _ format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { constraints(withVisualFormat: format, options: options, metrics: metrics, views: views) }
}

// MARK: Views and controllers

extension UIView {
  /// Now `isHidden`.
  @available(*, unavailable, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  /// Now `translatesAutoresizingMaskIntoConstraints`.
  @available(*, unavailable, renamed: "translatesAutoresizingMaskIntoConstraints")
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
    translatesAutoresizingMaskIntoConstraints = flag
  }

  /// Now `setContentHuggingPriority(_:for:)`.
  @available(*, unavailable, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(priority, for: axis)
  }

  /// Now `setContentCompressionResistancePriority(_:for:)`.
  @available(*, unavailable, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) { setContentCompressionResistancePriority(priority, for: axis) }

  /// Now `animate(withDuration:animations:)`.
  @available(*, unavailable, renamed: "animate(withDuration:animations:)")
  public class func animateWithDuration(_ duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations)
  }

  /// Now `animate(withDuration:animations:completion:)`.
  @available(*, unavailable, renamed: "animate(withDuration:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
}

extension UIViewController {
  /// Now `children`.
  @available(*, unavailable, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
}

extension UIStackView {
  /// Now `insertArrangedSubview(_:at:)`.
  @available(*, unavailable, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: UIView, atIndex stackIndex: Int) {
    insertArrangedSubview(view, at: stackIndex)
  }
}

extension UIButton {
  /// Now `setTitle(_:for:)`.
  @available(*, unavailable, renamed: "setTitle(_:for:)")
  public func setTitle(_ title: String?, forState state: UIControl.State) { setTitle(title, for: state) }
}

extension UIControl {
  /// Now `addTarget(_:action:for:)`.
  @available(*, unavailable, renamed: "addTarget(_:action:for:)")
  public func addTarget(_ target: Any?, action: String, forControlEvents events: UIControl.Event) {
    _ = (target, action, events)
  }
}

extension UIFont {
  /// Now `preferredFont(forTextStyle:)`.
  @available(*, unavailable, renamed: "preferredFont(forTextStyle:)")
  public class func preferredFontForTextStyle(_ style: TextStyle) -> UIFont { preferredFont(forTextStyle: style) }
}

// MARK: Colours

extension UIColor {
  /// Now `black`.
  @available(*, unavailable, renamed: "black")
  public class func blackColor() -> UIColor { .black }

  /// Now `darkGray`.
  @available(*, unavailable, renamed: "darkGray")
  public class func darkGrayColor() -> UIColor { .darkGray }

  /// Now `lightGray`.
  @available(*, unavailable, renamed: "lightGray")
  public class func lightGrayColor() -> UIColor { .lightGray }

  /// Now `white`.
  @available(*, unavailable, renamed: "white")
  public class func whiteColor() -> UIColor { .white }

  /// Now `gray`.
  @available(*, unavailable, renamed: "gray")
  public class func grayColor() -> UIColor { .gray }

  /// Now `red`.
  @available(*, unavailable, renamed: "red")
  public class func redColor() -> UIColor { .red }

  /// Now `green`.
  @available(*, unavailable, renamed: "green")
  public class func greenColor() -> UIColor { .green }

  /// Now `blue`.
  @available(*, unavailable, renamed: "blue")
  public class func blueColor() -> UIColor { .blue }

  /// Now `cyan`.
  @available(*, unavailable, renamed: "cyan")
  public class func cyanColor() -> UIColor { .cyan }

  /// Now `yellow`.
  @available(*, unavailable, renamed: "yellow")
  public class func yellowColor() -> UIColor { .yellow }

  /// Now `magenta`.
  @available(*, unavailable, renamed: "magenta")
  public class func magentaColor() -> UIColor { .magenta }

  /// Now `orange`.
  @available(*, unavailable, renamed: "orange")
  public class func orangeColor() -> UIColor { .orange }

  /// Now `purple`.
  @available(*, unavailable, renamed: "purple")
  public class func purpleColor() -> UIColor { .purple }

  /// Now `brown`.
  @available(*, unavailable, renamed: "brown")
  public class func brownColor() -> UIColor { .brown }

  /// Now `clear`.
  @available(*, unavailable, renamed: "clear")
  public class func clearColor() -> UIColor { .clear }
}
