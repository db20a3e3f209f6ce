import Foundation

// Names of Swift 2 and of Objective-C, as older listings have them: the compiler answers with the present name, as it does on a
// Mac. Nothing here can be called.

// MARK: Cases

extension NSLayoutConstraint.Axis {
  /// Now `horizontal`.
  @available(*, unavailable, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }

  /// Now `vertical`.
  @available(*, unavailable, renamed: "vertical")
  public static var Vertical: Self { .vertical }
}

extension UIStackView.Distribution {
  /// Now `fill`.
  @available(*, unavailable, renamed: "fill")
  public static var Fill: Self { .fill }

  /// Now `fillEqually`.
  @available(*, unavailable, renamed: "fillEqually")
  public static var FillEqually: Self { .fillEqually }

  /// Now `fillProportionally`.
  @available(*, unavailable, renamed: "fillProportionally")
  public static var FillProportionally: Self { .fillProportionally }

  /// Now `equalSpacing`.
  @available(*, unavailable, renamed: "equalSpacing")
  public static var EqualSpacing: Self { .equalSpacing }

  /// Now `equalCentering`.
  @available(*, unavailable, renamed: "equalCentering")
  public static var EqualCentering: Self { .equalCentering }
}

extension UIStackView.Alignment {
  /// Now `fill`.
  @available(*, unavailable, renamed: "fill")
  public static var Fill: Self { .fill }

  /// Now `leading`.
  @available(*, unavailable, renamed: "leading")
  public static var Leading: Self { .leading }

  /// Now `top`.
  @available(*, unavailable, renamed: "top")
  public static var Top: Self { .top }

  /// Now `firstBaseline`.
  @available(*, unavailable, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }

  /// Now `center`.
  @available(*, unavailable, renamed: "center")
  public static var Center: Self { .center }

  /// Now `trailing`.
  @available(*, unavailable, renamed: "trailing")
  public static var Trailing: Self { .trailing }

  /// Now `bottom`.
  @available(*, unavailable, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  /// Now `lastBaseline`.
  @available(*, unavailable, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }
}

extension NSLayoutConstraint.Relation {
  /// Now `equal`.
  @available(*, unavailable, renamed: "equal")
  public static var Equal: Self { .equal }

  /// Now `lessThanOrEqual`.
  @available(*, unavailable, renamed: "lessThanOrEqual")
  public static var LessThanOrEqual: Self { .lessThanOrEqual }

  /// Now `greaterThanOrEqual`.
  @available(*, unavailable, renamed: "greaterThanOrEqual")
  public static var GreaterThanOrEqual: Self { .greaterThanOrEqual }
}

extension NSLayoutConstraint.Attribute {
  /// Now `left`.
  @available(*, unavailable, renamed: "left")
  public static var Left: Self { .left }

  /// Now `right`.
  @available(*, unavailable, renamed: "right")
  public static var Right: Self { .right }

  /// Now `top`.
  @available(*, unavailable, renamed: "top")
  public static var Top: Self { .top }

  /// Now `bottom`.
  @available(*, unavailable, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  /// Now `leading`.
  @available(*, unavailable, renamed: "leading")
  public static var Leading: Self { .leading }

  /// Now `trailing`.
  @available(*, unavailable, renamed: "trailing")
  public static var Trailing: Self { .trailing }

  /// Now `width`.
  @available(*, unavailable, renamed: "width")
  public static var Width: Self { .width }

  /// Now `height`.
  @available(*, unavailable, renamed: "height")
  public static var Height: Self { .height }

  /// Now `centerX`.
  @available(*, unavailable, renamed: "centerX")
  public static var CenterX: Self { .centerX }

  /// Now `centerY`.
  @available(*, unavailable, renamed: "centerY")
  public static var CenterY: Self { .centerY }

  /// Now `lastBaseline`.
  @available(*, unavailable, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }

  /// Now `firstBaseline`.
  @available(*, unavailable, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }

  /// Now `leftMargin`.
  @available(*, unavailable, renamed: "leftMargin")
  public static var LeftMargin: Self { .leftMargin }

  /// Now `rightMargin`.
  @available(*, unavailable, renamed: "rightMargin")
  public static var RightMargin: Self { .rightMargin }

  /// Now `topMargin`.
  @available(*, unavailable, renamed: "topMargin")
  public static var TopMargin: Self { .topMargin }

  /// Now `bottomMargin`.
  @available(*, unavailable, renamed: "bottomMargin")
  public static var BottomMargin: Self { .bottomMargin }

  /// Now `leadingMargin`.
  @available(*, unavailable, renamed: "leadingMargin")
  public static var LeadingMargin: Self { .leadingMargin }

  /// Now `trailingMargin`.
  @available(*, unavailable, renamed: "trailingMargin")
  public static var TrailingMargin: Self { .trailingMargin }

  /// Now `centerXWithinMargins`.
  @available(*, unavailable, renamed: "centerXWithinMargins")
  public static var CenterXWithinMargins: Self { .centerXWithinMargins }

  /// Now `centerYWithinMargins`.
  @available(*, unavailable, renamed: "centerYWithinMargins")
  public static var CenterYWithinMargins: Self { .centerYWithinMargins }

  /// Now `notAnAttribute`.
  @available(*, unavailable, renamed: "notAnAttribute")
  public static var NotAnAttribute: Self { .notAnAttribute }
}

extension UIControl.State {
  /// Now `normal`.
  @available(*, unavailable, renamed: "normal")
  public static var Normal: Self { .normal }

  /// Now `highlighted`.
  @available(*, unavailable, renamed: "highlighted")
  public static var Highlighted: Self { .highlighted }

  /// Now `disabled`.
  @available(*, unavailable, renamed: "disabled")
  public static var Disabled: Self { .disabled }

  /// Now `selected`.
  @available(*, unavailable, renamed: "selected")
  public static var Selected: Self { .selected }
}

extension UIControl.Event {
  /// Now `touchUpInside`.
  @available(*, unavailable, renamed: "touchUpInside")
  public static var TouchUpInside: Self { .touchUpInside }

  /// Now `touchDown`.
  @available(*, unavailable, renamed: "touchDown")
  public static var TouchDown: Self { .touchDown }

  /// Now `valueChanged`.
  @available(*, unavailable, renamed: "valueChanged")
  public static var ValueChanged: Self { .valueChanged }

  /// Now `editingChanged`.
  @available(*, unavailable, renamed: "editingChanged")
  public static var EditingChanged: Self { .editingChanged }
}

extension UIButton.ButtonType {
  /// Now `custom`.
  @available(*, unavailable, renamed: "custom")
  public static var Custom: Self { .custom }

  /// Now `system`.
  @available(*, unavailable, renamed: "system")
  public static var System: Self { .system }

  /// Now `system`.
  @available(*, unavailable, renamed: "system")
  public static var RoundedRect: Self { .system }
}

extension UIView.ContentMode {
  /// Now `scaleToFill`.
  @available(*, unavailable, renamed: "scaleToFill")
  public static var ScaleToFill: Self { .scaleToFill }

  /// Now `scaleAspectFit`.
  @available(*, unavailable, renamed: "scaleAspectFit")
  public static var ScaleAspectFit: Self { .scaleAspectFit }

  /// Now `scaleAspectFill`.
  @available(*, unavailable, renamed: "scaleAspectFill")
  public static var ScaleAspectFill: Self { .scaleAspectFill }

  /// Now `center`.
  @available(*, unavailable, renamed: "center")
  public static var Center: Self { .center }
}
