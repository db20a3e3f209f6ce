/// Elements and attributes that no layout depends on, or that are read only where they matter, by their names.
///
/// What is in none of these tables is read, or named as not read.
enum KnownParts {
  /// What Interface Builder keeps for itself, and what says nothing that is not said elsewhere.
  static let editor: Set<String> = [
    "key", "id", "accessibilityOverrides", "animations", "appearance", "canvasLocation", "capability", "classes",
    "collectionClass", "colorLabel", "colorMatched", "customColorSpace", "colorSpace", "customModule",
    "customModuleProvider", "dependencies", "deployment", "designables", "family", "freeformSize",
    "freeformSimulatedSizeMetrics", "inferredMetricsTieBreakers", "key", "placeholderIdentifier",
    "propertyAccessControl", "requiredIntegratedClassName", "sceneID", "sceneMemberID", "simulatedDestinationMetrics",
    "simulatedOrientationMetrics", "systemVersion", "targetRuntime", "textAttributes", "userComments", "userLabel",
    "useAutolayout", "useTraitCollections", "variant", "version", "keyedArchiveRepresentation",
    "usesAttributedText", "hasAttributedTitle", "xcode11CocoaTouchSystemColor", "NSOriginalFont", "intrinsicContentSize",
    "designTimeSize", "prompted", "destination", "orientation", "statusBar",
  ]

  /// What is read where it matters: constraints that are installed, frames and masks of views without constraints, sizes
  /// of the size class, styles that something else replaces.
  static let conditional: Set<String> = [
    "autoresizingMask", "catalog", "constant", "constraints", "customClass", "exclude", "firstAttribute", "firstItem",
    "fixedFrame", "frame", "fontDescription", "height", "heightClass", "include", "minimumFontSize",
    "minimumScaleFactor", "multiplier", "placeholder", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth",
    "preferredMaxLayoutWidth", "priority", "relation", "secondAttribute", "secondItem", "simulatedBottomBarMetrics",
    "simulatedScreenMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "customSize", "subviews", "symbolic",
    "translatesAutoresizingMaskIntoConstraints", "width", "x", "y", "systemColor", "cocoaTouchSystemColor", "storyboardIdentifier",
    "name", "title", "buttonType", "lineBreakMode", "tableViewCell", "insetsLayoutMarginsFromSafeArea",
    "numberOfLines", "textColor", "titleColor", "backgroundColor", "state", "normal", "mask", "size", "pointSize",
    "red", "green", "blue", "white", "alpha", "style", "symbolScale", "rect", "dataMode", "tabBarItem", "toolbarItems",
    "image", "selectedImage", "toolbarHidden", "navigationBarHidden", "largeTitleDisplayMode", "item",
  ]

  /// What only a running application shows, which objects made from a nib have where UIKit has it.
  static let behaviour: Set<String> = [
    // Identities, classes and connections.
    "accessibility", "accessibilityConfiguration", "action", "connections", "customObject", "gestureRecognizers",
    "identifier", "isElement", "outlet", "outletCollection", "placeholder", "referencedIdentifier",
    "restorationIdentifier", "reuseIdentifier", "segue", "selector", "storyboardName", "tag", "trigger", "unwindAction",
    "useStoryboardIdentifierAsRestorationIdentifier", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
    "value", "type", "kind", "property", "relationship", "inheritsFrom", "exit", "window", "visibleAtLaunch",
    // Touches.
    "allowableMovement", "allowsDirectInteraction", "canCancelContentTouches", "delaysContentTouches", "delegate",
    "directionalLockEnabled", "direction", "eventType", "exclusiveTouch", "minimumNumberOfTouches",
    "maximumNumberOfTouches", "minimumPressDuration", "multipleTouchEnabled", "numberOfTapsRequired",
    "numberOfTouchesRequired", "springLoaded", "userInteractionEnabled", "left", "right", "up", "down",
    "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
    // Scrolling.
    "bounces", "bouncesZoom", "indicatorStyle", "keyboardDismissMode", "maximumZoomScale", "minimumZoomScale",
    "pagingEnabled", "prefetchingEnabled", "scrollEnabled", "scrollIndicatorInsets", "scrollsToTop",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "zoomScale",
    // Typing.
    "allowsEditingTextAttributes", "autocapitalizationType", "autocorrectionType", "clearsOnBeginEditing", "editable",
    "enablesReturnKeyAutomatically", "keyboardAppearance", "keyboardType", "passwordRules", "returnKeyType",
    "selectable", "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "textContentType",
    "textInputTraits", "dataDetectorTypes", "linkTextAttributes", "allowsUndo",
    // Selecting and editing.
    "allowsFocus", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing", "allowsSelection",
    "allowsSelectionDuringEditing", "clearsSelectionOnViewWillAppear", "editingAccessoryType", "focusStyle",
    "hidesAccessoryWhenEditing", "selectionFollowsFocus", "selectionStyle", "shouldIndentWhileEditing",
    "showsReorderControl", "showsSelectionImmediatelyOnTouchBegin",
    // Highlights, menus and feedback.
    "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "changesSelectionAsPrimaryAction", "continuous",
    "focused", "highlighted", "highlightedColor", "highlightedImage", "menu", "momentary",
    "reversesTitleShadowWhenHighlighted", "role", "showsMenuAsPrimaryAction", "showsTouchWhenHighlighted", "wraps",
    "autorepeat", "defersCurrentPageDisplay", "hidesForSinglePage", "minuteInterval", "stepValue", "minimumValue",
    "maximumValue", "timeZone", "locale", "calendar", "date", "minimumDate", "maximumDate", "countDownDuration", "preview",
    "commit", "hidesWhenStopped", "animating",
    // Controllers.
    "autoresizesArchivedViewToFullSize", "automaticallyAdjustsScrollViewInsets", "contentSizeForViewInPopover",
    "definesPresentationContext", "hidesBottomBarWhenPushed", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact", "interfaceStyle", "modalInPresentation",
    "modalPresentationStyle", "modalTransitionStyle", "navigationOrientation", "popoverArrowDirection",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "preferredContentSize", "providesPresentationContextTransitionStyle",
    "spineLocation", "splitViewControllerTargetIndex", "transitionStyle", "viewControllerPlaceholder",
    "wantsFullScreenLayout", "destinationCreationSelector", "interactiveDismissal", "extendedLayoutIncludesOpaqueBars",
    "edgesForExtendedLayout", "extendedEdge", "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth",
    // Drawing that is the same without it.
    "adjustsFontForContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory", "baselineAdjustment",
    "clearsContextBeforeDrawing", "contentMode", "opaque", "segmentControlStyle", "allowsDefaultTighteningForTruncation",
    "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "indentationWidth",
    "sectionIndexMinimumDisplayRowCount", "drawsAsynchronously", "titleShadowColor", "layoutManager", "nil", "none",
    "remembersLastFocusedIndexPath", "NSLigature",
    // Of every control, whose content is where it is by itself.
    "contentHorizontalAlignment", "contentVerticalAlignment",
    // Maps and pages of the web, which are drawn as boxes.
    "applicationNameForUserAgent", "configuration", "mapType", "pitchEnabled", "rotateEnabled", "showsCompass",
    "showsScale", "showsUserLocation", "zoomEnabled", "mediaTypesRequiringUserActionForPlayback", "preferences",
  ]
}
