/// Elements and attributes that no layout depends on, or that are read only where they matter, by their names.
///
/// What is in none of these tables is read, or named as not read.
enum KnownParts {
  /// What Interface Builder keeps for itself, and what says nothing that is not said elsewhere.
  static let editor: Set<String> = [
    "key", "id", "accessibilityOverrides", "ambiguous", "animations", "appearance", "canvasLocation", "capability",
    "classes",
    "collectionClass", "colorLabel", "colorMatched", "customColorSpace", "colorSpace", "customModule",
    "customModuleProvider", "dependencies", "deployment", "designables", "family", "freeformSize",
    "freeformSimulatedSizeMetrics", "inferredMetricsTieBreakers", "key", "placeholderIdentifier",
    "propertyAccessControl", "requiredIntegratedClassName", "sceneID", "sceneMemberID", "simulatedDestinationMetrics",
    "simulatedOrientationMetrics", "systemVersion", "targetRuntime", "textAttributes", "userComments", "userLabel",
    "appends", "useAutolayout", "useTraitCollections", "variant", "version", "keyedArchiveRepresentation", "misplaced",
    "usesAttributedText", "hasAttributedTitle", "xcode11CocoaTouchSystemColor", "NSOriginalFont",
    "intrinsicContentSize",
    "designTimeSize", "prompted", "layout",
  ]

  /// What is read where it matters, in any element: masks of views without constraints, copies of symbols, frames and
  /// constraints of what has none on screen.
  static let conditional: Set<String> = [
    "autoresizesSubviews", "autoresizingMask", "catalog", "constraints", "customClass", "fixedFrame", "frame",
    "horizontalHuggingPriority", "verticalHuggingPriority", "insetsLayoutMarginsFromSafeArea",
    "simulatedBottomBarMetrics",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "storyboardIdentifier", "subviews", "tabBarItem", "title",
    "toolbarItems", "toolbarHidden", "navigationItem", "translatesAutoresizingMaskIntoConstraints",
  ]

  /// What is read where it matters, by element: constraints that are installed, states that are shown, sizes that are not
  /// those of a style.
  static let conditionalOfElements: [String: Set<String>] = [
    "attributes": ["NSParagraphStyle"],
    "barButtonItem": ["image"],
    "button": [
      "backgroundColor", "buttonType", "disabled", "focused", "fontDescription", "highlighted", "imageEdgeInsets",
      "lineBreakMode", "normal", "selected", "titleEdgeInsets",
    ],
    "collectionView": ["dataMode"],
    "collectionViewCell": ["customSize"],
    "color": ["cocoaTouchSystemColor", "systemColor"],
    "constraint": [
      "constant", "firstAttribute", "firstItem", "multiplier", "placeholder", "priority", "relation", "secondAttribute",
      "secondItem", "symbolic",
    ],
    "label": ["minimumFontSize", "minimumScaleFactor", "textColor"],
    "navigationItem": [
      "backBarButtonItem", "largeTitleDisplayMode", "leftBarButtonItem", "prompt", "rightBarButtonItem",
      "rightBarButtonItems", "leftBarButtonItems",
    ],
    "paragraphStyle": ["lineBreakMode"],
    "preferredSymbolConfiguration": ["weight"],
    "segmentedControl": ["selectedSegmentIndex"],
    "simulatedMetricsContainer": ["destination", "orientation"],
    "size": ["height", "width"],
    "slider": ["maxValue", "minValue"],
    "state": ["backgroundImage", "image", "preferredSymbolConfiguration", "title", "titleColor"],
    "navigationBar": ["clipsSubviews"],
    "tabBar": ["backgroundColor"],
    "tableView": ["dataMode"],
    "tableViewCellContentView": ["tableViewCell"],
    "tabBarItem": ["image", "selectedImage"],
    "textField": ["minimumFontSize", "textColor"],
    "variation": ["fixedFrame"],
    "view": ["backgroundColor", "clipsSubviews"],
    "extendedEdge": ["bottom"],
  ]

  /// What has the name of a behaviour, and in this element changes what iOS shows.
  static let shown: Set<String> = [
    "button.changesSelectionAsPrimaryAction", "datePicker.calendar", "datePicker.locale",
    "imageView.adjustsImageSizeForAccessibilityContentSizeCategory", "pageControl.direction",
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
    "focused", "highlighted", "highlightedColor", "highlightedImage", "menu",
    "reversesTitleShadowWhenHighlighted", "role", "showsMenuAsPrimaryAction", "showsTouchWhenHighlighted", "wraps",
    "autorepeat", "defersCurrentPageDisplay", "minuteInterval", "stepValue", "minimumValue",
    "maximumValue", "timeZone", "locale", "calendar", "date", "minimumDate", "maximumDate", "countDownDuration",
    "preview",
    "commit", "animating",
    // Controllers.
    "autoresizesArchivedViewToFullSize", "automaticallyAdjustsScrollViewInsets", "contentSizeForViewInPopover",
    "definesPresentationContext", "hidesBottomBarWhenPushed", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact", "interfaceStyle", "modalInPresentation",
    "modalPresentationStyle", "modalTransitionStyle", "navigationOrientation", "popoverArrowDirection",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "preferredContentSize",
    "providesPresentationContextTransitionStyle",
    "spineLocation", "splitViewControllerTargetIndex", "transitionStyle", "viewControllerPlaceholder",
    "wantsFullScreenLayout", "destinationCreationSelector", "interactiveDismissal", "extendedLayoutIncludesOpaqueBars",
    "edgesForExtendedLayout", "extendedEdge", "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth",
    // Drawing that is the same without it.
    "adjustsFontForContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory", "baselineAdjustment",
    "clearsContextBeforeDrawing", "contentMode", "opaque", "segmentControlStyle",
    "allowsDefaultTighteningForTruncation",
    "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "indentationWidth",
    "sectionIndexMinimumDisplayRowCount", "drawsAsynchronously", "titleShadowColor", "layoutManager", "nil", "none",
    "remembersLastFocusedIndexPath", "NSLigature", "tighteningFactorForTruncation", "baseWritingDirection",
    "sectionIndexBackgroundColor", "sectionIndexColor", "sectionIndexTrackingBackgroundColor",
    // Of every control, whose content is where it is by itself.
    "contentHorizontalAlignment", "contentVerticalAlignment",
    // Maps and pages of the web, which are drawn as boxes.
    "applicationNameForUserAgent", "configuration", "mapType", "pitchEnabled", "rotateEnabled", "showsCompass",
    "showsScale", "showsUserLocation", "zoomEnabled", "mediaTypesRequiringUserActionForPlayback", "preferences",
  ]
}
