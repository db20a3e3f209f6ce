import Foundation

// Names of Swift 2 and of Objective-C, as older listings have them: the compiler answers with the present name, as it does on a
// Mac. Nothing here can be called.

// MARK: Types

/// Now `UIStackView.Distribution`.
@available(*, unavailable, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// Now `UIStackView.Alignment`.
@available(*, unavailable, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// Now `NSLayoutConstraint.Axis`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// Now `NSLayoutConstraint.Attribute`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// Now `NSLayoutConstraint.Relation`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// Now `NSLayoutConstraint.FormatOptions`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// Now `UIView.AutoresizingMask`.
@available(*, unavailable, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// Now `UIView.ContentMode`.
@available(*, unavailable, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// Now `UIButton.ButtonType`.
@available(*, unavailable, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// Now `UIControl.State`.
@available(*, unavailable, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// Now `UIControl.Event`.
@available(*, unavailable, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// Now `UIFont.TextStyle`.
@available(*, unavailable, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// Now `DateFormatter`.
@available(*, unavailable, renamed: "DateFormatter")
public typealias NSDateFormatter = DateFormatter

// MARK: Constants

/// Now `NSLayoutConstraint.Attribute.left`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.left")
public let NSLayoutAttributeLeft: NSLayoutConstraint.Attribute = .left

/// Now `NSLayoutConstraint.Attribute.right`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.right")
public let NSLayoutAttributeRight: NSLayoutConstraint.Attribute = .right

/// Now `NSLayoutConstraint.Attribute.top`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.top")
public let NSLayoutAttributeTop: NSLayoutConstraint.Attribute = .top

/// Now `NSLayoutConstraint.Attribute.bottom`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.bottom")
public let NSLayoutAttributeBottom: NSLayoutConstraint.Attribute = .bottom

/// Now `NSLayoutConstraint.Attribute.leading`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.leading")
public let NSLayoutAttributeLeading: NSLayoutConstraint.Attribute = .leading

/// Now `NSLayoutConstraint.Attribute.trailing`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.trailing")
public let NSLayoutAttributeTrailing: NSLayoutConstraint.Attribute = .trailing

/// Now `NSLayoutConstraint.Attribute.width`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.width")
public let NSLayoutAttributeWidth: NSLayoutConstraint.Attribute = .width

/// Now `NSLayoutConstraint.Attribute.height`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.height")
public let NSLayoutAttributeHeight: NSLayoutConstraint.Attribute = .height

/// Now `NSLayoutConstraint.Attribute.centerX`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.centerX")
public let NSLayoutAttributeCenterX: NSLayoutConstraint.Attribute = .centerX

/// Now `NSLayoutConstraint.Attribute.centerY`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.centerY")
public let NSLayoutAttributeCenterY: NSLayoutConstraint.Attribute = .centerY

/// Now `NSLayoutConstraint.Attribute.lastBaseline`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.lastBaseline")
public let NSLayoutAttributeLastBaseline: NSLayoutConstraint.Attribute = .lastBaseline

/// Now `NSLayoutConstraint.Attribute.firstBaseline`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.firstBaseline")
public let NSLayoutAttributeFirstBaseline: NSLayoutConstraint.Attribute = .firstBaseline

/// Now `NSLayoutConstraint.Attribute.leftMargin`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.leftMargin")
public let NSLayoutAttributeLeftMargin: NSLayoutConstraint.Attribute = .leftMargin

/// Now `NSLayoutConstraint.Attribute.rightMargin`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.rightMargin")
public let NSLayoutAttributeRightMargin: NSLayoutConstraint.Attribute = .rightMargin

/// Now `NSLayoutConstraint.Attribute.topMargin`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.topMargin")
public let NSLayoutAttributeTopMargin: NSLayoutConstraint.Attribute = .topMargin

/// Now `NSLayoutConstraint.Attribute.bottomMargin`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.bottomMargin")
public let NSLayoutAttributeBottomMargin: NSLayoutConstraint.Attribute = .bottomMargin

/// Now `NSLayoutConstraint.Attribute.leadingMargin`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.leadingMargin")
public let NSLayoutAttributeLeadingMargin: NSLayoutConstraint.Attribute = .leadingMargin

/// Now `NSLayoutConstraint.Attribute.trailingMargin`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.trailingMargin")
public let NSLayoutAttributeTrailingMargin: NSLayoutConstraint.Attribute = .trailingMargin

/// Now `NSLayoutConstraint.Attribute.centerXWithinMargins`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.centerXWithinMargins")
public let NSLayoutAttributeCenterXWithinMargins: NSLayoutConstraint.Attribute = .centerXWithinMargins

/// Now `NSLayoutConstraint.Attribute.centerYWithinMargins`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.centerYWithinMargins")
public let NSLayoutAttributeCenterYWithinMargins: NSLayoutConstraint.Attribute = .centerYWithinMargins

/// Now `NSLayoutConstraint.Attribute.notAnAttribute`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.notAnAttribute")
public let NSLayoutAttributeNotAnAttribute: NSLayoutConstraint.Attribute = .notAnAttribute

/// Now `NSLayoutConstraint.Attribute.lastBaseline`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute.lastBaseline")
public let NSLayoutAttributeBaseline: NSLayoutConstraint.Attribute = .lastBaseline

/// Now `NSLayoutConstraint.Relation.equal`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation.equal")
public let NSLayoutRelationEqual: NSLayoutConstraint.Relation = .equal

/// Now `NSLayoutConstraint.Relation.lessThanOrEqual`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation.lessThanOrEqual")
public let NSLayoutRelationLessThanOrEqual: NSLayoutConstraint.Relation = .lessThanOrEqual

/// Now `NSLayoutConstraint.Relation.greaterThanOrEqual`.
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation.greaterThanOrEqual")
public let NSLayoutRelationGreaterThanOrEqual: NSLayoutConstraint.Relation = .greaterThanOrEqual

/// Now `NSLayoutConstraint.FormatOptions.alignAllLeft`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllLeft")
public let NSLayoutFormatAlignAllLeft: NSLayoutConstraint.FormatOptions = .alignAllLeft

/// Now `NSLayoutConstraint.FormatOptions.alignAllRight`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllRight")
public let NSLayoutFormatAlignAllRight: NSLayoutConstraint.FormatOptions = .alignAllRight

/// Now `NSLayoutConstraint.FormatOptions.alignAllTop`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllTop")
public let NSLayoutFormatAlignAllTop: NSLayoutConstraint.FormatOptions = .alignAllTop

/// Now `NSLayoutConstraint.FormatOptions.alignAllBottom`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllBottom")
public let NSLayoutFormatAlignAllBottom: NSLayoutConstraint.FormatOptions = .alignAllBottom

/// Now `NSLayoutConstraint.FormatOptions.alignAllLeading`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllLeading")
public let NSLayoutFormatAlignAllLeading: NSLayoutConstraint.FormatOptions = .alignAllLeading

/// Now `NSLayoutConstraint.FormatOptions.alignAllTrailing`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllTrailing")
public let NSLayoutFormatAlignAllTrailing: NSLayoutConstraint.FormatOptions = .alignAllTrailing

/// Now `NSLayoutConstraint.FormatOptions.alignAllCenterX`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllCenterX")
public let NSLayoutFormatAlignAllCenterX: NSLayoutConstraint.FormatOptions = .alignAllCenterX

/// Now `NSLayoutConstraint.FormatOptions.alignAllCenterY`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllCenterY")
public let NSLayoutFormatAlignAllCenterY: NSLayoutConstraint.FormatOptions = .alignAllCenterY

/// Now `NSLayoutConstraint.FormatOptions.alignAllLastBaseline`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllLastBaseline")
public let NSLayoutFormatAlignAllLastBaseline: NSLayoutConstraint.FormatOptions = .alignAllLastBaseline

/// Now `NSLayoutConstraint.FormatOptions.alignAllFirstBaseline`.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions.alignAllFirstBaseline")
public let NSLayoutFormatAlignAllFirstBaseline: NSLayoutConstraint.FormatOptions = .alignAllFirstBaseline

/// Now `UIView.AutoresizingMask.flexibleLeftMargin`.
@available(*, unavailable, renamed: "UIView.AutoresizingMask.flexibleLeftMargin")
public let UIViewAutoresizingFlexibleLeftMargin: UIView.AutoresizingMask = .flexibleLeftMargin

/// Now `UIView.AutoresizingMask.flexibleWidth`.
@available(*, unavailable, renamed: "UIView.AutoresizingMask.flexibleWidth")
public let UIViewAutoresizingFlexibleWidth: UIView.AutoresizingMask = .flexibleWidth

/// Now `UIView.AutoresizingMask.flexibleRightMargin`.
@available(*, unavailable, renamed: "UIView.AutoresizingMask.flexibleRightMargin")
public let UIViewAutoresizingFlexibleRightMargin: UIView.AutoresizingMask = .flexibleRightMargin

/// Now `UIView.AutoresizingMask.flexibleTopMargin`.
@available(*, unavailable, renamed: "UIView.AutoresizingMask.flexibleTopMargin")
public let UIViewAutoresizingFlexibleTopMargin: UIView.AutoresizingMask = .flexibleTopMargin

/// Now `UIView.AutoresizingMask.flexibleHeight`.
@available(*, unavailable, renamed: "UIView.AutoresizingMask.flexibleHeight")
public let UIViewAutoresizingFlexibleHeight: UIView.AutoresizingMask = .flexibleHeight

/// Now `UIView.AutoresizingMask.flexibleBottomMargin`.
@available(*, unavailable, renamed: "UIView.AutoresizingMask.flexibleBottomMargin")
public let UIViewAutoresizingFlexibleBottomMargin: UIView.AutoresizingMask = .flexibleBottomMargin

/// Now `UIFont.TextStyle.body`.
@available(*, unavailable, renamed: "UIFont.TextStyle.body")
public let UIFontTextStyleBody: UIFont.TextStyle = .body

/// Now `UIFont.TextStyle.headline`.
@available(*, unavailable, renamed: "UIFont.TextStyle.headline")
public let UIFontTextStyleHeadline: UIFont.TextStyle = .headline

/// Now `UIFont.TextStyle.subheadline`.
@available(*, unavailable, renamed: "UIFont.TextStyle.subheadline")
public let UIFontTextStyleSubheadline: UIFont.TextStyle = .subheadline

/// Now `UIFont.TextStyle.footnote`.
@available(*, unavailable, renamed: "UIFont.TextStyle.footnote")
public let UIFontTextStyleFootnote: UIFont.TextStyle = .footnote

/// Now `UIFont.TextStyle.caption1`.
@available(*, unavailable, renamed: "UIFont.TextStyle.caption1")
public let UIFontTextStyleCaption1: UIFont.TextStyle = .caption1

/// Now `UIFont.TextStyle.caption2`.
@available(*, unavailable, renamed: "UIFont.TextStyle.caption2")
public let UIFontTextStyleCaption2: UIFont.TextStyle = .caption2

/// Now `UIFont.TextStyle.title1`.
@available(*, unavailable, renamed: "UIFont.TextStyle.title1")
public let UIFontTextStyleTitle1: UIFont.TextStyle = .title1

/// Now `UIFont.TextStyle.title2`.
@available(*, unavailable, renamed: "UIFont.TextStyle.title2")
public let UIFontTextStyleTitle2: UIFont.TextStyle = .title2

/// Now `UIFont.TextStyle.title3`.
@available(*, unavailable, renamed: "UIFont.TextStyle.title3")
public let UIFontTextStyleTitle3: UIFont.TextStyle = .title3

/// Now `UIFont.TextStyle.callout`.
@available(*, unavailable, renamed: "UIFont.TextStyle.callout")
public let UIFontTextStyleCallout: UIFont.TextStyle = .callout

/// Now `UILayoutPriority.required`.
@available(*, unavailable, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired: UILayoutPriority = .required

/// Now `UILayoutPriority.defaultHigh`.
@available(*, unavailable, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh: UILayoutPriority = .defaultHigh

/// Now `UILayoutPriority.defaultLow`.
@available(*, unavailable, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow: UILayoutPriority = .defaultLow

/// Now `UILayoutPriority.fittingSizeLevel`.
@available(*, unavailable, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel: UILayoutPriority = .fittingSizeLevel

/// Now `UIUserInterfaceSizeClass.compact`.
@available(*, unavailable, renamed: "UIUserInterfaceSizeClass.compact")
public let UIUserInterfaceSizeClassCompact: UIUserInterfaceSizeClass = .compact

/// Now `UIUserInterfaceSizeClass.regular`.
@available(*, unavailable, renamed: "UIUserInterfaceSizeClass.regular")
public let UIUserInterfaceSizeClassRegular: UIUserInterfaceSizeClass = .regular

/// Now `UIUserInterfaceSizeClass.unspecified`.
@available(*, unavailable, renamed: "UIUserInterfaceSizeClass.unspecified")
public let UIUserInterfaceSizeClassUnspecified: UIUserInterfaceSizeClass = .unspecified
